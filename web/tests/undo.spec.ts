import { expect } from "@playwright/test"
import { ask, choose, guest, open, ply, test } from "./table.ts"

test("within one's own turn a decision is taken back at once", async ({ somebody }) => {
  const { page } = await somebody()
  await guest(page, "Marta")
  const id = await open(page, "tzolkin", [{ kind: "me" }, { kind: "bot", bot: "random" }])
  await page.goto(`/table/${id}`)
  await choose(page)
  await expect(ask(page)).toContainText("Your turn")
  const before = await ply(page)
  await page.locator(".choice[data-action^=place]").first().click()
  await expect.poll(() => ply(page)).not.toBe(before)
  await page.getByRole("button", { name: "Undo" }).click()
  const [line, number] = (before ?? "").split(".")
  await expect.poll(() => ply(page)).toBe(`${Number(line) + 1}.${number}`)
  await expect(page.getByRole("group", { name: "Log" })).toContainText("Marta took back a decision")
  await expect(page.locator("li.gone").first()).toBeVisible()
})

test("further back the others are asked", async ({ somebody }) => {
  const marta = await somebody()
  const eva = await somebody()
  await guest(marta.page, "Marta")
  await guest(eva.page, "Eva")
  const id = await open(marta.page, "coatl", [{ kind: "me" }, { kind: "open" }])
  for (const { page } of [marta, eva]) await page.goto(`/table/${id}`)
  await eva.page.getByRole("button", { name: "Sit down" }).click()
  await marta.page.getByRole("button", { name: "Start the game" }).click()
  await choose(marta.page)
  await expect(ask(eva.page)).toContainText("Your turn")

  await marta.page.getByRole("button", { name: "Undo" }).click()
  await expect(marta.page.getByText("the others have not answered yet")).toBeVisible()
  await eva.page.getByRole("button", { name: "Refuse" }).click()
  await expect(marta.page.getByText("the others have not answered yet")).toHaveCount(0)
  expect(await ply(marta.page)).toBe("0.1")

  await marta.page.getByRole("button", { name: "Undo" }).click()
  await eva.page.getByRole("button", { name: "Agree" }).click()
  await expect.poll(() => ply(marta.page)).toBe("1.0")
  await expect(ask(marta.page)).toContainText("Your turn")
})

test("what reveals something asks once, and why not tells the rule", async ({ somebody }) => {
  const { page } = await somebody({ confirm: "final" })
  await guest(page, "Marta")
  const id = await open(page, "coatl", [{ kind: "me" }, { kind: "bot", bot: "random" }])
  await page.goto(`/table/${id}`)
  await choose(page)
  await expect(ask(page)).toContainText("Take pieces")
  const before = await ply(page)
  await page.locator('.choice[data-action="choose deck"]').click()
  await expect(page.getByRole("heading", { name: "Do this?" })).toBeVisible()
  await expect(page.getByRole("dialog")).toContainText("Marta draws a prophecy from the deck")
  const [dialog, board] = [await page.getByRole("dialog").boundingBox(), await page.locator(".board").boundingBox()]
  expect(dialog?.x, "nothing one decides with is covered").toBeGreaterThanOrEqual((board?.x ?? 0) + (board?.width ?? 0))
  await page.getByRole("button", { name: "Cancel" }).click()
  expect(await ply(page)).toBe(before)

  await page.getByRole("button", { name: "Why not…?" }).click()
  await expect(ask(page)).toContainText("what has a dashed outline")
  await page.locator("[data-why*=temple]").first().click()
  await expect(page.locator(".tip span.not")).toContainText("only while a coatl is being completed")
  const rule = page.getByRole("link", { name: "Open the rule" })
  await expect(rule).toHaveAttribute("href", /\/rules\/coatl#/)
  await page.keyboard.press("Escape")

  await page.locator('.choice[data-action="choose deck"]').click()
  await page.getByRole("button", { name: "Do it" }).click()
  await expect.poll(() => ply(page)).not.toBe(before)
})

test("on a phone the question lies above what is played with", async ({ somebody }) => {
  const { page } = await somebody({ confirm: "final", touch: true, size: { width: 390, height: 844 } })
  await guest(page, "Marta")
  const id = await open(page, "coatl", [{ kind: "me" }, { kind: "bot", bot: "random" }])
  await page.goto(`/table/${id}`)
  await choose(page)
  await expect(ask(page)).toContainText("Take pieces")
  await page.locator('.choice[data-action="choose deck"]').dispatchEvent("click")
  const dialog = page.getByRole("dialog")
  await expect(dialog).toContainText("Marta draws a prophecy from the deck")
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size)
    // It rises into its place.
    await dialog.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)))
    const [asked, stage] = [await dialog.boundingBox(), await page.locator(".board .stage").boundingBox()]
    expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual((stage?.y ?? 0) + 1)
  }
  await page.getByRole("button", { name: "Do it" }).tap()
  await expect(dialog).toHaveCount(0)
})
