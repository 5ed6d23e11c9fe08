// What the table tells: the list of choices that folds, the log, the end.
import { expect } from "@playwright/test"
import { middle, top } from "./matrix.ts"
import { finished, guest, test } from "./table.ts"

test("the list of choices folds, and the newest line of the log is in sight", async ({ somebody }) => {
  const { page, said } = await somebody({ choiceList: false, size: { width: 1280, height: 720 } })
  await guest(page, "Ana")
  await page.goto(`/table/${await middle(page, "coatl", 3, 70)}`)
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
