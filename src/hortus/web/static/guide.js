// A guided table: show what the guide is about, mark what it proposes, and ask for a proposal where it has none.

import { byId } from "./page.js";

const play = byId("play");
const PAUSE = 400; // milliseconds before somebody who has not decided yet is given a proposal
let waiting = 0;
let plan = null; // a proposal that was asked for: its decision, its steps and its words

function show() {
  const step = byId("guide").querySelector(".guide-step");
  play.dataset.look = step?.dataset.look ?? "";
  clearTimeout(waiting);
  if (step?.dataset.steps) mark(step.dataset.steps.split(",")[0]);
  else if (step && followed()) tell(step);
  else if (step?.dataset.ask && !step.dataset.asked) waiting = setTimeout(() => ask(step), PAUSE);
}

const begun = () => (play.dataset.steps ? play.dataset.steps.split(",") : []);

// Whether what was chosen so far is how the plan begins.
function followed() {
  const steps = begun();
  return plan?.number === play.dataset.number && steps.length < plan.steps.length && steps.every((step, at) => step === plan.steps[at]);
}

function tell(step) {
  step.querySelector(".guide-try").innerHTML = plan.html;
  mark(plan.steps[begun().length]);
}

async function ask(step) {
  step.dataset.asked = "yes";
  const url = new URL(`/tables/${play.dataset.table}/proposal`, location);
  url.searchParams.set("seat", play.dataset.seat);
  const answer = await fetch(url, { method: "POST", headers: { Accept: "application/json" } }).catch(() => null);
  if (!answer?.ok) return void step.querySelector(".guide-try").replaceChildren();
  const told = await answer.json();
  plan = { number: String(told.number), steps: told.steps.map(String), html: told.html };
  if (!step.isConnected) return void show();
  if (followed()) tell(step);
  else step.querySelector(".guide-try").replaceChildren();
}

function mark(next) {
  const choices = [...byId("choices").querySelectorAll(".choice")];
  const best = choices.find((choice) => choice.dataset.steps.split(",")[0] === next);
  if (best) for (const each of [best, ...(best.marks ?? [])]) each.classList.add("advised");
}

const watch = new MutationObserver(show);
for (const place of ["guide", "choices"]) watch.observe(byId(place), { childList: true });
show();
