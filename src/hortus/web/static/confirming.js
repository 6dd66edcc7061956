// For those who want to be asked before a move is played: the question takes the place of the choices, never of the
// board, and goes away when the table asks something else.

import { byId } from "./page.js";

const play = byId("play");
const sure = byId("sure");
let asked = null; // what to do, and where the focus was

play.addEventListener("whole", (event) => {
  if (!event.detail.question) return;
  event.preventDefault();
  asked = { ...event.detail, from: document.activeElement, decision: play.dataset.decision };
  byId("sure-question").textContent = event.detail.question;
  sure.hidden = false;
  setTimeout(() => byId("sure-yes").focus()); // after the line for typing has taken the focus back
});

function answer(yes) {
  const was = asked;
  asked = null;
  sure.hidden = true;
  const back = was.from?.isConnected ? was.from : byId("choices").querySelector(".choice");
  back?.focus();
  if (yes) was.play();
  else was.cancel();
}

byId("sure-yes").addEventListener("click", () => answer(true));
byId("sure-no").addEventListener("click", () => answer(false));
document.addEventListener("keydown", (event) => asked && event.key === "Escape" && answer(false));

new MutationObserver(() => {
  if (!asked || (play.dataset.decision === asked.decision && play.dataset.status === "playing")) return;
  asked = null;
  sure.hidden = true;
}).observe(play, { attributes: true, attributeFilter: ["data-decision", "data-status"] });
