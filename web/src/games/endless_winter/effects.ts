// The language of effects, read into parts, and said in symbols: rows of small drawings with counts.
import type { Column } from "./view.ts"

export interface Amount {
  what: string
  count: number
}

/** One part of an ability: what it waits for or costs, and what it gives. */
export interface Part {
  column: Column | null
  least: Amount | null
  price: Amount[]
  gains: Amount[]
}

const amount = (text: string): Amount => {
  const [what = "", count = "1"] = text.trim().split(" ")
  return { what, count: Number(count) }
}

export function readPart(text: string): Part {
  const [guard, rest] = text.includes("->") ? (text.split("->") as [string, string]) : ["", text]
  const [word = "", ...more] = guard.trim().split(" ")
  return {
    column: word === "in" ? (more[0] as Column) : null,
    least: word === "if" ? amount(more.join(" ")) : null,
    price: word === "pay" ? more.join(" ").split("&").map(amount) : [],
    gains: rest.split("&").map(amount),
  }
}

export interface Item {
  /** A sign, or nothing but text. */
  icon: string
  text?: string
}
export type Rows = Item[][]

/** A count as it stands beside a symbol: halves as fractions. */
export function figure(count: number): string {
  const whole = Math.floor(count)
  return count === whole ? String(whole) : `${whole || ""}½`
}

/** So much of something; a single one needs no figure, except for points and labour. */
export function item({ what, count }: Amount): Item {
  const told = count !== 1 || what === "vp" || what === "labour"
  return told ? { icon: what, text: figure(count) } : { icon: what }
}

const CONDITION: Record<string, string> = {
  settlements: "settlement",
  camps: "camp",
  buried: "bury",
  stones: "stone",
  megaliths: "megalith",
  animals: "animal_ground",
}

/** One part as a row. */
export function row(text: string): Item[] {
  const { column, least, price, gains } = readPart(text)
  const given = gains.map(item)
  if (column) return [{ icon: column }, { icon: "colon" }, ...given]
  if (least) return [{ icon: CONDITION[least.what] ?? "", text: `≥${least.count}` }, { icon: "colon" }, ...given]
  return price.length ? [...price.map(item), { icon: "arrow" }, ...given] : given
}

/** An ability as rows, one a part; short parts share a row. */
export function rows(texts: string[]): Rows {
  const plain = texts.filter((text) => !text.includes("->")).flatMap(row)
  const guarded = texts.filter((text) => text.includes("->")).map(row)
  const packed: Rows = plain.length > 3 ? [plain.slice(0, 2), plain.slice(2)] : plain.length ? [plain] : []
  return [...packed, ...guarded]
}

/** A price of the main board. */
export function price(cost: { food: number; tool: number; labour: number }): Item[] {
  const amounts = [
    { what: "food", count: cost.food },
    { what: "tool", count: cost.tool },
    { what: "labour", count: cost.labour },
  ]
  return amounts.filter(({ count }) => count > 0).map(item)
}
