// What stations, tiles and levels do, in symbols: rows of small drawings with counts. What the rules say comes from the
// signs of `text/`, what is printed from the components.
import SIGNS from "../../../../src/sunstone/text/signs/tzolkin.toml"
import type { Item, Rows } from "$lib/draw/signs.ts"
import { GOODS, type Gear, type Good, type TzolkinBox } from "./view.ts"

interface Signs {
  last_action: Record<Gear, number>
  food_day: { gives: string[] }
  station: Record<string, string[][]>
  level: Record<string, string[][]>
  effect: Record<string, string[]>
  score: Record<string, string[][]>
}
const signs = SIGNS as unknown as Signs

const one = (icon: string, count?: number | string): Item =>
  count === undefined ? { icon } : { icon, text: String(count) }

/** "corn 3" is a sign and what stands beside it. */
function read(sign: string): Item {
  const [icon = "", ...text] = sign.split(" ")
  return text.length ? one(icon, text.join(" ")) : one(icon)
}
const rows = (written: string[][] | undefined): Rows => (written ?? []).map((row) => row.map(read))

const goodsOf = (amounts: number[], goods: Good[]): Item[] =>
  goods.flatMap((good, at) => (amounts[at] ? [one(good, amounts[at])] : []))

/** How many actions a wheel has; the positions beyond give a choice of them. */
export const actionsOf = (gear: Gear): number => signs.last_action[gear]

/** What the temples give on a Food Day, from 0. */
export const foodDaySign = (number: number): string => signs.food_day.gives[number] ?? ""

/** What a level of a technology brings; the last is beyond all levels. */
export const level = (technology: string, number: number): Rows =>
  rows(signs.level[`${technology}-${number}`]).map((row) =>
    row.map((item) => (item.icon === "points" ? { ...item, scale: 1.35 } : item)),
  )

/** Goods one below the other; three kinds leave no room for their ones. */
function gains(amounts: number[]): Rows {
  const items = goodsOf(amounts, GOODS)
  if (items.length < 3) return items.map((item) => [item])
  const [single, more] = [items.filter(({ text }) => text === "1"), items.filter(({ text }) => text !== "1")]
  return [more, single.map(({ icon }) => ({ icon }))]
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
  if (gear === "yaxchilan" && box.yaxchilan[entry]) return gains(box.yaxchilan[entry].gain)
  const space = gear === "chichen_itza" ? box.chichen_itza[`space-${position}`] : undefined
  if (space) {
    const points = { ...one("points", space.points), scale: 1.3 }
    return [[points], [one(space.temple), ...(space.blocks ? [one("block")] : [])]]
  }
  return rows(signs.station[`${gear}-${position}`] ?? [["any"]])
}

/** An effect of a tile. */
export function effect(text: string): Item[] {
  const [word = "", what = "", count = ""] = text.split(" ")
  switch (word) {
    case "gain":
      return [one(what, count)]
    case "temple":
    case "tech":
      return [one(what === "any" ? word : what), one("up", count)]
    case "vp":
      return [{ ...one("points", what), scale: 1.4 }]
    case "meals":
      return [one("meal", what)]
    default:
      return (signs.effect[word] ?? []).map(read)
  }
}

/** The effects of a building in rows; more than three stand two and two, without their ones. */
export function effects(texts: string[]): Rows {
  const all = texts.map(effect)
  if (all.length < 4) return all
  const bare = all.map((row) => row.map((item) => (item.text === "1" ? { icon: item.icon } : item)))
  return bare.flatMap((row, at) => (at % 2 ? [] : [[...row, ...(bare[at + 1] ?? [])]]))
}

/** A building's cost is wood, stone, gold; a monument's also skulls. */
export const cost = (amounts: number[]): Item[] => goodsOf(amounts, GOODS.slice(1))

/** How a monument scores. `worth` is what one that goes by the number of players is worth at this table. */
export function score(kind: string, points: number[], worth: string | undefined): Rows {
  const values: Record<string, string> = {
    N: String(points[0] ?? 0),
    P: worth ?? points.join(" "),
    T: points.slice(1, 4).join(" "),
  }
  return rows(signs.score[kind]).map((row) =>
    row.map((item) => {
      if (item.text === undefined) return item
      const text = values[item.text] ?? item.text
      if (item.icon === "points" && text.length < 3) return { ...item, text, scale: 1.3 }
      // Much beside a sign makes both smaller.
      return text.length > 4 && item.icon !== "points" ? { ...item, text, scale: 0.85 } : { ...item, text }
    }),
  )
}
