// The logic of the board: what cards look like, how halves of a move find each other, where pieces lie.
import { describe, expect, it } from "vitest"
import type { Choice } from "$lib/wire.ts"
import { drawingOf, reached } from "./cards.ts"
import { lengthOf, namer, posed } from "./chain.ts"
import { busy, chapterWith } from "./chapters.ts"
import { bars } from "./marks.ts"
import { between, movesOf, naming, takesPart } from "./moves.ts"
import { LENGTH } from "./shapes.ts"
import { piecesOf } from "./view.ts"

let action = 0
const choice = (structure: Record<string, unknown>): Choice => ({ action: action++, text: "", structure })

describe("cards", () => {
  it("strings a sequence and crosses out forbidden neighbours", () => {
    const { strung, parts } = drawingOf("seq !Y Y Y !Y")
    expect(strung).toBe(true)
    expect(parts.map((part) => part.kind === "bead" && part.forbidden)).toEqual([true, false, false, true])
  })

  it("knows one or more, of one colour and of any", () => {
    const { parts } = drawingOf("seq K Y+ *+ Y K")
    expect(parts.map((part) => (part.kind === "bead" ? [part.colour, part.more] : null))).toEqual([
      ["K", false],
      ["Y", true],
      [null, true],
      ["Y", false],
      ["K", false],
    ])
  })

  it("lays a bag out loose, bead by bead", () => {
    const { strung, parts } = drawingOf("bag Y2 G2 R1")
    expect(strung).toBe(false)
    expect(parts).toHaveLength(5)
  })

  it("lights the level that brings the points", () => {
    const levels: [number, number][] = [
      [3, 2],
      [4, 3],
    ]
    expect(reached(levels, 3)).toBe(1)
    expect(reached(levels, 0)).toBe(-1)
    expect(reached(levels, null)).toBe(-1)
  })
})

describe("moves", () => {
  const legal = [
    choice({ verb: "start", piece: "head", colour: "R" }),
    choice({ verb: "extend", coatl: 1, place: "front", colour: "B" }),
    choice({ verb: "extend", coatl: 1, place: "head", colour: "R" }),
    choice({ verb: "fulfil", coatl: 2, card: "count_R" }),
    choice({ verb: "pick", piece: "body", colours: ["R", "G"] }),
    choice({ verb: "end" }),
  ]
  const moves = movesOf(legal)

  it("joins two halves in either order", () => {
    expect(between(moves, "piece:head:R", "end:1:front")?.choice).toBe(legal[2])
    expect(between(moves, "end:1:front", "piece:body:B")?.choice).toBe(legal[1])
    expect(between(moves, "piece:body:B", "new")).toBeUndefined()
  })

  it("leaves alive only what goes with what is held", () => {
    expect(takesPart(moves, "new", null)).toBe(true)
    expect(takesPart(moves, "new", "piece:body:B")).toBe(false)
    expect(takesPart(moves, "piece:body:B", "piece:body:B")).toBe(true)
    expect(takesPart(moves, "bag:body:RG", "token:perfect_pick")).toBe(true)
  })

  it("names cards by their faces, whichever of two identical ones was marked", () => {
    const keeps = [choice({ verb: "keep", cards: [] }), choice({ verb: "keep", cards: [1, 3] })]
    const hand = ["a", "a", "b"]
    expect(naming(keeps, "keep", hand, [2, 1])).toBe(keeps[1])
    expect(naming(keeps, "keep", hand, [])).toBe(keeps[0])
    expect(naming(keeps, "keep", hand, [0, 1])).toBeUndefined()
  })

  it("opens a chapter in which something can be done", () => {
    expect(chapterWith(legal, "others")).toBe("coatls")
    expect(chapterWith(legal, "hand")).toBe("hand")
    expect(chapterWith([], "others")).toBe("others")
    expect(busy([choice({ verb: "take" })])).toEqual(new Set(["supply"]))
    const temple = [choice({ verb: "temple", card: "mine" })]
    expect(chapterWith(temple, "hand", false, ["mine"])).toBe("hand")
    expect(chapterWith(temple, "hand", false, [null, "other"])).toBe("cards")
  })
})

describe("marks", () => {
  const pieces = posed({ pieces: "RBBRB", head: true, tail: false })

  it("has one bar for neighbours, and joins what belongs to one match", () => {
    const [first, second] = bars([[1, 2, 4]], pieces)
    expect(first?.from).toBe((pieces[1]?.x ?? 0) + 7)
    expect(first?.on).toBe(second?.from)
    expect(second?.on).toBeNull()
  })

  it("keeps matches apart", () => {
    expect(bars([[1], [2]], pieces).map(({ on }) => on)).toEqual([null, null])
    expect(bars([], pieces)).toEqual([])
  })
})

describe("chain", () => {
  const chain = { pieces: "RGB", head: true, tail: false }

  it("knows heads, bodies and tails", () => {
    expect(piecesOf(chain).map(({ piece }) => piece)).toEqual(["head", "body", "body"])
    expect(lengthOf(chain)).toBe(LENGTH.head + 2 * LENGTH.body)
    expect(posed(chain).map(({ x }) => x)).toEqual([0, LENGTH.head, LENGTH.head + LENGTH.body])
  })

  it("lets a piece keep its name when the coatl grows at either end", () => {
    const names = namer()
    expect(names("RG")).toEqual([0, 1])
    expect(names("RGB")).toEqual([0, 1, 2])
    expect(names("YRGB")).toEqual([-1, 0, 1, 2])
  })
})
