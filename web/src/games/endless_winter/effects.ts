// The language of effects, read into parts, and said in symbols: rows of small drawings with counts.
import type { Column } from "./view.ts"

export interface Amount {
  what: string
  count: number
  /** For each of what, and how many of it count once. */
  each?: string
  per?: number
  /** Animals as a price: of the same or of different species. */
  how?: string
}

/** One part of an ability, or one alternative of it: what it waits for or costs, and what it gives. */
export interface Part {
  column: Column | null
  least: Amount | null
  price: Amount[]
  gains: Amount[]
}

const amount = (text: string): Amount => {
  const [what = "", count = "1", word, ...more] = text.trim().split(" ")
  const plain = { what, count: Number(count) }
  if (word === "each") return { ...plain, each: more.at(-1) ?? "", per: more.length > 1 ? Number(more[0]) : 1 }
  return word ? { ...plain, how: word } : plain
}

export function readPart(text: string): Part {
  const [guard, rest] = text.includes("->") ? (text.split("->") as [string, string]) : ["", text]
  const guards = new Map(
    guard
      .split(",")
      .map((one) => one.trim())
      .filter(Boolean)
      .map((one) => [one.split(" ")[0], one.slice(one.indexOf(" ") + 1)]),
  )
  const least = guards.get("if")
  return {
    column: (guards.get("in") as Column | undefined) ?? null,
    least: least === undefined ? null : amount(least),
    price: guards.get("pay")?.split("&").map(amount) ?? [],
    gains: rest.split("&").map(amount),
  }
}

/** The alternatives of a part; one alone if it is no choice. */
export const alternatives = (text: string): string[] => text.split(" or ")

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

const COUNTED: Record<string, string> = {
  settlements: "settlement",
  camps: "camp",
  buried: "bury",
  stones: "stone",
  megaliths: "megalith",
  animals: "animal_ground",
  species: "animal_ground",
  same_species: "animal_ground",
  used_animals: "use_animal",
  used_species: "use_animal",
  offering: "idol",
  honour: "idol",
}
/** Signs of equality beside animals: of one species, or all of different ones. */
const ALIKE: Record<string, string> = { species: "≠", same_species: "=", used_species: "≠", same: "=", different: "≠" }

/** The sign of something that is counted or paid; a species has its own. */
export const counted = (what: string): string => COUNTED[what] ?? (what === "animal" ? "animal_ground" : what)

/** So much of something; a single one needs no figure, except for points and labour. */
export function item({ what, count }: Amount): Item {
  const told = count !== 1 || what === "vp" || what === "labour"
  return told ? { icon: what, text: figure(count) } : { icon: what }
}

/** A gain, and behind a slash what it is for. */
function gained(gain: Amount): Item[] {
  if (gain.each === undefined) return [item(gain)]
  const text = `${gain.per === 1 ? "" : (gain.per ?? "")}${ALIKE[gain.each] ?? ""}`
  return [item(gain), { icon: "or" }, { icon: counted(gain.each), ...(text ? { text } : {}) }]
}

function paid(cost: Amount): Item {
  const { icon, text = "" } = item(cost)
  const told = text + (ALIKE[cost.how ?? ""] ?? "")
  return told ? { icon: counted(icon), text: told } : { icon: counted(icon) }
}

/** One alternative as a row. */
function single(text: string): Item[] {
  const { column, least, price, gains } = readPart(text)
  const guards: Item[] = column ? [{ icon: column }, { icon: "colon" }] : []
  if (least) {
    const alike = ALIKE[least.what] ?? ""
    guards.push({ icon: counted(least.what), text: `≥${least.count}${alike}` }, { icon: "colon" })
  }
  if (price.length) guards.push(...price.map(paid), { icon: "arrow" })
  return [...guards, ...gains.flatMap(gained)]
}

/** One part as a row, its alternatives with a slash between them. */
export function row(text: string): Item[] {
  return alternatives(text).flatMap((one, at) => (at ? [{ icon: "or" }, ...single(one)] : single(one)))
}

/** An ability as rows, one a part; short parts share a row. */
export function rows(texts: string[]): Rows {
  const stands = (text: string) => text.includes("->") || text.includes(" or ")
  const plain = texts.filter((text) => !stands(text)).flatMap(row)
  const guarded = texts.filter(stands).map(row)
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
