// What the table tells: the list of choices that folds, the log, the end.
import { expect } from "@playwright/test"
import { middle, top } from "./matrix.ts"
import { ask, finished, guest, open, test } from "./table.ts"

test("the list of choices folds, and the newest line of the log is in sight", async ({ somebody }) => {
  const { page, said } = await somebody({ choiceList: false, size: { width: 1280, height: 720 } })
  await guest(page, "Ana")
  await page.goto(`/table/${await middle(page, "coatl", 3, 40)}`)
  await expect(page.locator(".ask.mine")).toBeVisible()
  await expect(page.locator(".board svg").first()).toBeVisible()
  const before = await top(page)
  await expect(page.locator(".choices")).toHaveCount(0)
  await page.getByRole("button", { name: "Choices" }).click()
  await expect(page.locator(".choices .choice").first()).toBeVisible()
  expect(await top(page)).toBe(before)
  await page.getByRole("button", { name: "Choices" }).click()

  // The newest line is in sight, also after its place has changed.
  await expect(page.locator("aside .list li").last()).toBeInViewport()
  expect(said).toEqual([])
})

for (const size of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]) {
  test(`the end has a winner, sources, a chart, and the board behind it, ${size.width}`, async ({ somebody }) => {
    const { page } = await somebody({ size })
    await guest(page, "Ana")
    await page.goto(`/table/${await finished(page, "tzolkin")}`)
    const end = page.locator("section.end")
    await expect(end.locator("#result")).toContainText("wins")
    await expect(end.getByText("temples").first()).toBeVisible()
    await expect(end.locator("figure svg")).toBeVisible()
    await expect(end.getByRole("link", { name: "Review" })).toBeVisible()
    await page.getByRole("button", { name: "See the board" }).click()
    await expect(end).toHaveCount(0)
    await page.getByRole("button", { name: "See the result" }).click()
    await expect(end).toBeVisible()
  })
}

for (const touch of [false, true]) {
  test(`a line of the log marks on the board what it tells, by ${touch ? "finger" : "mouse"}`, async ({ somebody }) => {
    const size = touch ? { width: 390, height: 844 } : { width: 1280, height: 720 }
    const { page } = await somebody({ choiceList: false, touch, size })
    await guest(page, "Ana")
    await page.goto(`/table/${await middle(page, "tzolkin", 3, 60)}`)
    await expect(page.locator(".ask.mine")).toBeVisible()
    await expect(page.locator(".board svg").first()).toBeVisible()
    // The marks of the others stay until I act; my own moves bear none.
    await expect(page.locator('.board [data-mark="0"]')).toHaveCount(0)
    const tab = page.getByRole("tab", { name: "Log" })
    const own = page.locator('aside .list li[data-about="0"]').filter({ hasText: / uses | worker/ })
    if (touch) await tab.click()
    const lines = await own.count()
    let marked = false
    for (let at = lines - 1; at >= 0 && !marked; at -= 1) {
      const text = (await own.nth(at).locator(".text").textContent()) ?? ""
      await own.nth(at).scrollIntoViewIfNeeded()
      if (touch) {
        await own.nth(at).tap()
        // The sheet makes way, and says which line it is.
        await expect(page.locator("aside [role=tabpanel]")).toHaveCount(0)
        await expect(page.getByTestId("last-move")).toContainText(text.slice(0, 30))
      } else await own.nth(at).hover()
      marked = (await page.locator('.board [data-mark="0"]').count()) > 0
      if (touch) await tab.click()
    }
    expect(marked).toBe(true)
  })
}

test("a spectator and a reviewer are never spoken of as players", async ({ somebody }) => {
  const { page } = await somebody({ speed: 2 })
  await guest(page, "Ana")
  const bot = { kind: "bot", bot: "random" }
  const id = await open(page, "coatl", [bot, bot])
  await page.goto(`/table/${id}`)
  await expect(ask(page)).not.toBeEmpty()
  const YOU = /\byou(rs?)?\b/i
  const said = () => page.locator(".ask, .players, [data-testid=announced], aside .list, .did").allTextContents()
  for (let look = 0; look < 12; look += 1) {
    for (const text of await said()) expect(text).not.toMatch(YOU)
    await page.waitForTimeout(250)
  }
  for (const game of ["coatl", "tzolkin"]) {
    await page.goto(`/review/${await finished(page, game)}?ply=60&eyes=open`)
    for (const eyes of ["open", "none", "1"]) {
      await page.getByLabel("View as").selectOption(eyes)
      await expect(page.locator(".board svg").first()).toBeVisible()
      for (const text of await said()) expect(text).not.toMatch(YOU)
      await expect(page.locator(".board")).not.toContainText(YOU)
    }
  }
})
