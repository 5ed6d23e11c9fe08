import { beforeEach, describe, expect, it, vi } from "vitest"
import { api } from "$lib/api.ts"
import { keep, kept } from "$lib/click.ts"
import { Session } from "$lib/session.svelte.ts"
import type { Me } from "$lib/wire.ts"

const me = (id: string | null, kind: "guest" | "registered" = "guest"): Me => ({
  user: id === null ? null : { id, name: id, kind },
  email: null,
  language: "en",
})
let session: Session

beforeEach(async () => {
  sessionStorage.clear()
  vi.restoreAllMocks()
  vi.spyOn(api, "games").mockResolvedValue({ games: [], bots: [], alone: false, words: {} })
  vi.spyOn(api, "me").mockResolvedValue(me("ana"))
  session = new Session()
  await session.load()
})

describe("a session", () => {
  it("that ended elsewhere is noticed", async () => {
    expect(session.ended).toBe(false)
    vi.spyOn(api, "me").mockResolvedValue(me(null))
    await session.load()
    expect(session.user).toBeNull()
    expect(session.ended).toBe(true)
    await session.change(() => Promise.resolve(me("ana")))
    expect(session.ended).toBe(false)
  })

  it("that was left here needs no word", async () => {
    await session.leave(() => Promise.resolve())
    expect(session.user).toBeNull()
    expect(session.ended).toBe(false)
  })

  it("counts its changes, also where the user stays the same", async () => {
    await session.change(() => Promise.resolve(me("ana", "registered")))
    expect(session.changes).toBe(1)
    await expect(session.change(() => Promise.reject(new Error("no")))).rejects.toThrow("no")
    await session.settled()
    expect(session.changes).toBe(1)
    expect(session.user?.kind).toBe("registered")
  })

  it("is not overwritten by an answer about the one before", async () => {
    let answer: (found: Me) => void = () => undefined
    vi.spyOn(api, "me").mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const loading = session.load()
    await session.change(() => Promise.resolve(me("ana", "registered")))
    answer(me(null))
    await loading
    expect(session.user?.kind).toBe("registered")
    expect(session.ended).toBe(false)
  })

  it("takes clicks that were kept with it when somebody else comes", async () => {
    const click = { seat: 0, line: 0, ply: 3, action: "take head R" }
    keep("t2", click)
    await session.change(() => Promise.resolve(me("ana", "registered")))
    expect(kept("t2")).toEqual(click)
    await session.change(() => Promise.resolve(me("eva")))
    expect(kept("t2")).toBeNull()
  })

  it("begins under some name where only a game is wanted", async () => {
    const guest = vi.spyOn(api, "guest").mockResolvedValue(me("new"))
    await session.anybody()
    expect(guest).not.toHaveBeenCalled()
    await session.leave(() => Promise.resolve())
    await session.anybody()
    expect(session.user?.id).toBe("new")
  })
})
