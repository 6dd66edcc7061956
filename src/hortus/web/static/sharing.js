// People who share a screen: what is theirs is on it only while they are asked, and leaves nothing behind.

export class Sharing {
  constructor(table) {
    this.table = table;
    this.root = table.root;
    this.root.addEventListener("click", (event) => this.clicked(event.target.closest("[data-here]")));
    if (!this.shared) return;
    addEventListener("pagehide", () => table.seat !== "" && this.root.replaceChildren());
    addEventListener("pageshow", (event) => event.persisted && location.reload());
  }

  get shared() {
    return this.root.dataset.shared === "yes";
  }

  // Somebody says that they are there: only now the page asks for what is theirs.
  clicked(button) {
    if (!button) return;
    this.table.seat = this.root.dataset.seat = button.dataset.here;
    this.table.listening.begin();
    this.table.refresh();
  }

  // Whether the page shows somebody who is not asked any more, or waits for the wrong one.
  mustHandOver(told) {
    if (!this.shared) return false;
    if (this.table.seat !== "") return told.eyes !== Number(this.table.seat);
    const { awaits } = this.root.dataset;
    return told.eyes !== null || (awaits === "" ? told.here.length > 0 : !told.here.includes(Number(awaits)));
  }

  // Nothing of what was on the page stays in it, or in the browser's memory of it.
  handOver(over) {
    this.table.listening.end();
    this.root.replaceChildren();
    history.replaceState(null, "", `/tables/${this.table.name}${over ? "#tell" : ""}`);
    location.reload();
  }
}
