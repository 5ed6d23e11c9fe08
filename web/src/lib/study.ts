// What a search thinks of a finished game, made ready to be drawn.
import type { LookedAt } from "$lib/wire.ts"

/** Everyone's chances in percent at every position: what was last told stands until the next decision. */
export function carried(looks: readonly LookedAt[], plies: number, players: number): number[][] {
  const told = new Map(looks.map(({ ply, chances }) => [ply, chances.map((chance) => chance * 100)]))
  let last = looks[0]?.chances.map((chance) => chance * 100) ?? Array.from({ length: players }, () => 100 / players)
  return Array.from({ length: plies + 1 }, (_, ply) => (last = told.get(ply) ?? last))
}

/** What was thought of the decision that led to a position. */
export function lookAt(looks: readonly LookedAt[], ply: number): LookedAt | null {
  return looks.find((look) => look.ply === ply - 1) ?? null
}
