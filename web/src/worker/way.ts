// The way to the tables where there is no server: they are kept in this browser, and workers answer. Addresses stand
// behind a "#", so that every host can serve the pages from any folder.
import type { Answer, Sending } from "../lib/way.ts"
import { engine } from "./engine.svelte.ts"
import { settings } from "$lib/settings.svelte.ts"
import Backup from "./Backup.svelte"
import { offer } from "./file.ts"
import Loading from "./Loading.svelte"
import Notice from "./Notice.svelte"
import type { Transport } from "$lib/transport.ts"

export { Backup, Loading, Notice }
export type { Answer, Sending }

export const localTables: Transport = {
  open(listener) {
    let open = true
    engine.listen((frame) => {
      if (open) listener.heard(frame)
    })
    return {
      send: (frame) => engine.hear(frame),
      close() {
        open = false
      },
    }
  },
}

export async function ask(path: string, { method, headers, body, signal }: Sending): Promise<Answer> {
  const { status, text } = await engine.ask(method, path, body ?? "", headers["accept-language"] ?? "en", signal)
  return { ok: status < 400, status, statusText: "", json: () => Promise.resolve(JSON.parse(text) as unknown) }
}

export const here = () => new URL(location.hash.slice(1) || "/", "https://here")

export const shown = (path: string): string => "#" + path

/** A link leads to a page (`#/rules`, or `/rules` before it was readied) or to a place in this one (`#main`). */
export function pathOf({ pathname, search, hash }: URL): string | null {
  if (hash.startsWith("#/")) return hash.slice(1)
  if (pathname !== location.pathname || !hash) return pathname + search + hash
  document.getElementById(hash.slice(1))?.focus()
  return here().pathname + here().search + hash
}

/** Before a link can be followed it gets the address that another tab would open. */
function readyLink(event: Event): void {
  const link = (event.target as Element).closest?.("a")
  const path = link?.getAttribute("href")
  if (link && path?.startsWith("/") && !link.hasAttribute("download")) link.href = shown(path)
}
for (const kind of ["pointerdown", "focusin"]) addEventListener(kind, readyLink, { capture: true, passive: true })

export function download(path: string): void {
  void engine.ask("GET", path, "", settings.language).then(({ text }) => {
    // A file of a box is a text, everything else is what it is: JSON, to the last digit.
    const box = path.startsWith("/api/me/boxes/")
    const name = `${path.replace(/^\/api\//, "").replaceAll("/", "-")}.${box ? "toml" : "json"}`
    offer(name, box ? (JSON.parse(text) as string) : text)
  })
}
