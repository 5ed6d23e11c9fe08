import { beforeEach, describe, expect, it, vi } from "vitest"
import { kept } from "$lib/click.ts"
import { Lost } from "$lib/live.svelte.ts"
import { Outbox } from "$lib/outbox.svelte.ts"
import { entry, position } from "./testing.ts"

const click = { seat: 0, line: 0, ply: 3, action: "take head R" }
const send = vi.fn<(sent: typeof click) => Promise<unknown>>()
const refused = vi.fn()
const outbox = () => new Outbox("t2", send, refused)

beforeEach(() => {
  sessionStorage.clear()
  vi.resetAllMocks()
  send.mockResolvedValue("ok")
})

describe("a click in the outbox", () => {
  it("is gone once it has arrived", async () => {
    const box = outbox()
    await box.put(click)
    expect(send).toHaveBeenCalledExactlyOnceWith(click)
    expect(box.click).toBeNull()
    expect(kept("t2")).toBeNull()
  })

  it("stays while the network is away, also over a reload, and goes out when the position is the same", async () => {
    send.mockRejectedValueOnce(new Lost())
    await outbox().put(click)
    const box = outbox()
    expect(box.click).toEqual(click)
    expect(box.settle(position({ ply: 3 }), [], 0, [0])).toBe(true)
    await vi.waitFor(() => expect(box.click).toBeNull())
    expect(send).toHaveBeenCalledTimes(2)
  })

  it("is not sent for a seat that is not looked from", async () => {
    send.mockRejectedValueOnce(new Lost())
    const box = outbox()
    await box.put(click)
    expect(box.settle(position({ ply: 3 }), [], 1, [0, 1])).toBe(true)
    expect(send).toHaveBeenCalledTimes(1)
    expect(box.click).toEqual(click)
  })

  it("is given up when the table has moved on, which matters only if it had not arrived", async () => {
    for (const [entries, arrived] of [
      [[entry(4, { ply: 3 })], true],
      [[entry(4, { kind: "undone", ply: null })], false],
    ] as const) {
      send.mockRejectedValueOnce(new Lost())
      const box = outbox()
      await box.put(click)
      expect(box.settle(position({ ply: 4 }), entries, 0, [0])).toBe(arrived)
      expect(box.click).toBeNull()
    }
  })

  it("is taken back when it is refused", async () => {
    const error = new Error("no room")
    send.mockRejectedValueOnce(error)
    const box = outbox()
    await box.put(click)
    expect(refused).toHaveBeenCalledWith(error)
    expect(box.click).toBeNull()
  })
})
