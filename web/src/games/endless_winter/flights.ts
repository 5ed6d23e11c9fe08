// What travels over the table when something happened: figures, camps, animals, cards, stones and goods.
import { hexPoint, type Point } from "./geometry.ts"
import { SPACES, TRIBE, type Space } from "./view.ts"
import { inOrder, type Flight } from "$lib/draw/flight.ts"
import type { Entry, Plain } from "$lib/wire.ts"

export type Thing = { figure: number; chief: boolean } | { tent: number } | { animal: string } | { sign: string }

// Where things lie on the desk of 1520 × 1026 (DeskStage).
const LAND = { x: 248, y: 244 }
const STOCK = { x: 61, y: 412 }
const DECK = { x: 1036, y: 414 }
const GROUND = { x: 1260, y: 414 }
const CULTURE = { x: 739, y: 476 }
const STONES = { x: 1260, y: 566 }
const MINE = { x: 248, y: 890 }
const HAND = { x: 900, y: 890 }
const DRAW = { x: 380, y: 932 }
const MOST = 12

const hexAt = (hex: number): Point => ({ x: LAND.x + hexPoint(hex).x, y: LAND.y + hexPoint(hex).y })
const postAt = (space: Space): Point => ({ x: 570 + SPACES.indexOf(space) * 134 - (space === "rest" ? 11 : 0), y: 276 })
const tribeAt = (card: string): Point => ({
  x:
    546 +
    Math.max(
      0,
      TRIBE.findIndex((one) => one === card),
    ) *
      95,
  y: 700,
})

/** Where a seat's own things lie: in front, or one of the others side by side. */
export function homeOf(seat: number, front: number, order: number[]): Point {
  if (seat === front) return MINE
  const others = order.filter((other) => other !== front)
  const share = 522 / Math.max(1, others.length)
  return { x: 990 + share * (others.indexOf(seat) + 0.5), y: 694 }
}

/** The flights of some entries, in order, as the seat in front sees them. */
export function flights(entries: Entry[], front: number, order: number[]): Flight<Thing>[] {
  const found: { from: Point; to: Point; what: Thing }[] = []
  let source: Point = { x: 826, y: 200 }
  const goods = (event: Plain): string[] =>
    (["food", "tools"] as const).flatMap((what) =>
      Array.from({ length: Math.min(3, Number(event[what]) || 0) }, () => (what === "food" ? "food" : "tool")),
    )
  for (const entry of entries) {
    for (const event of (entry.events ?? []) as Plain[]) {
      const seat = Number(event["seat"])
      if (!order.includes(seat)) continue
      const home = homeOf(seat, front, order)
      const cards = seat === front ? HAND : home
      const fly = (from: Point, to: Point, what: Thing) => found.push({ from, to, what })
      switch (event["kind"]) {
        case "figure":
          source = postAt(event["space"] as Space)
          fly(home, source, { figure: seat, chief: event["figure"] === "chief" })
          break
        case "camped":
          fly(seat === front ? STOCK : home, hexAt(0), { tent: seat })
          break
        case "moved":
          fly(hexAt(Number(event["start"])), hexAt(Number(event["end"])), { tent: seat })
          break
        case "hunted":
          fly(event["top"] ? DECK : GROUND, home, { animal: String(event["animal"]) })
          break
        case "recruited":
          fly(tribeAt(String(event["card"])), cards, { sign: "people" })
          break
        case "learned":
          fly(CULTURE, cards, { sign: "culture" })
          break
        case "drew":
          if (seat === front) fly(DRAW, cards, { sign: "draw" })
          break
        case "stone":
          fly(STONES, home, { sign: "stone" })
          break
        case "gained":
          for (const sign of goods(event)) fly(source, home, { sign })
          break
        case "paid":
          for (const sign of goods(event)) fly(home, source, { sign })
          break
      }
    }
  }
  return inOrder(found, MOST, entries.at(-1)?.version ?? 0)
}
