// The sheet of a boxed game: every button is a form's and works by itself; this only saves the reloads. Taps are sent
// one after the other, so that a quick hand loses none.

import { byId, copy } from "./page.js";

const sheet = byId("score");
const AGAIN = 1500; // milliseconds after which points are asked for again that could not be counted yet
let last = Promise.resolve();

sheet.addEventListener("submit", (event) => {
  event.preventDefault();
  const tap = event.submitter?.value;
  if (tap) last = last.then(() => send(tap));
});

sheet.addEventListener("change", (event) => {
  if (event.target.id === "name") last = last.then(() => send(""));
});

async function send(tap) {
  const url = new URL(byId("taps").action);
  url.search = new URLSearchParams([...new FormData(byId("taps")), ...(tap ? [["do", tap]] : [])]);
  let told;
  try {
    const answer = await fetch(url, { headers: { Accept: "application/json" } });
    told = await answer.json();
    if (!answer.ok) return complain(told.detail);
  } catch {
    return complain(sheet.dataset.lost);
  }
  const before = document.activeElement;
  sheet.innerHTML = told.html;
  history.replaceState(null, "", told.address);
  focusAgain(before);
  ready();
}

// The keyboard stays where it was: on the same button, or in the name, with what was typed there meanwhile.
function focusAgain(before) {
  if (before?.id === "name") {
    const name = byId("name");
    if (name) name.value = before.value;
    name?.focus({ preventScroll: true });
  } else if (before?.value) {
    sheet.querySelector(`button[value="${CSS.escape(before.value)}"]:not([disabled])`)?.focus({ preventScroll: true });
  }
}

function complain(words) {
  byId("said").textContent = words;
  byId("said").hidden = !words;
}

function ready() {
  const png = byId("png");
  if (png) png.hidden = false;
  if (sheet.querySelector("[data-again]")) setTimeout(() => (last = last.then(() => sheet.querySelector("[data-again]") && send(""))), AGAIN);
}

// --- sending the result to others ---

sheet.addEventListener("click", async (event) => {
  const link = event.target.closest("#link");
  const png = event.target.closest("#png");
  if (link) {
    event.preventDefault();
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ title: document.title, url: link.href }).catch(() => {});
    } else if (await copy(link.href)) {
      link.textContent = link.dataset.copied;
    } else {
      location.assign(link.href); // so that the address can be copied
    }
  } else if (png) {
    event.preventDefault();
    await save(png).catch(() => location.assign(png.href));
  }
});

// The browser paints the picture and saves it.
async function save(png) {
  const image = new Image();
  image.src = png.href;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: 2 * image.width, height: 2 * image.height });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href: address, download: png.dataset.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

ready();
