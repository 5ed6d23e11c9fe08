import { expect } from "@playwright/test"
import { ask, dice, guest, open, over, ply, ready, test } from "./table.ts"

const GAMES = ["coatl", "tzolkin", "endless_winter"]

for (const game of GAMES) {
  test(`a whole game of ${game} is played by clicking the list`, async ({ somebody }) => {
    test.setTimeout(900_000)
    const { page } = await somebody()
    await guest(page, "Marta")
    const id = await open(page, game, [{ kind: "me" }, { kind: "bot", bot: "random" }])
    await page.goto(`/table/${id}`)
    const roll = dice(7)
    let clicks = 0
    while ((await ready(page, ".choice:not([aria-disabled=true])")) === "choose") {
      // Choices of many combinations lie folded.
      const folded = page.locator(".choices details:not([open]) summary")
      const plain = page.locator(".choices > ul .choice:not([aria-disabled=true])")
      const count = await plain.count()
      if (!count) {
        if (await folded.count()) await folded.first().click()
        continue
      }
      const chosen = plain.nth(roll(count))
      const before = await ply(page)
      await chosen.click()
      await expect.poll(() => ply(page)).not.toBe(before)
      clicks += 1
    }
    await expect(over(page)).toBeVisible()
    expect(clicks).toBeGreaterThan(10)
    await page.getByText("Score sheet").click()
    await expect(page.getByText("The seed was")).toBeVisible()
  })

  test(`a whole game of ${game} is played in text mode`, async ({ somebody }) => {
    test.setTimeout(900_000)
    const { page } = await somebody({ textMode: true })
    await guest(page, "Marta")
    const id = await open(page, game, [{ kind: "me" }, { kind: "bot", bot: "random" }])
    await page.goto(`/table/${id}`)
    const line = page.getByLabel("Command", { exact: true })
    const output = page.getByTestId("output")
    await line.fill("?")
    await line.press("Enter")
    await expect(output).toContainText("take back the last decision")
    await line.fill("players")
    await line.press("Enter")
    await expect(output).toContainText("Marta")
    await line.fill("why nonsense here")
    await line.press("Enter")
    await expect(output).toContainText("is not an action of this game")
    const roll = dice(11)
    let turns = 0
    for (;;) {
      await expect(page.locator("[data-testid=text-choices] li").first().or(over(page)).first()).toBeVisible({
        timeout: 60_000,
      })
      if (await over(page).isVisible()) break
      const before = await ply(page)
      await line.fill("choices")
      await line.press("Enter")
      await expect(output.locator("p").first()).toBeVisible()
      const listed = await output.locator("p").allInnerTexts()
      const text = listed[roll(listed.length)] ?? ""
      const [, number = "", action = ""] = /^(\d+)\. ([^:]+):/.exec(text) ?? []
      // By turns the number and the action itself.
      await line.fill(turns % 2 ? number : action)
      await line.press("Enter")
      await expect.poll(() => ply(page)).not.toBe(before)
      turns += 1
    }
    await expect(page.getByTestId("announced")).not.toBeEmpty()
    expect(turns).toBeGreaterThan(10)
    await expect(ask(page)).toContainText("The game is over")
  })
}
