// What can be seen of a table between what stays at the top of the page and what stays at its bottom.

import { byId } from "./page.js";

const play = byId("play");
const stay = { bar: byId("bar"), strip: play?.querySelector(".others"), hand: play?.querySelector(".held") };
let known = new Set(); // what lies in one's own garden
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

// Of a garden that is wider than the screen, what was laid last comes into sight.
function follow() {
  const garden = byId("garden");
  if (!garden) return;
  const laid = new Map([...garden.querySelectorAll("[data-laid], [data-tree]")].map((each) => [each.dataset.laid ?? each.dataset.tree, each]));
  const fresh = [...laid].filter(([card]) => !known.has(card)).at(-1)?.[1];
  known = new Set(laid.keys());
  if (!fresh || garden.scrollWidth <= garden.clientWidth) return;
  const [card, seen] = [fresh.getBoundingClientRect(), garden.getBoundingClientRect()];
  if (card.left < seen.left || card.right > seen.right) garden.scrollLeft += (card.left + card.right - seen.left - seen.right) / 2;
}

// The part of the window that nothing covers, and whether the hand stays in sight.
export function uncovered() {
  const held = height(stay.hand);
  return { top: height(stay.bar) + height(stay.strip), bottom: innerHeight - held - height(play.querySelector(".begun")), held: held > 0 };
}

export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const watch = new ResizeObserver(measure);
for (const element of Object.values(stay)) if (element) watch.observe(element);
if (play) new MutationObserver(measure).observe(play, { attributes: true, attributeFilter: ["data-status"] });
play?.addEventListener("swapped", () => {
  reach();
  follow();
});
if (play) follow();
