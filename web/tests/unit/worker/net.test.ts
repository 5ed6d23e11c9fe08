import { readFileSync } from "node:fs"
import { inflateSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { Net } from "../../../src/worker/net.ts"
import { tables } from "../../../src/worker/npz.ts"

const root = "../"
const file = (path: string) => new Uint8Array(readFileSync(root + path)).buffer
/** What NumPy says of some rows, written by `python -m tests.bots.judged`; the logit of one action in 16. */
const judged = JSON.parse(readFileSync(root + "tests/bots/judged.json", "utf8")) as Record<
  string,
  { rows: string; logits: number[][]; worth: number[][]; points: number[][]; wins: number[][] }
>

/** The same shape as a list of lists. */
const lines = (numbers: Float32Array, width: number) =>
  Array.from({ length: numbers.length / width }, (_, row) => [...numbers.subarray(row * width, (row + 1) * width)])

function near(found: number[][], wanted: number[][], within: number): void {
  expect(found.map((row) => row.length)).toEqual(wanted.map((row) => row.length))
  const away = wanted.flatMap((row, y) => row.map((one, x) => Math.abs(one - (found[y]?.[x] ?? NaN))))
  expect(Math.max(...away)).toBeLessThan(within)
}

describe.each(Object.entries(judged))("the net of %s", (game, { rows, logits, ...outcome }) => {
  const net = new Net(file(`src/sunstone/bots/nets/${game}.npz`))

  it("says the same as NumPy, within rounding", () => {
    const count = logits.length
    const found = net.judge(new Uint8Array(inflateSync(Buffer.from(rows, "base64"))), count)
    const [first, table] = [count * net.actions, count * net.seats]
    near(
      lines(found.subarray(0, first), net.actions).map((row) => row.filter((_, at) => at % 16 === 0)),
      logits,
      5e-3,
    )
    const after = (place: number) =>
      lines(found.subarray(first + place * table, first + (place + 1) * table), net.seats)
    near(after(0), outcome.worth, 1e-3)
    near(after(1), outcome.points, 5e-2)
    near(after(2), outcome.wins, 5e-3)
  })
})

describe("an archive of arrays", () => {
  it("is read to the last number", () => {
    const all = tables(file("src/sunstone/bots/nets/tzolkin.npz"))
    expect(all.get("points_unit")).toEqual({ shape: [], numbers: new Float64Array([50]) })
    expect(all.get("policy.weight")?.shape[1]).toBe(all.get("norm.bias")?.shape[0])
    expect(all.get("steps")?.numbers).toBeInstanceOf(Int16Array)
    for (const { shape, numbers } of all.values())
      expect(numbers.length).toBe(shape.reduce((size, one) => size * one, 1))
  })
})
