// Being called: a tone, and a notification of the browser, for those who want them. On the settings page they are
// tried when they are switched on, and only then the browser is asked whether it allows notifications.

import { byId } from "./page.js";

const wanted = document.documentElement.dataset;
const TURN = [523, 784]; // hertz, one after the other
const CARD = [330];
const LENGTH = 0.16; // seconds
const LOUDNESS = 0.05;
let speaker = null;

function sound(tones) {
  speaker ??= new AudioContext();
  tones.forEach((tone, number) => {
    const start = speaker.currentTime + number * LENGTH;
    const [source, volume] = [speaker.createOscillator(), speaker.createGain()];
    source.frequency.value = tone;
    volume.gain.setValueAtTime(LOUDNESS, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH);
    source.connect(volume).connect(speaker.destination);
    source.start(start);
    source.stop(start + LENGTH);
  });
}

// Phones let only the worker notify.
async function notify() {
  if (!document.hidden || globalThis.Notification?.permission !== "granted") return;
  const about = { tag: byId("play").dataset.table, icon: byId("icon").href, data: location.href };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(document.title, about);
  else new Notification(document.title, about);
}

function listen(play) {
  let yours = play.dataset.yours;
  new MutationObserver(() => {
    const now = play.dataset.yours;
    if (now === yours) return;
    yours = now;
    if (now && wanted.sound === "on") sound(TURN);
    if (now && wanted.notify === "on") notify();
  }).observe(play, { attributes: true, attributeFilter: ["data-yours"] });
  new MutationObserver((changes) => {
    const lines = changes.flatMap((change) => [...change.addedNodes]);
    if (wanted.sound === "on" && lines.some((line) => line.classList?.contains("log-moved"))) sound(CARD);
  }).observe(byId("log"), { childList: true });
}

async function allow(box) {
  const allowed = (await globalThis.Notification?.requestPermission()) === "granted";
  box.checked = allowed;
  byId("refused").hidden = allowed;
}

if (byId("play")) listen(byId("play"));
byId("settings")?.addEventListener("change", ({ target }) => {
  if (target.name === "sound" && target.checked) sound(TURN);
  if (target.name === "notify" && target.checked) allow(target);
});
