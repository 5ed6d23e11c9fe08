// What a server says that cannot be brought about from outside: its words are changed on their way to the page.
import { expect, type Page, type WebSocketRoute } from "@playwright/test"
import { guest, open, test } from "./table.ts"

type Frame = Record<string, unknown> & { type: string; info?: Record<string, unknown> | null }

/** Change every frame on its way to the page; what stays silent is left out. */
async function altered(page: Page, change: (frame: Frame) => Frame | null): Promise<() => WebSocketRoute> {
  let socket: WebSocketRoute | undefined
  await page.routeWebSocket("**/api/socket", (route) => {
    socket = route
    const server = route.connectToServer()
    server.onMessage((message) => {
      const frame = change(JSON.parse(String(message)) as Frame)
      if (frame) route.send(JSON.stringify(frame))
    })
  })
  return () => socket as WebSocketRoute
}

const bots = [{ kind: "me" }, { kind: "bot", bot: "random" }]

test("a game that cannot go on says so in the middle, and lets one leave", async ({ somebody }) => {
  const { page, said } = await somebody()
  await guest(page, "Marta")
  const id = await open(page, "coatl", bots)
  await altered(page, (frame) =>
    frame.info ? { ...frame, info: { ...frame.info, broken: true, playable: false }, position: null } : frame,
  )
  await page.goto(`/table/${id}`)
  await expect(page.getByRole("heading", { name: "This game cannot go on" })).toBeVisible()
  await expect(page.locator(".board")).toHaveCount(0)
  await page.getByRole("button", { name: "Leave the table" }).click()
  await expect(page.getByRole("heading", { name: "Play now" })).toBeVisible()
  expect(said).toEqual([])
})

test("a finished game that cannot be read has nothing to leave", async ({ somebody }) => {
  const { page } = await somebody()
  await guest(page, "Marta")
  const id = await open(page, "coatl", bots)
  const damaged = { broken: true, playable: false, status: "finished", turn: null }
  await altered(page, (frame) =>
    frame.info ? { ...frame, info: { ...frame.info, ...damaged }, position: null } : frame,
  )
  await page.goto(`/table/${id}`)
  await expect(page.getByRole("heading", { name: "This game cannot go on" })).toBeVisible()
  await expect(page.getByRole("button", { name: "Leave the table" })).toHaveCount(0)
})

test("a table that the operator closes in the middle of a game is no waiting room", async ({ somebody }) => {
  const { page } = await somebody()
  await guest(page, "Marta")
  const id = await open(page, "coatl", bots)
  let info: Record<string, unknown> = {}
  const socket = await altered(page, (frame) => {
    if (frame.info) info = frame.info
    return frame
  })
  await page.goto(`/table/${id}`)
  await expect(page.locator(".choice").first()).toBeVisible()
  const closed = { ...info, status: "closed", closed_by_operator: true, turn: null }
  const news = { type: "news", table: id, version: 99, entries: [], info: closed, position: null }
  socket().send(JSON.stringify(news))
  await expect(page.getByRole("heading", { name: "This table was closed." })).toBeVisible()
  await expect(page.getByText("The operators of this site have closed it.")).toBeVisible()
  await expect(page.getByRole("heading", { name: "Seats" })).toHaveCount(0)
  await expect(page).not.toHaveTitle(/●/)
})

test("with its seat a page loses everything that was meant for it", async ({ somebody }) => {
  const { page } = await somebody({ textMode: true })
  await guest(page, "Marta")
  const id = await open(page, "coatl", bots)
  let spectated: Frame | null = null
  const socket = await altered(page, (frame) => {
    // The first is a spectator's, before the page knows where it sits.
    if (frame.type === "sync") spectated ??= frame
    return frame
  })
  await page.goto(`/table/${id}`)
  await expect(page.getByText("Your hand:").first()).toBeVisible()
  await page.getByLabel("Command").fill("board")
  await page.keyboard.press("Enter")
  const found = spectated as unknown as Frame & { info: { seats: Record<string, unknown>[] } }
  const seats = found.info.seats.map((seat, at) => (at ? seat : { ...seat, user: "somebodyelse", name: "Ada" }))
  socket().send(JSON.stringify({ type: "unseated", table: id, seat: 0 }))
  socket().send(JSON.stringify({ ...found, info: { ...found.info, seats } }))
  const notice = page.getByRole("alert").filter({ hasText: "You no longer sit here." })
  await expect(notice).toBeVisible()
  await expect(page.getByText("Your hand:")).toHaveCount(0)
  await expect(page.getByTestId("text-choices")).toHaveCount(0)
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0)
  await notice.getByRole("button", { name: "Close" }).click()
  await expect(notice).toHaveCount(0)
})

test("talk that is refused says why beside it", async ({ somebody }) => {
  const { page } = await somebody()
  await guest(page, "Marta")
  const id = await open(page, "coatl", bots)
  await page.routeWebSocket("**/api/socket", (route) => {
    const server = route.connectToServer()
    route.onMessage((message) => {
      const frame = JSON.parse(String(message)) as Frame & { id: number }
      if (frame.type !== "say") return server.send(message)
      const refused = { type: "refused", id: frame.id, error: "muted", details: {}, anchor: "" }
      route.send(JSON.stringify({ ...refused, message: "You may not talk on this site." }))
    })
  })
  await page.goto(`/table/${id}`)
  await page.getByRole("tab", { name: /Chat/ }).click()
  await page.getByPlaceholder("Say something").fill("hello")
  await page.getByRole("button", { name: "Send" }).click()
  await expect(page.getByRole("tabpanel").getByRole("alert")).toContainText("You may not talk on this site.")
  await expect(page.getByPlaceholder("Say something")).toHaveValue("hello")
})

test("a fault of the server names the request to report", async ({ somebody }) => {
  const { page } = await somebody()
  await guest(page, "Marta")
  await page.route("**/api/tables", async (route) => {
    if (route.request().method() !== "POST") return route.fallback()
    const json = { error: "broken", details: { request: "k7m2p9" }, message: "Something went wrong.", anchor: "" }
    await route.fulfill({ status: 500, json })
  })
  await page.goto("/new/coatl")
  await page.getByRole("button", { name: "Open the table" }).click()
  await expect(page.getByRole("alert")).toContainText("Something went wrong.")
  await expect(page.getByText("Request k7m2p9")).toBeVisible()
})
