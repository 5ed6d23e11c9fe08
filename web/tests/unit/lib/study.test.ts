import { expect, test } from "vitest"
import { carried, lookAt } from "$lib/study.ts"
import type { LookedAt } from "$lib/wire.ts"

const look = (ply: number, own: number): LookedAt => ({
  ply,
  seat: 0,
  played: "pass",
  chances: [own, 1 - own],
  loss: 0,
  choices: [],
})

test("chances stay as they were until the next decision, in percent", () => {
  expect(carried([look(1, 0.25), look(3, 0.5)], 4, 2)).toEqual([
    [25, 75],
    [25, 75],
    [25, 75],
    [50, 50],
    [50, 50],
  ])
})

test("where nothing was looked at, everyone has the same chance", () => {
  expect(carried([], 1, 4)).toEqual([
    [25, 25, 25, 25],
    [25, 25, 25, 25],
  ])
})

test("the decision that led to a position is the one before it", () => {
  const looks = [look(1, 0.25), look(3, 0.5)]
  expect(lookAt(looks, 4)).toBe(looks[1])
  expect(lookAt(looks, 3)).toBeNull()
})
