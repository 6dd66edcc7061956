// What the pages do beside showing what the server renders: it lets a move be chosen part by part, sends it, and swaps
// in the pieces that the server pushes. All words come from the page.

const byId = (name) => document.getElementById(name);
const play = byId("play");

// --- every page ---

document.addEventListener("click", (event) => {
  const enlarge = event.target.closest?.(".enlarge");
  if (enlarge) {
    const side = enlarge.closest(".side");
    const large = side.classList.toggle("large");
    enlarge.setAttribute("aria-expanded", String(large));
    if (large) for (const picture of side.querySelectorAll(".picture")) picture.tabIndex = 0; // it may have to be scrolled
  }
});

// An invitation's key is behind the #, where no server sees it, and goes with the form.
const sit = byId("sit");
if (sit) sit.elements.key.value = location.hash.slice(1);

// Rules that had to be compiled are there now.
byId("begin")?.requestSubmit();

// Where there is no connection, a worker says so. It is there only over https, or on this machine.
navigator.serviceWorker?.register("/worker.js").catch(() => {});

// --- a table ---

const LINES = 120; // of the log that stay on the page
const PATIENCE = 1500; // milliseconds in which what one did comes back
const AGAIN = 3000; // milliseconds after which a stream that was refused is tried again

class Table {
  constructor(root) {
    this.root = root;
    this.name = root.dataset.table;
    this.seat = root.dataset.seat;
    this.number = Number(root.dataset.number);
    this.decision = Number(root.dataset.decision);
    this.steps = []; // of a move that is not whole yet
    this.pushed = {}; // all pieces as the stream told them last
    this.asking = false; // whether the server is being asked how a move goes on
    this.sent = 0; // the last event that this page has caused
    this.resume = false; // whether the next choices get the focus
    this.byPointer = false; // how the last thing was done
    this.wished = false; // for a rematch
    this.follow = false; // whether the next thing to choose from is brought into sight
    this.skew = 0; // how far the server's clock is ahead
    root.addEventListener("click", (event) => this.clicked(event));
    document.addEventListener("pointerdown", () => (this.byPointer = true), true);
    document.addEventListener("keydown", () => (this.byPointer = false), true);
    for (const scrolled of ["wheel", "touchmove"]) document.addEventListener(scrolled, () => (this.follow = false), { passive: true });
    root.addEventListener("pointerover", (event) => this.light(event));
    root.addEventListener("focusin", (event) => this.light(event));
    document.addEventListener("keydown", (event) => this.pressed(event));
    byId("typing").addEventListener("submit", (event) => this.submitted(event));
    byId("words-details").addEventListener("toggle", () => this.showWords());
    this.tellLoss();
    this.mark();
    this.showTurn(root.dataset.yours === "yes");
    this.listen();
    if (document.querySelector(".clock")) this.readClock();
    setInterval(() => this.tick(), 500);
    if (root.dataset.shared === "yes") {
      addEventListener("pagehide", () => this.seat !== "" && root.replaceChildren());
      addEventListener("pageshow", (event) => event.persisted && location.reload());
    }
  }

  address(path, query = {}) {
    const url = new URL(`/tables/${this.name}/${path}`, location);
    if (this.seat !== "") url.searchParams.set("seat", this.seat);
    for (const [key, values] of Object.entries(query))
      for (const value of [values].flat()) url.searchParams.append(key, value);
    return url;
  }

  // What the server says, or null after its problem was shown.
  async ask(url, options = {}, refuse = (words) => this.complain(words)) {
    let answer;
    try {
      answer = await fetch(url, { headers: { Accept: "application/json" }, ...options });
    } catch {
      this.complain(this.root.dataset.reconnecting);
      return null;
    }
    if (answer.ok) {
      this.complain("");
      return answer.status === 204 ? {} : answer.headers.get("content-type").includes("json") ? answer.json() : answer.text();
    }
    if (answer.status === 404) this.findOut();
    const problem = await answer.json().catch(() => ({ detail: answer.statusText }));
    refuse(problem.detail);
    return null;
  }

  post(path, body) {
    const headers = { "Content-Type": "application/json", Accept: "application/json", "Idempotency-Key": crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}` };
    return this.ask(path, { method: "POST", headers, body: JSON.stringify(body) });
  }

  complain(words) {
    const banner = byId("banner");
    if (!banner) return; // the screen is being handed over
    banner.textContent = words;
    banner.hidden = !words;
  }

  // --- choosing ---

  clicked(event) {
    const target = event.target.closest("[data-post], [data-here], .choice, .mark, #cancel, #hint-button");
    if (!target) return;
    if (target.id === "cancel") this.cancel();
    else if (target.id === "hint-button") this.hint(target);
    else if (target.dataset.post) this.command(target);
    else if (target.dataset.here) this.come(target.dataset.here);
    else this.choose(target.choice ?? target);
  }

  choose(choice) {
    this.follow = this.byPointer;
    this.goOn({ steps: [...this.steps, ...choice.dataset.steps.split(",").map(Number)] });
  }

  // Go on with a move: the server says what can follow, or that it is whole, and then it is played.
  async goOn(query, refuse) {
    if (this.root.dataset.busy) return;
    this.asking = true;
    this.showBusy();
    try {
      const told = await this.ask(this.address("pieces", { ...query, number: this.number }), {}, refuse);
      if (!told) return void (await this.refresh());
      if (!told.whole) return void this.show(told);
      await this.whole(told);
    } finally {
      this.asking = false;
      this.showBusy();
    }
  }

  // A whole move is played, unless another module takes it over to ask first whether it is meant.
  whole(told) {
    const move = { seat: Number(this.seat), steps: told.steps, number: told.number };
    const detail = { question: told.question, play: () => this.send(move), cancel: () => this.refresh() };
    if (this.root.dispatchEvent(new CustomEvent("whole", { cancelable: true, detail }))) return this.send(move);
  }

  async send(move) {
    this.asking = true;
    this.showBusy();
    const done = await this.post(`/api/v1/tables/${this.name}/moves`, move);
    this.steps = [];
    if (done) this.expect(done.number);
    else await this.refresh();
    this.asking = false;
    this.showBusy();
  }

  // What was done is shown when the stream tells of it; if it does not, the page asks.
  expect(number) {
    this.sent = number;
    setTimeout(() => this.number < number && this.refresh(), PATIENCE);
  }

  showBusy() {
    this.root.dataset.busy = this.asking || this.number < this.sent ? "yes" : "";
  }

  cancel() {
    if (this.steps.length) this.refresh();
  }

  // The pieces as they are, without a move that was begun.
  async refresh() {
    const problem = byId("banner").textContent;
    const told = await this.ask(this.address("pieces"));
    if (told) this.show(told);
    if (problem && told) this.complain(problem);
  }

  async submitted(event) {
    event.preventDefault();
    const typed = byId("typed");
    const words = typed.value.trim();
    if (!words) return;
    this.tellTyper("");
    await this.goOn({ steps: this.steps, typed: words }, (problem) => this.tellTyper(problem));
    if (!byId("typed-problem").textContent) typed.value = "";
    typed.focus();
  }

  // What is wrong with the typed line stands beside it, and the line stays.
  tellTyper(problem) {
    byId("typed-problem").textContent = problem;
    byId("typed").setAttribute("aria-invalid", String(problem !== ""));
  }

  async command(button) {
    this.wished ||= button.dataset.post === "rematch";
    for (const body of [JSON.parse(button.dataset.body)].flat()) {
      const done = await this.post(`/api/v1/tables/${this.name}/${button.dataset.post}`, body);
      if (done?.number) this.expect(done.number);
    }
  }

  async hint(button) {
    button.disabled = true;
    const place = byId("hint");
    place.hidden = false;
    place.textContent = this.root.dataset.thinking;
    const told = await this.ask(this.address("hint"), { method: "POST", headers: { Accept: "application/json" } });
    button.disabled = false;
    place.hidden = !told;
    if (!told || told.number !== this.number) return void (place.hidden = true);
    place.innerHTML = told.html;
    const best = this.choices().find((choice) => choice.dataset.steps.split(",")[0] === String(told.steps[0]));
    if (best && !this.steps.length) for (const each of [best, ...best.marks]) each.classList.add("advised");
  }

  pressed(event) {
    if (event.key === "Escape") return void this.cancel();
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea")) return;
    const choice = event.target.closest(".choice");
    const move = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (choice && move) {
      const all = this.choices();
      all[(all.indexOf(choice) + move + all.length) % all.length].focus();
    } else if (event.key === "/") byId("typed").focus();
    else if (event.key === "u") this.root.querySelector('[data-post="undo"]')?.click();
    else if (event.key === "h") byId("hint-button")?.click();
    else if (event.key === "?") this.showKeys();
    else return;
    event.preventDefault();
  }

  showKeys() {
    const keys = byId("keys");
    keys.open = true;
    keys.firstElementChild.focus();
  }

  // --- what can be chosen, in pictures ---

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
    const frame = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    const room = Math.min(box.width, box.height) * 0.03;
    frame.setAttribute("x", box.x - room);
    frame.setAttribute("y", box.y - room);
    frame.setAttribute("width", box.width + 2 * room);
    frame.setAttribute("height", box.height + 2 * room);
    frame.setAttribute("rx", 3 * room);
    frame.classList.add("mark");
    frame.choice = choice;
    target.append(frame);
    return frame;
  }

  // Whoever has just chosen something by hand finds what can be chosen next without looking for it.
  bringIntoSight() {
    const choices = this.choices();
    if (!this.follow || !choices.length) return;
    this.follow = false;
    const inSight = ({ top, bottom }) => top >= byId("bar").offsetHeight && bottom <= innerHeight;
    const marks = choices.flatMap((choice) => choice.marks);
    if (!marks.length || marks.some((mark) => inSight(mark.getBoundingClientRect()))) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    marks[0].scrollIntoView({ block: "center", behavior: still ? "instant" : "smooth" });
  }

  light(event) {
    if (event.type === "focusin" && this.byPointer) return;
    const lit = event.target.closest(".choice, .mark");
    for (const old of this.root.querySelectorAll(".lit")) old.classList.remove("lit");
    const choice = lit?.choice ?? lit;
    if (choice?.marks) for (const each of [choice, ...choice.marks]) each.classList.add("lit");
  }

  // --- what the server pushes ---

  listen() {
    this.stream?.close();
    this.stream = new EventSource(this.address("stream", { known: this.number }));
    this.stream.onopen = () => {
      this.root.classList.remove("lost");
      if (byId("banner").textContent === this.root.dataset.reconnecting) this.complain("");
    };
    this.stream.onmessage = (event) => this.hear(JSON.parse(event.data));
    this.stream.onerror = () => {
      this.root.classList.add("lost");
      this.complain(this.root.dataset.reconnecting);
      if (this.stream.readyState === EventSource.CLOSED) this.findOut();
    };
  }

  // Why the server does not tell this page anything: a seat that was lost is left, and so is a table that is gone, whose
  // address says so; for anything else the server is asked again.
  async findOut() {
    const answer = await fetch(this.address("pieces"), { headers: { Accept: "application/json" } }).catch(() => null);
    const lost = answer?.status === 403 && this.seat !== "";
    if (!lost && answer?.status !== 404) return void setTimeout(() => this.listen(), AGAIN);
    if (lost) sessionStorage.setItem("lost", this.name);
    location.replace(`/tables/${this.name}`);
  }

  // After that: say why one only watches.
  tellLoss() {
    if (sessionStorage.getItem("lost") !== this.name) return;
    sessionStorage.removeItem("lost");
    this.complain(this.root.dataset.lost);
  }

  hear(told) {
    Object.assign(this.pushed, told.pieces); // the server sends only what has changed since its last message
    const begun = this.steps.length && told.decision === this.decision ? this.steps : [];
    this.show({ ...told, pieces: this.pushed }, begun.length > 0);
    if (begun.length && !this.asking) this.goOn({ steps: begun }); // the same question: what was begun still stands
  }

  // --- people who share this screen ---

  // Somebody says that they are there: only now the page asks for what is theirs.
  come(seat) {
    this.seat = this.root.dataset.seat = seat;
    this.pushed = {};
    this.listen();
    return this.refresh();
  }

  // Whether the page shows somebody who is not asked any more, or waits for the wrong one.
  mustHandOver(told) {
    if (this.root.dataset.shared !== "yes") return false;
    if (this.seat !== "") return told.eyes !== Number(this.seat);
    const awaits = this.root.dataset.awaits;
    return told.eyes !== null || (awaits === "" ? told.here.length > 0 : !told.here.includes(Number(awaits)));
  }

  // Nothing of what was on the page stays in it, or in the browser's memory of it.
  handOver(over) {
    this.stream?.close();
    this.root.replaceChildren();
    history.replaceState(null, "", `/tables/${this.name}${over ? "#tell" : ""}`);
    location.reload();
  }

  // Swap in pieces; `partly` leaves alone what shows a move that was begun.
  show(told, partly = false) {
    if (told.number < this.number) return;
    if (this.mustHandOver(told)) return void this.handOver(told.eyes !== null);
    const kept = partly ? ["table", "garden", "hand", "choices"] : [];
    this.root.dispatchEvent(new Event("swap")); // for modules that look at the pictures
    const choosing = byId("choices").contains(document.activeElement) || (this.resume && document.activeElement === byId("main"));
    for (const [name, html] of Object.entries(told.pieces)) {
      const place = byId(name);
      if (!place || kept.includes(name) || place.given === html) continue;
      place.given = html;
      place.innerHTML = html;
      if (place.classList.contains("picture")) {
        place.classList.remove("swapped");
        void place.offsetWidth; // so that the same motion begins anew
        place.classList.add("swapped");
      }
    }
    this.tell(told.log);
    if (told.decision !== this.decision || told.steps.length) byId("hint").hidden = true;
    Object.assign(this, { number: told.number, decision: told.decision });
    if (!partly) this.steps = told.steps;
    Object.assign(this.root.dataset, { number: this.number, decision: this.decision, steps: this.steps.join(","), status: told.status });
    this.showBusy();
    document.title = told.title;
    this.showTurn(told.yours);
    this.mark();
    this.tick();
    this.showWords();
    if (choosing) this.focusChoices();
    this.bringIntoSight();
    this.root.dispatchEvent(new Event("swapped"));
    if (told.next && this.wished) location.assign(`/tables/${told.next}`);
  }

  // Who goes by keyboard stays with the choices, also over the turns of others.
  focusChoices() {
    const first = this.choices()[0];
    this.resume = !first;
    (first ?? byId("main")).focus({ preventScroll: this.byPointer });
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
    const icon = byId("icon");
    icon.plain ??= icon.getAttribute("href");
    icon.setAttribute("href", yours ? icon.dataset.turn : icon.plain);
    byId("typing").hidden = this.root.dataset.mine !== "yes" || !yours;
  }

  async showWords() {
    if (!byId("words-details").open) return;
    const html = await this.ask(this.address("words"));
    if (html !== null) byId("words").innerHTML = html;
  }

  // --- clocks ---

  async readClock() {
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
      clock.textContent = (parts[0] ? parts : parts.slice(1)).map((part) => String(part).padStart(2, "0")).join(":");
      clock.classList.toggle("short", seconds < 30);
    }
  }
}

if (play) play.table = new Table(play);
