// Things explain themselves: what the server says about a card, a tile or a place, and what lights up meanwhile. One
// points at a thing, holds a finger on it, presses E, or chooses it from a list. All words come from the server.

import { dark, light } from "./drawing.js";
import { byId } from "./page.js";

const REST = 180; // milliseconds that a pointer rests on a thing before it explains itself
const LEAVE = 350; // and that it may be away before that ends
const HOLD = 450; // that a finger is held on it

class Explaining {
  constructor(root) {
    this.root = root;
    this.table = root.table;
    this.panel = byId("about");
    this.said = byId("about-said");
    this.parts = this.panel.dataset.parts.split(" ");
    this.known = new Map(); // what was told of the table as it is now
    this.thing = null; // that is being explained
    this.pinned = false; // whether it stays until somebody closes it
    this.held = false; // whether a finger has been held long enough
    root.addEventListener("pointerover", (event) => this.pointed(event));
    root.addEventListener("pointerout", (event) => event.pointerType === "mouse" && this.leave());
    root.addEventListener("focusin", (event) => this.focused(event));
    root.addEventListener("focusout", () => this.leave());
    root.addEventListener("pointerdown", (event) => this.touched(event));
    for (const end of ["pointerup", "pointercancel"]) root.addEventListener(end, () => clearTimeout(this.holding));
    root.addEventListener("pointermove", (event) => this.moved(event));
    root.addEventListener("contextmenu", (event) => this.held && event.preventDefault());
    root.addEventListener("click", (event) => this.clicked(event), true);
    document.addEventListener("keydown", (event) => this.pressed(event), true);
    byId("about-close").addEventListener("click", () => this.hide());
    byId("things-details").addEventListener("toggle", () => this.list());
    root.addEventListener("swapped", () => this.swapped());
  }

  // --- what is meant ---

  thingOf(element) {
    const button = element.closest?.(".thing");
    if (button) return { part: button.dataset.part, value: button.dataset.value, side: button.dataset.side, element: button };
    const choice = element.closest?.(".choice");
    if (choice) {
      const found = JSON.parse(choice.dataset.targets).find(([part]) => this.parts.includes(part));
      return found ? { part: found[0], value: found[1], side: "", element: choice } : null;
    }
    const drawn = element.closest?.(this.parts.map((part) => `svg [data-${part}]`).join(","));
    const place = drawn?.closest(".picture");
    if (!place || !this.root.contains(place)) return null;
    const part = this.parts.find((each) => drawn.dataset[each] !== undefined);
    const side = place.id === "garden" ? this.panel.dataset.place : (/^side-(\d+)$/.exec(place.id)?.[1] ?? "");
    return { part, value: drawn.dataset[part], side, element: drawn };
  }

  pointed(event) {
    if (event.pointerType !== "mouse" || this.pinned || event.buttons) return;
    const thing = this.thingOf(event.target);
    if (!thing) return;
    clearTimeout(this.leaving);
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.ask(thing), REST);
  }

  focused(event) {
    const thing = event.target.matches(":focus-visible") && event.target.closest(".choice") && this.thingOf(event.target);
    if (!thing || this.pinned) return;
    clearTimeout(this.leaving);
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.ask(thing), REST);
  }

  leave() {
    clearTimeout(this.resting);
    clearTimeout(this.leaving);
    if (!this.pinned) this.leaving = setTimeout(() => this.hide(), LEAVE);
  }

  touched(event) {
    this.held = false;
    if (event.pointerType === "mouse") return;
    const thing = this.thingOf(event.target);
    clearTimeout(this.holding);
    this.start = event;
    if (!thing) return;
    this.holding = setTimeout(() => {
      this.held = true;
      this.ask(thing, true);
    }, HOLD);
  }

  moved(event) {
    if (this.start && Math.hypot(event.clientX - this.start.clientX, event.clientY - this.start.clientY) > 10) clearTimeout(this.holding);
  }

  // A press on a choice chooses it; on anything else it asks.
  clicked(event) {
    if (this.held) {
      this.held = false;
      return void event.stopPropagation();
    }
    if (this.panel.contains(event.target)) return;
    const thing = event.target.closest(".choice, .mark") ? null : this.thingOf(event.target);
    if (thing) this.ask(thing, true);
    else if (this.pinned) this.hide();
  }

  pressed(event) {
    if (event.key === "Escape" && !this.panel.hidden) {
      if (this.pinned) event.stopPropagation();
      this.hide();
    }
    if (event.key !== "e" || !byId("play").dataset.keys || event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, select, textarea")) return;
    const thing = this.thingOf(event.target);
    if (thing) this.ask(thing, true);
    else byId("things-details").open = true;
    event.preventDefault();
  }

  // --- what is told ---

  address(query) {
    return this.table.address("about", { ...query, steps: this.table.steps, number: this.table.number });
  }

  async fetched(query) {
    const url = this.address(query).href;
    if (!this.known.has(url)) {
      const answer = await fetch(url).catch(() => null);
      this.known.set(url, answer?.ok ? await answer.text() : "");
    }
    return this.known.get(url);
  }

  // Explain a thing; if that was asked for, it stays, and is read out.
  async ask(thing, pinned = false) {
    const { part, value, side } = thing;
    clearTimeout(this.resting);
    clearTimeout(this.leaving);
    Object.assign(this, { thing, pinned });
    const html = await this.fetched(side === "" ? { part, value } : { part, value, side });
    if (this.thing !== thing) return;
    if (!html) return this.hide();
    this.said.setAttribute("aria-live", pinned ? "polite" : "off");
    this.panel.hidden = false;
    this.said.innerHTML = html;
    this.panel.classList.toggle("pinned", pinned);
    this.shine();
  }

  shine() {
    dark(this.root);
    const told = this.said.firstElementChild;
    const inside = (side) => {
      const apart = byId(`side-${side}`);
      return (apart ? [apart, byId("table")] : ["garden", "hand", "table"].map(byId)).filter(Boolean);
    };
    light(inside, JSON.parse(told.dataset.lights), JSON.parse(told.dataset.trails));
    this.makeWay();
  }

  // The panel stands where it covers less: never the thing itself if that can be, then little of what lights up.
  makeWay() {
    const boxes = [...this.root.querySelectorAll("[data-lit]")].map((each) => [1, each.getBoundingClientRect()]);
    if (this.thing.element?.isConnected) boxes.push([boxes.length + 1, this.thing.element.getBoundingClientRect()]);
    const covered = () => {
      const own = this.panel.getBoundingClientRect();
      const hit = ([, box]) => box.right > own.left && box.left < own.right && box.bottom > own.top && box.top < own.bottom;
      return boxes.filter(hit).reduce((sum, [weight]) => sum + weight, 0);
    };
    this.panel.classList.remove("above");
    const below = covered();
    this.panel.classList.add("above");
    this.panel.classList.toggle("above", covered() < below);
  }

  hide() {
    this.thing = null;
    this.pinned = false;
    if (this.panel.hidden) return;
    this.panel.hidden = true;
    this.said.replaceChildren();
    dark(this.root);
  }

  // Nothing that was told holds any longer.
  swapped() {
    this.known.clear();
    if (this.pinned && this.thing) this.ask(this.thing, true);
    else this.hide();
    this.list();
  }

  async list() {
    if (!byId("things-details").open) return;
    const html = await this.fetched({});
    const place = byId("things");
    if (place.given === html) return;
    const focus = document.activeElement?.closest(".thing");
    place.given = html;
    place.innerHTML = html;
    if (focus) [...place.querySelectorAll(".thing")].find((each) => each.dataset.value === focus.dataset.value && each.dataset.side === focus.dataset.side)?.focus();
  }
}

const root = byId("play");
if (root?.table && byId("about")) new Explaining(root);
