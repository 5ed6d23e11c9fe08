// What is printed on tokens, slots and other small places: a price, and what is given.
import { item, price, rows, type Item, type Rows } from "../effects.ts"
import { ours, type WinterBox } from "../view.ts"

export interface PlateProps {
  /** What it costs, or the number that is printed there. */
  costs: Item[]
  gives: Rows
  ours: boolean
}

type Fields = { source: string | Record<string, string> } & Record<string, unknown>
const REWARDED = ["glacier_token", "rest_token", "settlement", "megalith_slot", "stone_slot", "column", "order"]

/** The plate of an entry; null for a section that is none. */
export function plateOf(box: WinterBox, section: string, entry: string): PlateProps | null {
  const fields = (box as unknown as Record<string, Record<string, Fields> | undefined>)[section]?.[entry]
  if (!fields) return null
  const amount = (name: string) => Number(fields[name] ?? 0)
  const costs = price({ food: amount("food"), tool: amount("tool"), labour: amount("labour") })
  if (section === "price") return { costs, gives: [], ours: ours(fields) }
  if (!REWARDED.includes(section)) return null
  return { costs, gives: given(fields), ours: ours(fields) }
}

/** A reward in the language of effects, or one word of the ladder, and what comes on top of it. */
function given(fields: Fields): Rows {
  const told = (value: unknown): Rows =>
    Array.isArray(value) ? rows(value.map(String)) : value ? [[item({ what: String(value), count: 1 })]] : []
  return [...told(fields["reward"]), ...told(fields["bonus"]), ...told(fields["bottom"])]
}
