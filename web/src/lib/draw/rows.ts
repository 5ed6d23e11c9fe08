// Rows of things of different widths, one row below the other.

export interface Laid<Item> {
  item: Item
  /** Where it begins. */
  at: number
  /** The middle of its row. */
  y: number
}

export interface Laying<Item> {
  x: number
  y: number
  /** How wide a thing is. */
  width: (item: Item) => number
  /** Between two things. */
  gap: number
  /** From one row to the next. */
  lead: number
  /** Rows begin at x instead of standing around it. */
  start?: boolean
}

/** How long a row is, gaps included. */
export function rowLength<Item>(row: readonly Item[], width: (item: Item) => number, gap: number): number {
  return row.reduce((sum, item) => sum + width(item), 0) + gap * (row.length - 1)
}

/** Where everything stands; the rows together stand around y. */
export function laidOut<Item>(
  rows: readonly (readonly Item[])[],
  { x, y, width, gap, lead, start }: Laying<Item>,
): Laid<Item>[][] {
  return rows.map((row, line) => {
    let left = start ? x : x - rowLength(row, width, gap) / 2
    return row.map((item) => {
      const at = left
      left += width(item) + gap
      return { item, at, y: y + (line - (rows.length - 1) / 2) * lead }
    })
  })
}
