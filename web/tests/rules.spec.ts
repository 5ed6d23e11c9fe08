import { expect } from "@playwright/test"
import { test } from "./table.ts"

for (const [game, first] of [
  ["coatl", "Heads, bodies and tails"],
  ["endless_winter", "A turn: culture cards"],
  ["tzolkin", "A day passes"],
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
    for (const language of ["cs", "nl", "pl"]) {
      await page
        .getByLabel(/Language|Jazyk|Taal|Język/)
        .first()
        .selectOption(language)
      await expect(page.locator(`article[lang=${language}]`)).toBeVisible()
      await expect(page.locator("article [data-figure] > svg")).toHaveCount(count)
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
