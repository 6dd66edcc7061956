// For small screens and large tables, where the log is out of sight: what others did, since the last move of one's own
// after which they did anything.

import { byId } from "./page.js";

const play = byId("play");

function news(seat) {
  const lines = [...byId("log").querySelectorAll("[data-side]")].reverse();
  const number = (line) => Number(line.dataset.number);
  const theirs = lines.filter((line) => line.dataset.side !== seat);
  const newest = number(theirs.at(-1) ?? { dataset: { number: 0 } });
  const mine = lines.filter((line) => line.dataset.side === seat && line.classList.contains("log-moved") && number(line) <= newest);
  return theirs.filter((line) => number(line) >= (mine.length ? number(mine.at(-1)) : 0));
}

// Whoever did several things is named once, and what was done twice is told once.
function words(lines) {
  const told = [];
  let before = {};
  for (const line of lines) {
    const { side } = line.dataset;
    const name = byId(`seat-${side}`)?.querySelector("bdi").textContent ?? "";
    const done = line.textContent.replace(name, "").trim();
    if (side !== before.side) told.push(line.textContent);
    else if (done !== before.done) told.push(done);
    before = { side, done };
  }
  return told.join("; "); // what is told may have commas in it
}

// Where there is no room for all of it, the newest stays.
function show() {
  const place = byId("news");
  let lines = play.dataset.seat === "" ? [] : news(play.dataset.seat);
  place.textContent = words(lines);
  while (lines.length > 1 && place.scrollHeight > place.clientHeight + 1) {
    lines = lines.slice(1);
    place.textContent = `… ${words(lines)}`;
  }
}

play.addEventListener("swapped", show);
show();
