// Buttons beside the moves: what one asks of the table, and a hint.

const byId = (name) => document.getElementById(name);
const play = byId("play");
const { table } = play;

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
  const best = table.marking.choices().find((choice) => choice.dataset.steps.split(",")[0] === String(told.steps[0]));
  if (best && !table.steps.length) for (const each of [best, ...best.marks]) each.classList.add("advised");
}

play.addEventListener("click", (event) => {
  const button = event.target.closest("[data-post], #hint-button");
  if (button?.dataset.post) command(button);
  else if (button) hint(button);
});
