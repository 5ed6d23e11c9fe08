import { expect } from "@playwright/test"
import { ask, guest, open, test } from "./table.ts"

test("only the host starts and seats others; a guest can be sent away, and for good", async ({ somebody }) => {
  const marta = await somebody()
  const eva = await somebody()
  await guest(marta.page, "Marta")
  await guest(eva.page, "Eva")
  const id = await open(marta.page, "coatl", [{ kind: "me" }, { kind: "open" }, { kind: "open" }])
  for (const { page } of [marta, eva]) await page.goto(`/table/${id}`)
  const rose = eva.page.getByRole("alert").filter({ hasText: "You no longer sit here" })

  await eva.page.getByRole("button", { name: "Sit down" }).first().click()
  await expect(eva.page.getByText("Waiting for the host to start the game.")).toBeVisible()
  await expect(eva.page.getByRole("button", { name: "Start the game" })).toHaveCount(0)
  await expect(eva.page.getByLabel("Seat 3")).toHaveCount(0)
  await expect(eva.page.getByRole("button", { name: "Remove" })).toHaveCount(0)
  // What one does oneself needs no word.
  await eva.page.getByRole("button", { name: "Leave the table" }).click()
  await expect(eva.page.getByRole("button", { name: "Sit down" }).first()).toBeVisible()
  await expect(rose).toHaveCount(0)
  await eva.page.getByRole("button", { name: "Sit down" }).first().click()

  const seat = marta.page.getByRole("listitem").filter({ hasText: "Eva" })
  await expect(seat).toContainText("guest")
  await expect(marta.page.getByRole("button", { name: "Start the game" })).toBeDisabled()
  await seat.getByRole("button", { name: "Remove Eva" }).click()
  await marta.page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click()
  await expect(rose).toContainText("the host has removed you")
  await expect(seat).toHaveCount(0)

  await rose.getByRole("button", { name: "Close" }).click()
  await eva.page.getByRole("button", { name: "Sit down" }).first().click()
  await seat.getByRole("button", { name: "Remove Eva" }).click()
  await marta.page.getByRole("dialog").getByRole("button", { name: "Remove and block" }).click()
  await expect(rose).toBeVisible()
  await rose.getByRole("button", { name: "Close" }).click()
  await eva.page.getByRole("button", { name: "Sit down" }).first().click()
  await expect(eva.page.getByRole("alert")).toBeVisible()
  await expect(seat).toHaveCount(0)

  await marta.page.goto("/account")
  const blocked = marta.page.getByRole("region", { name: "Blocked players" })
  await expect(blocked.getByRole("listitem")).toContainText("Eva")
  await blocked.getByRole("button", { name: "Unblock Eva" }).click()
  await expect(blocked).toHaveCount(0)
  await eva.page.getByRole("button", { name: "Sit down" }).first().click()
  await expect(eva.page.getByText("Waiting for the host to start the game.")).toBeVisible()
})

test("the host seats somebody at the same device and bots, and starts", async ({ somebody }) => {
  const { page } = await somebody()
  await guest(page, "Marta")
  const id = await open(page, "coatl", [{ kind: "me" }, { kind: "open" }, { kind: "open" }])
  await page.goto(`/table/${id}`)
  await page.getByLabel("Seat 2").selectOption("Someone next to me")
  await page.getByLabel("Their name").fill("Eva")
  await page.getByRole("button", { name: "Sit down" }).last().click()
  await expect(page.getByRole("listitem").filter({ hasText: "Eva" })).toBeVisible()
  await page.getByLabel("Seat 2").selectOption("Free seat")
  await expect(page.getByRole("listitem").filter({ hasText: "Eva" })).toHaveCount(0)
  for (const seat of ["Seat 2", "Seat 3"]) await page.getByLabel(seat).selectOption("friendly")
  await page.getByRole("button", { name: "Start the game" }).click()
  await expect(ask(page)).toContainText("Your turn")
})

test("a rated game gets a clock, and why", async ({ somebody }) => {
  const { page } = await somebody()
  const data = { name: `Ada ${Date.now() % 1e6} r`, password: "seven carved wheels" }
  await page.request.post("/api/register", { data, headers: { "x-sunstone": "1" } })
  await page.goto("/new/coatl")
  await page.getByText("More options").click()
  const clock = page.getByLabel("Clock")
  await expect(clock).toHaveValue("none")
  await page.getByLabel(/Rated game/).check()
  await expect(clock).toHaveValue("live")
  await expect(clock.getByRole("option", { name: "No clock" })).toHaveCount(0)
  await expect(page.getByText("A rated game needs a clock")).toBeVisible()
  await page.getByLabel(/Rated game/).uncheck()
  await expect(clock).toHaveValue("none")
  await page.getByLabel(/Rated game/).check()
  await page.getByRole("button", { name: "Open the table" }).click()
  await expect(page.getByRole("heading", { name: "Seats" })).toBeVisible()
  await expect(page.getByLabel("Seat 2")).toHaveCount(0)
})

test("whoever comes to the waiting room sees the clock and what is played otherwise than usual", async ({
  somebody,
}) => {
  const [host, other] = [await somebody(), await somebody({ language: "pl" })]
  await guest(host.page, "Marta")
  const options = { corn_points: "whole" }
  const id = await open(host.page, "tzolkin", [{ kind: "me" }, { kind: "open" }], options)
  await other.page.goto(`/table/${id}`)
  await expect(other.page.getByText("Bez zegara")).toBeVisible()
  await expect(other.page.getByText("Punkty za kukurydzę na koniec: Jeden za każde cztery")).toBeVisible()
})
