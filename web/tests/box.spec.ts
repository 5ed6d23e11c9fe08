import { readFileSync } from "node:fs"
import { expect, type Locator, type Page } from "@playwright/test"
import { flaws, still } from "./pages.ts"
import { guest, test } from "./table.ts"

const saved = (page: Page) => expect(page.locator(".state")).toHaveText("Saved.")
const title = (page: Page) => page.locator(".stage h2")

test("an owner fills three cards by keyboard, exports, imports, and plays with them", async ({ somebody }) => {
  const { page, said } = await somebody()
  await page.goto("/box/endless_winter")
  await expect(title(page)).toHaveText("Fire Keeping")
  const wanted = Number(/of (\d+)/.exec(await page.locator("#box-progress").innerText())?.[1])
  expect(wanted).toBeGreaterThan(300)

  // The first card, typed; a mistake is told where it is, and nothing is lost by it.
  await page.getByLabel("Name, as printed").fill("Hearth")
  await page.keyboard.press("Enter")
  await expect(page.getByLabel("Points")).toBeFocused()
  await page.keyboard.type("x")
  await expect(page.locator(".problem")).toContainText("whole number")
  await expect(page.getByLabel("Points")).toHaveAttribute("aria-invalid", "true")
  await page.keyboard.press("Control+a")
  await page.keyboard.type("2")
  await expect(page.locator(".problem")).toHaveCount(0)
  await page.keyboard.press("Enter")
  // A word from the palette comes with its number marked.
  const ability = page.getByLabel("Ability", { exact: true })
  await expect(ability).toBeFocused()
  await ability.fill("")
  await page.getByRole("button", { name: "1 tool", exact: true }).click()
  await page.keyboard.type("3")
  await expect(ability).toHaveValue("tool 3")
  await expect(page.locator(".picture svg")).toContainText("3 tools")
  await expect(page.locator(".picture svg")).toContainText("Hearth")
  await expect(page.locator(".picture svg")).not.toContainText("ours")
  await page.keyboard.press("Enter")

  // The second as it is, the third with another number.
  await expect(title(page)).toHaveText("Flint Knapping")
  await page.keyboard.press("Control+Enter")
  await expect(title(page)).toHaveText("Tracking")
  await page.keyboard.press("Enter")
  await page.keyboard.type("5")
  await page.keyboard.press("Control+Enter")
  await saved(page)
  await expect(page.locator("#box-progress")).toHaveText(`9 of ${wanted}`)
  await page.keyboard.press("PageUp")
  await expect(title(page)).toHaveText("Tracking")
  await expect(page.getByLabel("Points")).toHaveValue("5")

  // Out as a file, away, and in again.
  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: "Export" }).click()
  const file = await (await download).path()
  const text = readFileSync(file, "utf8")
  expect(text).toContain('[culture.cu1-01]\nname = "Hearth"\npoints = 2\nability = ["tool 3"]')
  await page.getByRole("button", { name: "Delete" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
  await expect(page.locator("#box-progress")).toHaveText(`0 of ${wanted}`)
  await page.reload()
  await expect(page.locator("#box-progress")).toHaveText(`0 of ${wanted}`)
  const bad = { name: "bad.toml", mimeType: "application/toml", buffer: Buffer.from('game = "coatl"') }
  await page.locator("input[type=file]").setInputFiles(bad)
  await expect(page.getByRole("dialog")).toContainText("cannot be read as a box")
  await page.keyboard.press("Escape")
  const good = { name: "mine.toml", mimeType: "application/toml", buffer: Buffer.from(text) }
  await page.locator("input[type=file]").setInputFiles(good)
  await expect(page.getByRole("dialog")).toContainText("9 values")
  await page.getByRole("button", { name: "Replace my box" }).click()
  await expect(page.locator("#box-progress")).toHaveText(`9 of ${wanted}`)

  // A table is played with it, and nobody else sees that.
  await page.goto("/new/endless_winter")
  await expect(page.getByLabel(`Play with my own box (9 of ${wanted})`)).toBeChecked()
  await page.getByLabel("Seat 2").selectOption("friendly")
  await page.getByRole("button", { name: "Open the table" }).click()
  await expect(page.locator(".board svg").first()).toBeVisible()
  const table = page.url().split("/").at(-1) as string
  const info = (await (await page.request.get(`/api/tables/${table}`)).json()) as {
    components: string
    own_box: boolean
  }
  expect(info.own_box).toBe(true)
  const box = (await (await page.request.get(`/api/components/${info.components}`)).json()) as {
    culture: Record<string, { name: string; points: number }>
  }
  expect([box.culture["cu1-01"]?.name, box.culture["cu1-03"]?.points]).toEqual(["Hearth", 5])
  for (let choices = 0; choices < 4; choices += 1) {
    await page.locator(".choice").first().click()
    await expect(page.locator(".choice").first()).toBeVisible()
  }
  const eva = await somebody()
  await guest(eva.page, "Eva")
  await eva.page.goto(`/table/${table}`)
  await expect(eva.page.getByText("Only its players can see it")).toBeVisible()
  expect(said).toEqual([])
})

test("two windows do not overwrite each other unseen", async ({ somebody }) => {
  const { page, context } = await somebody()
  await guest(page, "Marta")
  await page.goto("/box/endless_winter")
  const other = await context.newPage()
  await other.goto("/box/endless_winter")
  await page.getByLabel("Points").fill("3")
  await saved(page)
  await other.getByLabel("Points").fill("4")
  await expect(other.getByRole("alert")).toContainText("changed in another window")
  await other.getByRole("button", { name: "The one entered here" }).click()
  await saved(other)
  await page.reload()
  await expect(page.getByLabel("Points")).toHaveValue("4")
})

for (const { name, size, language, theme } of [
  { name: "desk", size: { width: 1280, height: 720 }, language: "cs", theme: "dark" as const },
  { name: "phone", size: { width: 390, height: 844 }, language: "pl", theme: "light" as const },
]) {
  test(`every part of the box fits on the ${name}`, async ({ somebody }) => {
    const { page, said } = await somebody({ size, language, theme })
    await page.goto("/box/endless_winter")
    await expect(title(page)).toBeVisible()
    const parts = page.locator(name === "desk" ? ".parts .part" : ".small-screen select:first-child option")
    const count = await parts.count()
    expect(count).toBeGreaterThan(20)
    for (let part = 0; part < count; part += 1) {
      if (name === "desk") await parts.nth(part).click()
      else await page.locator(".small-screen select").first().selectOption({ index: part })
      await still(page)
      expect(await flaws(page), await title(page).innerText()).toEqual([])
    }
    expect(said).toEqual([])
  })
}

/** How high and wide a control is, for a finger. */
const size = async (control: Locator) => {
  const box = await control.boundingBox()
  return Math.min(Math.round(box?.width ?? 0), Math.round(box?.height ?? 0))
}

test("a further card is added, filled and taken out again with a finger", async ({ somebody }) => {
  const { page, said } = await somebody({ size: { width: 390, height: 844 }, touch: true })
  await page.goto("/box/endless_winter")
  await expect(title(page)).toBeVisible()
  const part = page.getByRole("combobox", { name: "Parts of the box" })
  const card = page.getByRole("combobox", { name: "Cards" })
  const more = page.locator(".small-screen").getByRole("button", { name: "My box has one more" })
  // A part of which every box has the same cards offers nothing.
  await expect(more).toHaveCount(0)

  // What is chosen from stays in its place.
  const picker = (await page.locator(".small-screen").boundingBox())?.height
  await part.selectOption("tribe")
  await expect(title(page)).toHaveText("Elder")
  expect((await page.locator(".small-screen").boundingBox())?.height).toBe(picker)
  expect(await size(more)).toBeGreaterThanOrEqual(44)
  await more.tap()
  await expect(title(page)).toHaveText("Sixth tribe card")
  await expect(more).toHaveCount(0)
  const name = page.getByLabel("Name, as printed")
  await expect(name).toBeFocused()
  await expect(name).toHaveValue("")
  await name.fill("Weaver")
  await page.getByLabel("Copies in the box").fill("x")
  await expect(page.locator(".problem")).toContainText("whole number")
  await page.getByLabel("Copies in the box").fill("6")
  await page.getByLabel("Points").fill("4")
  const turn = page.getByLabel("Ability in a turn")
  await turn.fill("")
  const word = page.getByRole("button", { name: "1 tool", exact: true })
  expect(await size(word)).toBeGreaterThanOrEqual(44)
  await word.tap()
  await page.keyboard.type("3")
  await expect(turn).toHaveValue("tool 3")
  await expect(page.locator(".picture svg")).toContainText("Weaver")
  await expect(page.locator(".picture svg")).toContainText("3 tools")
  await expect(page.locator(".problem")).toHaveCount(0)
  // There is nothing of ours to go back to.
  await expect(page.getByRole("button", { name: "Back to ours" })).toHaveCount(0)
  await saved(page)
  await still(page)
  expect(await flaws(page)).toEqual([])

  await page.reload()
  await part.selectOption("tribe")
  await card.selectOption({ label: "✓ Sixth tribe card" })
  await expect(name).toHaveValue("Weaver")
  await expect(page.getByLabel("Copies in the box")).toHaveValue("6")
  const remove = page.getByRole("button", { name: "Not in my box" })
  expect(await size(remove)).toBeGreaterThanOrEqual(44)
  await remove.tap()
  // One stays in the part, with the name of the card in sight.
  await expect(title(page)).toHaveText("Shaman")
  await expect(title(page)).toBeInViewport()
  await expect(card.locator("option")).toHaveCount(5)
  await expect(more).toBeVisible()
  await saved(page)

  // The levels of a track: on the last one more are offered below it too, and what we have can be taken out.
  await part.selectOption("offering")
  await card.selectOption({ label: "Level 6" })
  const below = page.locator(".form").getByRole("button", { name: "My box has one more" })
  expect(await size(below)).toBeGreaterThanOrEqual(44)
  await below.tap()
  await expect(title(page)).toHaveText("Level 7")
  await expect(page.locator("[data-typed]").first()).toBeFocused()
  await remove.tap()
  await expect(title(page)).toHaveText("Level 6")
  await remove.tap()
  await expect(page.getByText("Your box does not have this one.")).toBeVisible()
  await expect(page.getByRole("button", { name: "It is there after all" })).toBeFocused()
  await still(page)
  expect(await flaws(page)).toEqual([])
  await more.tap()
  await expect(title(page)).toHaveText("Level 6")
  await expect(page.getByText("Your box does not have this one.")).toHaveCount(0)
  await saved(page)
  const own = (await (await page.request.get("/api/me/boxes/endless_winter")).json()) as { values: object }
  expect(Object.values(own.values).flatMap((entries) => Object.keys(entries as object))).toEqual([])
  expect(said).toEqual([])
})

test("a further card is added and taken out by keyboard", async ({ somebody }) => {
  const { page } = await somebody({ size: { width: 1280, height: 720 } })
  await page.goto("/box/endless_winter")
  await page.getByRole("navigation", { name: "Parts of the box" }).getByRole("button", { name: "Land" }).focus()
  await page.keyboard.press("Enter")
  await expect(title(page)).toHaveText("base terrain")
  await page.locator(".parts .add").focus()
  await page.keyboard.press("Enter")
  await expect(page.getByLabel("Name, as printed")).toBeFocused()
  await page.keyboard.type("Marsh")
  await expect(page.locator(".picture svg")).toContainText("Marsh")
  await page.getByRole("button", { name: "Not in my box" }).focus()
  await page.keyboard.press("Space")
  await expect(title(page)).toHaveText("canyon")
  await expect(page.locator("[data-typed]").first()).toBeFocused()
})

test("a value that we know is changed too, and Enter passes by those that are folded away", async ({ somebody }) => {
  const { page } = await somebody({ size: { width: 1280, height: 720 } })
  await page.goto("/box/endless_winter")
  await page.getByRole("navigation", { name: "Parts of the box" }).getByRole("button", { name: "Tribe cards" }).click()
  await expect(title(page)).toHaveText("Elder")
  for (let field = 0; field < 4; field += 1) await page.keyboard.press("Enter")
  await expect(title(page)).toHaveText("Craftswoman")
  await page.getByText(/values? we know/).click()
  const copies = page.getByLabel("Copies in the box")
  await copies.fill("")
  await page.keyboard.type("12")
  await expect(copies).toHaveValue("12")
  await expect(copies).toBeFocused()
})
