// Addresses. Every page has one, and all of them lead through the browser's own history.

import { download, here, pathOf, shown } from "$way"

export type Route =
  | { page: "home" }
  | { page: "new"; game: string | null }
  | { page: "table"; id: string }
  | { page: "review"; id: string; shared: boolean }
  | { page: "rules"; game: string | null }
  | { page: "settings" }
  | { page: "account" }
  | { page: "ratings"; game: string | null }
  | { page: "box"; game: string | null }
  | { page: "lost" }

/** The page an address leads to. */
export function routeOf(path: string): Route {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean).map(decodeURIComponent)
  if (more.length) return { page: "lost" }
  switch (first) {
    case "":
      return { page: "home" }
    case "new":
      return { page: "new", game: second || null }
    case "table":
      return second ? { page: "table", id: second } : { page: "lost" }
    case "review":
      return second ? { page: "review", id: second, shared: false } : { page: "lost" }
    case "shared":
      return second ? { page: "review", id: second, shared: true } : { page: "lost" }
    case "rules":
      return { page: "rules", game: second || null }
    case "ratings":
      return { page: "ratings", game: second || null }
    case "box":
      return { page: "box", game: second || null }
    case "settings":
      return second ? { page: "lost" } : { page: "settings" }
    case "account":
      return second ? { page: "lost" } : { page: "account" }
    default:
      return { page: "lost" }
  }
}

class Router {
  path = $state(here().pathname)
  query = $state.raw(new URLSearchParams(here().search))
  hash = $state(here().hash.slice(1))
  route = $derived(routeOf(this.path))

  constructor() {
    addEventListener("popstate", () => this.#read())
    addEventListener("hashchange", () => this.#read())
  }

  #read(): void {
    const { pathname, search, hash } = here()
    this.path = pathname
    this.query = new URLSearchParams(search)
    this.hash = decodeURIComponent(hash.slice(1))
  }

  go(to: string, { replace = false, keepScroll = false } = {}): void {
    const before = this.path
    history[replace ? "replaceState" : "pushState"](null, "", shown(to))
    this.#read()
    if (!keepScroll && before !== this.path) scrollTo(0, 0)
  }
}

export const router = new Router()

/** Let links of our own open without loading the page anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element).closest?.("a")
  if (!link?.href || link.target) return
  const url = new URL(link.href)
  if (url.origin !== location.origin) return
  if (link.hasAttribute("download")) {
    if (!url.pathname.startsWith("/api/")) return
    event.preventDefault()
    download(url.pathname)
    return
  }
  const path = pathOf(url)
  if (path === null) return
  event.preventDefault()
  router.go(path)
}
