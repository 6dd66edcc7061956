// A table that waits for people: links to send, as text and as QR codes. The keys of invitations came behind the #,
// where no server sees them, and stay in this browser.

import { byId, copy } from "./page.js";

const root = byId("play");
const waiting = byId("waiting");
const words = root.dataset;
const kept = `keys ${words.table}`;
const codes = new Map(); // drawn already, by key

function keepKeys() {
  const found = /^#keys=(.*)$/.exec(location.hash);
  if (!found) return;
  localStorage.setItem(kept, found[1]);
  history.replaceState(null, "", location.pathname + location.search);
}

function show() {
  const keys = new Map((localStorage.getItem(kept) ?? "").split(",").map((pair) => pair.split(":")));
  for (const place of waiting.querySelectorAll(".invitation")) {
    const key = place.dataset.open ? "" : keys.get(place.dataset.seat);
    if (key !== undefined && !place.querySelector("input")) invite(place, key);
  }
}

function invite(place, key) {
  const value = `${location.origin}/join/${words.table}${key && `#${key}`}`;
  const link = Object.assign(document.createElement("input"), { readOnly: true, value });
  link.setAttribute("aria-label", words.invite);
  const button = Object.assign(document.createElement("button"), { type: "button", textContent: words.copy });
  button.addEventListener("click", () => copyLink(link, button));
  const code = Object.assign(document.createElement("span"), { className: "qr" });
  place.replaceChildren(words.invite, link, button, code);
  if (["localhost", "127.0.0.1", "[::1]"].includes(location.hostname))
    place.append(Object.assign(document.createElement("p"), { className: "quiet", textContent: words.near }));
  draw(code, key);
}

// What can't be copied is selected, so that a key can.
async function copyLink(link, button) {
  if (await copy(link.value)) button.textContent = words.copied;
  else link.select();
}

async function draw(place, key) {
  if (!codes.has(key)) codes.set(key, fetch(`/tables/${words.table}/qr`, { method: "POST", body: new URLSearchParams({ key }) })
    .then((answer) => (answer.ok ? answer.text() : ""), () => ""));
  place.innerHTML = await codes.get(key);
  place.firstElementChild?.setAttribute("role", "img");
  place.firstElementChild?.setAttribute("aria-label", words.qr);
}

keepKeys();
new MutationObserver(show).observe(waiting, { childList: true });
show();
