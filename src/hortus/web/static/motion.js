// Motion shows where a card went: what lies in another part of the table than before flies there. Nothing moves for those
// who prefer less.

import { lifted } from "./drawing.js";
import { byId } from "./page.js";

const TIME = 420; // milliseconds of a flight
const MOST = 10; // flights at once
const KINDS = { card: "card", tree: "card", top: "card", placed: "card", region: "region", laid: "region", sanctuary: "sanctuary", kept: "sanctuary" };
const NAMED = Object.keys(KINDS).map((part) => `svg [data-${part}]`).join(",");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

class Motion {
  constructor(root) {
    this.root = root;
    this.number = Number(root.dataset.number);
    root.addEventListener("swap", () => (this.before = calm.matches ? null : this.seen()));
    root.addEventListener("swapped", () => this.move());
  }

  // All cards that are named in pictures: where they are, and in which part of the table.
  seen() {
    const found = new Map();
    for (const element of this.root.querySelectorAll(NAMED)) {
      const place = element.closest(".picture");
      const part = Object.keys(KINDS).find((each) => element.dataset[each] !== undefined);
      if (place && element.checkVisibility()) found.set(`${KINDS[part]} ${element.dataset[part]}`, { element, place: place.id, rect: element.getBoundingClientRect() });
    }
    return found;
  }

  move() {
    const number = Number(this.root.dataset.number);
    const news = number > this.number; // a move that is only begun moves nothing
    this.number = number;
    if (!this.before || !news || calm.matches || document.hidden || this.root.dataset.status === "over") return;
    let flights = 0;
    for (const [card, now] of this.seen()) {
      const old = this.before.get(card);
      if (old && old.place === now.place) continue;
      const from = old ? old.rect : this.origin(now);
      if (from?.width && flights++ < MOST) this.fly(now.element, from);
    }
    this.before = null;
  }

  // Where a card comes from that was not seen before: the deck, or a player's hand.
  origin({ element, place }) {
    const side = /^side-(\d+)$/.exec(place)?.[1] ?? /^pile(\d+)$/.exec(element.closest("[data-source]")?.dataset.source ?? "")?.[1] - (place === "table" ? 1 : 0);
    if (place === "hand") return this.root.querySelector('svg [data-source="deck"]')?.getBoundingClientRect();
    return Number.isNaN(Number(side)) ? null : byId(`seat-${side}`)?.getBoundingClientRect();
  }

  fly(element, from) {
    const to = element.getBoundingClientRect();
    if (!to.width) return;
    const flight = lifted(element);
    flight.classList.add("flight");
    const scale = Math.min(from.width / to.width, from.height / to.height);
    const x = from.x + from.width / 2 - to.x - to.width / 2;
    const y = from.y + from.height / 2 - to.y - to.height / 2;
    const away = `translate(${x}px, ${y}px) scale(${scale})`;
    element.animate({ opacity: [0, 0] }, TIME);
    const done = flight.animate({ transform: [away, "none"] }, { duration: TIME, easing: "cubic-bezier(.3, 0, .2, 1)" });
    done.onfinish = done.oncancel = () => flight.remove();
  }
}

const root = byId("play");
if (root?.table) new Motion(root);
