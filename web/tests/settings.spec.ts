import { expect, type Page } from "@playwright/test"
import { ask, choose, guest, open, test } from "./table.ts"

/** A pill or a switch of the settings; the input itself is drawn over. */
const set = (page: Page, name: string) => page.getByLabel(name, { exact: true }).check({ force: true })

test("theme and text size change the page, and last", async ({ somebody }) => {
  const { page } = await somebody()
  await page.goto("/settings")
  await set(page, "Dark")
  await set(page, "130 %")
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
  await page.reload()
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("20.8px")
})

test("motion and patterns reach the boards", async ({ somebody }) => {
  const { page } = await somebody({ speed: 1 })
  await guest(page, "Marta")
  await page.goto("/settings")
  const travel = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--travel"))
  const before = await travel()
  await set(page, "Reduced")
  await expect.poll(travel).not.toBe(before)
  await expect(page.locator("html")).toHaveAttribute("data-patterns", "on")
  await page.getByLabel("Patterns on pieces").uncheck()
  await expect(page.locator("html")).toHaveAttribute("data-patterns", "off")
  // Nothing is shown little by little: what the others did is there at once.
  const id = await open(page, "coatl", [{ kind: "me" }, { kind: "bot", bot: "random" }])
  await page.goto(`/table/${id}`)
  await choose(page)
  await expect(ask(page)).toContainText("Your turn")
  await expect(page.getByRole("button", { name: "Skip" })).toHaveCount(0)
})

test("a table sounds and calls when it is my turn, if I want it", async ({ somebody }) => {
  const { page, context } = await somebody()
  await context.grantPermissions(["notifications"])
  await context.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const oscillator = AudioContext.prototype.createOscillator
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      heard.push("tone")
      return oscillator.call(this)
    }
    const note = Object.assign((_: string, { body }: { body: string }) => void heard.push(body), {
      permission: "granted",
      requestPermission: () => Promise.resolve("granted"),
    })
    // Something that "new" can call.
    window.Notification = function (...told: Parameters<typeof note>) {
      note(...told)
    } as unknown as typeof Notification
    Object.assign(window.Notification, note)
    Object.defineProperty(document, "hidden", { get: () => location.hash === "#hidden" })
  })
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  await guest(page, "Marta")
  await page.goto("/settings")
  await page.getByRole("checkbox", { name: "Sounds" }).check()
  expect(await heard()).toContain("tone")
  await page.getByRole("checkbox", { name: "Notifications" }).check()
  await expect(page.getByRole("checkbox", { name: "Notifications" })).toBeChecked()

  const id = await open(page, "coatl", [{ kind: "me" }, { kind: "bot", bot: "random" }])
  await page.goto(`/table/${id}#hidden`)
  await expect.poll(heard).toContain("Your turn")
  expect(await heard()).toContain("tone")

  await page.goto("/settings")
  await page.getByRole("checkbox", { name: "Sounds" }).uncheck()
  await page.getByRole("checkbox", { name: "Notifications" }).uncheck()
  await page.goto(`/table/${id}#hidden`)
  await expect(ask(page)).toContainText("Your turn")
  await choose(page)
  expect(await heard()).toEqual([])
})

test("what asks once more is up to me", async ({ somebody }) => {
  const { page } = await somebody()
  await guest(page, "Marta")
  await page.goto("/settings")
  await set(page, "Also the end of my turn")
  const id = await open(page, "coatl", [{ kind: "me" }, { kind: "bot", bot: "random" }])
  await page.goto(`/table/${id}`)
  await page.locator(".choices > ul .choice").first().click()
  await expect(page.getByText("This ends your turn.").or(page.getByText("it cannot be undone"))).toBeVisible()
})
