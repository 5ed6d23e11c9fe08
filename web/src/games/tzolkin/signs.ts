// The small drawings of the board on a grid from -12 to 12.
import type { Layer } from "$lib/draw/signs.ts"

const INK = "var(--ink)"
const HOUSE = "M-10 -1L0 -10L10 -1H7.5V9H2.8V2.5H-2.8V9H-7.5V-1Z"
const PYRAMID = "M-11 10V6H-8.5V2.5H-6V-1H-3.6V-4.5H3.6V-1H6V2.5H8.5V6H11V10Z"
const BLOCK = "M0 -9L9.5 -4.5V5L0 9.5L-9.5 5V-4.5Z"
const BLOCK_EDGES = "M-9.5 -4.5L0 0L9.5 -4.5M0 0V9.5"
const TILE = "M-9 -9H9V9H-9Z"

export const SIGNS: Record<string, Layer[]> = {
  corn: [
    [
      "M0 -11C4.4 -11 6 -6 6 -1C6 5 3.6 9.5 0 9.5C-3.6 9.5 -6 5 -6 -1C-6 -6 -4.4 -11 0 -11Z",
      "var(--z-corn)",
      "var(--z-corn-line)",
    ],
    ["M0 -10V8M-4.8 -6.5H4.8M-6 -2.5H6M-5.8 1.5H5.8", "none", "var(--z-corn-line)"],
    [
      "M0 11C-6.5 11 -9.5 6 -9 0.5C-5 2 -1.5 5 0 11ZM0 11C6.5 11 9.5 6 9 0.5C5 2 1.5 5 0 11Z",
      "var(--z-leaf)",
      "var(--z-leaf-line)",
    ],
  ],
  wood: [
    ["M-7 -9H6A4.5 4.5 0 0 1 6 0H-7ZM-3 0.5H8A4.5 4.5 0 0 1 8 9.5H-3Z", "var(--z-wood)", "var(--z-wood-line)"],
    [
      "M-7 -9A4.5 4.5 0 0 1 -7 0A4.5 4.5 0 0 1 -7 -9ZM-5 0.5A4.5 4.5 0 0 1 -5 9.5A4.5 4.5 0 0 1 -5 0.5Z",
      "var(--z-wood-end)",
      "var(--z-wood-line)",
    ],
  ],
  stone: [
    ["M-10 7L-8 -4L-1 -9L8 -6L11 4L7 9H-6Z", "var(--z-stone)", "var(--z-stone-line)"],
    ["M-8 -4L0 -1L8 -6M0 -1L-1 9", "none", "var(--z-stone-line)"],
  ],
  gold: [
    ["M-6 -6H6L11 8H-11Z", "var(--z-gold)", "var(--z-gold-line)"],
    ["M-4.5 -2.5H4.5", "none", "var(--z-gold-line)"],
  ],
  skull: [
    [
      "M0 -10C6.5 -10 10 -6 10 -0.5C10 3 8 5 6 6V10H-6V6C-8 5 -10 3 -10 -0.5C-10 -6 -6.5 -10 0 -10Z",
      "var(--z-skull)",
      "var(--z-skull-line)",
    ],
    [
      "M-4.2 -3.4A2.7 2.7 0 1 0 -4.2 2A2.7 2.7 0 1 0 -4.2 -3.4ZM4.2 -3.4A2.7 2.7 0 1 0 4.2 2A2.7 2.7 0 1 0 4.2 -3.4ZM0 2L1.5 5H-1.5Z",
      "var(--z-skull-line)",
    ],
    ["M-2.2 7V10M2.2 7V10", "none", "var(--z-skull-line)"],
  ],
  block: [
    [BLOCK, "var(--z-block)", INK],
    [BLOCK_EDGES, "none", INK],
  ],
  temple: [
    [PYRAMID, "var(--z-any)", INK],
    ["M-2 -8.5H2V-4.5H-2Z", "var(--z-any)", INK],
  ],
  chaac: [
    [PYRAMID, "var(--z-chaac)", INK],
    ["M0 -2.5C3 1.5 4 3.2 4 5A4 4 0 0 1 -4 5C-4 3.2 -3 1.5 0 -2.5Z", "var(--z-plate)"],
  ],
  quetzalcoatl: [
    [PYRAMID, "var(--z-quetzalcoatl)", INK],
    ["M0 -3.5L4 3L0 9.5L-4 3Z", "var(--z-plate)"],
  ],
  kukulkan: [
    [PYRAMID, "var(--z-kukulkan)", INK],
    ["M-6.5 7.5L-3.2 2.5L0 7.5L3.2 2.5L6.5 7.5L5 8.5L3.2 5.5L0 9.6L-3.2 5.5L-5 8.5Z", "var(--z-plate)"],
  ],
  tech: [
    [
      "M-1.8 -11H1.8L2.4 -8.2L4.9 -7.2L7.4 -8.7L9.9 -6.2L8.2 -3.7L9.2 -1.4L12 -0.8V2.6L9.2 3.2L8.2 5.6L9.9 8L7.4 10.5L4.9 9L2.4 10V11.8H-2.4V10L-4.9 9L-7.4 10.5L-9.9 8L-8.2 5.6L-9.2 3.2L-12 2.6V-0.8L-9.2 -1.4L-8.2 -3.7L-9.9 -6.2L-7.4 -8.7L-4.9 -7.2L-2.4 -8.2Z",
      "var(--z-tech)",
      INK,
    ],
    ["M0 -5L5 1H2V6H-2V1H-5Z", "var(--z-plate)"],
  ],
  agriculture: [
    ["M-1.2 11V0M1.2 11V0", "none", INK],
    [
      "M0 4C-8 4 -9 -3 -8.5 -7C-3 -6 0 -3 0 4ZM0 1C8 1 9 -6 8.5 -10C3 -9 0 -6 0 1Z",
      "var(--z-leaf)",
      "var(--z-leaf-line)",
    ],
  ],
  extraction: [
    ["M-8 11L3 -3", "none", INK],
    ["M-7 -8C0 -11 8 -7 10 2C5 -2 0 -4 -5 -3Z", "var(--z-stone)", "var(--z-stone-line)"],
  ],
  architecture: [[HOUSE, "var(--z-wood-end)", "var(--z-wood-line)"]],
  theology: [
    ["M0 -11L3 -3.6L11 -3L5 2L7 10L0 5.6L-7 10L-5 2L-11 -3L-3 -3.6Z", "var(--z-skull)", "var(--z-skull-line)"],
  ],
  build: [[HOUSE, "var(--z-plate)", INK]],
  monument: [
    ["M-10 10V7H-7.5V-6H-9.5V-9.5H9.5V-6H7.5V7H10V10Z", "var(--z-plate)", INK],
    ["M-3 7V-4M3 7V-4", "none", INK],
  ],
  farm: [
    ["M-9 9H9M-6 9V-2M0 9V-6M6 9V-2", "none", "var(--z-leaf-line)"],
    [
      "M-6 3C-10 2 -10 -2 -9 -5C-6 -4 -5 0 -6 3ZM0 0C-4 -2 -4 -7 0 -11C4 -7 4 -2 0 0ZM6 3C10 2 10 -2 9 -5C6 -4 5 0 6 3Z",
      "var(--z-leaf)",
      "var(--z-leaf-line)",
    ],
  ],
  civic: [
    ["M-10 -3L0 -10L10 -3V-1H-10ZM-10 7H10V10H-10Z", "var(--z-civic)", INK],
    ["M-7 -1V7M-2.4 -1V7M2.4 -1V7M7 -1V7", "none", INK],
  ],
  tomb: [
    ["M-8 10V-2A8 8 0 0 1 8 -2V10Z", "var(--z-tomb)", INK],
    ["M-3.5 10V1A3.5 3.5 0 0 1 3.5 1V10Z", "var(--z-plate)", INK],
  ],
  shrine: [
    ["M-11 10V6H-7.5V1H-4V-4H4V1H7.5V6H11V10Z", "var(--z-shrine)", INK],
    ["M0 -11L2 -6.4H-2Z", "var(--z-gold)", INK],
  ],
  market: [["M-11 -5.5L-5 -11V-7.5H9V-3.5H-5V0ZM11 5.5L5 0V3.5H-9V7.5H5V11Z", "var(--z-tech)", INK]],
  worker: [
    [
      "M-7 11C-7 2 -4.5 0 0 0C4.5 0 7 2 7 11ZM0 -10.5A4.4 4.4 0 1 1 0 -1.7A4.4 4.4 0 1 1 0 -10.5Z",
      "var(--z-figure)",
      INK,
    ],
  ],
  people: [
    [
      "M-11 9C-11 3 -9 1 -5.5 1C-2 1 0 3 0 9ZM0 9C0 3 2 1 5.5 1C9 1 11 3 11 9ZM-5.5 -7A3.4 3.4 0 1 1 -5.5 -0.2A3.4 3.4 0 1 1 -5.5 -7ZM5.5 -7A3.4 3.4 0 1 1 5.5 -0.2A3.4 3.4 0 1 1 5.5 -7Z",
      "var(--z-figure)",
      INK,
    ],
  ],
  any: [
    [
      "M0 -11L3.2 -4L10.8 -3.2L5 1.8L6.8 9.5L0 5.4L-6.8 9.5L-5 1.8L-10.8 -3.2L-3.2 -4Z",
      "var(--z-plate)",
      "var(--terracotta)",
    ],
  ],
  meal: [
    ["M-10.5 0H10.5C10.5 6 7 9.5 3 10.5H-3C-7 9.5 -10.5 6 -10.5 0Z", "var(--terracotta)", INK],
    ["M-4 -3C-6 -6 -2 -6 -4 -10M4 -3C2 -6 6 -6 4 -10", "none", INK],
  ],
  points: [["M0 -11L10 -7V1C10 6 6 9.5 0 11.5C-6 9.5 -10 6 -10 1V-7Z", "var(--z-points)", INK]],
  // An open hand with a grain in it.
  beg: [
    ["M-11 1H-7L-3 4H4C6 4 6 7 4 7H-1M4 5L9 2C11 1 12 4 10 5L3 10H-5L-7 8H-11Z", "var(--z-skin)", INK],
    [
      "M1 -11C4 -11 5 -7.5 5 -4.5C5 -1.5 3.4 0.5 1 0.5C-1.4 0.5 -3 -1.5 -3 -4.5C-3 -7.5 -2 -11 1 -11Z",
      "var(--z-corn)",
      INK,
    ],
  ],
  up: [["M0 -10L8 0H3.5V9H-3.5V0H-8Z", "var(--z-tech)", INK]],
  down: [["M0 10L8 0H3.5V-9H-3.5V0H-8Z", "var(--terracotta)", INK]],
  arrow: [["M-9 -2.5H1V-7L10 0L1 7V2.5H-9Z", "var(--muted)"]],
  slash: [["M5 -10L-5 10", "none", "var(--muted)"]],
  fish: [["M-10 0C-6 -7 3 -7 6 -1L11 -5V6L6 1C3 7 -6 7 -10 0Z", "var(--z-skull)", "var(--z-skull-line)"]],
  field: [
    [TILE, "var(--z-field)", "var(--z-leaf-line)"],
    ["M-9 -3H9M-9 3H9", "none", "var(--z-leaf-line)"],
  ],
  noTile: [
    [TILE, "none", INK],
    ["M-9 9L9 -9", "none", "var(--terracotta)"],
  ],
  cornTile: [
    [TILE, "var(--z-field)", "var(--z-leaf-line)"],
    [
      "M0 -6.5C3.4 -6.5 4.4 -3 4.4 0C4.4 3.4 3 6.5 0 6.5C-3 6.5 -4.4 3.4 -4.4 0C-4.4 -3 -3.4 -6.5 0 -6.5Z",
      "var(--z-corn)",
      "var(--z-corn-line)",
    ],
  ],
  woodTile: [
    [TILE, "var(--z-forest)", "var(--z-leaf-line)"],
    ["M0 -7.5L5.5 3H1.6V7H-1.6V3H-5.5Z", "var(--z-tree)", "var(--z-plate)"],
  ],
  sun: [
    ["M0 -6A6 6 0 1 0 0 6A6 6 0 1 0 0 -6Z", "var(--z-corn)", INK],
    ["M0 -11V-8.5M0 8.5V11M-11 0H-8.5M8.5 0H11M-7.8 -7.8L-6 -6M6 6L7.8 7.8M7.8 -7.8L6 -6M-6 6L-7.8 7.8", "none", INK],
  ],
  moon: [["M3 -9A9.5 9.5 0 1 0 9 5A7.5 7.5 0 0 1 3 -9Z", "var(--muted)", INK]],
  wheel: [
    [
      "M0 -9.5A9.5 9.5 0 1 0 0 9.5A9.5 9.5 0 1 0 0 -9.5ZM0 -3.5A3.5 3.5 0 1 1 0 3.5A3.5 3.5 0 1 1 0 -3.5Z",
      "var(--z-gold)",
      INK,
    ],
  ],
}
