// What stations, tiles and levels do, in symbols: rows of small drawings with counts.
import { GOODS, type Gear, type Good, type TzolkinBox } from "./view.ts"

export interface Item {
  /** A good, a sign, or nothing but text. */
  icon: string
  text?: string
  /** Drawn larger or smaller than its row. */
  scale?: number
}
export type Rows = Item[][]

const one = (icon: string, count?: number | string): Item =>
  count === undefined ? { icon } : { icon, text: String(count) }
const ARROW = one("arrow")

const goodsOf = (amounts: number[], goods: Good[]): Item[] =>
  goods.flatMap((good, at) => (amounts[at] ? [one(good, amounts[at])] : []))

const FIXED: Record<string, Rows> = {
  "tikal-1": [[one("tech", 1)]],
  "tikal-2": [[one("build", 1)]],
  "tikal-3": [[one("tech", 2)]],
  "tikal-4": [[one("build", 2)], [one("slash"), one("monument")]],
  "tikal-5": [[one("block"), ARROW], [one("temple", 2)]],
  "uxmal-1": [[one("corn", 3), ARROW], [one("temple", 1)]],
  "uxmal-2": [[one("market")]],
  "uxmal-3": [[one("worker", "+1")]],
  "uxmal-4": [[one("corn"), ARROW], [one("build", 1)]],
  "uxmal-5": [[one("corn", 1), ARROW], [one("any")]],
}

/** What a position of a wheel does. */
export function station(box: TzolkinBox, gear: Gear, position: number): Rows {
  if (position === 0) return [[{ icon: "", text: "0" }]]
  const entry = `action-${position}`
  if (gear === "palenque" && box.palenque[entry]) {
    const { corn, wood } = box.palenque[entry]
    if (position === 1) return [[one("fish")], [one("corn", corn)]]
    return wood ? [[one("corn", corn)], [one("wood", wood)]] : [[one("corn", corn)]]
  }
  if (gear === "yaxchilan" && box.yaxchilan[entry])
    return goodsOf(box.yaxchilan[entry].gain, GOODS).map((item) => [item])
  const space = gear === "chichen_itza" ? box.chichen_itza[`space-${position}`] : undefined
  if (space) {
    const points = { ...one("points", space.points), scale: 1.3 }
    return [[points], [one(space.temple), ...(space.blocks ? [one("block")] : [])]]
  }
  return FIXED[`${gear}-${position}`] ?? [[one("any")]]
}

/** An effect of a tile. */
export function effect(text: string): Item[] {
  const [word = "", what = "", count = ""] = text.split(" ")
  switch (word) {
    case "gain":
      return [one(what, count)]
    case "temple":
      return [one(what === "any" ? "temple" : what), one("up", count)]
    case "tech":
      return [one(what === "any" ? "tech" : what), one("up", count)]
    case "vp":
      return [one("points", what)]
    case "meals":
      return [one("meal", what)]
    case "frugal":
      return [one("meal"), one("corn", "−1")]
    case "worker":
      return [one("worker", "+1")]
    case "build":
      return [one("build", "+1")]
    case "trade":
      return [one("market")]
    default:
      return [one("corn", 1), ARROW, one("any")]
  }
}

/** A building's cost is wood, stone, gold; a monument's also skulls. */
export const cost = (amounts: number[]): Item[] => goodsOf(amounts, GOODS.slice(1))

/** How a monument scores; with no players, at no table, for any number of them. */
export function score(kind: string, points: number[], players: number): Rows {
  const worth = one("points", points[0] ?? 0)
  const per: Record<string, Item[]> = {
    per_tomb: [one("tomb")],
    per_civic: [one("civic")],
    per_shrine: [one("shrine")],
    per_construction: [one("build"), one("monument")],
    per_corn_tile: [one("cornTile")],
    per_wood_tile: [one("woodTile")],
    tech_levels: [one("tech")],
    highest_temple: [one("temple"), one("up")],
    all_skulls: [one("skull"), one("people")],
  }
  if (kind === "all_monuments") {
    const worth = points[Math.min(players - 2, points.length - 1)] ?? 0
    const told = players ? String(worth) : points.join(" ")
    return [[one("points", told)], [one("slash"), one("monument"), one("people")]]
  }
  if (kind === "temple_points") return [[one("points")], [one("chaac"), one("quetzalcoatl"), one("kukulkan")]]
  const table = (most: number): Item[] => [{ icon: "", text: points.slice(1, most).join(" ") }]
  if (kind === "maxed_techs") return [[one("tech", 3), one("slash"), one("points")], table(4)]
  if (kind === "workers")
    return [
      [{ ...one("worker", "4 5 6"), scale: 0.85 }],
      [one("points")],
      table(4).map((it) => ({ ...it, scale: 0.85 })),
    ]
  return [[worth], [one("slash"), ...(per[kind] ?? [])]]
}

/** What a level of a technology brings; 4 is beyond the third. */
export const LEVELS: Record<string, Rows> = {
  "agriculture-1": [[one("field"), one("corn", "+1")]],
  "agriculture-2": [
    [one("fish"), one("corn", "+1")],
    [one("noTile"), one("corn")],
  ],
  "agriculture-3": [[one("field"), one("corn", "+2")]],
  "agriculture-4": [[one("temple"), one("up", 1)]],
  "extraction-1": [[one("wood", "+1")]],
  "extraction-2": [[one("stone", "+1")]],
  "extraction-3": [[one("gold", "+1")]],
  "extraction-4": [[one("block", 2)]],
  "architecture-1": [[one("build"), one("corn", "+1")]],
  "architecture-2": [[one("build"), one("points", 2)]],
  "architecture-3": [[one("build"), one("block", "−1")]],
  "architecture-4": [[one("points", 3)]],
  "theology-1": [[one("skull"), one("arrow", "+1")]],
  "theology-2": [[one("skull"), one("block"), ARROW, one("temple")]],
  "theology-3": [[one("skull", "+1")]],
  "theology-4": [[one("skull", 1)]],
}
