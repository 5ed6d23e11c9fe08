// Small drawings on a grid from -12 to 12, and rows of them.

/** Filled paths one over the other, each with its colour and perhaps a line around it. */
export type Layer = [path: string, fill: string, line?: string]

export interface Item {
  /** The name of a sign; empty for nothing but text. */
  icon: string
  text?: string
  /** Drawn larger or smaller than its row. */
  scale?: number
}
export type Rows = Item[][]
