// Bars under the pieces that fulfil a card.
import type { Posed } from "./chain.ts"
import { LENGTH } from "./shapes.ts"

export interface Bar {
  from: number
  to: number
  /** Where the next bar of the same match begins; null after its last. */
  on: number | null
}

/** The bars of all matches: one for each run of neighbouring places, pieces of one match joined. */
export function bars(matches: number[][], pieces: Posed[]): Bar[] {
  return matches.flatMap((places) => {
    const runs: [number, number][] = []
    for (const place of places) {
      const last = runs.at(-1)
      if (last && last[1] === place - 1) last[1] = place
      else runs.push([place, place])
    }
    const from = (place: number) => (pieces[place]?.x ?? 0) + 7
    const to = (place: number) => {
      const piece = pieces[place]
      return piece ? piece.x + Math.min(LENGTH[piece.piece], 46) - 7 : 0
    }
    return runs.map(([first, last], at) => {
      const next = runs[at + 1]
      return { from: from(first), to: to(last), on: next ? from(next[0]) : null }
    })
  })
}
