import { expect } from "@playwright/test"
import { readFileSync } from "node:fs"
import { guest, open, over, test } from "./table.ts"

test("a finished game is reviewed, shared, saved and imported again", async ({ somebody }, info) => {
  // In words, so that whose eyes look can be read.
  const { page } = await somebody({ textMode: true })
  await guest(page, "Marta")
  const id = await open(page, "coatl", [
    { kind: "bot", bot: "random" },
    { kind: "bot", bot: "random" },
  ])
  await page.goto(`/table/${id}`)
  await expect(over(page)).toBeVisible({ timeout: 120_000 })

  await page.getByRole("link", { name: "Look back" }).click()
  await expect(page.getByText("The game begins.")).toBeVisible()
  await page.getByRole("button", { name: "One step on" }).click()
  await expect(page).toHaveURL(/ply=1/)
  await expect(page.getByTestId("ply")).toContainText("1 of")
  await page.getByLabel("Round").selectOption("3")
  await expect(page.getByTestId("ply")).not.toContainText("1 of")
  await page.getByLabel("Eyes").selectOption("1")
  await expect(page).toHaveURL(/eyes=1/)
  await expect(page.getByText("bot random 2 (you)").first()).toBeVisible()
  await page.keyboard.press("ArrowLeft")
  await page.getByRole("button", { name: "To the end" }).click()
  await expect(page.getByRole("img", { name: "Points over the game" })).toBeVisible()

  await page.getByRole("button", { name: "Share" }).click()
  const link = await page.getByLabel("Link to share").inputValue()
  expect(link).toMatch(/\/shared\/[2-9a-z]+\?ply=\d+&eyes=1$/)
  const other = await somebody()
  await other.page.goto(link)
  await expect(other.page.getByTestId("ply")).toHaveText((await page.getByTestId("ply").textContent()) ?? "")

  await page.goto(`/table/${id}`)
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Record as a file" }).click(),
  ])
  const file = info.outputPath("record.json")
  await download.saveAs(file)
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ game: "coatl" })
  await other.page.goto("/")
  await other.page.getByLabel("Import a record").setInputFiles(file)
  await expect(other.page).toHaveURL(/\/review\//)
  await expect(other.page.getByText("The game begins.")).toBeVisible()
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
  await expect(page.locator(".players li").first()).toContainText("bot random")
})
