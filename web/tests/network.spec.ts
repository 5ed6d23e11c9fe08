import { expect } from "@playwright/test"
import { ask, choose, guest, open, ply, test } from "./table.ts"

test("a click made while the network is away is played when it is back", async ({ somebody }) => {
  const { page, context } = await somebody()
  await guest(page, "Marta")
  const id = await open(page, "tzolkin", [{ kind: "me" }, { kind: "bot", bot: "random" }])
  await page.goto(`/table/${id}`)
  await choose(page)
  await expect(ask(page)).toContainText("Your turn")
  const before = await ply(page)

  await context.setOffline(true)
  await expect(page.getByText("No connection. We keep trying.")).toBeVisible()
  await page.locator(".choices > ul .choice").first().click()
  await expect(ask(page)).toContainText("Your choice is saved")
  expect(await ply(page)).toBe(before)

  await context.setOffline(false)
  await expect.poll(() => ply(page)).not.toBe(before)
  await expect(page.getByText("No connection. We keep trying.")).toHaveCount(0)
})

test("a reload without the network loses neither the table nor the click", async ({ somebody }) => {
  const { page, context } = await somebody({ worker: true })
  await guest(page, "Marta")
  const id = await open(page, "coatl", [{ kind: "me" }, { kind: "bot", bot: "random" }])
  await page.goto(`/table/${id}`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect(ask(page)).toContainText("Your turn")
  const before = await ply(page)
  await context.setOffline(true)
  await page.locator(".choices > ul .choice").first().click()
  await expect(ask(page)).toContainText("Your choice is saved")
  await page.reload()
  await expect(page.getByText("The server cannot be reached just now.")).toBeVisible()
  await context.setOffline(false)
  await expect(ask(page)).toBeVisible()
  await expect.poll(() => ply(page)).not.toBe(before)
  await expect(page.getByRole("group", { name: "Log" })).toContainText("Marta keeps")
})

test("what happened while the network was away is told when it is back", async ({ somebody }) => {
  const marta = await somebody()
  const eva = await somebody()
  await guest(marta.page, "Marta")
  await guest(eva.page, "Eva")
  const id = await open(marta.page, "coatl", [{ kind: "me" }, { kind: "open" }])
  for (const { page } of [marta, eva]) await page.goto(`/table/${id}`)
  await eva.page.getByRole("button", { name: "Sit down" }).click()
  await marta.page.getByRole("button", { name: "Start the game" }).click()
  await expect(ask(eva.page)).toContainText("Waiting for Marta")
  await eva.context.setOffline(true)
  await expect(eva.page.getByText("No connection. We keep trying.")).toBeVisible()
  await choose(marta.page)
  await eva.context.setOffline(false)
  await expect(ask(eva.page)).toContainText("Your turn")
  await expect(eva.page.getByRole("group", { name: "Log" })).toContainText("Marta")
})

test("the pages open without a network, and nothing of a table is kept", async ({ somebody }) => {
  const { page, context } = await somebody({ worker: true })
  await page.goto("/")
  await page.evaluate(() => navigator.serviceWorker.ready)
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return all.flat().map(({ url }) => new URL(url).pathname)
    })
  await expect.poll(async () => (await kept()).length).toBeGreaterThan(10)
  await page.getByRole("button", { name: "Play against bots Cóatl" }).click()
  await expect(ask(page)).toBeVisible()
  expect((await kept()).filter((path) => path.startsWith("/api"))).toEqual([])
  await context.setOffline(true)
  await page.goto("/rules/coatl")
  await expect(page.getByRole("heading", { name: "Sacrifice tokens" })).toBeVisible()
  const manifest = JSON.parse(await page.evaluate(() => fetch("/manifest.json").then((answer) => answer.text()))) as {
    display: string
    icons: unknown[]
  }
  expect(manifest.display).toBe("standalone")
  expect(manifest.icons.length).toBeGreaterThan(2)
})
