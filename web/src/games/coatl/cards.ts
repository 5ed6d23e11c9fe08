// What a card asks for, as beads to draw and as words. The language is that of components.toml; nothing is judged here.
import type { BoardWords } from "../board.ts"
import type { Box, Colour } from "./view.ts"

export interface BeadPlan {
  kind: "bead"
  /** null is any colour. */
  colour: Colour | null
  /** One or more. */
  more: boolean
  /** The neighbour that must not be of this colour. */
  forbidden: boolean
}

export interface SignPlan {
  kind: "sign"
  text: string
}

export interface LengthPlan {
  kind: "length"
  count: number
}

export interface SuitPlan {
  kind: "suit"
  suit: string
}

export type Plan = BeadPlan | SignPlan | LengthPlan | SuitPlan

export interface Drawing {
  /** In a row on one string, or lying loose. */
  strung: boolean
  parts: Plan[]
}

const bead = (colour: string, more = false, forbidden = false): BeadPlan => ({
  kind: "bead",
  colour: colour === "*" ? null : (colour as Colour),
  more,
  forbidden,
})

/** The drawing of one requirement. */
export function drawingOf(requirement: string): Drawing {
  const [op = "", ...words] = requirement.split(" ")
  switch (op) {
    case "seq":
      return {
        strung: true,
        parts: words.map((word) => {
          const forbidden = word.startsWith("!")
          const token = forbidden ? word.slice(1) : word
          return bead(token.slice(0, 1), token.endsWith("+"), forbidden)
        }),
      }
    case "bag":
      return {
        strung: false,
        parts: words.flatMap((word) => Array.from({ length: Number(word.slice(1)) }, () => bead(word.slice(0, 1)))),
      }
    case "absent":
      return { strung: false, parts: words.map((word) => bead(word, false, true)) }
    case "equal":
      return { strung: false, parts: [bead(words[0] ?? ""), { kind: "sign", text: "=" }, bead(words[1] ?? "")] }
    case "length":
      return { strung: false, parts: [{ kind: "length", count: Number(words[0]) }] }
    case "no_card":
      return { strung: false, parts: [{ kind: "suit", suit: words[0] ?? "" }] }
    default:
      // A number of pieces of one colour, wherever they are: the levels beside it say how many.
      return { strung: false, parts: [bead(words[0] ?? ""), { kind: "sign", text: "×" }] }
  }
}

/** How wide a part is, in radii of a bead. */
export function widthOf(part: Plan): number {
  if (part.kind === "bead") return part.more ? 3 : 2.2
  if (part.kind === "length") return 6.4
  if (part.kind === "suit") return 3
  return 1.8
}

/** The number of the level that is worth so many points; -1 if none is reached. */
export function reached(levels: [number, number][], points: number | null): number {
  return points ? levels.findIndex(([, worth]) => worth === points) : -1
}

function needOf(requirement: string, words: BoardWords): string {
  const say = words.say
  const colour = (letter: string) => say(`coatl-colour-${letter}`)
  const list = (parts: string[]) => parts.join(", ")
  const [op = "", ...rest] = requirement.split(" ")
  const token = (word: string): string => {
    if (word === "*+") return say("coatl-token-any")
    if (word.startsWith("!")) return say("coatl-token-not", { colour: colour(word.slice(1)) })
    return word.endsWith("+") ? say("coatl-token-plus", { colour: colour(word.slice(0, 1)) }) : colour(word)
  }
  switch (op) {
    case "seq":
      return say("coatl-need-seq", { tokens: list(rest.map(token)) })
    case "bag":
      return say("coatl-need-bag", {
        parts: list(
          rest.map((word) =>
            say("coatl-need-some", { colour: colour(word.slice(0, 1)), count: Number(word.slice(1)) }),
          ),
        ),
      })
    case "equal":
      return say("coatl-need-equal", { first: colour(rest[0] ?? ""), second: colour(rest[1] ?? "") })
    case "length":
      return say("coatl-need-length", { count: Number(rest[0]) })
    case "no_card":
      return say("coatl-need-no-card", { suit: say(`coatl-suit-${rest[0] ?? ""}`) })
    case "absent":
      return say("coatl-need-absent", { colour: colour(rest[0] ?? "") })
    default:
      return say("coatl-need-count", { colour: colour(rest[0] ?? "") })
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A prophecy in words: what it wants, then its points. */
export function prophecyLines(box: Box, id: string, words: BoardWords): string[] {
  const card = box.prophecy[id]
  if (!card) return [id]
  const last = card.levels.length - 1
  const levels = card.levels.map(([times, points], at) =>
    words.say(at === last && at > 0 ? "coatl-level-top" : "coatl-level", { times, points }),
  )
  return [capital(needOf(card.requirement, words)), levels.join(", ")]
}

/** A temple in words: each requirement, then its points. */
export function templeLines(box: Box, id: string, words: BoardWords): string[] {
  const card = box.temple[id]
  if (!card) return [id]
  const levels = card.levels.map(([times, points]) => words.say("coatl-level-met", { times, points }))
  return [...card.requirements.map((text) => capital(needOf(text, words))), levels.join(", ")]
}
