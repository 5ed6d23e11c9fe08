// Keeps the pages for when the network is away. Nothing of a table is ever kept: what the server says is always asked for.
// Pages without a server are kept with their engine, and are taken from here first: a new version waits until it is asked
// for, so that nothing changes in the middle of a game.
const NAME = "sunstone-" + __VERSION__
const FILES = __FILES__
/** Fetched when a page has what it begins with: nets of bots, as large as all the rest and named by their contents. */
const LATER = __LATER__
const ALONE = __ALONE__

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" }))))
      .then(() => later((file) => caches.match(file)))
      .then(() => (ALONE ? undefined : self.skipWaiting())),
  )
})

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

/** Keep what comes later, as far as it can be found. */
async function later(find) {
  const cache = await caches.open(NAME)
  for (const file of LATER) {
    if (await cache.match(file)) continue
    const found = await find(file)
    if (found?.ok) await cache.put(file, found)
  }
}

// A page says that it has what it begins with, or that the new version, which waits, is wanted.
self.addEventListener("message", (event) => {
  if (event.data === "take") void self.skipWaiting()
  // Without the network it is asked for at the next visit.
  else event.waitUntil(later(fetch).catch(() => undefined))
})

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return
  if (/^\/(api|schema|health|metrics)(\/|$)/.test(url.pathname)) return
  const page = event.request.mode === "navigate"
  const kept = () => caches.open(NAME).then((cache) => cache.match(page ? self.registration.scope : event.request))
  // A server's page comes from the network while there is one, so that a new version is seen at once; files named by
  // their contents never change.
  if (page && !ALONE) {
    event.respondWith(fetch(event.request).catch(() => kept()))
  } else {
    event.respondWith(kept().then((found) => found || fetch(event.request)))
  }
})

self.addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : {}
  event.waitUntil(
    self.registration.showNotification("Sunstone", {
      body: told.message || "",
      icon: "/icon-192.png",
      tag: told.table || "sunstone",
      data: { url: told.table ? "/table/" + told.table : "/" },
    }),
  )
})

self.addEventListener("notificationclick", (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow(event.notification.data.url))
})
