// A move is chosen part by part: the server says what can follow, until it is whole and is played.

const PATIENCE = 1500; // milliseconds in which what one did comes back

export class Choosing {
  constructor(table) {
    this.table = table;
    this.root = table.root;
    this.asking = false; // whether the server is being asked how a move goes on
    this.sent = 0; // the last event that this page has caused
    this.root.addEventListener("click", (event) => this.clicked(event.target.closest(".choice, .mark, #cancel")));
  }

  clicked(target) {
    if (target?.id === "cancel") this.cancel();
    else if (target) this.choose(target.choice ?? target);
  }

  choose(choice) {
    this.table.marking.chosen();
    this.goOn({ steps: [...this.table.steps, ...choice.dataset.steps.split(",").map(Number)] });
  }

  // Go on with a move: the server says what can follow, or that it is whole, and then it is played. Whether it was taken.
  async goOn(query, refuse) {
    if (this.root.dataset.busy) return false;
    const { table } = this;
    this.asking = true;
    this.showBusy();
    this.sayOnly("");
    try {
      const told = await table.server.ask(table.address("pieces", { ...query, number: table.number }), {}, refuse);
      if (told && !told.question) this.sayOnly(told.only);
      if (!told) await table.refresh();
      else if (told.whole) await this.whole(told);
      else table.show(told);
      return Boolean(told);
    } finally {
      this.asking = false;
      this.showBusy();
    }
  }

  // A whole move is played, unless another module takes it over to ask first whether it is meant.
  whole(told) {
    const move = { seat: Number(this.table.seat), steps: told.steps, number: told.number };
    const detail = { question: told.question, play: () => this.send(move), cancel: () => this.table.refresh() };
    if (this.root.dispatchEvent(new CustomEvent("whole", { cancelable: true, detail }))) return this.send(move);
  }

  async send(move) {
    const { table } = this;
    this.asking = true;
    this.showBusy();
    const done = await table.server.post(`/api/v1/tables/${table.name}/moves`, move);
    table.steps = [];
    if (done) this.expect(done.number);
    else await table.refresh();
    this.asking = false;
    this.showBusy();
  }

  // What was done is shown when the stream tells of it; if it does not, the page asks.
  expect(number) {
    this.sent = number;
    setTimeout(() => this.table.number < number && this.table.refresh(), PATIENCE);
  }

  // What was done without being chosen, for there was nothing else.
  sayOnly(words) {
    document.getElementById("only").textContent = words;
  }

  showBusy() {
    this.root.dataset.busy = this.asking || this.table.number < this.sent ? "yes" : "";
  }

  cancel() {
    if (this.table.steps.length) this.table.refresh();
  }
}
