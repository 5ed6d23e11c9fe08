// A choice of two halves: what is moved, and where to. Either half may be pointed at first.
import type { Choice } from "$lib/wire.ts"

/** Names a thing or a place of the board, as `piece:head:R` or `end:1:front`. */
export type Key = string

export interface Move {
  choice: Choice
  from: Key
  to: Key
}

interface Structure {
  verb: string
  piece?: string
  colour?: string
  colours?: string[]
  coatl?: number
  place?: string
  card?: string
  cards?: number[]
}

export const structureOf = (choice: Choice): Structure => choice.structure as unknown as Structure

const KIND_AT: Record<string, string> = { head: "head", front: "body", back: "body", tail: "tail" }

/** The choices that lead from something to somewhere. */
export function movesOf(legal: Choice[]): Move[] {
  return legal.flatMap((choice): Move[] => {
    const it = structureOf(choice)
    switch (it.verb) {
      case "start":
        return [{ choice, from: `piece:${it.piece}:${it.colour}`, to: "new" }]
      case "extend":
        return [
          {
            choice,
            from: `piece:${KIND_AT[it.place ?? ""]}:${it.colour}`,
            // A head and a body go to the same end.
            to: `end:${it.coatl}:${it.place === "head" || it.place === "front" ? "front" : "back"}`,
          },
        ]
      case "fulfil":
        return [{ choice, from: `card:${it.card}`, to: `beside:${it.coatl}` }]
      case "pick":
        return [
          {
            choice,
            from: "token:perfect_pick",
            to: `bag:${it.piece}:${[it.colour, ...(it.colours ?? [])].filter(Boolean).join("")}`,
          },
        ]
      case "commit":
        return [{ choice, from: "token:priest_commitment", to: `temple:${it.card}` }]
      default:
        return []
    }
  })
}

/** The move between two keys, whichever of them was pointed at first. */
export function between(moves: Move[], one: Key, other: Key): Move | undefined {
  return moves.find(({ from, to }) => (from === one && to === other) || (from === other && to === one))
}

/** Whether a key takes part in a move: any, or one with what is held. */
export function takesPart(moves: Move[], key: Key, held: Key | null): boolean {
  if (held === null || held === key) return moves.some(({ from, to }) => from === key || to === key)
  return between(moves, held, key) !== undefined
}

/** The choice that names just these cards of a hand, whichever of identical cards it counts from. */
export function naming(legal: Choice[], verb: string, hand: (string | null)[], marked: number[]): Choice | undefined {
  const faces = (places: number[]) =>
    places
      .map((place) => hand[place])
      .sort()
      .join(" ")
  const wanted = faces(marked)
  return legal.find((choice) => {
    const it = structureOf(choice)
    return it.verb === verb && faces((it.cards ?? []).map((place) => place - 1)) === wanted
  })
}
