// A table: what the page knows of it, and how the pieces that the server sends are swapped in. All words come from the
// page. Other modules find it at the page's #play, and hear of "swap" and "swapped" there.

import { Choosing } from "./choosing.js";
import { Clocks } from "./clocks.js";
import { Listening } from "./listening.js";
import { Marking } from "./marking.js";
import { byId, showTurn } from "./page.js";
import { Server } from "./server.js";
import { Sharing } from "./sharing.js";

const LINES = 120; // of the log that stay on the page
const BEGUN = ["table", "garden", "hand", "choices"]; // pieces that show a move that was begun

class Table {
  constructor(root) {
    this.root = root;
    this.name = root.dataset.table;
    this.seat = root.dataset.seat;
    this.number = Number(root.dataset.number);
    this.decision = Number(root.dataset.decision);
    this.steps = []; // of a move that is not whole yet
    this.wished = false; // for a rematch
    this.server = new Server(root, () => this.listening.findOut());
    this.marking = new Marking(root);
    this.choosing = new Choosing(this);
    this.sharing = new Sharing(this);
    this.clocks = new Clocks(root);
    byId("words-details").addEventListener("toggle", () => this.showWords());
    this.marking.mark();
    this.showTurn(root.dataset.yours === "yes");
    this.listening = new Listening(this);
  }

  address(path, query = {}) {
    const url = new URL(`/tables/${this.name}/${path}`, location);
    const { awaits } = this.root.dataset; // at a shared screen: for whom it waits
    if (this.seat !== "") url.searchParams.set("seat", this.seat);
    else if (awaits !== "") url.searchParams.set("awaits", awaits);
    for (const [key, values] of Object.entries(query))
      for (const value of [values].flat()) url.searchParams.append(key, value);
    return url;
  }

  // The pieces as they are, without a move that was begun.
  async refresh() {
    const problem = byId("banner").textContent;
    const told = await this.server.ask(this.address("pieces"));
    if (told) this.show(told);
    if (problem && told) this.server.complain(problem);
  }

  // Show what the server told; `partly` leaves alone what shows a move that was begun.
  show(told, partly = false) {
    if (told.number < this.number) return;
    if (this.sharing.mustHandOver(told)) return void this.sharing.handOver(told.eyes !== null);
    this.root.dispatchEvent(new Event("swap")); // for modules that look at the pictures
    const choosing = this.marking.hasFocus();
    for (const [name, html] of Object.entries(told.pieces)) if (!partly || !BEGUN.includes(name)) this.swap(byId(name), html);
    this.tell(told.log);
    if (told.decision !== this.decision) byId("hint").hidden = true;
    Object.assign(this, { number: told.number, decision: told.decision });
    if (!partly) this.steps = told.steps;
    Object.assign(this.root.dataset, { number: this.number, decision: this.decision, steps: this.steps.join(","), status: told.status });
    this.choosing.showBusy();
    document.title = told.title;
    this.showTurn(told.yours);
    this.marking.mark();
    this.clocks.tick();
    this.showWords();
    if (choosing) this.marking.focus();
    this.marking.bringIntoSight();
    this.root.dispatchEvent(new Event("swapped"));
    if (told.next && this.wished) location.assign(`/tables/${told.next}`);
  }

  // Swap in a piece that has changed.
  swap(place, html) {
    if (!place || place.given === html) return;
    place.given = html;
    place.innerHTML = html;
    if (!place.classList.contains("picture")) return;
    place.classList.remove("swapped");
    void place.offsetWidth; // so that the same motion begins anew
    place.classList.add("swapped");
  }

  tell(html) {
    if (!html) return;
    const log = byId("log");
    const newest = Number(log.firstElementChild?.dataset.number ?? 0);
    const lines = document.createElement("template");
    lines.innerHTML = html;
    log.prepend(...[...lines.content.children].filter((line) => Number(line.dataset.number) > newest));
    while (log.children.length > LINES) log.lastElementChild.remove();
  }

  showTurn(yours) {
    this.root.dataset.yours = yours ? "yes" : "";
    showTurn(yours);
    byId("typing").hidden = this.root.dataset.mine !== "yes" || !yours;
  }

  async showWords() {
    if (!byId("words-details").open) return;
    const begun = this.steps.length ? { steps: this.steps, number: this.number } : {};
    const html = await this.server.ask(this.address("words", begun));
    if (typeof html === "string") byId("words").innerHTML = html; // nothing, if the table has gone on
  }
}

const play = byId("play");
play.table = new Table(play);
