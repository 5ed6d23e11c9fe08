// "Why not…?": a click on what cannot be done says the reason, where it is and to those who listen.
import { expect, type Page } from "@playwright/test"
import { middle } from "./matrix.ts"
import { guest, test, type Wishes, type Person } from "./table.ts"

const ASKED = ".board [data-why]"
const tip = (page: Page) => page.locator("[role=tooltip] .not")

async function seated(somebody: (wishes?: Wishes) => Promise<Person>, wishes: Wishes): Promise<Person> {
  const person = await somebody({ choiceList: false, ...wishes })
  await guest(person.page, "Ana")
  await person.page.goto(`/table/${await middle(person.page, "tzolkin", 3, 60)}`)
  await expect(person.page.locator(".ask.mine")).toBeVisible()
  await expect(person.page.locator(ASKED).first()).toBeVisible()
  return person
}

/** Where a thing that can be asked about is hit, and nothing that glows is near. */
const spot = (page: Page) =>
  page.evaluate((asked) => {
    for (const thing of document.querySelectorAll(asked)) {
      const { left, top, width, height } = thing.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const around = [0, -34, 34].flatMap((dx) => [0, -34, 34].map((dy) => document.elementFromPoint(x + dx, y + dy)))
      if (around[0]?.closest(asked) === thing && !around.some((one) => one?.closest(".glow, button"))) return { x, y }
    }
    throw new Error("nothing to ask about")
  }, ASKED)

test("a click says why not, and the keyboard asks as well", async ({ somebody }) => {
  const { page, said } = await seated(somebody, { size: { width: 1366, height: 768 } })
  const outlined = () =>
    page.evaluate(
      (asked) =>
        [...document.querySelectorAll(asked)].every((thing) => {
          const own = thing.querySelector(":scope > .asked")
          return own ? getComputedStyle(own).display !== "none" : getComputedStyle(thing).outlineStyle === "dashed"
        }),
      ASKED,
    )
  expect(await outlined()).toBe(false)
  await page.getByRole("button", { name: "Why not…?" }).click()
  await expect(page.getByTestId("ask")).toContainText("dashed outline")
  expect(await outlined()).toBe(true)

  const at = await spot(page)
  await page.mouse.click(at.x, at.y)
  await expect(tip(page)).not.toBeEmpty()
  const answer = (await tip(page).textContent()) ?? ""
  await expect(page.getByRole("status").filter({ hasText: answer })).toHaveCount(1)
  // More can be asked, until Escape.
  await expect(page.getByRole("button", { name: "Why not…?" })).toHaveAttribute("aria-pressed", "true")
  await page.keyboard.press("Escape")
  expect(await outlined()).toBe(false)
  await expect(tip(page)).toHaveCount(0)

  // Enter leads into the board, arrows from thing to thing.
  await page.locator(".board [data-ground]").first().focus()
  await page.keyboard.press("Enter")
  const reached = () => page.evaluate((asked) => document.activeElement?.closest(asked) != null, ASKED)
  for (let step = 0; step < 60 && !(await reached()); step += 1)
    await page.keyboard.press(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowDown"][step % 4] ?? "")
  expect(await reached()).toBe(true)
  await page.keyboard.press("Enter")
  await expect(tip(page)).not.toBeEmpty()

  // The table moves on, and the answer with it.
  await page.getByRole("button", { name: "Choices" }).click()
  await page.mouse.click(at.x, at.y)
  await expect(tip(page)).not.toBeEmpty()
  await page.evaluate(() => document.querySelector<HTMLElement>("aside .choice")?.click())
  await expect(tip(page)).toHaveCount(0)
  expect(said).toEqual([])
})

test("a tap says why not, and the menu has it on a phone", async ({ somebody }) => {
  const { page } = await seated(somebody, { size: { width: 390, height: 844 }, touch: true })
  await page.getByRole("button", { name: "Menu" }).click()
  await page.getByRole("button", { name: "Why not…?" }).click()
  const at = await spot(page)
  await page.touchscreen.tap(at.x, at.y)
  await expect(tip(page)).not.toBeEmpty()
  await page.getByRole("button", { name: "Why not…?" }).click()
  await expect(page.locator(".asking")).toHaveCount(0)
})
