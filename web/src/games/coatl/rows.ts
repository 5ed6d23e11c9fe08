// Where the parts of a row with one coatl lie.
import { box } from "$lib/draw/paths.ts"
import { CARD, SMALL } from "./shapes.ts"

/** Whole cards in a row, their indexes two by two or below the serpent, or none. */
export type CardPlaces = "row" | "grid" | "below" | "none"

export interface RowShape {
  /** How wide the serpent and its open ends may be, and how high. */
  room: number
  area: number
  badge: { x: number; y: number; small: boolean }
  cards: { x: number; y: number }[]
  /** The scale of the cards, and whether they are indexes. */
  scale: number
  small: boolean
  outline: string
}

const GAP = 6
/** Beside a serpent a card is no larger than this. */
const LARGEST = 1.12

export function rowShape(places: CardPlaces, width: number, height: number, most: number): RowShape {
  const high = places === "row" ? CARD : SMALL
  const rows = places === "grid" ? 2 : 1
  const below = places === "below"
  const scale = below ? 0.66 : Math.min(LARGEST, (height - GAP * (rows + 1)) / rows / high)
  const across = CARD * scale + (below ? 3 : GAP)
  const columns = most / rows
  const cards = Array.from({ length: places === "none" ? 0 : most }, (_, at) => ({
    x: width - columns * across + (at % columns) * across,
    y: below
      ? height - high * scale - 4
      : (height - rows * high * scale - (rows - 1) * GAP) / 2 + Math.floor(at / columns) * (high * scale + GAP),
  }))
  const left = cards[0]?.x ?? width
  const small = below || height < 100
  return {
    room: below ? width - 8 : left - (small ? 70 : 84),
    area: below ? height - high * scale - 6 : height,
    badge: below ? { x: left / 2, y: height - 25, small } : { x: left - (small ? 36 : 42), y: height / 2, small },
    cards,
    scale,
    small: high === SMALL,
    outline: box(0, 0, CARD, high),
  }
}
