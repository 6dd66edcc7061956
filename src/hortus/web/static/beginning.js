// Rules that had to be compiled: when they are there, the game that was asked for begins.

import { byId } from "./page.js";

const OFTEN = 1000; // milliseconds between two questions, each of which the server answers as soon as it can

async function look() {
  const answer = await fetch(location).catch(() => null);
  const page = new DOMParser().parseFromString((await answer?.text()) ?? "", "text/html");
  if (!page.getElementById("begin")?.dataset.ready) return void setTimeout(look, OFTEN);
  document.querySelector("main").replaceWith(page.querySelector("main"));
  byId("begin").requestSubmit();
}

if (byId("begin").dataset.ready) byId("begin").requestSubmit();
else look();
