// What is more than a move and is shown for a while: what everyone has a part in, and what a game names.
import { moments } from "../games/registry.ts"
import { concernsAll } from "$lib/story.ts"
import type { Entry, TableInfo } from "$lib/wire.ts"

/** Kinds of events that are a moment, by game. */
const NAMED = new Map<string, readonly string[]>()

/** Ask a game for its moments. */
export async function learn(game: string): Promise<void> {
  NAMED.set(game, (await moments(game))?.kinds ?? [])
}

/** How great a moment is: everyone's, somebody's, or none. */
export function greatness(entry: Entry, info: TableInfo): "all" | "one" | null {
  if (concernsAll(entry, info.seats.length)) return "all"
  const kinds = NAMED.get(info.game) ?? []
  return entry.events.some(({ kind }) => kinds.includes(String(kind))) ? "one" : null
}
