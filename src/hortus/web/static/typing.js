// A table by keyboard: keys, and a line for moves that are typed.

import { byId } from "./page.js";

const play = byId("play");
const { table } = play;
let playing = false; // a line that was typed
let again = false; // whether the next one is there already

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

// Whoever types faster than the server answers: the next line waits until the one before was played.
async function submitted(event) {
  event.preventDefault();
  again = playing;
  if (playing) return;
  playing = true;
  try {
    do again = false;
    while ((await playLine()) && again);
  } finally {
    playing = false;
  }
}

// Play what stands in the line; whether that was taken, and nothing is asked about it.
async function playLine() {
  const typed = byId("typed");
  const words = typed.value.trim();
  if (!words) return false;
  typed.value = "";
  tellTyper("");
  await done();
  const taken = await table.choosing.goOn({ steps: table.steps, typed: words }, tellTyper);
  if (!taken) typed.value ||= words;
  typed.focus();
  return taken && (byId("sure")?.hidden ?? true);
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
