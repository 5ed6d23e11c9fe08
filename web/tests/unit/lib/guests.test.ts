import { flushSync, mount, unmount } from "svelte"
import { describe, expect, it, vi } from "vitest"
import SeatRow from "$src/pages/SeatRow.svelte"
import Chat from "$src/pages/table/Chat.svelte"
import Players from "$src/pages/table/Players.svelte"
import End from "$src/pages/table/End.svelte"
import { Live } from "$lib/live.svelte.ts"
import { TableStore } from "$lib/table.svelte.ts"
import { tables } from "$lib/transport.ts"
import { entry, info, news, position, sync } from "./testing.ts"

// jsdom lays nothing out.
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    disconnect() {}
  },
)

const withGuest = info({
  status: "finished",
  seats: info().seats.map((seat, number) => ({ ...seat, guest: number === 1 })),
  result: { scores: [3, 5], ranking: [2, 1] },
})

function table(): TableStore {
  const made = new TableStore("t2", null, new Live(tables))
  made.heard(sync({ info: withGuest, position: position({ seat: null }) }))
  return made
}

/** The names that stand with a mark behind them. */
function marked(show: (target: HTMLElement) => Record<string, unknown>, row = "li"): string[] {
  const target = document.createElement("div")
  const shown = show(target)
  flushSync()
  const found = [...target.querySelectorAll(row)].filter((each) => each.querySelector(".guest"))
  const names = found.map((each) => /Ana|Bob|Eva/.exec(each.textContent ?? "")?.[0] ?? "")
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
    const props = { table: table(), info: withGuest, onclose: null }
    expect(marked((target) => mount(End, { target, props }))).toEqual(["Bob"])
  })

  it("when they talk, also after they got up", () => {
    const store = table()
    const chat = (version: number, name: string, guest: boolean) =>
      entry(version, { kind: "chat", seat: null, user: name, name, guest, body: { text: "hello" } })
    store.heard(
      news({ version: 3, position: position({ seat: null }), entries: [chat(2, "Ana", false), chat(3, "Eva", true)] }),
    )
    expect(marked((target) => mount(Chat, { target, props: { table: store } }), "p")).toEqual(["Eva"])
  })
})
