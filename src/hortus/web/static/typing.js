// A table by keyboard: keys, and a line for moves that are typed.

import { byId } from "./page.js";

const play = byId("play");
const { table } = play;
let last = Promise.resolve(); // what was typed is played one after the other

function pressed(event) {
  if (event.key === "Escape") return void table.choosing.cancel();
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea")) return;
  const choice = event.target.closest(".choice");
  const move = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (choice && move) {
    const all = table.marking.choices();
    all[(all.indexOf(choice) + move + all.length) % all.length].focus();
  } else if (!play.dataset.keys) return;
  else if (event.key === "/") byId("typed").focus();
  else if (event.key === "u") play.querySelector('[data-post="undo"]')?.click();
  else if (event.key === "h") byId("hint-button")?.click();
  else if (event.key === "?") showKeys();
  else return;
  event.preventDefault();
}

function showKeys() {
  const keys = byId("keys");
  keys.open = true;
  keys.firstElementChild.focus();
}

function submitted(event) {
  event.preventDefault();
  const typed = byId("typed");
  const words = typed.value.trim();
  typed.value = "";
  if (words) last = last.then(() => goOn(typed, words));
}

async function goOn(typed, words) {
  tellTyper("");
  await done();
  const taken = await table.choosing.goOn({ steps: table.steps, typed: words }, tellTyper);
  if (!taken) typed.value ||= words;
  typed.focus();
}

// Until what was sent before has come back: whoever types fast is not cut short.
function done() {
  return new Promise((go) => {
    const look = () => !play.dataset.busy && (watch.disconnect(), go());
    const watch = new MutationObserver(look);
    watch.observe(play, { attributes: true, attributeFilter: ["data-busy"] });
    look();
  });
}

// What is wrong with the typed line stands beside it; a line that was not taken stays.
function tellTyper(problem) {
  byId("typed-problem").textContent = problem;
  byId("typed").setAttribute("aria-invalid", String(problem !== ""));
}

document.addEventListener("keydown", pressed);
byId("typing").addEventListener("submit", submitted);
