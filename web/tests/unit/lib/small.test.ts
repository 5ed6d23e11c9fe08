import { describe, expect, it } from "vitest"
import { bySource, line, scale } from "$lib/chart.ts"
import { left, span } from "$lib/clock.ts"
import { held, zoomed } from "$lib/draw/frame.ts"
import { quick, tableIn } from "$lib/opening.ts"
import { routeOf } from "$lib/router.svelte.ts"
import { defaults, preferred, revive } from "$lib/settings.svelte.ts"

describe("settings", () => {
  it("come back as they were kept, and fall back where they are damaged", () => {
    const base = defaults(["pl-PL"])
    expect(base.language).toBe("pl")
    expect(revive(JSON.stringify({ theme: "dark", textSize: 130, speed: 7, unknown: 1 }), base)).toEqual({
      ...base,
      theme: "dark",
      textSize: 130,
    })
    expect(revive("{", base)).toEqual(base)
    expect(revive("null", base)).toEqual(base)
    expect(revive(null, base)).toEqual(base)
  })

  it("choose the best of our languages", () => {
    expect(preferred(["de", "cs-CZ", "en"])).toBe("cs")
    expect(preferred(["de"])).toBe("en")
  })
})

describe("addresses", () => {
  it.each([
    ["/", { page: "home" }],
    ["/table/abc23", { page: "table", id: "abc23" }],
    ["/shared/xyz", { page: "review", id: "xyz", shared: true }],
    ["/rules/coatl", { page: "rules", game: "coatl" }],
    ["/table", { page: "lost" }],
    ["/rules/coatl/more", { page: "lost" }],
    ["/nowhere", { page: "lost" }],
  ])("%s", (path, route) => expect(routeOf(path)).toEqual(route))
})

describe("opening a table", () => {
  it("reads a table from a link or its id", () => {
    expect(tableIn("https://play.example.org/table/k7m2pq9rstuv?x=1")).toBe("k7m2pq9rstuv")
    expect(tableIn(" k7m2pq9rstuv ")).toBe("k7m2pq9rstuv")
    expect(tableIn("hello there")).toBeNull()
  })

  it("puts as many bots beside me as the game needs", () => {
    const known = { options: [], substitutes: 0, components: null, lesson: false, rules: false }
    const game = { id: "g", rules_version: 1, least: 3, most: 5, ...known }
    expect(quick(game, "steady").seats).toEqual([
      { kind: "me" },
      { kind: "bot", bot: "steady" },
      { kind: "bot", bot: "steady" },
    ])
  })
})

describe("clocks", () => {
  const state = { remaining: [60_000, 30_000], running: 1, since: 1000, deadline: 31_000 }
  it("run for whoever decides", () => {
    expect(left({ kind: "live" }, state, 0, 11_000)).toBe(60_000)
    expect(left({ kind: "live" }, state, 1, 11_000)).toBe(20_000)
    expect(left({ kind: "live" }, state, 1, 99_000)).toBe(0)
    expect(left({ kind: "days" }, state, 1, 11_000)).toBe(20_000)
    expect(left({ kind: "days" }, state, 0, 11_000)).toBeNull()
  })

  it("show minutes and seconds, and hours where there are any", () => {
    expect(span(65_000)).toBe("1:05")
    expect(span(3_605_000)).toBe("1:00:05")
    expect(span(0)).toBe("0:00")
  })
})

describe("a picture in its window", () => {
  const limits = { width: 400, height: 300, room: { width: 400, height: 400 }, most: 4 }
  it("cannot be dragged out of sight or made too small", () => {
    expect(held({ x: 900, y: -900, zoom: 0.2 }, limits)).toEqual({ x: 0, y: 0, zoom: 1 })
    expect(held({ x: 900, y: -900, zoom: 2 }, limits)).toEqual({ x: 200, y: -100, zoom: 2 })
  })

  it("grows about the point under the finger", () => {
    const grown = zoomed({ x: 0, y: 0, zoom: 1 }, 2, 300, 200, limits)
    // The point 100 right of the middle is drawn at 200 then, so the picture moves left by 100.
    expect(grown).toEqual({ x: -100, y: 0, zoom: 2 })
    expect(zoomed({ x: 0, y: 0, zoom: 4 }, 2, 0, 0, limits).zoom).toBe(4)
  })
})

describe("the chart", () => {
  it("has round marks that hold every value", () => {
    expect(scale([0, 37, -3])).toEqual({ least: -10, most: 40, ticks: [-10, 0, 10, 20, 30, 40] })
    expect(scale([])).toEqual({ least: 0, most: 1, ticks: [0, 1] })
  })

  it("steps where points change", () => {
    expect(line([0, 0, 5, 5], 300, 100, { least: 0, most: 10, ticks: [] })).toBe("M0.0 100.0H200.0V50.0H300")
    expect(line([0, 5, 5, 9], 300, 100, { least: 0, most: 10, ticks: [] }, 2)).toBe("M0.0 100.0H100.0V50.0H200.0")
  })

  it("adds up sources", () => {
    const sheet = [
      { source: "a", points: 2 },
      { source: "b", points: 5 },
      { source: "a", points: 1 },
    ]
    expect(bySource(sheet)).toEqual([
      { source: "b", points: 5 },
      { source: "a", points: 3 },
    ])
  })
})
