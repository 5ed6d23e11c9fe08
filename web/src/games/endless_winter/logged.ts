// What a line of the log is about, as small pictures; none where words are enough.
import { rows, type Item } from "./effects.ts"
import type { WinterBox } from "./view.ts"
import type { Plain } from "$lib/wire.ts"

export type Pictured =
  | { card: string }
  | { animal: string }
  | { stone: string }
  | { pawn: "camp" | "village" | "figure" | "chief" | "idol"; seat: number }
  | { block: number | "neutral" }
  | { hex: string }
  | { items: Item[] }

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
const counted = (icon: string, count: unknown): Pictured[] =>
  Number(count) ? [{ items: [{ icon, text: String(Number(count)) }] }] : []
const sign = (icon: string): Pictured => ({ items: [{ icon }] })
/** A card whose face may be seen, else its back. */
const cardOf = (event: Plain): Pictured[] =>
  typeof event["card"] === "string" ? [{ card: event["card"] }] : [sign("draw")]

export function pictured(event: Plain, box: WinterBox): Pictured[] {
  const seat = Number(event["seat"])
  const animals = (value: unknown): Pictured[] => strings(value).map((animal) => ({ animal }))
  switch (event["kind"]) {
    case "chief":
    case "side":
    case "chief_used":
      return [{ pawn: "chief", seat }]
    case "setup":
      return [{ card: box.setup[String(event["card"])]?.tribe ?? "" }]
    case "figure":
      return [{ pawn: event["figure"] === "chief" ? "chief" : "figure", seat }, sign(String(event["space"]))]
    case "played":
    case "used":
    case "drew":
    case "recruited":
    case "learned":
      return cardOf(event)
    case "discarded":
      return [...cardOf(event), sign("discard")]
    case "buried":
    case "buried_secretly":
      return [...cardOf(event), sign("bury")]
    case "piled":
      return [...cardOf(event), sign("eclipse")]
    case "shown":
    case "display":
      return strings(event["cards"]).map((card) => ({ card }))
    case "spent":
      return [...counted("food", event["food"]), sign("arrow"), sign("labour")]
    case "paid":
    case "gained":
      return [...counted("food", event["food"]), ...counted("tool", event["tools"])]
    case "points":
      return counted("vp", event["points"])
    case "camped":
      return [{ pawn: "camp", seat }]
    case "moved":
      return [{ pawn: "camp", seat }, sign("arrow")]
    case "settled":
      return [{ pawn: "village", seat }]
    case "revealed":
    case "ground":
      return animals(event["animals"])
    case "gave":
    case "hunted":
      return animals([event["animal"]])
    case "tipped":
      return [...animals([event["animal"]]), sign("use_animal")]
    case "stone":
      return [{ stone: String(event["stone"]) }]
    case "stone_scored":
      return [{ stone: String(event["stone"]) }, ...counted("vp", event["points"])]
    case "megalith":
      return [{ block: event["neutral"] ? "neutral" : seat }]
    case "idol":
      return [{ pawn: "idol", seat }]
    case "token":
    case "token_used":
    case "rest_token":
      return [{ items: rows(box.rest_token[String(event["token"])]?.reward ?? []).flat() }]
    case "eclipse":
      return [sign("eclipse")]
    case "claimed":
      return [{ hex: String(event["terrain"]) }]
    default:
      return []
  }
}
