import { expect } from "@playwright/test"
import { ask, test } from "./table.ts"

test("somebody comes in with a name, opens a table in three clicks and sees it in the lobby", async ({ somebody }) => {
  const { page } = await somebody()
  await page.goto("/")
  await page.getByLabel("Name").fill("Marta")
  await page.getByRole("button", { name: "Come in" }).click()
  await expect(page.getByRole("link", { name: "Marta" })).toBeVisible()

  await page.getByRole("link", { name: "New table Cóatl" }).click()
  await page.getByRole("button", { name: "3", exact: true }).click()
  await page.getByRole("button", { name: "Open the table" }).click()
  await expect(page.getByText("2 seats are still free.")).toBeVisible()
  const link = await page.getByLabel("Link to this table").inputValue()

  const other = await somebody()
  await other.page.goto("/")
  await expect(other.page.getByRole("heading", { name: "Open tables" })).toBeVisible()
  await expect(other.page.getByRole("listitem").filter({ hasText: "Marta" }).first()).toBeVisible()
  await other.page.getByLabel("Join by link").fill(link)
  await other.page.getByRole("button", { name: "Join", exact: true }).click()
  await other.page.getByLabel("Name").fill("Eva")
  await other.page.getByRole("button", { name: "Come in" }).click()
  await other.page.getByRole("button", { name: "Sit down" }).first().click()
  await expect(page.getByRole("listitem").filter({ hasText: "Eva" })).toBeVisible()
  await page.getByLabel("Seat 3").selectOption("friendly")
  await page.getByRole("button", { name: "Start the game" }).click()
  // Who begins is drawn by lot.
  await expect(ask(page)).toContainText(/Your turn|Waiting for Eva/)
  const mine = await ask(page).getByText("Your turn").isVisible()
  await expect(ask(other.page)).toContainText(mine ? "Waiting for Marta" : "Your turn")
})

test("play now needs neither a name nor a choice", async ({ somebody }) => {
  const { page } = await somebody()
  await page.goto("/")
  await page.getByRole("button", { name: "Play against bots Cóatl" }).click()
  await expect(ask(page)).toContainText("Your turn. Which of the prophecies")
  await page.goto("/")
  await expect(page.getByRole("listitem").filter({ hasText: "Your turn" })).toBeVisible()
})

test("a guest becomes an account and keeps the games; the account signs in elsewhere", async ({ somebody }) => {
  const name = `Ada ${Date.now() % 1e6}`
  const { page } = await somebody()
  await page.goto("/")
  await page.getByRole("button", { name: "Play against bots Cóatl" }).click()
  await expect(ask(page)).toBeVisible()
  await page.goto("/account")
  const form = page.locator("form").filter({ hasText: "Keep my games" })
  await form.getByLabel("Name").fill(name)
  await form.getByLabel("Password").fill("a long password")
  await form.getByRole("button").click()
  await expect(page.getByText("Your games are now on all your devices.")).toBeVisible()

  const other = await somebody()
  await other.page.goto("/account")
  const entry = other.page.locator("form").filter({ has: other.page.getByRole("heading", { name: "Sign in" }) })
  await entry.getByLabel("Name").fill(name)
  await entry.getByLabel("Password").fill("a wrong password")
  await entry.getByRole("button").click()
  await expect(other.page.getByRole("alert")).toBeVisible()
  await entry.getByLabel("Password").fill("a long password")
  await entry.getByRole("button").click()
  await expect(other.page.getByRole("heading", { name: "Continue" })).toBeVisible()
})
