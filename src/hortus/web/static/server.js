// The server, as a table's page asks it. What it refuses stands in the banner.

import { byId } from "./page.js";

export class Server {
  constructor(root, gone) {
    this.root = root;
    this.gone = gone; // called when there is no such table, or no longer
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
    if (answer.status === 404) this.gone();
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
}
