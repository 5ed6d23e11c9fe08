// The way to those who keep the tables: a server. Pages without one have `$src/worker/way.ts` in its place (vite.config.ts).
import type { Component } from "svelte"
import type { Transport } from "$lib/transport.ts"

/** The line to the tables of this browser. */
export const localTables: Transport | null = null

export interface Sending {
  method: string
  headers: Record<string, string>
  body: string | null
  signal?: AbortSignal
  /** The page is about to go: the browser sends it all the same. */
  keepalive?: boolean
}

/** What is needed of the answer to a request. */
export interface Answer {
  ok: boolean
  status: number
  statusText: string
  json(): Promise<unknown>
}

/** Send a request; throws where nobody can be reached. */
export const ask: (path: string, how: Sending) => Promise<Answer> = (path, how) => fetch(path, how)

/** How far the engine has come. */
export const Loading: Component | null = null

/** What these pages tell at the top: why there is no engine, that a new version is there. */
export const Notice: Component | null = null

/** Saving what is kept in this browser, for the settings. */
export const Backup: Component | null = null

/** The address of this page, as the router counts. */
export const here = (): { pathname: string; search: string; hash: string } => location

/** The address the browser shows for a page. */
export const shown = (path: string): string => path

/** The page that a link of our own leads to; null where the browser shall follow it. */
export function pathOf({ pathname, search, hash }: URL): string | null {
  if (pathname.startsWith("/api") || pathname.startsWith("/schema")) return null
  return pathname === location.pathname && hash ? null : pathname + search + hash
}

/** Offer what an address gives as a file. */
export function download(path: string): void {
  const link = document.createElement("a")
  link.href = path
  link.download = ""
  link.click()
}
