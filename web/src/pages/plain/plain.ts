// What can be drawn of any game: its parts, told apart by their names, and numbers that may be counted out.
import type { Choice, Part, Plain } from "$lib/wire.ts"

/** More counters than this are a number. */
export const MOST = 60

export interface Seat {
  number: number
  part: Part
}

const SEAT = /^seat (\d+)$/

/** The areas of the players, in the order of their seats, and what lies between them. */
export function sorted(parts: Part[]): { seats: Seat[]; things: Part[] } {
  const seats: Seat[] = []
  const things: Part[] = []
  for (const part of parts) {
    const number = SEAT.exec(part.name)?.[1]
    if (number) seats.push({ number: Number(number) - 1, part })
    else things.push(part)
  }
  return { seats: seats.sort((a, b) => a.number - b.number), things }
}

/** Whether a part is said in a few words. */
export function brief(part: Part): boolean {
  return part.lines.length < 2 && (part.lines[0] ?? "").length <= 40
}

/** How many counters a part is: the number the view has under its name, if its words ask for counters. */
export function counted(view: Plain | null | undefined, part: Part): number | null {
  const value = part.counters && view?.[part.name]
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MOST ? value : null
}

export interface Counter {
  at: number
  /** It would go, or come, if the choice that is looked at were made. */
  change: "" | "goes" | "comes"
}

/** The counters there are, and what a choice that is looked at would do to them. */
export function counters(now: number, then: number | null): Counter[] {
  const after = then ?? now
  return Array.from({ length: Math.max(now, after) }, (_, at) => ({
    at,
    change: at >= now ? "comes" : at >= after ? "goes" : "",
  }))
}

/** How many stand in a row at most `most` wide, so that the rows are about the same. */
export function inRow(count: number, most: number): number {
  return Math.ceil(count / Math.max(1, Math.ceil(count / most)))
}

export interface Acts {
  verb: string
  choices: Choice[]
}

/** The choices by their verbs, in the order of the catalogue. */
export function acts(legal: Choice[]): Acts[] {
  const found = new Map<string, Choice[]>()
  for (const choice of [...legal].sort((a, b) => a.action - b.action)) {
    const verb = String(choice.structure["verb"] ?? "")
    found.set(verb, [...(found.get(verb) ?? []), choice])
  }
  return [...found].map(([verb, choices]) => ({ verb, choices }))
}

/** A seat's points, where the view tells them. */
export function points(view: Plain, seat: number): number | null {
  const seats = view["seats"]
  const own = Array.isArray(seats) ? (seats[seat] as { points?: unknown } | null) : null
  return typeof own?.points === "number" ? own.points : null
}
