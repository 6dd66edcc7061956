// What the server pushes: a stream tells of each event, and is found again when it was lost.

import { byId } from "./page.js";

const AGAIN = 3000; // milliseconds after which a stream that was refused is tried again

export class Listening {
  constructor(table) {
    this.table = table;
    this.root = table.root;
    this.tellLoss();
    this.begin();
  }

  begin() {
    this.pushed = {}; // all pieces as the stream told them last
    this.open();
  }

  end() {
    this.stream?.close();
  }

  open() {
    this.end();
    this.heard = this.table.number; // the last event that the stream has told, or need not tell
    this.stream = new EventSource(this.table.address("stream", { known: this.table.number }));
    this.stream.onopen = () => {
      this.root.classList.remove("lost");
      if (byId("banner").textContent === this.root.dataset.reconnecting) this.table.server.complain("");
    };
    this.stream.onmessage = (event) => this.hear(JSON.parse(event.data));
    this.stream.onerror = () => {
      this.root.classList.add("lost");
      this.table.server.complain(this.root.dataset.reconnecting);
      if (this.stream.readyState === EventSource.CLOSED) this.findOut();
    };
  }

  hear(told) {
    const { table } = this;
    if (told.number < this.heard) return void location.reload(); // a backup was put back: nothing here is as it was
    this.heard = told.number;
    Object.assign(this.pushed, told.pieces); // the server sends only what has changed since its last message
    const begun = table.steps.length && told.decision === table.decision ? table.steps : [];
    table.show({ ...told, pieces: this.pushed }, begun.length > 0);
    if (begun.length && !table.choosing.asking) table.choosing.goOn({ steps: begun }); // the same question: what was begun still stands
  }

  // Why the server does not tell this page anything: a seat that one has given back leads home, one that was lost to the
  // eyes of those who watch, and so does a table that is gone, whose address says so; else the server is asked again.
  async findOut() {
    const { table } = this;
    const answer = await fetch(table.address("pieces"), { headers: { Accept: "application/json" } }).catch(() => null);
    const lost = answer?.status === 403 && table.seat !== "";
    if (!lost && answer?.status !== 404) return void setTimeout(() => this.open(), AGAIN);
    if (lost && this.root.dataset.status === "open") return void location.replace("/");
    if (lost) sessionStorage.setItem("lost", table.name);
    location.replace(`/tables/${table.name}`);
  }

  // After that: say why one only watches.
  tellLoss() {
    if (sessionStorage.getItem("lost") !== this.table.name) return;
    sessionStorage.removeItem("lost");
    this.table.server.complain(this.root.dataset.lost);
  }
}
