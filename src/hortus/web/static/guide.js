// A guided table: show what the guide is about, mark what it proposes, and ask for a proposal where it has none.

const byId = (name) => document.getElementById(name);
const play = byId("play");
const PAUSE = 400; // milliseconds before somebody who has not decided yet is given a proposal
let waiting = 0;

function show() {
  const step = byId("guide").querySelector(".guide-step");
  play.dataset.look = step?.dataset.look ?? "";
  clearTimeout(waiting);
  if (step?.dataset.steps) mark(step.dataset.steps.split(",")[0]);
  else if (step?.dataset.ask && !step.dataset.asked) waiting = setTimeout(() => ask(step), PAUSE);
}

async function ask(step) {
  step.dataset.asked = "yes";
  const url = new URL(`/tables/${play.dataset.table}/proposal`, location);
  url.searchParams.set("seat", play.dataset.seat);
  const answer = await fetch(url, { method: "POST", headers: { Accept: "application/json" } }).catch(() => null);
  if (!answer?.ok) return void step.querySelector(".guide-try").replaceChildren();
  const told = await answer.json();
  if (!step.isConnected || String(told.number) !== play.dataset.number) return;
  step.querySelector(".guide-try").innerHTML = told.html;
  if (told.steps.length && !play.dataset.steps) {
    step.dataset.steps = told.steps.join(",");
    mark(String(told.steps[0]));
  }
}

function mark(first) {
  const choices = [...byId("choices").querySelectorAll(".choice")];
  const best = choices.find((choice) => choice.dataset.steps.split(",")[0] === first);
  if (best) for (const each of [best, ...(best.marks ?? [])]) each.classList.add("advised");
}

const watch = new MutationObserver(show);
for (const place of ["guide", "choices"]) watch.observe(byId(place), { childList: true });
show();
