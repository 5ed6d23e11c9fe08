import { expect, it } from "vitest"
import type { Choice } from "$lib/wire.ts"
import { MIDDLE, PICTURE, pilePoint, stationPoint } from "./geometry.ts"
import { PAGES, REGIONS, pageOf } from "./near.ts"

const choice = (structure: Record<string, unknown>) => ({ structure }) as unknown as Choice

it("knows the wheel on which a choice is made", () => {
  expect(pageOf(choice({ verb: "take", gear: "uxmal", position: 2 }), null)).toBe("uxmal")
  expect(pageOf(choice({ verb: "place", place: "tikal" }), null)).toBe("tikal")
  expect(pageOf(choice({ verb: "place", place: "start" }), null)).toBe("calendar")
  expect(pageOf(choice({ verb: "act", action: 3 }), { kind: "action", wheel: "yaxchilan", position: 4 })).toBe(
    "yaxchilan",
  )
  expect(pageOf(choice({ verb: "harvest", crop: "corn" }), { kind: "harvest", action: 4 })).toBe("palenque")
  expect(pageOf(choice({ verb: "build", slot: 1 }), { kind: "construction" })).toBeNull()
})

it("shows all stations and piles of a wheel on its page, and nothing beyond the picture", () => {
  const within = (page: (typeof PAGES)[number], { x, y }: { x: number; y: number }) => {
    const { x: left, y: top, width, height } = REGIONS[page]
    const [across, down] = [x + MIDDLE.x - left, y + MIDDLE.y - top]
    return across >= 20 && down >= 20 && across <= width - 20 && down <= height - 20
  }
  expect([1, 2, 3, 4, 5].every((slot) => within("tikal", stationPoint("tikal", slot)))).toBe(true)
  expect([1, 5, 9].every((slot) => within("chichen_itza", stationPoint("chichen_itza", slot)))).toBe(true)
  expect([2, 3, 4, 5].every((action) => within("palenque", pilePoint(action, "corn")))).toBe(true)
  for (const page of PAGES) {
    expect(REGIONS[page].x).toBeGreaterThan(-40)
    expect(REGIONS[page].x + REGIONS[page].width).toBeLessThan(PICTURE.width + 40)
  }
})
