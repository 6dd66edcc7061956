// What can be seen of a table between what stays at the top of the page and what stays at its bottom.

const byId = (name) => document.getElementById(name);
const play = byId("play");
const stay = { bar: byId("bar"), strip: play?.querySelector(".others"), hand: play?.querySelector(".held") };
const STUCK = new Set(["sticky", "fixed"]);

const height = (element) => (element && STUCK.has(getComputedStyle(element).position) ? element.offsetHeight : 0);

// Style sheets are told how high these are, for they lie below each other.
function measure() {
  reach();
  for (const [name, element] of Object.entries(stay)) document.documentElement.style.setProperty(`--high-${name}`, `${height(element)}px`);
}

// What has to be scrolled by itself can be reached by keyboard.
function reach() {
  for (const element of play.querySelectorAll(".sized, .held")) {
    if (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  }
}

// The part of the window that nothing covers.
export function uncovered() {
  return { top: height(stay.bar) + height(stay.strip), bottom: innerHeight - height(stay.hand) };
}

export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const watch = new ResizeObserver(measure);
for (const element of Object.values(stay)) if (element) watch.observe(element);
if (play) new MutationObserver(measure).observe(play, { attributes: true, attributeFilter: ["data-status"] });
play?.addEventListener("swapped", reach);
