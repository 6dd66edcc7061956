// Dragging is sugar on top of pressing: a card that is taken by its frame and let go over a target plays the steps that
// pressing both would play. Escape, or letting go elsewhere, cancels. A finger holds a card first, for it also scrolls.

import { lifted } from "./drawing.js";
import { byId } from "./page.js";

const FAR = 8; // pixels from which a press is a drag
const HOLD = 450; // milliseconds

class Dragging {
  constructor(root) {
    this.root = root;
    this.table = root.table;
    this.mark = null; // that was pressed
    this.picture = null; // what follows the pointer
    root.addEventListener("pointerdown", (event) => this.pressed(event));
    document.addEventListener("pointermove", (event) => this.moved(event));
    document.addEventListener("pointerup", (event) => this.letGo(event));
    document.addEventListener("pointercancel", () => this.cancel());
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.end(), true); // the table cancels what was begun
    document.addEventListener("click", (event) => this.clicked(event), true);
  }

  pressed(event) {
    const mark = event.target.closest(".mark");
    if (!mark || event.button || !event.isPrimary || this.root.dataset.busy) return;
    this.mark = mark;
    this.start = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    this.patient = event.pointerType === "touch" ? HOLD : 0;
    if (this.patient) mark.addEventListener("touchmove", (touch) => this.picture && touch.cancelable && touch.preventDefault(), { passive: false });
  }

  moved(event) {
    if (!this.mark) return;
    if (!this.picture) {
      if (Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) < FAR) return;
      if (event.timeStamp - this.start.at < this.patient) return void this.end();
      this.lift();
      if (!this.picture) return;
    }
    const { width, height } = this.picture.getBoundingClientRect();
    const [left, top] = this.byCorner ? [width / 6, height / 6] : [width / 2, height / 2];
    Object.assign(this.picture.style, { left: `${event.clientX - left}px`, top: `${event.clientY - top}px` });
    this.over(event);
  }

  // Take a card up: the server says what can follow, which marks the targets, or that the move is whole.
  lift() {
    if (!this.mark.isConnected) this.mark = this.targetAt(this.start.x, this.start.y); // drawn anew since it was pressed
    if (!this.mark) return;
    const target = this.mark.parentElement;
    this.byCorner = target.dataset.turn !== undefined; // such a card is laid by its corner
    this.picture = lifted(target);
    this.picture.classList.add("dragged");
    const list = this.root.querySelector("#choices ul");
    this.zone = list?.dataset.drop ? byId(list.dataset.drop)?.parentElement : null;
    this.zone?.classList.add("drop");
    this.root.classList.add("dragging");
    this.steps = [...this.table.steps, ...this.mark.choice.dataset.steps.split(",").map(Number)];
    this.whole = false;
    this.following = this.ask();
  }

  async ask() {
    const told = await this.table.server.ask(this.table.address("pieces", { steps: this.steps, number: this.table.number }));
    if (!told || !this.picture) return;
    this.whole = told.whole;
    if (!told.whole) this.table.show(told);
  }

  targetAt(x, y) {
    return document.elementsFromPoint(x, y).find((each) => each.classList.contains("mark") && each.choice?.isConnected);
  }

  within(x, y) {
    return Boolean(this.zone) && document.elementsFromPoint(x, y).includes(this.zone);
  }

  over(event) {
    const at = this.whole ? null : this.targetAt(event.clientX, event.clientY);
    for (const old of this.root.querySelectorAll(".mark.over")) if (old !== at) old.classList.remove("over");
    at?.classList.add("over");
    this.zone?.classList.toggle("over", this.within(event.clientX, event.clientY));
  }

  async letGo(event) {
    if (!this.picture) return void this.end();
    const { clientX: x, clientY: y } = event;
    this.mark = null; // no longer follows the pointer
    this.dragged = event.timeStamp;
    await this.following;
    if (!this.picture) return; // cancelled meanwhile
    const target = this.whole ? null : this.targetAt(x, y);
    const inside = this.within(x, y);
    const aims = this.zone?.querySelector(".mark");
    this.end();
    if (target && this.table.steps.length) this.table.choosing.choose(target.choice);
    else if (this.whole && inside) this.table.choosing.goOn({ steps: this.steps });
    else if (!inside || aims) this.table.choosing.cancel(); // over a place without targets a move stays begun
  }

  cancel() {
    if (!this.picture) return void this.end();
    this.end();
    this.table.choosing.cancel();
  }

  end() {
    this.mark = null;
    this.picture?.remove();
    this.picture = null;
    this.zone?.classList.remove("drop", "over");
    this.root.classList.remove("dragging");
  }

  // What a browser makes of the end of a drag is no press.
  clicked(event) {
    if (this.dragged && event.timeStamp - this.dragged < 100) {
      event.stopPropagation();
      event.preventDefault();
    }
    this.dragged = 0;
  }
}

const root = byId("play");
if (root?.table) new Dragging(root);
