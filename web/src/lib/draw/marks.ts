// Who did what since one's own last decision, as the boards mark it.
import type { Entry, Plain } from "$lib/wire.ts"

/** Fields an event has to have. */
export type EventForm = Record<string, unknown>

/** The events of entries in order. */
export const eventsOf = (entries: readonly Entry[]): Plain[] => entries.flatMap(({ events }) => events ?? [])

/** The kind of an entry that is looked at in the log: whatever it tells is marked, in the colour of whoever decided. */
export const POINTED = "pointed"

/** The seat that did the last thing of one of these forms; what only befell a seat does not count. Null if there is none. */
export function moverOf(entries: readonly Entry[], forms: readonly EventForm[]): number | null {
  const has = (event: Plain, form: EventForm) =>
    Object.entries(form).every(([field, value]) => JSON.stringify(event[field]) === JSON.stringify(value))
  const found = entries.findLast(({ kind, seat, events }) =>
    events.some((event) => (kind === POINTED || event["seat"] === seat) && forms.some((form) => has(event, form))),
  )
  return found?.seat ?? null
}
