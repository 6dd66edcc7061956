// Clocks of a table, as the server's own clock has them.

const STEP = 500; // milliseconds
const DAY = 86400; // seconds
const days = new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit: "day", unitDisplay: "long" });

export class Clocks {
  constructor(root) {
    this.root = root;
    this.skew = 0; // how far the server's clock is ahead
    if (document.querySelector(".clock")) this.read();
    setInterval(() => this.tick(), STEP);
  }

  async read() {
    const answer = await fetch("/healthz").catch(() => null);
    const date = answer?.headers.get("date");
    if (date) this.skew = Date.parse(date) + 500 - Date.now();
  }

  tick() {
    for (const clock of this.root.querySelectorAll(".clock")) {
      const due = Number(clock.dataset.due ?? 0);
      const left = Math.max(0, due ? due - Date.now() - this.skew : Number(clock.dataset.left));
      const seconds = Math.ceil(left / 1000);
      const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
      const told = (parts[0] ? parts : parts.slice(1)).map((part) => String(part).padStart(2, "0")).join(":");
      clock.textContent = seconds >= 2 * DAY ? days.format(Math.floor(seconds / DAY)) : told;
      clock.classList.toggle("short", seconds < 30);
    }
  }
}
