// The outlines of the serpents' pieces. A body fills x 0…48 about y 0; its joints are at both ends.
import { box } from "$lib/draw/paths.ts"
import type { Colour, Kind } from "./view.ts"

/** The size and outline of a card. */
export const CARD = 112
/** The height of a card's index. */
export const SMALL = 64
export const CARD_PATH = box(0, 0, CARD, CARD)
export const SMALL_PATH = box(0, 0, CARD, SMALL)

/** How long a piece is from joint to joint, or from joint to its far end. */
export const LENGTH: Record<Kind, number> = { head: 62, body: 46, tail: 66 }

/** The skin, which carries colour and pattern. */
export const SKIN: Record<Kind, string> = {
  // A snout to the left with an open mouth, the neck to the right.
  head: "M62 -17C53 -22 44 -25 34 -24C24 -23 16 -18 9 -12C4 -10 0 -7 1 -2C2 1 5 2 9 2L31 5L12 9C9 10 9 14 13 16C21 20 32 20 42 19C49 18 56 18 62 17Z",
  body: "M0 -17Q23 -22 46 -17V17Q23 22 0 17Z",
  // Narrows to a wrist, from which the feathers fan out.
  tail: "M0 -17C12 -19 22 -13 33 -6V6C22 13 12 19 0 17Z",
}

/** Feathers behind the skin: long ones along the back, swept towards the tail, small ones under the belly. */
export const PLUMES: Record<Kind, string[]> = {
  head: [
    "M30 -21C28 -34 34 -44 46 -50C47 -41 46 -31 40 -21Z",
    "M37 -20C40 -33 48 -41 60 -44C59 -35 55 -26 47 -18Z",
    "M44 -18C49 -28 58 -34 70 -34C67 -26 61 -20 52 -14Z",
  ],
  body: [
    "M1 -16C4 -25 12 -31 23 -32C22 -25 18 -20 13 -15Z",
    "M15 -17C18 -26 26 -32 37 -33C36 -26 32 -21 27 -16Z",
    "M29 -16C32 -25 40 -31 51 -32C50 -25 46 -20 41 -15Z",
    "M4 15C7 22 12 25 19 26C19 21 16 17 13 14Z",
    "M19 16C22 23 27 26 34 27C34 22 31 18 28 15Z",
    "M33 15C36 22 41 25 48 26C48 21 45 17 42 14Z",
  ],
  tail: [
    "M1 -16C4 -25 12 -30 22 -31C21 -24 18 -19 13 -14Z",
    "M4 15C7 21 12 24 18 24C18 20 16 17 13 14Z",
    "M28 -5C34 -18 44 -27 57 -30C57 -18 50 -8 37 -1Z",
    "M28 5C34 18 44 27 57 30C57 18 50 8 37 1Z",
    "M31 -4C41 -14 53 -19 67 -18C62 -8 53 -1 38 2Z",
    "M31 4C41 14 53 19 67 18C62 8 53 1 38 -2Z",
    "M31 -4C44 -8 58 -6 70 0C58 6 44 8 31 4Z",
  ],
}

/** The quills of those feathers: fine lines. */
export const QUILLS: Record<Kind, string> = {
  head: "M36 -23Q38 -37 45 -47M43 -20Q48 -34 58 -42M50 -18Q57 -27 67 -32",
  body: "M8 -17Q13 -26 21 -30M22 -18Q27 -27 35 -31M36 -17Q41 -26 49 -30M9 16Q12 22 17 24M24 17Q27 23 32 25M38 16Q41 22 46 24",
  tail: "M8 -16Q13 -25 20 -29M9 16Q12 21 16 22M33 -4Q42 -19 54 -27M33 4Q42 19 54 27M36 -3Q50 -12 63 -16M36 3Q50 12 63 16M36 0H66",
}

/** Light along the back of the skin. */
export const SHINE: Record<Kind, string> = {
  head: "M60 -13C48 -20 32 -21 20 -14",
  body: "M2 -12Q23 -17 44 -12",
  tail: "M2 -12C12 -14 20 -10 29 -5",
}

/** All of a piece within one outline, for what glows. */
export function outline(kind: Kind): string {
  if (kind === "head")
    return "M-4 -10Q8 -24 27 -28L28 -40Q36 -52 50 -54L74 -38Q74 -26 66 -18V24H10Q0 16 2 6Q-8 0 -4 -10Z"
  if (kind === "tail") return "M-4 -20L4 -34H24L34 -26Q46 -34 60 -34L74 -18V18L60 34Q46 34 34 26H4L-4 20Z"
  return "M-4 -20L4 -34H52L50 30H4L-4 20Z"
}

/** The mark of each colour's pattern, within a circle of radius 9. */
export const MARKS: Record<Colour, string> = {
  Y: "M-3.6 -3.6h.01M3.6 -3.6h.01M0 0h.01M-3.6 3.6h.01M3.6 3.6h.01",
  R: "M-5 -4L0 0L5 -4M-5 1.5L0 5.5L5 1.5",
  K: "M-3.6 -3.6L3.6 3.6M3.6 -3.6L-3.6 3.6",
  G: "M-5.5 -3.5A2.75 3.2 0 0 0 0 -3.5A2.75 3.2 0 0 0 5.5 -3.5M-2.8 1.5A2.8 3.6 0 0 0 2.8 1.5",
  B: "M-6 -2Q-3 -5.5 0 -2T6 -2M-6 3.5Q-3 0 0 3.5T6 3.5",
}

/** How large the outline of a coatl is drawn that is not there yet, in a row of this height. */
export const awaitedScale = (height: number) => Math.min(1.4, (height - 6) / 104)
