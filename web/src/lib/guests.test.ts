import { flushSync, mount, unmount } from "svelte"
import { describe, expect, it, vi } from "vitest"
import SeatRow from "../pages/SeatRow.svelte"
import Players from "../pages/table/Players.svelte"
import Result from "../pages/table/Result.svelte"
import { api, Refusal } from "./api.ts"
import { Live } from "./live.svelte.ts"
import { Speakers } from "./speakers.svelte.ts"
import { TableStore } from "./table.svelte.ts"
import { info, position, sync } from "./testing.ts"

const withGuest = info({
  status: "finished",
  seats: info().seats.map((seat, number) => ({ ...seat, guest: number === 1 })),
  result: { scores: [3, 5], ranking: [2, 1] },
})

function table(): TableStore {
  const made = new TableStore("t2", null, new Live(() => "ws://here"))
  made.heard(sync({ info: withGuest, position: position({ seat: null }) }))
  return made
}

/** The names that stand with a mark behind them. */
function marked(show: (target: HTMLElement) => Record<string, unknown>): string[] {
  const target = document.createElement("div")
  const shown = show(target)
  flushSync()
  const found = [...target.querySelectorAll("li")].filter((row) => row.querySelector(".guest"))
  const names = found.map((row) => /Ana|Bob/.exec(row.textContent ?? "")?.[0] ?? "")
  void unmount(shown)
  return names
}

describe("guests are marked", () => {
  it("in lists of tables", () => {
    expect(marked((target) => mount(SeatRow, { target, props: { seats: withGuest.seats } }))).toEqual(["Bob"])
  })

  it("among the players", () => {
    const props = { table: table(), info: withGuest, position: position() }
    expect(marked((target) => mount(Players, { target, props }))).toEqual(["Bob"])
  })

  it("in the result", () => {
    const props = { table: table(), info: withGuest }
    expect(marked((target) => mount(Result, { target, props }))).toEqual(["Bob"])
  })

  it("when they talk, also after they got up", async () => {
    const asked = vi
      .spyOn(api, "user")
      .mockImplementation((id) => Promise.resolve({ id, name: id, kind: id === "eva" ? "guest" : "registered" }))
    const store = table()
    const speakers = new Speakers(() => store)
    await speakers.meet(["ana", "bob", "eva", "petr", "eva", null])
    expect(asked.mock.calls).toEqual([["eva"], ["petr"]])
    expect(["ana", "bob", "eva", "petr", null].map((user) => speakers.guest(user))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
    asked.mockRejectedValue(new Refusal(404, { error: "no_user", details: {}, message: "None.", anchor: "" }))
    await speakers.meet(["gone"])
    await speakers.meet(["gone"])
    expect(asked).toHaveBeenCalledTimes(3)
  })
})
