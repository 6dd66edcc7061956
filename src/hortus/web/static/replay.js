// A game moment by moment: the slider and the keys fetch what the server renders, and the address follows.

import { byId, copy } from "./page.js";

class Replay {
  constructor(root) {
    this.root = root;
    this.number = Number(root.dataset.number);
    this.last = Number(root.dataset.last);
    this.turn = { before: Number(root.dataset.before), after: Number(root.dataset.after) };
    this.wanted = this.number;
    this.copyWords = byId("here").textContent;
    this.slider = byId("slider");
    this.slider.addEventListener("input", () => this.go(Number(this.slider.value)));
    for (const link of root.querySelectorAll("a[data-to]"))
      link.addEventListener("click", (event) => {
        event.preventDefault();
        this.go(this.places()[link.dataset.to]);
      });
    document.addEventListener("keydown", (event) => this.pressed(event));
    byId("here").addEventListener("click", (event) => this.copy(event));
  }

  // The link to this moment, for others; where nothing can be copied it leads here, so that the address can be.
  async copy(event) {
    event.preventDefault();
    const { href, dataset } = event.currentTarget;
    if (!(await copy(href))) return void location.assign(href);
    byId("heard").textContent = byId("here").textContent = dataset.copied;
  }

  // Where the links lead from what was asked for last.
  places() {
    return { first: 1, back: this.wanted - 1, forward: this.wanted + 1, last: this.last, ...this.turn };
  }

  pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, select, textarea, .log, .plot-words")) return;
    const link = this.root.querySelector(`a[data-key="${CSS.escape(event.key)}"]`);
    if (!link) return;
    event.preventDefault();
    this.go(this.places()[link.dataset.to]);
  }

  // Show another moment; while one is being fetched, only the last wish counts.
  async go(number) {
    this.wanted = Math.max(1, Math.min(number, this.last));
    this.slider.value = this.wanted;
    if (this.fetching) return;
    this.fetching = true;
    try {
      while (this.wanted !== this.number) if (!(await this.fetch(this.wanted))) break;
    } finally {
      this.fetching = false;
    }
  }

  async fetch(number) {
    const answer = await fetch(`/tables/${this.root.dataset.table}/replay/${number}/moment${this.root.dataset.query}`).catch(() => null);
    if (!answer?.ok) {
      const problem = await answer?.json().catch(() => null);
      this.trouble(problem?.detail ?? this.root.dataset.lost);
      this.wanted = this.number;
      this.slider.value = this.number;
      return false;
    }
    this.trouble("");
    this.show(await answer.json());
    return true;
  }

  trouble(words) {
    const place = byId("trouble");
    place.textContent = words;
    place.className = words ? "banner" : "hidden";
  }

  show(told) {
    if (this.wanted === this.last) this.wanted = Math.min(this.wanted, told.last);
    Object.assign(this, { number: told.number, last: told.last, turn: told.turn });
    byId("moment").innerHTML = told.html;
    byId("words").innerHTML = told.read;
    byId("where").textContent = told.where;
    byId("heard").textContent = told.words;
    document.title = told.title;
    Object.assign(this.slider, { max: told.last, ariaValueText: told.where });
    this.slider.value = this.wanted;
    const address = (number, query) => `/tables/${this.root.dataset.table}/replay/${number}${query}`;
    history.replaceState(null, "", address(told.number, this.root.dataset.query));
    Object.assign(byId("here"), { href: address(told.number, this.root.dataset.query), textContent: this.copyWords });
    for (const link of this.root.querySelectorAll("a[data-eyes]")) link.href = address(told.number, link.dataset.eyes);
    const places = { first: 1, back: told.number - 1, forward: told.number + 1, last: told.last, ...told.turn };
    for (const link of this.root.querySelectorAll("a[data-to]")) {
      const to = Math.max(1, Math.min(places[link.dataset.to], told.last));
      link.href = address(to, this.root.dataset.query);
      link.classList.toggle("off", to === told.number);
      link.setAttribute("aria-disabled", String(to === told.number));
    }
  }
}

new Replay(byId("replay"));
