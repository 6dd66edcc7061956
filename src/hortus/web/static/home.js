// Home follows what others do: one's own games, how many of them wait, and the icon.

import { byId, showTurn } from "./page.js";

const OFTEN = 20_000; // milliseconds from one question to the next
const place = byId("going");

async function look() {
  const asked = fetch("/mine/going", { headers: { Accept: "application/json" } });
  const told = await asked.then((answer) => (answer.ok ? answer.json() : null)).catch(() => null);
  if (!told) return; // the next answer will tell
  swap(told.html);
  document.title = told.title;
  showTurn(told.yours);
}

// Whoever has come to a link by the keyboard stays there.
function swap(html) {
  if (place.given === html) return;
  const focused = place.contains(document.activeElement) ? document.activeElement.id : "";
  place.given = html;
  place.innerHTML = html;
  if (focused) byId(focused)?.focus();
}

showTurn(place.dataset.yours === "yes");
setInterval(look, OFTEN); // also in the background: that is where title and icon are looked at
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) look();
});
