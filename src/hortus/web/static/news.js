// For small screens and large tables, where the log is far below: what others did since one's own last move.

const byId = (name) => document.getElementById(name);
const play = byId("play");

function news(seat) {
  const lines = [...byId("log").querySelectorAll("[data-side]")].reverse();
  const moved = (line) => line.dataset.side === seat && line.classList.contains("log-moved");
  const since = Number(lines.findLast(moved)?.dataset.number ?? 0);
  return lines.filter((line) => line.dataset.side !== seat && Number(line.dataset.number) >= since);
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

function show() {
  byId("news").textContent = play.dataset.seat === "" ? "" : words(news(play.dataset.seat));
}

play.addEventListener("swapped", show);
show();
