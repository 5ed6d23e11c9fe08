import { readFile } from "node:fs/promises"
import { expect, type Page } from "@playwright/test"
import { ask, guest, open, site, test } from "./table.ts"

const PASSWORD = "seven carved wheels"
let made = 0
const fresh = () => `Ada ${Date.now() % 1e6} ${(made += 1)}`

async function post(page: Page, path: string, data: unknown): Promise<void> {
  const answer = await page.request.post(path, { data, headers: { "x-sunstone": "1" } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** How many sockets a page has opened since it was asked. */
function sockets(page: Page): () => number {
  let count = 0
  page.on("websocket", () => (count += 1))
  return () => count
}

test("a device is signed out from the list on another one", async ({ somebody }) => {
  const name = fresh()
  const { page } = await somebody()
  const other = await somebody()
  await post(page, "/api/register", { name, password: PASSWORD })
  await post(other.page, "/api/login", { name, password: PASSWORD })
  await other.page.goto("/settings")
  await page.goto("/account")
  const devices = page.getByRole("region", { name: "Signed-in devices" })
  await expect(devices.getByRole("listitem")).toHaveCount(2)
  await expect(devices.getByRole("listitem").first()).toContainText("This device")
  await devices.getByRole("listitem").last().getByRole("button", { name: "Sign out" }).click()
  await expect(devices.getByRole("listitem")).toHaveCount(1)
  const notice = other.page.getByRole("alert").filter({ hasText: "You have been signed out." })
  await expect(notice).toBeVisible()
  await notice.getByRole("link", { name: "Sign in" }).click()
  await expect(other.page).toHaveURL(/\/account$/)
  await expect(other.page.getByRole("heading", { name: "Sign in" })).toBeVisible()
  await expect(page.getByRole("link", { name })).toBeVisible()
})

test("signing out everywhere asks once and leads to the start page", async ({ somebody }) => {
  const { page } = await somebody()
  await post(page, "/api/register", { name: fresh(), password: PASSWORD })
  await page.goto("/account")
  await page.getByRole("button", { name: "Sign out everywhere" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: "Cancel" }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole("button", { name: "Sign out everywhere" }).click()
  await dialog.getByRole("button", { name: "Sign out everywhere" }).click()
  await expect(page.getByRole("button", { name: "Come in" })).toBeVisible()
  await expect(page).toHaveURL(site() + "/")
  await expect(page.getByText("You have been signed out.")).toHaveCount(0)
})

test("one's data comes as a file", async ({ somebody }) => {
  const { page } = await somebody()
  await guest(page, "Marta")
  await page.goto("/account")
  const coming = page.waitForEvent("download")
  await page.getByRole("link", { name: "Download my data" }).click()
  const kept = await readFile(await (await coming).path(), "utf8")
  expect(JSON.stringify(JSON.parse(kept))).toContain("Marta")
})

test("a page whose session has ended says so, and does not come back as nobody again and again", async ({
  somebody,
}) => {
  const { page, context } = await somebody({ textMode: true })
  await guest(page, "Marta")
  const id = await open(page, "coatl", [{ kind: "me" }, { kind: "bot", bot: "random" }])
  await page.goto(`/table/${id}`)
  await expect(ask(page)).toContainText("Your turn")
  await expect(page.getByText("Your hand:").first()).toBeVisible()
  const opened = sockets(page)
  const second = await context.newPage()
  await second.goto("/account")
  await second.getByRole("button", { name: "Sign out" }).click()
  await expect(second.getByRole("button", { name: "Come in" })).toBeVisible()
  await expect(second.getByText("You have been signed out.")).toHaveCount(0)

  const notice = page.getByRole("alert").filter({ hasText: "You have been signed out." })
  await expect(notice).toBeVisible()
  await expect(page.getByText("Your hand:")).toHaveCount(0)
  await page.waitForTimeout(3000)
  // One, as anybody who looks at the table.
  expect(opened()).toBeLessThanOrEqual(1)
  await notice.getByRole("button", { name: "Close" }).click()
  await expect(notice).toHaveCount(0)
})

test("after registering the page plays on with its new session, and so does another window", async ({ somebody }) => {
  const { page, context } = await somebody()
  await guest(page, "Marta")
  const id = await open(page, "coatl", [{ kind: "me" }, { kind: "bot", bot: "random" }])
  await page.goto(`/table/${id}`)
  await expect(ask(page)).toContainText("Your turn")
  const second = await context.newPage()
  const opened = sockets(second)
  await second.goto("/account")
  await expect.poll(opened).toBe(1)
  const form = second.locator("form").filter({ hasText: "Keep my games" })
  await form.getByLabel("Name").fill(fresh())
  await form.getByLabel("Password").fill(PASSWORD)
  await form.getByRole("button").click()
  await expect(second.getByText("Your games are now on all your devices.")).toBeVisible()
  await expect.poll(opened).toBe(2)

  await page.locator(".choice").first().click()
  await expect.poll(() => page.locator("[data-ply]").getAttribute("data-ply")).not.toBe("0.0")
  for (const each of [page, second]) await expect(each.getByText("You have been signed out.")).toHaveCount(0)
})
