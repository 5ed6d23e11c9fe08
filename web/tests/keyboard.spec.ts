import { expect } from "@playwright/test"
import { ask, guest, open, ply, test } from "./table.ts"

test("decisions are made with the keyboard alone, and the focus stays in the list", async ({ somebody }) => {
  const { page } = await somebody({ confirm: "final" })
  await guest(page, "Marta")
  const id = await open(page, "tzolkin", [{ kind: "me" }, { kind: "bot", bot: "random" }])
  await page.goto(`/table/${id}`)
  await expect(page.locator(".choice").first()).toBeVisible()
  for (let presses = 0; !(await page.evaluate(() => document.activeElement?.matches(".choice"))); presses += 1) {
    expect(presses).toBeLessThan(40)
    await page.keyboard.press("Tab")
  }
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-action"))
  for (let decision = 0; decision < 6; decision += 1) {
    const before = await ply(page)
    const first = await focused()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowUp")
    expect(await focused()).toBe(first)
    await page.keyboard.press("Enter")
    const question = page.getByRole("heading", { name: "Do this?" })
    await expect.poll(async () => (await question.isVisible()) || (await ply(page)) !== before).toBe(true)
    if (await question.isVisible()) await page.keyboard.press("Enter")
    await expect.poll(() => ply(page)).not.toBe(before)
    await expect(ask(page)).toContainText("Your turn")
    await expect.poll(focused).toBeTruthy()
  }
})

test("the first thing in the tab order leads past the bar", async ({ somebody }) => {
  const { page } = await somebody()
  await page.goto("/")
  await expect(page.locator(".game").first()).toBeVisible()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(page.locator("#main")).toBeFocused()
})
