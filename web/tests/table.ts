// What the tests do at a table.
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test as base, type BrowserContext, type Page } from "@playwright/test"

export const site = () => process.env.SUNSTONE_URL as string

export interface Wishes {
  language?: string
  theme?: "light" | "dark"
  size?: { width: number; height: number }
  /** A finger instead of a mouse. */
  touch?: boolean
  textMode?: boolean
  /** The list of choices beside the board; open unless a test wants it folded. */
  choiceList?: boolean
  confirm?: "never" | "final" | "turn"
  speed?: 0 | 0.5 | 1 | 2
  /** With the service worker. */
  worker?: boolean
}

export interface Person {
  page: Page
  context: BrowserContext
  /** Warnings and errors on the page's console. */
  said: string[]
}

interface Given {
  /** A browser of somebody's own, with settings that make no one wait. */
  somebody: (wishes?: Wishes) => Promise<Person>
}

export const test = base.extend<Given, { home: string }>({
  // Where the server is; tests with a server of their own say so.
  // eslint-disable-next-line no-empty-pattern
  home: [async ({}, use) => use(site()), { scope: "worker" }],
  somebody: async ({ browser, home }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (wishes = {}) => {
      const context = await browser.newContext({
        viewport: wishes.size ?? { width: 1440, height: 900 },
        hasTouch: wishes.touch ?? false,
        isMobile: wishes.touch ?? false,
        locale: "en",
        serviceWorkers: wishes.worker ? "allow" : "block",
        permissions: ["clipboard-read", "clipboard-write"],
        baseURL: home,
      })
      contexts.push(context)
      const settings = {
        language: wishes.language ?? "en",
        theme: wishes.theme ?? "light",
        speed: wishes.speed ?? 0,
        confirm: wishes.confirm ?? "never",
        textMode: wishes.textMode ?? false,
        choiceList: wishes.choiceList ?? true,
      }
      await context.addInitScript((kept) => {
        if (!localStorage.getItem("sunstone-settings")) localStorage.setItem("sunstone-settings", JSON.stringify(kept))
      }, settings)
      const page = await context.newPage()
      page.on("pageerror", (error) => {
        throw error
      })
      const said: string[] = []
      page.on("console", (message) => {
        const own = message.text().includes("blocked by Playwright")
        if (!own && ["warning", "error"].includes(message.type())) said.push(message.text())
      })
      return { page, context, said }
    })
    for (const context of contexts) await context.close()
  },
})

/** Come in through the API, which is quicker than by hand; one test does it by hand. */
export async function guest(page: Page, name: string): Promise<string> {
  const answer = await page.request.post("/api/guest", { data: { name }, headers: { "x-sunstone": "1" } })
  expect(answer.ok()).toBe(true)
  return ((await answer.json()) as { user: { id: string } }).user.id
}

export type Seat = { kind: string; bot?: string; name?: string }

/** Open a table; it starts if nobody is missing. */
export async function open(
  page: Page,
  game: string,
  seats: Seat[],
  options: Record<string, unknown> = {},
  more: { hints?: boolean; drawn?: boolean } = {},
): Promise<string> {
  const headers = { "x-sunstone": "1" }
  const answer = await page.request.post("/api/tables", {
    data: { game, seats, options, drawn: false, ...more },
    headers,
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { id } = (await answer.json()) as { id: string }
  if (seats.every(({ kind }) => kind !== "open")) {
    expect((await page.request.post(`/api/tables/${id}/start`, { headers })).ok()).toBe(true)
  }
  return id
}

/** A small generator, so that every run plays the same choices where the deal is the same. */
export function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

/** The record of a finished game, one of those the Python tests keep: the quickest way to a game that is over. */
export function record(game: string, seats = ["Anna", "Petr", "Joost"]): string {
  const folder = fileURLToPath(new URL(`../../tests/golden/${game}/games`, import.meta.url))
  const name = readdirSync(folder)
    .sort()
    .find((file) => file.startsWith(`${game}-${seats.length}p`) && file.endsWith("-best.json"))
  const kept = JSON.parse(readFileSync(join(folder, name ?? "none"), "utf8")) as Record<string, unknown>
  return JSON.stringify({ ...kept, seats })
}

/** Bring a finished game along; the id of its table. */
export async function finished(page: Page, game: string): Promise<string> {
  const headers = { "x-sunstone": "1", "content-type": "application/json" }
  const answer = await page.request.post("/api/records", { data: record(game), headers })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { id: string }).id
}

export const ask = (page: Page) => page.getByTestId("ask")
export const over = (page: Page) => page.locator("#result")

/** Wait until the page lists choices for me that are not those of `ply`, or the game is over. */
export async function ready(page: Page, selector: string): Promise<"choose" | "over"> {
  const listed = page.locator(selector).first()
  await expect(listed.or(over(page)).first()).toBeVisible({ timeout: 60_000 })
  return (await over(page).isVisible()) ? "over" : "choose"
}

/** The line and ply the page knows of. */
export const ply = (page: Page) => page.locator("[data-ply]").getAttribute("data-ply")

/** Choose by the action's text, or the first one there is. */
export async function choose(page: Page, action?: string): Promise<void> {
  const before = await ply(page)
  const first = ".choices > ul .choice, [data-testid=text-choices] .choice"
  const wanted = action ? `.choice[data-action="${action}"]` : first
  await page.locator(wanted).first().click()
  await expect.poll(() => ply(page)).not.toBe(before)
}
