// What can't be undone is asked about once more, with a way back, and a double click is no answer.

const SLIP = 700; // milliseconds in which a second click is only the rest of the first
const play = document.getElementById("play");
let asked = null; // the button that asks, what it said before, its way back, and since when

function ask(button) {
  const cancel = document.createElement("button");
  cancel.type = "button";
  cancel.textContent = play.dataset.cancel;
  cancel.addEventListener("click", () => leave(true));
  asked = { button, cancel, words: button.textContent, since: performance.now() };
  button.textContent = button.dataset.sure;
  button.classList.add("sure", "primary");
  button.after(cancel);
}

function leave(back) {
  const { button, cancel, words } = asked;
  asked = null;
  cancel.remove();
  button.textContent = words;
  button.classList.remove("sure", "primary");
  if (back) button.focus();
}

// Before the table hears of the click, which is only the answer.
play.addEventListener(
  "click",
  (event) => {
    const button = event.target.closest("[data-sure]");
    if (!button) return;
    const answers = asked?.button === button;
    if (answers && performance.now() - asked.since >= SLIP) return void leave(false);
    event.stopPropagation();
    if (answers) return;
    if (asked) leave(false);
    ask(button);
  },
  true,
);
document.addEventListener("keydown", (event) => asked && event.key === "Escape" && leave(true));
