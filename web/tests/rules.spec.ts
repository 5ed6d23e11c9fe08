import { expect } from "@playwright/test"
import { test } from "./table.ts"

for (const [game, first, shown] of [
  ["coatl", "Heads, bodies and tails", 75],
  ["endless_winter", "A turn: culture cards", 100],
  ["tzolkin", "A day passes", 66],
] as const) {
  test(`the rules of ${game} have their pictures, drawn with our own pieces`, async ({ somebody }) => {
    const { page } = await somebody()
    await page.goto(`/rules/${game}`)
    const pictures = page.locator("article [data-figure]")
    await expect(pictures.first()).toBeVisible()
    const count = await pictures.count()
    expect(count).toBeGreaterThanOrEqual(6)
    await expect(page.locator("article [data-figure] > svg")).toHaveCount(count)
    await expect(page.getByRole("img", { name: first })).toBeVisible()
    const cards = page.locator("article [data-printed]")
    const every = await cards.count()
    expect(every).toBe(shown)
    await expect(page.locator("article [data-printed] > svg")).toHaveCount(every)
    // Each is named by what is printed on it, and has some size.
    for (const card of [cards.first(), cards.last()]) {
      await expect(card).toHaveAttribute("aria-label", /.{5}/)
      expect((await card.boundingBox())?.height).toBeGreaterThan(60)
    }
    for (const language of ["cs", "nl", "pl"]) {
      await page
        .getByLabel(/Language|Jazyk|Taal|Język/)
        .first()
        .selectOption(language)
      await expect(page.locator(`article[lang=${language}]`)).toBeVisible()
      await expect(page.locator("article [data-figure] > svg")).toHaveCount(count)
      await expect(page.locator("article [data-printed] > svg")).toHaveCount(every)
    }
  })
}

test("an anchor opens its paragraph, and the search finds it", async ({ somebody }) => {
  const { page } = await somebody()
  await page.goto("/rules/tzolkin#begging")
  await expect(page.locator("article .here")).toContainText("Begging")
  await page.getByLabel("Search the rules").fill("double day")
  await page.locator(".hits a").first().click()
  await expect(page.locator("article .here")).toBeVisible()
})

test("from the rules one can learn by playing", async ({ somebody }) => {
  const { page } = await somebody()
  await page.goto("/rules/coatl")
  await page.getByTestId("learn-coatl").click()
  await expect(page.getByTestId("lesson")).toBeVisible()
})
