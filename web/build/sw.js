// Keeps the pages for when the network is away. Nothing of a table is ever kept: what the server says is always asked for.
// Pages without a server are kept with their engine, and are taken from here first: a new version waits until it is asked
// for, so that nothing changes in the middle of a game.
const NAME = "sunstone-" + __VERSION__
const FILES = __FILES__
const ALONE = __ALONE__

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" }))))
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

// The new version that waits is wanted.
self.addEventListener("message", () => void self.skipWaiting())

/** Nets are large, and not everyone plays against them: they are kept once somebody does. */
async function fetched(event) {
  const answer = await fetch(event.request)
  if (answer.ok && /\/engine\/net-/.test(event.request.url)) {
    const copy = answer.clone()
    event.waitUntil(caches.open(NAME).then((cache) => cache.put(event.request, copy)))
  }
  return answer
}

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
    event.respondWith(kept().then((found) => found || fetched(event)))
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
