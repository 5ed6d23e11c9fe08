// Which hexes can be pressed: a move has two halves, the hex a camp leaves and the one it goes to.
import type { HexView } from "./view.ts"
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

/** On which hexes a claim glows: of its terrain, where the seat has most influence. */
export function claimed(land: HexView[], claims: Choice[], seat: number): Map<number, Choice> {
  return new Map(
    land.flatMap(({ terrain, most }, hex): [number, Choice][] => {
      const claim = claims.find(({ structure }) => structure["terrain"] === terrain)
      return claim && hex && most.includes(seat) ? [[hex, claim]] : []
    }),
  )
}
