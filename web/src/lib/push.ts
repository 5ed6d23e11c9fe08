// Messages of the server to this browser when it is my turn and no page is open.
import { api } from "$lib/api.ts"
import type { PushSubscription as Wire } from "$lib/wire.ts"

function wire(subscription: PushSubscription): Wire {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? "", keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" } }
}

/** Ask the browser for a subscription and tell the server. */
export async function askPush(): Promise<void> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return
  const { key } = await api.pushKey()
  const worker = await navigator.serviceWorker.ready
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  await api.subscribe(wire(made))
}

/** No more messages here. */
export async function stopPush(): Promise<void> {
  if (!("serviceWorker" in navigator)) return
  const worker = await navigator.serviceWorker.getRegistration()
  const made = await worker?.pushManager.getSubscription()
  if (!made) return
  await api.unsubscribe(wire(made))
  await made.unsubscribe()
}
