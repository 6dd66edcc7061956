// What can be chosen, in pictures: a frame around each thing that a choice means. Both light up together, and whoever has
// just chosen finds what comes next without looking for it, by hand or by keyboard.

import { make } from "./drawing.js";
import { byId } from "./page.js";
import { still, uncovered } from "./sight.js";

export class Marking {
  constructor(root) {
    this.root = root;
    this.byPointer = false; // how the last thing was done
    this.follow = false; // whether the next thing to choose from is brought into sight
    this.resume = false; // whether the next choices get the focus
    document.addEventListener("pointerdown", () => (this.byPointer = true), true);
    document.addEventListener("keydown", () => (this.byPointer = false), true);
    for (const scrolled of ["wheel", "touchmove"]) document.addEventListener(scrolled, () => (this.follow = false), { passive: true });
    root.addEventListener("pointerover", (event) => this.light(event));
    root.addEventListener("focusin", (event) => this.light(event));
  }

  choices() {
    return [...byId("choices").querySelectorAll(".choice")];
  }

  mark() {
    for (const old of this.root.querySelectorAll(".mark")) old.remove();
    for (const choice of this.choices()) {
      choice.marks = [];
      for (const [part, value] of JSON.parse(choice.dataset.targets)) {
        const found = this.root.querySelectorAll(`svg [data-${part}="${CSS.escape(value)}"]`);
        for (const target of found) choice.marks.push(this.frame(target, choice));
        if (found.length) break;
      }
    }
    byId("choices").classList.toggle("drawn", this.choices().every((choice) => choice.marks.length));
  }

  frame(target, choice) {
    const box = target.getBBox();
    const room = Math.min(box.width, box.height) * 0.03;
    const frame = make("rect", { class: "mark", x: box.x - room, y: box.y - room, width: box.width + 2 * room, height: box.height + 2 * room, rx: 3 * room });
    frame.choice = choice;
    target.append(frame);
    return frame;
  }

  light(event) {
    if (event.type === "focusin" && this.byPointer) return;
    const lit = event.target.closest(".choice, .mark");
    for (const old of this.root.querySelectorAll(".lit")) old.classList.remove("lit");
    const choice = lit?.choice ?? lit;
    if (choice?.marks) for (const each of [choice, ...choice.marks]) each.classList.add("lit");
  }

  // --- finding what comes next ---

  // Something was chosen: who did it by hand is shown what can be chosen next.
  chosen() {
    this.follow = this.byPointer;
  }

  bringIntoSight() {
    const choices = this.choices();
    if (!this.follow || !choices.length) return;
    this.follow = false;
    const seen = uncovered();
    const held = byId("hand").parentElement;
    const marks = choices.flatMap((choice) => choice.marks).filter((mark) => !seen.held || !held.contains(mark)); // who stays is in sight
    const boxes = marks.map((mark) => mark.getBoundingClientRect());
    const inSight = ({ top, bottom }) => top >= seen.top && bottom <= seen.bottom;
    if (!marks.length || (seen.held ? boxes.every(inSight) : boxes.some(inSight))) return;
    const [first, last] = [Math.min(...boxes.map(({ top }) => top)), Math.max(...boxes.map(({ bottom }) => bottom))];
    const lowest = Math.min((first + last) / 2 - (seen.top + seen.bottom) / 2, first - seen.top); // from the first on, if they are too many
    scrollBy({ top: lowest, behavior: still() ? "instant" : "smooth" });
  }

  // Who goes by keyboard stays with the choices, also over the turns of others.
  hasFocus() {
    return byId("choices").contains(document.activeElement) || (this.resume && document.activeElement === byId("main"));
  }

  focus() {
    const first = this.choices()[0];
    this.resume = !first;
    (first ?? byId("main")).focus({ preventScroll: this.byPointer });
  }
}
