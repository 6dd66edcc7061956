// Buttons beside the moves: what one asks of the table, and a hint.

import { byId } from "./page.js";

const play = byId("play");
const { table } = play;
let best = []; // the steps of the best move that a hint has found

async function command(button) {
  table.wished ||= button.dataset.post === "rematch";
  for (const body of [JSON.parse(button.dataset.body)].flat()) {
    const done = await table.server.post(`/api/v1/tables/${table.name}/${button.dataset.post}`, body);
    if (done?.number) table.choosing.expect(done.number);
  }
}

async function hint(button) {
  button.disabled = true;
  const place = byId("hint");
  place.hidden = false;
  place.textContent = play.dataset.thinking;
  const told = await table.server.ask(table.address("hint"), { method: "POST", headers: { Accept: "application/json" } });
  button.disabled = false;
  place.hidden = !told;
  if (!told || told.number !== table.number) return void (place.hidden = true);
  place.innerHTML = told.html;
  best = told.steps;
  advise();
}

// What comes next of the best move is marked, as long as one follows it.
function advise() {
  const begun = table.steps.length;
  if (byId("hint").hidden || table.steps.some((step, i) => step !== best[i])) return;
  const follows = (choice) => choice.dataset.steps.split(",").every((step, i) => Number(step) === best[begun + i]);
  for (const choice of table.marking.choices().filter(follows)) for (const each of [choice, ...choice.marks]) each.classList.add("advised");
}

play.addEventListener("click", (event) => {
  const button = event.target.closest("[data-post], #hint-button");
  if (button?.dataset.post) command(button);
  else if (button) hint(button);
});
play.addEventListener("swapped", advise);
