// The log as people read it, and the course of a game.
import type { Course, Entry } from "$lib/wire.ts"

/** The sentences of a text. */
export const sentences = (text: string): string[] => text.match(/\S.*?(?:[.!?…](?=\s|$)|$)/gs) ?? []

/** Everyone at the table has a part in it: a Food Day, an eclipse, the end of an age. */
export function concernsAll({ events }: Entry, players: number): boolean {
  return new Set(events.map(({ seat }) => seat).filter((seat) => seat !== -1)).size >= Math.max(2, players)
}

export interface Told {
  entry: Entry
  /** Taken back later. */
  gone: boolean
}

/** The entries with those marked that an undo has taken back. */
export function told(entries: readonly Entry[]): Told[] {
  const out: Told[] = []
  for (const entry of entries) {
    if (entry.kind === "undone") {
      const to = Number(entry.body["to"])
      for (const before of out) {
        if (before.entry.kind === "action" && (before.entry.ply ?? -1) >= to) before.gone = true
      }
    }
    out.push({ entry, gone: false })
  }
  return out
}

export interface Turn {
  /** Who decided; null for what concerns the table itself. */
  seat: number | null
  lines: Told[]
}

/** The log by turns: what one seat decided without another between. */
export function turns(lines: readonly Told[]): Turn[] {
  const out: Turn[] = []
  for (const line of lines) {
    const seat = line.entry.kind === "action" ? line.entry.seat : null
    const last = out.at(-1)
    if (last?.seat === seat) last.lines.push(line)
    else out.push({ seat, lines: [line] })
  }
  return out
}

/** How many decisions the others have made since the last turn of a seat, as far as the log is known. */
export function since(entries: readonly Entry[], seat: number): number {
  const movers = told(entries).flatMap(({ entry, gone }) => (entry.kind === "action" && !gone ? [entry.seat] : []))
  let end = movers.length
  while (end && movers[end - 1] === seat) end -= 1
  let start = end
  while (start && movers[start - 1] !== seat) start -= 1
  return end - start
}

/** The decisions of the others after the last one of a seat; for a spectator those of the turn that was played last. */
export function sinceMine(entries: readonly Entry[], seat: number | null): Entry[] {
  const made = told(entries).flatMap(({ entry, gone }) => (entry.kind === "action" && !gone ? [entry] : []))
  const last = made.at(-1)?.seat
  const before = made.findLastIndex((entry) => (seat === null ? entry.seat !== last : entry.seat === seat))
  return made.slice(before + 1)
}

export interface Round {
  round: number
  /** The position it begins with. */
  ply: number
}

/** The rounds of a game, from the round of every position. */
export function counted(rounds: readonly number[]): Round[] {
  return rounds.flatMap((round, ply) => (round === rounds[ply - 1] ? [] : [{ round, ply }]))
}

/** The rounds of a finished game. */
export const roundsOf = (course: Course): Round[] => (course.rounds ? counted(course.rounds) : rounds(course.movers))

/** Where a game counts none: a round is over when somebody's turn comes again. `movers` tells who decided at each ply. */
export function rounds(movers: readonly number[]): Round[] {
  const out: Round[] = []
  let seen = new Set<number>()
  movers.forEach((seat, ply) => {
    if (seat === movers[ply - 1]) return
    if (!out.length || seen.has(seat)) {
      seen = new Set()
      out.push({ round: out.length + 1, ply })
    }
    seen.add(seat)
  })
  return out
}
