import { readFileSync, writeFileSync } from "node:fs"
import { expect } from "@playwright/test"
import { finished, guest, open, over, record, test } from "./table.ts"

test("a record is imported, reviewed, shared and saved again", async ({ somebody }, info) => {
  // In words, so that whose eyes look can be read.
  const { page } = await somebody({ textMode: true })
  const file = info.outputPath("record.json")
  writeFileSync(file, record("coatl"))
  await page.goto("/")
  await page.getByLabel("Import a record").setInputFiles(file)
  await expect(page).toHaveURL(/\/review\//)
  await expect(page.getByText("The game begins.")).toBeVisible()

  await page.getByRole("button", { name: "One step forward" }).click()
  await expect(page).toHaveURL(/ply=1/)
  await expect(page.getByTestId("ply")).toContainText("1 of")
  await page.getByRole("combobox", { name: "Round" }).selectOption("3")
  await expect(page.getByTestId("ply")).not.toContainText("1 of")
  const third = await page.getByTestId("ply").textContent()
  await page.getByRole("button", { name: "To the next round" }).click()
  await expect(page.getByRole("combobox", { name: "Round" })).toHaveValue("4")
  await page.getByRole("button", { name: "To the start of this round, then the one before" }).click()
  await expect(page.getByTestId("ply")).toHaveText(third ?? "")
  await page.getByLabel("View as").selectOption("1")
  await expect(page).toHaveURL(/eyes=1/)
  // Petr's cards are open to his eyes only, and nobody is spoken to.
  await expect(page.locator("#part-seat-2")).toContainText(/Hand: .*; unknown 0/)
  await expect(page.locator("#part-seat-1")).toContainText(/Hand: .*; unknown [1-9]/)
  await expect(page.locator(".words")).not.toContainText(/\byou(rs?)?\b/i)
  await page.getByRole("heading", { level: 1 }).click()
  await page.keyboard.press("ArrowLeft")
  await expect(page.getByTestId("ply")).not.toHaveText(third ?? "")
  await page.keyboard.press("End")

  await page.getByRole("button", { name: "Share" }).click()
  const link = await page.getByLabel("Link to share").inputValue()
  expect(link).toMatch(/\/shared\/[2-9a-z]+\?ply=\d+&eyes=1$/)
  const other = await somebody()
  await other.page.goto(link)
  await expect(other.page.getByTestId("ply")).toHaveText((await page.getByTestId("ply").textContent()) ?? "")

  const id = /review\/([^?]+)/.exec(page.url())?.[1] ?? ""
  await page.goto(`/table/${id}`)
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Record as a file" }).click(),
  ])
  const saved = info.outputPath("saved.json")
  await download.saveAs(saved)
  const { actions } = JSON.parse(record("coatl")) as { actions: string[] }
  expect(JSON.parse(readFileSync(saved, "utf8"))).toMatchObject({ game: "coatl", actions })
})

test("the chart tells the points over the game and where they come from", async ({ somebody }) => {
  const { page } = await somebody()
  await guest(page, "Marta")
  const id = await finished(page, "tzolkin")
  await page.goto(`/review/${id}`)
  const chart = page.getByRole("img", { name: "Points over the game" })
  await expect(chart).toBeVisible()
  const sheet = page.locator(".points section").first()
  await expect(sheet).toContainText("nothing yet")
  // A click in the chart leads to that moment, and the sources are those of then.
  const box = await chart.boundingBox()
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.6, (box?.y ?? 0) + 50)
  await expect(page.getByTestId("ply")).not.toContainText("0 of")
  await expect(sheet).not.toContainText("nothing yet")
  const then = await sheet.textContent()
  await page.getByRole("button", { name: "To the end" }).click()
  await expect(sheet).not.toHaveText(then ?? "")
  // With the eyes of any seat the board is still there.
  await page.getByLabel("View as").selectOption({ label: "Joost" })
  await expect(page.locator(".board svg").first()).toBeVisible()
})

test("a game is played again with seats moved on", async ({ somebody }) => {
  const { page } = await somebody()
  await guest(page, "Marta")
  const id = await open(page, "coatl", [{ kind: "me" }, { kind: "bot", bot: "random" }])
  await page.request.post(`/api/tables/${id}/leave`, { headers: { "x-sunstone": "1" } })
  await page.goto(`/table/${id}`)
  await expect(over(page)).toBeVisible({ timeout: 120_000 })
  await page.getByRole("button", { name: "Play again" }).click()
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(page.locator(".players li").first()).toContainText("Random bot")
})
