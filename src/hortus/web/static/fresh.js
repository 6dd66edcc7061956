// A dot on each card that has just come to one's hand, until one plays a card; choices say it in words as well.

import { make } from "./drawing.js";

const play = document.getElementById("play");
const held = () => new Map([...document.querySelectorAll("#hand [data-card], #hand [data-region]")].map((each) => [each.dataset.card ?? each.dataset.region, each]));
let last = held();
let known = last; // those without a dot
let { seat } = play.dataset;

function show() {
  const now = held();
  if (play.dataset.seat !== seat) known = now; // people share this screen
  else if ([...last.keys()].some((card) => !now.has(card))) known = last;
  for (const old of document.querySelectorAll("#hand .fresh")) old.remove();
  const fresh = [...now].filter(([card]) => !known.has(card));
  if (fresh.length === now.size) fresh.length = 0; // all are new to everybody, such as cards that lie open
  for (const [, element] of fresh) mark(element);
  tell(new Set(fresh.map(([card]) => card)));
  ({ seat } = play.dataset);
  last = now;
}

function mark(card) {
  const { x, y, width } = card.getBBox();
  card.append(make("circle", { class: "fresh", cx: x + width * 0.59, cy: y + width * 0.12, r: width * 0.085 }));
}

function tell(fresh) {
  for (const choice of play.table.marking.choices()) {
    const held = JSON.parse(choice.dataset.targets).some(([part, value]) => (part === "card" || part === "region") && fresh.has(value));
    choice.querySelector(".fresh-words")?.remove();
    if (held) choice.querySelector(".order").insertAdjacentHTML("beforeend", '<span class="hidden fresh-words"></span>');
    if (held) choice.querySelector(".fresh-words").textContent = ` (${play.dataset.fresh})`;
  }
}

play.addEventListener("swapped", show);
