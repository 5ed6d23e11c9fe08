// What clocks show.
import { t } from "$lib/i18n.svelte.ts"
import type { Clock, ClockState } from "$lib/wire.ts"

/** Milliseconds a seat has left at a time of the server. */
export function left(rule: Clock, state: ClockState, seat: number, now: number): number | null {
  if (rule.kind === "days") {
    return state.running === seat && state.deadline !== null ? Math.max(0, state.deadline - now) : null
  }
  const stock = state.remaining[seat]
  if (stock === undefined) return null
  return state.running === seat ? Math.max(0, stock - Math.max(0, now - state.since)) : stock
}

/** A span as `1:05`, `1:00:05`, or days and hours. */
export function span(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const two = (value: number) => String(value).padStart(2, "0")
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** The clock of a table in words. */
export function clockText({ kind, seconds = 0, increment = 0, days = 0 }: Clock): string {
  if (kind === "live") return t("web-clock-is-live", { minutes: seconds / 60, increment })
  return kind === "days" ? t("web-clock-is-days", { days }) : t("web-clock-none")
}
