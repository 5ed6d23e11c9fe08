// Values of a box as a person types them. What cannot be read is kept as it was typed: the server says what is wrong.
import type { BoxField, OwnBox } from "$lib/wire.ts"

export type Values = OwnBox["values"]
export type Value = Values[string][string][string]
type Item = boolean | number | string

const BETWEEN = "; "

/** The kind of a field, as its form names it. */
export const kindOf = (field: BoxField): string => String(field.form["kind"])

const number = (text: string): number | string => (/^[+-]?\d{1,15}$/.test(text) ? Number(text) : text)
const words = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)
const parts = (text: string): string[] =>
  text
    .split(";")
    .map((part) => part.trim())
    .filter(Boolean)

/** A value as text. */
export function textOf(field: BoxField, value: Value | undefined): string {
  if (value === undefined) return ""
  if (!Array.isArray(value)) return String(value)
  switch (kindOf(field)) {
    case "integers":
    case "rising":
      return value.join(" ")
    case "choices":
      return value.join(", ")
    case "ability":
      return value.join(BETWEEN)
    default:
      return JSON.stringify(value)
  }
}

/** What a text says in a field; `like` is the value as it is shipped, for fields that only the file describes. */
export function valueOf(field: BoxField, text: string, like?: Value): Value {
  switch (kindOf(field)) {
    case "integer":
      return number(text.trim())
    case "integers":
    case "rising":
      return words(text).map(number)
    case "choices":
      return words(text)
    case "ability":
      return parts(text)
    case "value":
      return typeof like === "string" ? text : plain(text)
    default:
      return text
  }
}

function plain(text: string): Value {
  try {
    const value = JSON.parse(text) as unknown
    return isValue(value) ? value : text
  } catch {
    return text
  }
}

const isItem = (value: unknown): value is Item =>
  typeof value === "string" || typeof value === "boolean" || (typeof value === "number" && Number.isInteger(value))
const isValue = (value: unknown): value is Value =>
  isItem(value) ||
  (Array.isArray(value) && value.every((each) => isItem(each) || (Array.isArray(each) && each.every(isItem))))

// A list with a place of its own for every value, as the spaces of a board.

/** The values of the places, as texts. */
export function placesOf(value: Value | undefined, count: number): string[] {
  const given = Array.isArray(value) ? value : []
  return Array.from({ length: count }, (_, at) => {
    const each = given[at] ?? ""
    return Array.isArray(each) ? each.join(BETWEEN) : String(each)
  })
}

/** The list with another text in one place. */
export function withPlace(value: Value | undefined, count: number, at: number, text: string): Value {
  return placesOf(value, count).map((each, place) => {
    const [first = "", ...more] = parts(place === at ? text : each)
    return more.length ? [first, ...more] : first
  })
}

/** Whether two values are the same. */
export const same = (one: Value | undefined, other: Value | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

// Words that are put into a text by a button.

export interface Typed {
  text: string
  /** What is marked afterwards: the number of a word, to be typed over. */
  from: number
  to: number
}

/** The text with a word in place of what is marked, and with what must stand before it. */
export function typed(text: string, from: number, to: number, word: string): Typed {
  const said = text.slice(0, from).trimEnd()
  const after = text.slice(to)
  // "each …", "&", "or" go on with what stands there; anything else begins a part of its own.
  const goesOn = /^(?:[\s&;]|or\b)/.test(word)
  const open = said === "" || /(?:->|[&;,]|\bor)$/.test(said)
  const glue = said === "" || word.startsWith(";") ? "" : goesOn || open ? " " : BETWEEN
  const put = said + glue + word.trimStart()
  const count = goesOn ? null : /\d/.exec(word)
  const at = count ? put.length - word.trimStart().length + count.index : put.length
  return { text: put + after, from: at, to: count ? at + 1 : at }
}
