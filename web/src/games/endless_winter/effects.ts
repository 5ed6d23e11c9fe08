// The language of effects, read into parts, and said in symbols: rows of small drawings with counts.
import type { Column } from "./view.ts"

export interface Amount {
  what: string
  count: number
  /** Of which it counts: so much for each, or for every so many. */
  each?: { what: string; per: number }
  /** Which animals a price takes: of the same or of different species. */
  how?: string
}

/** One part of an ability, or one alternative of it: what it waits for or costs, and what it gives. */
export interface Part {
  column: Column | null
  least: Amount | null
  price: Amount[]
  gains: Amount[]
}

function amount(text: string): Amount {
  const [what = "", count = "1", ...more] = text.trim().split(/\s+/)
  const made: Amount = { what, count: Number(count) }
  if (more[0] === "each") made.each = { what: more.at(-1) ?? "", per: more.length > 2 ? Number(more[1]) : 1 }
  else if (more[0]) made.how = more[0]
  return made
}

/** The alternatives of a part; one alone if it is no choice. */
export const alternatives = (text: string): string[] => text.split(" or ").map((each) => each.trim())

export function readPart(text: string): Part {
  const [guard, rest] = text.includes("->") ? (text.split("->") as [string, string]) : ["", text]
  const part: Part = { column: null, least: null, price: [], gains: rest.split("&").map(amount) }
  for (const each of guard.split(",")) {
    const [word = "", ...more] = each.trim().split(" ")
    const said = more.join(" ")
    if (word === "in") part.column = said as Column
    else if (word === "if") part.least = amount(said)
    else if (word === "pay") part.price = said.split("&").map(amount)
  }
  return part
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

/** What is counted is drawn as one of it. */
const COUNTED: Record<string, string> = {
  animal: "animal_ground",
  animals: "animal_ground",
  species: "animal_ground",
  same_species: "animal_ground",
  used_animals: "use_animal",
  used_species: "use_animal",
  settlements: "settlement",
  camps: "camp",
  buried: "bury",
  stones: "stone",
  megaliths: "megalith",
  offering: "idol",
  honour: "idol",
}

/** Signs of equality beside animals: of one species, or all of different ones. */
const ALIKE: Record<string, string> = { species: "≠", same_species: "=", used_species: "≠", same: "=", different: "≠" }

/** The symbol of a word; that of a species is its picture. */
export const signOf = (word: string): string => COUNTED[word] ?? word

/** So much of something; a single one needs no figure, except for points and labour. */
export function item({ what, count, each, how }: Amount): Item {
  const told = count !== 1 || what === "vp" || what === "labour" || each
  const text = (told ? figure(count) : "") + (ALIKE[how ?? what] ?? "")
  return text ? { icon: signOf(what), text } : { icon: signOf(what) }
}

/** So much for each of something: the two with a stroke between them. */
const gained = (gain: Amount): Item[] =>
  gain.each ? [item(gain), { icon: "or" }, item({ what: gain.each.what, count: gain.each.per })] : [item(gain)]

function alternative(text: string): Item[] {
  const { column, least, price, gains } = readPart(text)
  return [
    ...(column ? [{ icon: column }, { icon: "colon" }] : []),
    ...(least
      ? [{ icon: signOf(least.what), text: `≥${least.count}${ALIKE[least.what] ?? ""}` }, { icon: "colon" }]
      : []),
    ...(price.length ? [...price.map(item), { icon: "arrow" }] : []),
    ...gains.flatMap(gained),
  ]
}

/** One part as a row. */
export function row(text: string): Item[] {
  return alternatives(text).flatMap((each, at) => (at ? [{ icon: "either" }, ...alternative(each)] : alternative(each)))
}

/** An ability as rows, one a part; short parts share a row. */
export function rows(texts: string[]): Rows {
  const alone = (text: string) => text.includes("->") || text.includes(" or ")
  const plain = texts.filter((text) => !alone(text)).flatMap(row)
  const guarded = texts.filter(alone).map(row)
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
