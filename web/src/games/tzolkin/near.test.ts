import { describe, expect, it } from "vitest"
import type { Choice } from "$lib/wire.ts"
import { PLACES } from "./geometry.ts"
import { nearest, wheelOf } from "./near.ts"
import type { Due } from "./view.ts"

const choice = (structure: Choice["structure"]): Choice => ({ action: 0, text: "", structure })
const due: Due = { kind: "action", wheel: "tikal", position: 3 }

describe("the wheel that matters", () => {
  it("is that of the worker that was taken", () => {
    expect(wheelOf(choice({ verb: "act", action: 3 }), due)).toBe("tikal")
    const region = nearest([choice({ verb: "act", action: 3 }), choice({ verb: "done" })], due, 0, 0)
    expect((region?.x ?? 0) + (region?.width ?? 0) / 2).toBeCloseTo(PLACES.tikal.x)
  })

  it("is none while workers can be placed, or stand on several wheels", () => {
    const take = (gear: string) => choice({ verb: "take", gear, position: 1 })
    expect(nearest([take("uxmal"), choice({ verb: "place", place: "tikal" })], null, 0, 0)).toBeNull()
    expect(nearest([take("uxmal"), take("tikal")], null, 0, 0)).toBeNull()
    expect(nearest([take("uxmal"), choice({ verb: "end" })], null, 0, 0)).not.toBeNull()
  })
})
