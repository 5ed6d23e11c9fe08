// Where the pieces of a coatl lie: a gentle wave from head to tail, as long as the pieces are.
import { LENGTH } from "./shapes.ts"
import { piecesOf, type BoardPiece, type Chain } from "./view.ts"

export interface Posed extends BoardPiece {
  x: number
  y: number
  /** Degrees. */
  turn: number
}

const SWELL = 5
const PERIOD = 210

const height = (x: number) => SWELL * Math.sin((x / PERIOD) * 2 * Math.PI)

/** The pieces with their places; the front joint (or the tip of the snout) is at x = 0. */
export function posed(chain: Chain): Posed[] {
  let x = 0
  return piecesOf(chain).map((piece) => {
    const length = LENGTH[piece.piece]
    const [from, to] = [height(x), height(x + length)]
    const it = { ...piece, x, y: from, turn: (Math.atan2(to - from, length) * 180) / Math.PI }
    x += length
    return it
  })
}

export function lengthOf(chain: Chain): number {
  return piecesOf(chain).reduce((sum, { piece }) => sum + LENGTH[piece], 0)
}

/**
 * Numbers for the pieces that stay with them while the coatl grows at either end, so that a piece that was there stays
 * and only the new one arrives. Remembers the chain it saw last.
 */
export function namer(): (pieces: string) => number[] {
  let before = ""
  let first = 0
  return (pieces) => {
    const grown = pieces.length - before.length
    if (grown > 0 && !pieces.startsWith(before) && pieces.endsWith(before)) first -= grown
    before = pieces
    return [...pieces].map((_, at) => first + at)
  }
}
