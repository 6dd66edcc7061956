// For small screens, where the log is far below: what others did since one's own last move, from that log.

const byId = (name) => document.getElementById(name);
const play = byId("play");

function news(seat) {
  const lines = [...byId("log").querySelectorAll("[data-side]")].reverse();
  const since = Number(lines.findLast((line) => line.dataset.side === seat)?.dataset.number ?? 0);
  return lines.filter((line) => line.dataset.side !== seat && Number(line.dataset.number) >= since);
}

// Whoever did several things is named once.
function words(lines) {
  const told = lines.map((line, at) => {
    const name = byId(`seat-${line.dataset.side}`)?.querySelector("bdi").textContent ?? "";
    return lines[at - 1]?.dataset.side === line.dataset.side ? line.textContent.replace(name, "").trim() : line.textContent;
  });
  return told.join(", ");
}

function show() {
  byId("news").textContent = play.dataset.seat === "" ? "" : words(news(play.dataset.seat));
}

play.addEventListener("swapped", show);
show();
