// The people of the tribe as line drawings on a grid of 100 × 100: hair, what they wear on the head, and what they hold.

export interface PersonArt {
  hair: string
  /** Grey with age. */
  grey?: boolean
  /** Fur, leather or feathers about the head. */
  wears?: string
  /** Of wood or bone, beside the shoulder. */
  holds?: string
  /** Lines of paint and age on the face. */
  lines?: string
}

const LONG = "M30 66C25 46 28 16 50 15C72 16 75 46 70 66L64 62C68 46 66 33 58 29C52 33 42 33 38 31C33 38 32 50 36 63Z"
const SHORT = "M31 42C28 24 36 14 50 14C64 14 72 24 69 42C66 33 61 28 55 26C48 31 38 30 35 33Z"
const SPEAR = "M84 100L84 34H88V100ZM86 8L93 26L86 36L79 26Z"

export const PEOPLE_ART: Record<string, PersonArt> = {
  elder: {
    hair: "M31 44C27 24 36 13 50 13C64 13 73 24 69 44L66 38C62 30 56 27 50 27C44 27 38 30 34 38ZM35 50C38 62 44 60 50 60C56 60 62 62 65 50C68 70 60 86 50 90C40 86 32 70 35 50Z",
    grey: true,
    holds: "M84 100V22C84 14 94 14 94 22C94 28 88 28 88 24V100Z",
    lines: "M40 34L46 33M54 33L60 34",
  },
  craftswoman: {
    hair: `${LONG}M30 60C26 70 28 80 32 88L37 85C34 78 34 70 37 62ZM70 60C74 70 72 80 68 88L63 85C66 78 66 70 63 62Z`,
    wears: "M31 32C40 24 60 24 69 32L68 37C59 30 41 30 32 37Z",
    holds: "M82 92L92 44L96 46L87 93ZM91 46C90 38 98 36 99 42C99 47 95 48 94 47Z",
  },
  scout: {
    hair: SHORT,
    wears:
      "M50 6C72 6 80 26 77 52C76 60 72 66 68 68C74 48 70 26 50 25C30 26 26 48 32 68C28 66 24 60 23 52C20 26 28 6 50 6ZM30 12L26 2L37 8ZM70 12L74 2L63 8Z",
    holds: "M8 92C8 76 20 76 20 92C20 98 8 98 8 92ZM11 80L10 72H18L17 80Z",
  },
  hunter: {
    hair: `${SHORT}M30 40L25 58L33 56ZM70 40L75 58L67 56Z`,
    holds: SPEAR,
    lines: "M33 46L42 49M67 46L58 49M34 50L41 52M66 50L59 52",
  },
  shaman: {
    hair: LONG,
    grey: true,
    wears:
      "M31 31C40 22 60 22 69 31L67 38C58 30 42 30 33 38ZM38 25C28 20 24 12 24 2L27 3C28 8 30 11 33 13L32 5L35 5C36 12 39 18 43 22ZM62 25C72 20 76 12 76 2L73 3C72 8 70 11 67 13L68 5L65 5C64 12 61 18 57 22Z",
    lines: "M50 27V33M38 48L42 54M62 48L58 54",
  },
  brave: {
    hair: SHORT,
    wears: "M62 18C68 4 80 0 86 2C84 12 76 20 66 24ZM31 30C40 23 60 23 69 30L68 35C59 28 41 28 32 35Z",
    holds: SPEAR,
    lines: "M36 47H43M57 47H64",
  },
  tribesman: {
    hair: `${SHORT}M35 50C38 60 44 58 50 58C56 58 62 60 65 50C66 64 60 72 50 74C40 72 34 64 35 50Z`,
  },
  tribeswoman: {
    hair: LONG,
    wears: "M40 70C44 76 56 76 60 70L62 74C56 82 44 82 38 74Z",
  },
}
