// What there is for a game, whether the pages were built with it or another package has brought it.
import { api } from "$lib/api.ts"
import { session } from "$lib/session.svelte.ts"
import type { GameInfo, RulesPage } from "$lib/wire.ts"

const WRITTEN = Object.keys(import.meta.glob("../../../docs/games/*.md", { query: "?raw", import: "default" }))

const known = (game: string): GameInfo | undefined => session.games?.games.find(({ id }) => id === game)

/** Games whose rules pages are in the pages. */
export function built(): string[] {
  return WRITTEN.map((path) => path.replace(/^.*\/|\.md$/g, "")).sort()
}

/** Whether a game has a rules page. */
export function ruled(game: string): boolean {
  return built().includes(game) || known(game)?.rules === true
}

/** Games that have a rules page. */
export function pages(): string[] {
  const ids = (session.games?.games ?? []).map(({ id }) => id)
  return [...new Set([...built(), ...ids.filter(ruled)])].sort()
}

/** The rules page that came with a game of another package. */
export async function brought(game: string): Promise<RulesPage | null> {
  return api.rules(game).catch(() => null)
}

/** Whether there is a guided first game. */
export function taught(game: string): boolean {
  return known(game)?.lesson === true
}
