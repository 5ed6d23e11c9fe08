// The log as people read it, and the course of a game.
import type { Entry } from "$lib/wire.ts"

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
  seat: number
  /** The ply of the position before its first decision, and of the one after its last. */
  from: number
  to: number
  round: number
}

/** The turns of a game from who decided at each ply. A round is over when somebody's turn comes again. */
export function turns(movers: readonly number[]): Turn[] {
  const out: Turn[] = []
  let seen = new Set<number>()
  let round = 1
  movers.forEach((seat, ply) => {
    const last = out.at(-1)
    if (last?.seat === seat) {
      last.to = ply + 1
      return
    }
    if (seen.has(seat)) {
      seen = new Set()
      round += 1
    }
    seen.add(seat)
    out.push({ seat, from: ply, to: ply + 1, round })
  })
  return out
}

/** The first ply of each round. */
export function rounds(list: readonly Turn[]): { round: number; ply: number }[] {
  const out: { round: number; ply: number }[] = []
  for (const turn of list) if (turn.round !== out.at(-1)?.round) out.push({ round: turn.round, ply: turn.from })
  return out
}
