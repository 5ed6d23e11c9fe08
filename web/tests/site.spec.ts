// The table without a server: a folder that any host can serve (`make site`), with the engine in the browser.
import { spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { createServer, type AddressInfo } from "node:net"
import { expect, type Page } from "@playwright/test"
import { ask, over, ply, test as base } from "./table.ts"

const FOLDER = process.env.SUNSTONE_SITE ?? "../.build/site"

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1")
  await new Promise((resolve) => probe.once("listening", resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** Python's own little server, which knows files and nothing else, and the pages in a folder of it. */
const test = base.extend<object, { home: string }>({
  home: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      if (!existsSync(`${FOLDER}/index.html`)) throw new Error(`nothing in ${FOLDER}: make site builds it`)
      const port = await freePort()
      const folder = ["--bind", "127.0.0.1", "--directory", `${FOLDER}/..`]
      const server = spawn("python3", ["-m", "http.server", String(port), ...folder], { stdio: "ignore" })
      const home = `http://127.0.0.1:${port}/${FOLDER.split("/").at(-1)}/`
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

/** Open a table from the list of games and play against a bot; its id. */
async function play(page: Page, game: string, bot: string): Promise<string> {
  await page.goto(`./#/new/${game}`)
  await page.getByRole("group", { name: "Number of players" }).getByRole("button", { name: "2", exact: true }).click()
  await page.getByLabel("Seat 2").selectOption(bot)
  await page.getByText("More options").click()
  await page.getByText("Draw by lot who begins").click()
  await page.getByRole("button", { name: "Open the table" }).click()
  await expect(ask(page)).toBeVisible({ timeout: 60_000 })
  return new URL(page.url()).hash.replace("#/table/", "")
}

/** Click some choice again and again, in the page itself, until the game is over or for so many decisions. */
function clickOn(page: Page, most: number, seed: number): Promise<number> {
  return page.evaluate(
    async ([most, seed]) => {
      const soon = () => new Promise((resolve) => setTimeout(resolve, 10))
      let [state, done] = [seed, 0]
      while (done < most && !document.querySelector("#result")) {
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

for (const [game, bot] of [
  ["coatl", "steady"],
  ["tzolkin", "friendly"],
  ["endless_winter", "friendly"],
] as const) {
  test(`a whole game of ${game} without a server, and from its middle on without a network`, async ({ somebody }) => {
    const { page, context, said } = await somebody({ worker: true })
    await page.goto("./")
    await expect(page.getByRole("heading", { name: "Play now" })).toBeVisible()
    const table = await play(page, game, bot)
    await page.evaluate(() => navigator.serviceWorker.ready)
    expect(await clickOn(page, 12, 7)).toBe(12)
    await expect(ask(page)).toContainText("Your turn")
    const before = await ply(page)

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
