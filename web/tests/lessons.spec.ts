import { expect, type Page } from "@playwright/test"
import { guest, ply, test } from "./table.ts"

const panel = (page: Page) => page.getByTestId("lesson")
const told = (page: Page) => page.getByTestId("lesson-text")
const asked = (page: Page) => page.getByTestId("lesson-do")
const end = (page: Page) => page.getByRole("link", { name: "Start a real game" })

/** Where the lesson and the table stand: it changes with everything that is done. */
const place = async (page: Page) => `${await panel(page).getAttribute("data-step")} ${await ply(page)}`

/** Open the lesson of a game from the home page. */
async function begin(page: Page, game: string) {
  await page.goto("/")
  await page.getByTestId(`learn-${game}`).click()
  await expect(told(page)).toBeVisible()
}

/** Do what is asked, or read on; the next thing that is asked stands there afterwards. */
async function go(page: Page) {
  const before = await place(page)
  const next = panel(page).getByRole("button", { name: "Next" })
  await expect(asked(page).or(next).or(end(page)).first()).toBeVisible()
  if (await end(page).isVisible()) return false
  await asked(page).or(next).first().click()
  await expect.poll(() => place(page)).not.toBe(before)
  return true
}

for (const game of ["coatl", "endless_winter", "tzolkin"]) {
  test(`the first game of ${game} is taught to its end, and goes on freely`, async ({ somebody }) => {
    const { page } = await somebody()
    await begin(page, game)
    const texts = new Set<string>()
    do {
      texts.add(await told(page).innerText())
    } while (await go(page))
    texts.add(await told(page).innerText())
    expect(texts.size).toBeGreaterThanOrEqual(12)
    await page.getByRole("button", { name: "Go on playing freely" }).click()
    await expect(panel(page)).toHaveCount(0)
    const before = await ply(page)
    await page.locator("aside .choice").first().click()
    await expect.poll(() => ply(page)).not.toBe(before)
  })
}

test("what is asked for glows on the board, alone, and the table keeps its place when it is opened anew", async ({
  somebody,
}) => {
  const { page } = await somebody()
  await begin(page, "tzolkin")
  await go(page)
  await expect(told(page)).toContainText("corn: 12")
  await expect(page.locator("aside .choice")).toHaveCount(1)
  await page.locator(".board [role=button]").filter({ visible: true }).first().click()
  await expect(told(page)).toContainText("each further one costs more")
  await page.reload()
  await expect(told(page)).toContainText("each further one costs more")
  await panel(page).getByRole("button", { name: "Back" }).click()
  await expect(told(page)).toContainText("corn: 12")
  await panel(page).getByRole("button", { name: "Forward" }).click()
  await expect(asked(page)).toBeVisible()
  await page.getByLabel("Language").first().selectOption("cs")
  await expect(told(page)).toContainText("každý další je ale dražší")
})

test("something else is refused kindly, and the lesson can be left", async ({ somebody }) => {
  const { page } = await somebody({ textMode: true })
  await guest(page, "Marta")
  await begin(page, "coatl")
  const before = await ply(page)
  await page.getByLabel("Command").fill("keep 1")
  await page.keyboard.press("Enter")
  await expect(page.getByTestId("lesson-answer")).toContainText("That is allowed too (keep")
  expect(await ply(page)).toBe(before)
  await panel(page).getByRole("button", { name: "Leave the lesson" }).click()
  await page.getByRole("button", { name: "Back to the lesson" }).click()
  await expect(panel(page)).toBeVisible()
  await panel(page).getByRole("button", { name: "Leave the lesson" }).click()
  await page.getByLabel("Command").fill("keep 1")
  await page.keyboard.press("Enter")
  await expect.poll(() => ply(page)).not.toBe(before)
  await page.reload()
  await expect(page.getByTestId("ask")).toBeVisible()
  await expect(page.getByRole("button", { name: "Back to the lesson" })).toHaveCount(0)
  await expect(panel(page)).toHaveCount(0)
})

test("a mistake is answered with what it is about, and the table stays as it is", async ({ somebody }) => {
  const { page } = await somebody({ textMode: true })
  await guest(page, "Marta")
  await begin(page, "coatl")
  await page.getByLabel("Command").fill("keep 1 2 3")
  await page.keyboard.press("Enter")
  const answer = page.getByTestId("lesson-answer")
  await expect(told(page)).toContainText("A card shows what it counts")
  const before = await ply(page)
  for (const [language, first, second] of [
    ["en", "Read to the end", "Save it"],
    ["pl", "doczytaj", "Zachowaj go"],
  ] as const) {
    await page.getByLabel("Language").first().selectOption(language)
    await expect(page.locator(`[data-words=${language}]`)).toBeVisible()
    const command = page.locator(".line input")
    await command.fill("pick head R")
    await page.keyboard.press("Enter")
    await expect(answer).toContainText(language === "en" ? first : second)
    if (language === "en") await panel(page).getByRole("button", { name: "Next" }).click()
    await command.fill("pick head R")
    await page.keyboard.press("Enter")
    await expect(answer).toContainText(second)
  }
  expect(await ply(page)).toBe(before)
})

test("a lesson on a phone shows the board, the reason and what to do", async ({ somebody }) => {
  const { page } = await somebody({ size: { width: 390, height: 844 } })
  await begin(page, "coatl")
  for (let step = 0; step < 4; step++) await go(page)
  await expect(asked(page)).toBeInViewport({ ratio: 1 })
  await expect(page.locator(".board")).toBeInViewport({ ratio: 0.3 })
})

for (const game of ["coatl", "endless_winter", "tzolkin"])
  test(`in the lesson of ${game} a click on the wrong thing is answered where it was clicked`, async ({ somebody }) => {
    const { page } = await somebody({ size: { width: 1280, height: 720 }, choiceList: false })
    await begin(page, game)
    await expect(page.locator(".board svg").first()).toBeVisible()
    const answer = page.locator("[role=tooltip] .not")
    let near: { x: number; y: number } | undefined
    // The first steps of a lesson may leave nothing else to click.
    for (let step = 0; step < 6 && !near; step += 1) {
      if (step) await go(page)
      if (!(await asked(page).isVisible())) continue
      const before = await place(page)
      near = await page.evaluate(() => {
        for (const thing of document.querySelectorAll(".board [data-why]")) {
          const { left, top, width, height } = thing.getBoundingClientRect()
          const [x, y] = [left + width / 2, top + height / 2]
          if (document.elementFromPoint(x, y)?.closest("[data-why]") === thing) return { x, y }
        }
        return undefined
      })
      if (!near) continue
      await page.mouse.click(near.x, near.y)
      await expect(answer).not.toBeEmpty()
      const box = await answer.boundingBox()
      expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - near.x)).toBeLessThan(300)
      expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - near.y)).toBeLessThan(260)
      expect(await place(page)).toBe(before)
    }
    expect(near).toBeDefined()
  })

test("on a phone that lies on its side the lesson stands beside the board", async ({ somebody }) => {
  const { page } = await somebody({ size: { width: 844, height: 390 }, touch: true, choiceList: false })
  await begin(page, "tzolkin")
  await go(page)
  await expect(asked(page)).toBeVisible()
  const board = await page.locator(".board").boundingBox()
  const lesson = await panel(page).boundingBox()
  expect((board?.x ?? 0) + (board?.width ?? 0)).toBeLessThanOrEqual(lesson?.x ?? 0)
  expect(board?.height).toBeGreaterThan(250)
  // What happened last is told, too.
  await go(page)
  await expect(page.getByTestId("last-move")).toBeVisible()
  const before = await place(page)
  await page.locator(".board [role=button]").filter({ visible: true }).first().tap()
  await expect.poll(() => place(page)).not.toBe(before)
})
