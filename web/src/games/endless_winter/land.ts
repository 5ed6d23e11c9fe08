// Which hexes can be pressed: a move has two halves, the hex a camp leaves and the one it goes to.
import type { Choice } from "$lib/wire.ts"

const of = (choice: Choice, field: string): number => Number(choice.structure[field])

/** The hexes from which a camp can move. */
export function starts(moves: Choice[]): number[] {
  return [...new Set(moves.map((move) => of(move, "start")))]
}

/** The hex that is held: the one that was picked if a camp can still leave it, or the only one there is. */
export function heldHex(moves: Choice[], picked: number | null): number | null {
  const all = starts(moves)
  if (picked !== null && all.includes(picked)) return picked
  return all.length === 1 ? (all[0] ?? null) : null
}

/** Where the camp of a hex can go. */
export function ends(moves: Choice[], start: number | null): Map<number, Choice> {
  return new Map(moves.filter((move) => of(move, "start") === start).map((move) => [of(move, "end"), move]))
}

/** The hexes that can reward the seat next. */
export function claimed(claims: Choice[]): Map<number, Choice> {
  return new Map(claims.map((claim) => [of(claim, "hex"), claim]))
}
