// Says that there is no connection, and brings back the table of a notification. Nothing is kept but the page that says
// so (KEPT, which the server writes above); everything else goes to the server as if this were not here.

const NAME = KEPT.join(" ");

addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((kept) => kept.addAll(KEPT)).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name))));
  event.waitUntil(Promise.all([old, registration.navigationPreload?.enable()]));
});

// The server is asked while this wakes up, so nobody waits for it.
async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return caches.match(KEPT[0]);
  }
}

// Forms are left alone: who sends them must be seen by the server as it is.
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate" && request.method === "GET") event.respondWith(page(event));
  else if (KEPT.includes(new URL(request.url).pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data;
  const found = clients.matchAll({ type: "window" }).then((open) => open.find((page) => page.url === address));
  event.waitUntil(found.then((page) => (page ? page.focus() : clients.openWindow(address))));
});
