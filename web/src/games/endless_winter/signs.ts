// The small drawings of the board on a grid from -12 to 12: layers of filled paths, each with its colour.

export type Layer = [path: string, fill: string, line?: string]

const TENT = "M0 -9L10 9H-10Z"
const PAW =
  "M0 1C4.2 1 7 4.6 6.4 7.6C5.9 10 3.4 10.3 0 9.4C-3.4 10.3 -5.9 10 -6.4 7.6C-7 4.6 -4.2 1 0 1ZM-8 -2.6a2.5 3.2 -20 1 1 .1 .1ZM8 -2.6a2.5 3.2 20 1 0 -.1 .1ZM-3.2 -5.4a2.5 3.4 -8 1 1 .1 .1ZM3.2 -5.4a2.5 3.4 8 1 0 -.1 .1Z"
const HAND =
  "M-5.5 10.5C-8.5 7 -9.8 2.5 -10.4 -.6C-10.6 -2.2 -8.6 -2.8 -7.8 -1.3L-6 2V-8C-6 -9.9 -3.4 -9.9 -3.3 -8L-3 -1.5L-2.3 -9.8C-2.1 -11.6 .4 -11.5 .4 -9.7L.5 -1.6L2.4 -9C2.9 -10.8 5.2 -10.3 5 -8.5L4.2 -.8L6.4 -5.6C7.3 -7.3 9.3 -6.3 8.8 -4.6C7.6 -.4 7 6 4.6 10.5Z"
const BUST = "M0 -1.5a4.4 4.6 0 1 0 -.01 0ZM-8.5 10.5C-8.5 4 -5 .6 0 .6C5 .6 8.5 4 8.5 10.5Z"
const CARD = "M-6.5 -9.5H6.5V9.5H-6.5Z"
const DISC = "M-9.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0Z"
const TRILITHON = "M-10 -9.5L10 -8.5V-4L-10 -4.5ZM-8.2 -3.6H-3L-3.4 10H-8.8ZM3 -3.6H8.2L9 10H3.2Z"
const HOUSES = "M-11 10V1.5L-5.5 -4L0 1.5V10ZM.8 10V-2.5L6 -8.5L11.2 -2.5V10Z"
const OVAL = "M-10.5 0C-10.5 -5 -6 -8.2 0 -8.2C6 -8.2 10.5 -5 10.5 0C10.5 5 6 8.2 0 8.2C-6 8.2 -10.5 5 -10.5 0Z"

const [CARD_FILL, CARD_LINE] = ["var(--w-card)", "var(--w-card-line)"]
const MEAT: Layer[] = [
  [
    "M-11 8.5a2.4 2.4 0 0 1 1.8 -3.2L-5 1.6L-1.8 4.8L-5.6 9a2.4 2.4 0 0 1 -3.4 1.6a2.2 2.2 0 0 1 -2 -2.1Z",
    "var(--w-fat)",
    "var(--w-food-line)",
  ],
  [
    "M-6.5 3.6C-8.4 -3.5 -3 -10.6 3.6 -10.6C8.4 -10.6 11 -6.6 10.4 -2.6C9.6 3.4 2 8.2 -4 6.4C-5.3 6 -6.2 5 -6.5 3.6Z",
    "var(--w-food)",
    "var(--w-food-line)",
  ],
  ["M-1 -5.5C1.4 -8 5.4 -8.2 7.2 -5.6", "none", "var(--w-fat)"],
]
const PAWED: Layer[] = [[PAW, "var(--w-hide)", "var(--w-line-ink)"]]
const TENTED: Layer[] = [
  [TENT, "var(--w-hide)", "var(--w-line-ink)"],
  ["M0 -9L3.4 9H-3.4ZM-2.4 -12L0 -9L2.4 -12", "var(--w-line-ink)", "var(--w-line-ink)"],
]
const PEOPLE: Layer[] = [[BUST, "var(--w-people)", "var(--w-line-ink)"]]

export const SIGNS: Record<string, Layer[]> = {
  food: MEAT,
  food_max: [...MEAT, ["M-11 -9.5H-2.5M-6.8 -9.5V-2M-9.4 -4.6L-6.8 -2L-4.2 -4.6", "none", "var(--w-stroke)"]],
  tool: [
    ["M-9.5 9.6L5 -6.2L7.4 -4L-7 11.8Z", "var(--w-wood)", "var(--w-line-ink)"],
    ["M-1.5 -9.8C3 -11.6 9 -9 11 -3.6L6.4 1.6C5.6 -2.8 3 -5.6 -1.5 -6.4Z", "var(--w-flint)", "var(--w-line-ink)"],
  ],
  labour: [[HAND, "var(--w-skin)", "var(--w-skin-line)"]],
  idol: [
    [
      "M0 -11.4a3.6 3.8 0 0 1 2.2 6.8C6 -3.4 7.4 .4 5 3.2C7.4 5 7 8.6 4.4 11.4H-4.4C-7 8.6 -7.4 5 -5 3.2C-7.4 .4 -6 -3.4 -2.2 -4.6A3.6 3.8 0 0 1 0 -11.4Z",
      "var(--w-idol)",
      "var(--w-idol-line)",
    ],
    ["M-3 -.6a1.6 1.6 0 1 0 3 0a1.6 1.6 0 1 0 3 0M-2.4 5.4C-1 6.6 1 6.6 2.4 5.4", "none", "var(--w-idol-line)"],
  ],
  draw: [
    [CARD, CARD_FILL, CARD_LINE],
    ["M0 -5.5V4M-3.4 .8L0 4.4L3.4 .8", "none", CARD_LINE],
  ],
  cards: [
    ["M-9 -7.5L2 -10.4L6.4 6.6L-4.6 9.5Z", "var(--w-bone-deep)", CARD_LINE],
    ["M-3.5 -8.5H8.5V9.5H-3.5Z", CARD_FILL, CARD_LINE],
  ],
  discard: [
    [CARD, CARD_FILL, CARD_LINE],
    ["M-3.4 -3.4L3.4 3.4M3.4 -3.4L-3.4 3.4", "none", "var(--w-food)"],
  ],
  bury: [
    ["M-5 -10.5H5V4H-5Z", CARD_FILL, CARD_LINE],
    ["M0 -7.5V-1.5M-2.4 -5.4H2.4", "none", CARD_LINE],
    ["M-11.5 10.5C-10 4.5 -5 2 0 2C5 2 10 4.5 11.5 10.5Z", "var(--w-earth)", "var(--w-line-ink)"],
  ],
  megalith: [[TRILITHON, "var(--w-rock)", "var(--w-rock-line)"]],
  camp: TENTED,
  camps: [
    ["M0 -11L4.6 -2.5H-4.6Z", "var(--w-hide)", "var(--w-line-ink)"],
    ["M-6.6 0L-1.4 9.5H-11.8Z", "var(--w-hide)", "var(--w-line-ink)"],
    ["M6.6 0L11.8 9.5H1.4Z", "var(--w-hide)", "var(--w-line-ink)"],
  ],
  move: [
    ["M-4.5 -7L4 8H-11.5Z", "var(--w-hide)", "var(--w-line-ink)"],
    ["M2.5 -1.5H10.5M7.4 -5L11 -1.5L7.4 2", "none", "var(--w-stroke)"],
  ],
  settlement: [
    [HOUSES, "var(--w-house)", "var(--w-line-ink)"],
    ["M-7 10V5.5H-4V10M4.4 10V3.5H7.6V10", "none", "var(--w-line-ink)"],
  ],
  tribe_hand: [...PEOPLE, ["M8.5 -11.5V-4.5M5 -8H12", "none", "var(--w-fire-deep)"]],
  tribe_discard: [...PEOPLE, ["M9 -11V-3.6M6 -6.4L9 -3.4L12 -6.4", "none", "var(--w-fire-deep)"]],
  people: PEOPLE,
  culture: [
    [CARD, "var(--w-culture)", "var(--w-culture-line)"],
    ["M.6 .6a1.6 1.6 0 1 1 -1.8 -1.6a3.4 3.4 0 1 1 -2 5.2a5 5 0 0 1 .6 -7", "none", "var(--w-fire-deep)"],
  ],
  animal_ground: PAWED,
  animal_top: [
    ["M-8 -11H8V11H-8Z", CARD_FILL, CARD_LINE],
    [
      "M0 0C3 0 5 2.6 4.6 4.8C4.2 6.6 2.4 6.8 0 6.2C-2.4 6.8 -4.2 6.6 -4.6 4.8C-5 2.6 -3 0 0 0ZM-5.4 -2.4a1.7 2.2 -20 1 1 .1 .1ZM5.4 -2.4a1.7 2.2 20 1 0 -.1 .1ZM-2 -4.4a1.7 2.3 -8 1 1 .1 .1ZM2 -4.4a1.7 2.3 8 1 0 -.1 .1Z",
      "var(--w-hide)",
      "var(--w-line-ink)",
    ],
  ],
  reveal: [
    [
      "M-11 0C-7.5 -5.6 -4 -7.4 0 -7.4C4 -7.4 7.5 -5.6 11 0C7.5 5.6 4 7.4 0 7.4C-4 7.4 -7.5 5.6 -11 0Z",
      CARD_FILL,
      CARD_LINE,
    ],
    ["M0 -4a4 4 0 1 0 .01 0Z", "var(--w-hide)", CARD_LINE],
  ],
  use_animal: [
    [
      "M.6 3C3.8 3 6 5.6 5.6 8C5.2 10 3.2 10.2 .6 9.4C-2 10.2 -4 10 -4.4 8C-4.8 5.6 -2.6 3 .6 3ZM-5.4 .4a1.9 2.4 -20 1 1 .1 .1ZM6.6 .4a1.9 2.4 20 1 0 -.1 .1ZM-1.8 -1.8a1.9 2.5 -8 1 1 .1 .1ZM3 -1.8a1.9 2.5 8 1 0 -.1 .1Z",
      "var(--w-hide)",
      "var(--w-line-ink)",
    ],
    ["M-9.6 -4.6C-6.4 -11.6 5 -12 9.4 -5.4M9.8 -10.4V-5H4.4", "none", "var(--w-stroke)"],
  ],
  stone: [
    [OVAL, "var(--w-rock-light)", "var(--w-rock-line)"],
    ["M-6 0C-3.6 -3.8 3.6 -3.8 6 0C3.6 3.8 -3.6 3.8 -6 0ZM0 -1.6a1.6 1.6 0 1 0 .01 0Z", "none", "var(--w-rock-line)"],
  ],
  vp: [["M0 -10.8L10 -6.6V1C10 6.4 5.6 9.4 0 11.4C-5.6 9.4 -10 6.4 -10 1V-6.6Z", "var(--w-points)"]],
  eclipse: [
    [
      "M0 -12L2 -8.8L6 -10.4L6.2 -6.2L10.4 -6L8.8 -2L12 0L8.8 2L10.4 6L6.2 6.2L6 10.4L2 8.8L0 12L-2 8.8L-6 10.4L-6.2 6.2L-10.4 6L-8.8 2L-12 0L-8.8 -2L-10.4 -6L-6.2 -6.2L-6 -10.4L-2 -8.8Z",
      "var(--w-fire)",
    ],
    ["M0 -6.8a6.8 6.8 0 1 0 .01 0Z", "var(--w-dark-sun)"],
  ],
  rite: [
    [
      "M0 -11.5C1 -6 7.6 -4.4 7.6 3C7.6 7.6 4.4 10.5 0 10.5C-4.4 10.5 -7.6 7.6 -7.6 3.4C-7.6 .2 -5.6 -1.6 -4.6 -4C-3 -2.6 -2.6 -1.4 -2.4 0C0 -3 .8 -7 0 -11.5Z",
      "var(--w-fire)",
      "var(--w-line-ink)",
    ],
    ["M.4 1.6C2.6 3.4 3.4 5 2.8 7.2C2.4 8.8 1.2 9.6 0 9.6C-1.8 9.6 -3 8.4 -3 6.6C-3 4.8 -1 4.4 .4 1.6Z", "#ffe2a8"],
  ],
  develop: [
    [DISC, "var(--w-culture)", "var(--w-line-ink)"],
    ["M1 1a2.2 2.2 0 1 1 -2.4 -2.2a4.6 4.6 0 1 1 -2.6 7a6.8 6.8 0 0 1 .8 -9.4", "none", "var(--w-fire-deep)"],
  ],
  migrate: [
    [
      "M-6.5 -9C-3.6 -9.6 -2.4 -6 -3 -2.6C-3.4 -.6 -6.6 -.4 -7.4 -2.4C-8.6 -5.2 -8.4 -8.6 -6.5 -9ZM-6.8 .8L-3.4 .6C-2.8 3 -6 3.4 -6.8 .8Z",
      "var(--w-stroke)",
    ],
    [
      "M6.5 -3C3.6 -3.6 2.4 0 3 3.4C3.4 5.4 6.6 5.6 7.4 3.6C8.6 .8 8.4 -2.6 6.5 -3ZM6.8 6.8L3.4 6.6C2.8 9 6 9.4 6.8 6.8Z",
      "var(--w-stroke)",
    ],
  ],
  hunt: [
    ["M-11 9.6L4.4 -5.8L6 -4.2L-9.4 11.2Z", "var(--w-wood)", "var(--w-line-ink)"],
    ["M2.6 -4L5 -9.6L11.4 -11.4L9.6 -5L4 -2.6Z", "var(--w-flint)", "var(--w-line-ink)"],
  ],
  rest: [
    ["M-2.4 -10.6A9.4 9.4 0 1 0 8.6 5.2A8 8 0 0 1 -2.4 -10.6Z", "var(--w-idol)", "var(--w-idol-line)"],
    ["M4 -9.6H10L4.2 -2.4H10.4", "none", "var(--w-stroke)"],
  ],
  start: [
    [
      "M0 -10C1 -5 6 -3.6 6 2.4C6 6 3.4 8 0 8C-3.4 8 -6 6 -6 2.8C-6 .4 -4.6 -1 -3.6 -3C-2.4 -2 -2 -1 -2 0C0 -2.4 .6 -6 0 -10Z",
      "var(--w-fire)",
      "var(--w-line-ink)",
    ],
    ["M-9 10.5L9 6.5M-9 6.5L9 10.5", "none", "var(--w-wood)"],
  ],
  arrow: [["M-9 0H7M2.5 -5L8 0L2.5 5", "none", "var(--w-stroke)"]],
  colon: [["M0 -4.6a1.7 1.7 0 1 0 .01 0ZM0 1.2a1.7 1.7 0 1 0 .01 0Z", "var(--w-stroke)"]],
  or: [["M-2 8L2.6 -8", "none", "var(--w-stroke)"]],
  always: [
    [
      "M-4.6 -3.6C-8 -3.6 -10.4 -2 -10.4 0C-10.4 2 -8 3.6 -4.6 3.6C-1 3.6 1 -3.6 4.6 -3.6C8 -3.6 10.4 -2 10.4 0C10.4 2 8 3.6 4.6 3.6C1 3.6 -1 -3.6 -4.6 -3.6Z",
      "none",
      "var(--w-stroke)",
    ],
  ],
  turnLeft: [["M-7.5 -2.5A8 8 0 1 1 -5 6.2M-8.6 -8.4L-8 -2L-1.8 -2.8", "none", "currentColor"]],
  turnRight: [["M7.5 -2.5A8 8 0 1 0 5 6.2M8.6 -8.4L8 -2L1.8 -2.8", "none", "currentColor"]],
  plan: [["M-9 -9H9V9H-9ZM-3 -9V9M3 -9V9M-9 -3H9M-9 3H9", "none", "currentColor"]],
  slant: [["M0 -9L10 -3.5V3.5L0 9L-10 3.5V-3.5ZM-10 -3.5L0 2L10 -3.5M0 2V9", "none", "currentColor"]],
}
