// A thing on its way from one place of a drawing to another.

interface Point {
  x: number
  y: number
}

export interface Flight<Thing> {
  key: string
  from: Point
  to: Point
  what: Thing
  /** How many went before it at the same time. */
  after: number
}

/** The last of these as flights, one after the other; `stamp` tells them from those of another time. */
export function inOrder<Thing>(
  found: Omit<Flight<Thing>, "key" | "after">[],
  most: number,
  stamp: number,
): Flight<Thing>[] {
  return found.slice(-most).map((flight, after) => ({ ...flight, key: `${stamp}-${after}`, after }))
}
