// The end of a game as a show: one step of the reckoning at a time, at the pace of whoever reads. All words, and what
// lights up in the pictures, come from the page.

import { dark, light } from "./drawing.js";

const NEAR = 6; // pixels between the bar and what it tells of

class Telling {
  constructor(root, done) {
    this.root = root;
    this.done = done; // called at every step with whether everything was told
    this.steps = [...root.querySelectorAll(".course > li")];
    this.scenes = new Map([...root.querySelectorAll(".scene")].map((scene) => [Number(scene.dataset.side), scene]));
    root.addEventListener("click", (event) => this.clicked(event.target.closest("[data-go]")?.dataset.go));
    document.addEventListener("keydown", (event) => this.pressed(event));
    this.go(0);
  }

  clicked(where) {
    if (where === "next") this.go(this.step + 1);
    if (where === "back") this.go(this.step - 1);
    if (where === "again") this.go(0);
    if (where === "all") this.go(this.steps.length);
  }

  pressed(event) {
    if (!this.root.isConnected || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest?.("input, select, textarea, .log, pre")) return;
    const where = { ArrowRight: this.step + 1, ArrowLeft: this.step - 1, Home: 0, End: this.steps.length }[event.key];
    if (where === undefined) return;
    event.preventDefault();
    this.go(where);
  }

  // Show a step; the one after the last is everything at once.
  go(wanted) {
    const last = this.steps.length;
    const step = Math.max(0, Math.min(wanted, last));
    if (wanted === last && this.step === last - 1) return; // "next" stops at the verdict
    this.step = step;
    this.root.dataset.step = step;
    this.root.classList.toggle("whole", step === last);
    this.dark();
    const now = this.steps[Math.min(step, last - 1)];
    this.root.querySelector(".telling-now").replaceChildren(...[...now.querySelector(".act").children].map((each) => each.cloneNode(true)));
    this.root.querySelector(".telling-where").textContent = now.dataset.where;
    this.root.querySelector("[role=status]").textContent = now.dataset.heard;
    this.count(step);
    if (step < last) this.light(now);
    this.offer(step);
    this.done(step >= last - 1);
  }

  // The buttons that lead somewhere from here; the focus of one that goes stays near.
  offer(step) {
    const last = this.steps.length;
    const told = step >= last - 1;
    const button = (where) => this.root.querySelector(`[data-go=${where}]`);
    const left = document.activeElement?.matches?.("[data-go=next], [data-go=all]") && told;
    this.root.classList.toggle("told", told);
    button("back").setAttribute("aria-disabled", String(step === 0));
    button("next").hidden = told;
    button("all").hidden = step === last;
    button("again").hidden = !told;
    if (left) this.root.querySelector("#telling-title").focus({ preventScroll: true });
  }

  // What each side is told now, and what it has so far.
  count(step) {
    const told = step >= this.steps.length - 1;
    for (const [side, scene] of this.scenes) {
      const lines = this.steps.slice(0, step + 1).map((each) => each.querySelector(`li[data-side="${side}"]`));
      const now = lines.at(-1);
      const total = scene.querySelector(".total");
      const words = scene.querySelector(".scene-words");
      words.replaceChildren();
      if (now && !told) words.append(now.querySelector(".said").textContent, " ", now.querySelector(".pill").cloneNode(true));
      const known = lines.findLast(Boolean)?.dataset.total;
      total.textContent = told ? [total.dataset.won, total.dataset.last].filter(Boolean).join(" · ") : known ?? "";
      total.hidden = !total.textContent;
      total.classList.toggle("won", told && total.dataset.won !== undefined);
    }
  }

  // --- lights ---

  dark() {
    dark(this.root);
  }

  light(step) {
    const inside = (side) => [this.scenes.get(side)];
    light(inside, JSON.parse(step.dataset.lights), JSON.parse(step.dataset.trails));
    this.bringIntoSight([...this.root.querySelectorAll("[data-lit=now], [data-lit=with], [data-lit=lost]")]);
  }

  // On small screens: all that it is about comes below the bar, from the first side that it is told of.
  bringIntoSight(lit) {
    const bar = this.root.querySelector(".telling-bar");
    const { bottom } = bar.getBoundingClientRect();
    const seen = lit.map((each) => each.getBoundingClientRect());
    if (!lit.length || seen.every((box) => box.top >= bottom && box.bottom <= innerHeight)) return;
    const first = Math.min(...lit.map((each) => each.closest(".scene").getBoundingClientRect().top));
    const stuck = parseFloat(getComputedStyle(bar).top) + bar.offsetHeight; // where the bar ends once it stays
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scrollBy({ top: first - stuck - NEAR, behavior: still ? "instant" : "smooth" });
  }
}

// --- where it is shown ---

const place = document.getElementById("finale");
const play = document.getElementById("play");

// At a table that was just played to its end: nothing is said of the result before it was told.
async function tell() {
  if (!document.querySelector("#end .scorecards")) return; // somebody gave up
  play.classList.add("untold");
  const answer = await fetch(`/tables/${play.dataset.table}/finale/stage`).catch(() => null);
  if (!answer?.ok) return void play.classList.remove("untold");
  place.innerHTML = await answer.text();
  new Telling(place.firstElementChild, told);
  place.querySelector("[data-go=next]").focus({ preventScroll: true });
  place.scrollIntoView({ block: "start" });
}

// Then come the ways on, at the top of the page, and the table itself takes the place of the stage.
function told(all) {
  if (all !== play.classList.contains("untold")) return;
  play.classList.toggle("untold", !all);
  if (all) scrollTo({ top: 0 });
}

if (!play) new Telling(place.firstElementChild, () => {});
else if (play.dataset.status === "over") {
  if (location.hash === "#tell") {
    history.replaceState(null, "", location.pathname + location.search);
    tell();
  }
} else {
  const watch = new MutationObserver(() => {
    if (play.dataset.status !== "over") return;
    watch.disconnect();
    tell();
  });
  watch.observe(play, { attributes: true, attributeFilter: ["data-status"] });
}
