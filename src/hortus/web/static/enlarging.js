// What is drawn small can be enlarged: another side of the table, and on phones the log. There one closes the other, for
// both stay above the board.

const small = matchMedia("(max-width: 47.99rem)");
const BUTTONS = ".enlarge, .open-log";
const part = (button) => button.closest(".side, .happened");

function set(button, large) {
  part(button).classList.toggle("large", large);
  button.setAttribute("aria-expanded", String(large));
}

// Of what may have to be scrolled, the middle of what was laid comes into sight.
function show(picture) {
  picture.tabIndex = 0;
  const [whole, ...laid] = [picture.querySelector("svg"), ...picture.querySelectorAll("[data-laid]")].map((each) => each.getBoundingClientRect());
  const middle = laid.length ? (laid[0].left + laid.at(-1).right) / 2 - whole.left : whole.width / 2;
  picture.scrollLeft = middle - picture.clientWidth / 2;
}

// A log that is folded away is heard, but nobody tabs to it.
function fold() {
  for (const button of document.querySelectorAll(".open-log")) {
    const open = part(button).classList.contains("large") || !button.checkVisibility();
    part(button).querySelector(".log").tabIndex = open ? 0 : -1;
  }
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.(BUTTONS);
  if (!button) return;
  const large = !part(button).classList.contains("large");
  if (large && small.matches) for (const other of document.querySelectorAll(BUTTONS)) set(other, false);
  set(button, large);
  if (large) for (const picture of part(button).querySelectorAll(".picture")) show(picture);
  fold();
});
small.addEventListener("change", fold);
document.getElementById("play")?.addEventListener("swapped", fold); // at the end it is unfolded
fold();
