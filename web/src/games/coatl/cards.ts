// What a card asks for, as beads to draw. The language is that of components.toml; nothing is judged here.
import type { Colour } from "./view.ts"

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
