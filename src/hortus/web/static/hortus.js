// What every page does.

const A_WHILE = 5000; // milliseconds after which an answer is not waited for any longer

// Where there is no connection, a worker says so. It is there only over https, or on this machine.
navigator.serviceWorker?.register("/worker.js").catch(() => {});

// A form is sent once: whoever clicks twice before the answer is there means one table.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (event.defaultPrevented || form.method !== "post") return;
  if ("sent" in form.dataset) {
    event.preventDefault();
    return;
  }
  form.dataset.sent = "";
  setTimeout(() => delete form.dataset.sent, A_WHILE);
});

// A page that was left and comes back as it was can send its forms again.
addEventListener("pageshow", () => {
  for (const form of document.forms) delete form.dataset.sent;
});
