// Boards draw and light up. What a rule says, and what a component is called or does in words, comes from the view or from
// `text/`; this looks for what was taken out of the page and may not come back.
import { describe, expect, it } from "vitest"

const SOURCES = import.meta.glob<string>(["../**/*.ts", "../**/*.svelte", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
})

const FORBIDDEN: Record<string, RegExp> = {
  "a value that goes by the number of players": /\bplayers\s*(- [2-9]|===? \d)/,
  "the number of rounds or turns": /\b(rounds|turns):\s*\d/,
  "what a Food Day gives": /\? "(goods|points)" : "(goods|points)"/,
  "the last action of a wheel": /\bactions:\s*(\d|teeth)/,
  "tables of what stations and levels do": /\b(FIXED|LEVELS): Record</,
  "a card's pattern read for words":
    /coatl-(need-(seq|bag|equal|length|no-card|absent|count)|token-(any|not|plus)|level)\b/,
  "a tile, a station or a level put into words":
    /say\(\s*[`"](does|effect|score|level|reward|building|monument|wealth)\b/,
  "an ability put into words":
    /say\(\s*[`"](if|each|cost|exchange|in-column|worth-by-table|bracket|stone-\$|column-|animal-card|burial)/,
  "a plan found by its look": /isPlanRow/,
}

describe("the page", () => {
  it("has been read", () => expect(Object.keys(SOURCES).length).toBeGreaterThan(200))

  it.each(Object.entries(FORBIDDEN))("does not know %s", (_, pattern) => {
    const found = Object.entries(SOURCES).flatMap(([path, text]) =>
      text.split("\n").flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
    )
    expect(found).toEqual([])
  })
})
