// The table without a server: a folder that any host can serve (`make site`), with the engine in the browser.
import { spawn } from "node:child_process"
import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createServer, type AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, type Page } from "@playwright/test"
import { ask, over, ply, record, test as base } from "./table.ts"

const FOLDER = process.env.SUNSTONE_SITE ?? "../.build/site"

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1")
  await new Promise((resolve) => probe.once("listening", resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** Python's own little server, which knows files and nothing else, and a copy of the pages in a folder of it. */
const test = base.extend<object, { folder: string; home: string }>({
  folder: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      if (!existsSync(`${FOLDER}/index.html`)) throw new Error(`nothing in ${FOLDER}: make site builds it`)
      const folder = mkdtempSync(join(tmpdir(), "sunstone-site-"))
      cpSync(FOLDER, join(folder, "games"), { recursive: true })
      await use(folder)
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: "worker" },
  ],
  home: [
    async ({ folder }, use) => {
      const port = await freePort()
      const where = ["--bind", "127.0.0.1", "--directory", folder]
      const server = spawn("python3", ["-m", "http.server", String(port), ...where], { stdio: "ignore" })
      const home = `http://127.0.0.1:${port}/games/`
      await expect
        .poll(() =>
          fetch(home).then(
            ({ status }) => status,
            () => 0,
          ),
        )
        .toBe(200)
      await use(home)
      server.kill()
    },
    { scope: "worker" },
  ],
})

/** Open a table from the list of games and play against a bot, or somebody at this device; its id. */
async function play(page: Page, game: string, other: string): Promise<string> {
  await page.goto(`./#/new/${game}`)
  await page.getByRole("group", { name: "Number of players" }).getByRole("button", { name: "2", exact: true }).click()
  await page.getByLabel("Seat 2").selectOption(other)
  await page.getByText("More options").click()
  await page.getByText("Draw by lot who begins").click()
  await page.getByRole("button", { name: "Open the table" }).click()
  await expect(ask(page)).toBeVisible({ timeout: 60_000 })
  return new URL(page.url()).hash.replace("#/table/", "")
}

/** Click some choice again and again, in the page itself: so many decisions, or until a curtain falls or the game is over. */
function clickOn(page: Page, most: number, seed: number): Promise<number> {
  return page.evaluate(
    async ([most, seed]) => {
      const soon = () => new Promise((resolve) => setTimeout(resolve, 10))
      let [state, done] = [seed, 0]
      while (done < most && !document.querySelector("#result, [role=alertdialog]")) {
        const choices = [...document.querySelectorAll<HTMLElement>(".choices > ul .choice")]
        const before = document.querySelector("[data-ply]")?.getAttribute("data-ply")
        if (choices.length) {
          state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
          choices[Math.floor((state / 2 ** 32) * choices.length)]?.click()
          done += 1
        }
        for (let wait = 0; wait < 50; wait += 1) {
          if (document.querySelector("[data-ply]")?.getAttribute("data-ply") !== before) break
          await soon()
        }
      }
      return done
    },
    [most, seed] as const,
  )
}

/** The nets that no cache has yet. */
function missing(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const parts = (await (await fetch("engine/parts.json")).json()) as { nets: Record<string, { name: string }> }
    const names = Object.values(parts.nets).map(({ name }) => name)
    const found = await Promise.all(names.map((name) => caches.match(`engine/${name}`)))
    return names.filter((_, at) => !found[at])
  })
}

// Top levels of Tzolk'in ask a net.
for (const [game, bot] of [
  ["coatl", "steady"],
  ["tzolkin", "merciless"],
  ["endless_winter", "friendly"],
] as const) {
  test(`a whole game of ${game} without a server, and from its middle on without a network`, async ({ somebody }) => {
    const { page, context, said } = await somebody({ worker: true })
    await page.goto("./")
    await expect(page.getByRole("heading", { name: "Play now" })).toBeVisible()
    const table = await play(page, game, bot)
    expect(await clickOn(page, 12, 7)).toBe(12)
    await expect(ask(page)).toContainText("Your turn")
    const before = await ply(page)

    await expect.poll(() => missing(page), { timeout: 60_000 }).toEqual([])
    await context.setOffline(true)
    await page.reload()
    await expect(ask(page)).toContainText("Your turn", { timeout: 60_000 })
    expect(await ply(page)).toBe(before)
    await clickOn(page, 5000, 8)
    await expect(over(page)).toBeVisible()
    await expect(page.getByText("The seed was")).toBeVisible()
    await page.goto("./")
    await page.goto(`./#/review/${table}?ply=5`)
    await expect(page.getByTestId("ply")).toContainText("5 of")
    expect(said).toEqual([])
  })
}

test("what a table has: languages, a lesson, hints, undo, records, the own box, and all of it as a file", async ({
  somebody,
}) => {
  const { page, said } = await somebody({ worker: true })
  await page.goto("./")
  // What is about others is not there.
  await expect(page.getByText("together at one device")).toBeVisible()
  for (const name of ["Account", "Ratings"]) await expect(page.getByRole("link", { name })).toHaveCount(0)
  await expect(page.getByText("Open tables")).toHaveCount(0)

  await page.getByTestId("learn-coatl").click()
  await expect(page.getByTestId("lesson-text")).toBeVisible({ timeout: 60_000 })
  await page
    .getByTestId("lesson-do")
    .or(page.getByRole("button", { name: "Next" }))
    .first()
    .click()
  await expect(page.getByTestId("lesson")).not.toHaveAttribute("data-step", "0")

  const table = await play(page, "tzolkin", "friendly")
  await expect(page.getByRole("tab", { name: "Chat" })).toHaveCount(0)
  await clickOn(page, 1, 3)
  await expect(ask(page)).toContainText("Your turn")
  const before = (await ply(page)) ?? ""
  await page.locator(".choice[data-action^=place]").first().click()
  await expect.poll(() => ply(page)).not.toBe(before)
  await page.getByRole("button", { name: "Undo" }).click()
  const [line, number] = before.split(".")
  await expect.poll(() => ply(page)).toBe(`${Number(line) + 1}.${number}`)
  // Another tab follows.
  const again = await page.context().newPage()
  await again.goto(`./#/table/${table}`)
  await expect(again.locator("[data-ply]")).toHaveAttribute("data-ply", (await ply(page)) ?? "", { timeout: 60_000 })
  await page.locator(".choice[data-action^=place]").first().click()
  await expect.poll(() => ply(page)).toBe(`${Number(line) + 1}.${Number(number) + 1}`)
  await expect(again.locator("[data-ply]")).toHaveAttribute("data-ply", (await ply(page)) ?? "")
  await again.close()
  for (const [now, language, words] of [
    ["Language", "cs", "Jsi na tahu"],
    ["Jazyk", "nl", "Jij bent aan de beurt"],
    ["Taal", "pl", "Twój ruch"],
  ] as const) {
    await page.getByLabel(now, { exact: true }).selectOption(language)
    await expect(ask(page)).toContainText(words)
    await expect(page.locator("[data-words]")).toHaveAttribute("data-words", language)
  }
  await page.getByLabel("Język").selectOption("en")

  // In words.
  await page.getByRole("button", { name: "Menu" }).click()
  await page.getByRole("checkbox", { name: "Text mode" }).check()
  await page.keyboard.press("Escape")
  const told = await ply(page)
  await page.getByLabel("Command").fill("1")
  await page.keyboard.press("Enter")
  await expect.poll(() => ply(page)).not.toBe(told)
  await page.getByRole("button", { name: "Menu" }).click()
  await page.getByRole("checkbox", { name: "Text mode" }).uncheck()
  await page.keyboard.press("Escape")

  // A record of a server is brought, looked at and taken along again, to the last digit of its seed.
  await page.getByRole("link", { name: "SUNSTONE" }).click()
  const brought = record("coatl")
  await page.locator("input[type=file]").setInputFiles({
    name: "record.json",
    mimeType: "application/json",
    buffer: Buffer.from(brought),
  })
  await expect(page.getByTestId("ply")).toContainText("of", { timeout: 60_000 })
  await page.getByRole("button", { name: "Analyse the game" }).click()
  await expect(page.getByText(/Decision [1-9]\d* of/)).toBeVisible({ timeout: 60_000 })

  await page.goto("./#/box/endless_winter")
  await expect(page.locator("#box-progress")).toBeVisible()
  await page.getByLabel("Name, as printed").fill("Hearth")
  await page.keyboard.press("Enter")
  const [box] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export" }).click()])
  expect(readFileSync(await box.path(), "utf8")).toContain('name = "Hearth"')

  // Everything goes into a file, and comes back from it into an empty browser.
  await page.goto("./#/settings")
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save all to a file" }).click(),
  ])
  const other = await somebody({ worker: true })
  await other.page.goto("./#/settings")
  await other.page.locator("input[type=file]").setInputFiles(await file.path())
  await other.page.waitForEvent("load")
  await other.page.goto(`./#/table/${table}`)
  await expect(ask(other.page)).toContainText("Your turn", { timeout: 60_000 })
  expect([...said, ...other.said]).toEqual([])
})

test("the last table is there before the engine, but not where two share a device", async ({ somebody }) => {
  const { page, said } = await somebody()
  const note = page.getByText("Loading the engine")
  const board = page.locator(".board svg").first()
  /** Load the page again, with an engine that comes when that is wanted. */
  async function reload(): Promise<() => void> {
    let come = () => {}
    const wanted = new Promise<void>((resolve) => (come = resolve))
    await page.route("**/engine/python-*.bin", async (route) => {
      await wanted
      await route.continue()
    })
    await page.reload()
    await expect(note).toBeVisible()
    return come
  }

  await page.goto("./")
  const table = await play(page, "coatl", "friendly")
  await clickOn(page, 1, 5)
  await expect(ask(page)).toContainText("Your turn")
  const before = await ply(page)
  const come = await reload()
  await expect(board).toBeVisible()
  await expect(ask(page)).toContainText("You can look around")
  await expect(page.getByText("Waiting for")).toHaveCount(0)
  await expect(page.locator("[data-ply]")).toHaveAttribute("data-ply", before ?? "")
  await expect(page.locator(".glow, .choice")).toHaveCount(0)
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled()
  await expect(note).toBeVisible()
  come()
  await expect(ask(page)).toContainText("Your turn", { timeout: 60_000 })
  await expect(note).toHaveCount(0)
  await expect(page.locator(".board .glow").first()).toBeVisible()

  await page.getByRole("button", { name: "Hint", exact: true }).click()
  await page.getByRole("region", { name: "Hint" }).locator("ol button").first().click()
  await expect.poll(() => ply(page)).not.toBe(before)

  await play(page, "coatl", "here")
  for (const name of [/^Hand over to Player 2/, /^Hand over to (?!Player 2)/]) {
    await clickOn(page, 50, 5)
    await expect(page.getByRole("heading", { name })).toBeVisible()
    await page.getByRole("button", { name: "I am here" }).click()
  }
  const both = await reload()
  await expect(page.getByText("One moment…")).toBeVisible()
  await expect(board).toHaveCount(0)
  both()
  await expect(board).toBeVisible({ timeout: 60_000 })
  // Nor is the table before it known any more.
  await reload()
  await page.goto(`./#/table/${table}`)
  await expect(page.getByText("One moment…")).toBeVisible()
  await expect(board).toHaveCount(0)
  expect(said).toEqual([])
})

test("a browser that is too old is told so", async ({ somebody }) => {
  const { page } = await somebody()
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "DecompressionStream"))
  await page.goto("./")
  await expect(page.getByRole("alert")).toContainText("it lacks DecompressionStream")
  await expect(page.getByText("Loading the engine")).toHaveCount(0)
})

test("a new version is offered, and taken when that is wanted", async ({ somebody, folder }) => {
  const { page } = await somebody({ worker: true })
  await page.goto("./")
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated")
  const offer = page.getByText("A new version of these pages is ready.")
  await expect(page.getByRole("heading", { name: "Play now" })).toBeVisible()
  await expect(offer).toHaveCount(0)

  appendFileSync(join(folder, "games", "sw.js"), "// Another version.\n")
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect(offer).toBeVisible()
  const loaded = page.waitForEvent("load")
  await page.getByRole("button", { name: "Use it now" }).click()
  await loaded
  await expect(page.getByRole("heading", { name: "Play now" })).toBeVisible()
  await expect(offer).toHaveCount(0)
})
