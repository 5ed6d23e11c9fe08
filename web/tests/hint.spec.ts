import { expect } from "@playwright/test"
import { SIZES } from "./pages.ts"
import { ask, guest, open, ply, test } from "./table.ts"

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`a hint is for one decision, and its advice can be followed, ${size}`, async ({ somebody }) => {
    const { page } = await somebody({ size: viewport })
    await guest(page, "Marta")
    const id = await open(page, "coatl", [{ kind: "me" }, { kind: "bot", bot: "random" }], {}, { hints: true })
    await page.goto(`/table/${id}`)
    await expect(ask(page)).toContainText("Your turn")
    const high = () => page.locator(".board").evaluate((board) => board.clientHeight)
    const before = { ply: await ply(page), high: await high() }
    if (size === "phone") await page.getByRole("button", { name: "Menu" }).click()
    await page.getByRole("button", { name: "Hint", exact: true }).click()
    const note = page.getByRole("region", { name: "Hint" })
    const advice = note.locator("ol button").first()
    await expect(advice).toBeVisible()
    // It stands beside the board, which keeps its room, and a look at it tells what it would do.
    expect(await high()).toBe(before.high)
    await advice.focus()
    await expect(page.locator(".foretold")).toContainText("Marta")
    await advice.click()
    await expect.poll(() => ply(page)).not.toBe(before.ply)
    await expect(ask(page)).toContainText("Your turn")
    await expect(page.locator(".choice").first()).toBeVisible()
    await expect(note).toHaveCount(0)
    if (size === "phone") await page.getByRole("tab", { name: "Log" }).click()
    await expect(page.getByText("Marta asked for a hint")).toHaveCount(1)
  })
}
