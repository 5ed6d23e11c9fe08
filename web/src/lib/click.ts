// The one decision that was made here and is not known to have arrived. It is kept for as long as the tab lives, so that
// neither a lost network nor a reload loses it.

export interface Click {
  seat: number
  line: number
  ply: number
  action: string
}

const PREFIX = "sunstone-click-"
const key = (table: string) => PREFIX + table

/** Keep a table's click, or forget it. */
export function keep(table: string, click: Click | null): void {
  try {
    if (click) sessionStorage.setItem(key(table), JSON.stringify(click))
    else sessionStorage.removeItem(key(table))
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** The click that was kept for a table. */
export function kept(table: string): Click | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(key(table)) ?? "null") as Partial<Click> | null
    const { seat, line, ply, action } = found ?? {}
    const whole = [seat, line, ply].every(Number.isInteger) && typeof action === "string"
    return whole ? (found as Click) : null
  } catch {
    return null
  }
}

/** Forget the clicks of every table: somebody else is here now. */
export function forgetAll(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name)
  } catch {
    // Without storage there is nothing to forget.
  }
}
