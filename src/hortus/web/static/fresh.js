// A dot on each card that has just come to one's hand, until one plays a card.

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
  for (const [card, element] of now) if (!known.has(card)) mark(element);
  ({ seat } = play.dataset);
  last = now;
}

function mark(card) {
  const { x, y, width } = card.getBBox();
  card.append(make("circle", { class: "fresh", cx: x + width * 0.59, cy: y + width * 0.1, r: width * 0.06 }));
}

play.addEventListener("swapped", show);
