// Icons, drawn by us on a 24 × 24 grid: strokes of 1.8 with round ends; filled shapes where a silhouette says more.

export interface Drawing {
  /** Paths that are stroked. */
  stroke?: string
  /** Paths that are filled. */
  fill?: string
}

export const ICONS = {
  undo: { stroke: "M9 7L4.5 11.5L9 16M4.5 11.5H14a5.5 5.5 0 0 1 0 11H11" },
  question: {
    stroke: "M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3",
    fill: "M12 19.2a1.3 1.3 0 1 0 0-2.6a1.3 1.3 0 0 0 0 2.6Z",
  },
  hint: { stroke: "M9.2 17.5v-2c-1.9-1.1-3-2.9-3-5a5.8 5.8 0 0 1 11.6 0c0 2.1-1.1 3.9-3 5v2ZM9.8 20.5H14.2" },
  close: { stroke: "M6.5 6.5L17.5 17.5M17.5 6.5L6.5 17.5" },
  menu: { stroke: "M4 7H20M4 12H20M4 17H20" },
  chat: { stroke: "M4 5.5H20V16.5H11L6.5 20V16.5H4Z" },
  log: { stroke: "M6 4H18V20H6ZM9 8.5H15M9 12H15M9 15.5H13" },
  people: {
    stroke: "M3.5 19c0-3 2.4-5 5.5-5s5.5 2 5.5 5M16 13.6c2.6.2 4.5 2.2 4.5 5.4",
    fill: "M9 11.5a3.2 3.2 0 1 0 0-6.4a3.2 3.2 0 0 0 0 6.4ZM16.2 11a2.6 2.6 0 1 0 0-5.2a2.6 2.6 0 0 0 0 5.2Z",
  },
  list: { stroke: "M9 6.5H20M9 12H20M9 17.5H20", fill: "M4 5.2h2.6v2.6H4ZM4 10.7h2.6v2.6H4ZM4 16.2h2.6v2.6H4Z" },
  clock: { stroke: "M12 3.8a8.2 8.2 0 1 0 0 16.4a8.2 8.2 0 0 0 0-16.4ZM12 7.5V12L15 14" },
  bot: {
    stroke: "M5.5 9H18.5V19H5.5ZM12 9V5.5",
    fill: "M12 5.6a1.6 1.6 0 1 0 0-3.2a1.6 1.6 0 0 0 0 3.2ZM9 13a1.4 1.4 0 1 0 0 2.8A1.4 1.4 0 0 0 9 13ZM15 13a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 0 0 0-2.8Z",
  },
  replay: { stroke: "M5 12a7 7 0 1 1 2.2 5.1M5 12L2.8 9.4M5 12L8 10.2", fill: "M10.5 9.2L15.2 12L10.5 14.8Z" },
  skip: { fill: "M5 6L13 12L5 18ZM13 6L20 12L13 18Z" },
  back: { stroke: "M14.5 5.5L8 12L14.5 18.5" },
  forward: { stroke: "M9.5 5.5L16 12L9.5 18.5" },
  first: { stroke: "M17 5.5L10.5 12L17 18.5M7 5.5V18.5" },
  last: { stroke: "M7 5.5L13.5 12L7 18.5M17 5.5V18.5" },
  play: { fill: "M7.5 5L19 12L7.5 19Z" },
  pause: { fill: "M7 5.5H10.5V18.5H7ZM13.5 5.5H17V18.5H13.5Z" },
  link: { stroke: "M10 14L14 10M8.5 11.5L6 14a3.5 3.5 0 0 0 5 5l2.5-2.5M15.5 12.5L18 10a3.5 3.5 0 0 0-5-5L10.5 7.5" },
  eye: {
    stroke: "M2.8 12C5 8 8.3 6 12 6s7 2 9.2 6c-2.2 4-5.5 6-9.2 6s-7-2-9.2-6Z",
    fill: "M12 14.8a2.8 2.8 0 1 0 0-5.6a2.8 2.8 0 0 0 0 5.6Z",
  },
  text: { stroke: "M4 6.5H20M4 12H16M4 17.5H18" },
  book: { stroke: "M12 6.5C10 5 7 4.5 4 5v13.5c3-.5 6 0 8 1.5c2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5ZM12 6.5V20" },
  settings: {
    stroke: "M4 7H13M17 7H20M4 12H7M11 12H20M4 17H14M18 17H20",
    fill: "M15 9.2a2.2 2.2 0 1 0 0-4.4a2.2 2.2 0 0 0 0 4.4ZM9 14.2a2.2 2.2 0 1 0 0-4.4a2.2 2.2 0 0 0 0 4.4ZM16 19.2a2.2 2.2 0 1 0 0-4.4a2.2 2.2 0 0 0 0 4.4Z",
  },
  check: { stroke: "M5 12.5L10 17.5L19 7" },
  more: {
    fill: "M5.5 13.6a1.7 1.7 0 1 0 0-3.4a1.7 1.7 0 0 0 0 3.4ZM12 13.6a1.7 1.7 0 1 0 0-3.4a1.7 1.7 0 0 0 0 3.4ZM18.5 13.6a1.7 1.7 0 1 0 0-3.4a1.7 1.7 0 0 0 0 3.4Z",
  },
  plus: { stroke: "M12 5V19M5 12H19" },
  minus: { stroke: "M5 12H19" },
  fit: { stroke: "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15" },
} satisfies Record<string, Drawing>

export type IconName = keyof typeof ICONS
