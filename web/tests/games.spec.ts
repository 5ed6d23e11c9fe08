import { expect } from "@playwright/test"
import { SIZES } from "./pages.ts"
import { playGlowing } from "./playing.ts"
import { ask, dice, guest, open, over, ply, test, type Wishes } from "./table.ts"

const GAMES = ["coatl", "tzolkin", "endless_winter"]
const WAYS: Record<string, Wishes> = { clicking: {}, tapping: { size: SIZES.phone, touch: true } }

for (const game of GAMES) {
  for (const [way, wishes] of Object.entries(WAYS)) {
    test(`a whole game of ${game} is played by ${way} what glows on the board`, async ({ somebody }, info) => {
      const { page, said } = await somebody(wishes)
      await guest(page, "Marta")
      const id = await open(page, game, [{ kind: "me" }, { kind: "bot", bot: "random" }])
      await page.goto(`/table/${id}`)
      await expect(ask(page)).toContainText("Your turn")
      const { pressed, listed, small } = await playGlowing(page, dice(7), wishes.touch)
      await expect(over(page)).toBeVisible()
      await info.attach("decisions", { body: `${game}: ${pressed} on the board, ${listed.length} from the list` })
      expect(pressed).toBeGreaterThan(10)
      expect(listed).toEqual([])
      expect(small).toEqual([])
      await expect(page.getByText("The seed was")).toBeVisible()
      expect(said).toEqual([])
    })
  }

  test(`a whole game of ${game} is played in text mode`, async ({ somebody }) => {
    const { page } = await somebody({ textMode: true })
    await guest(page, "Marta")
    const id = await open(page, game, [{ kind: "me" }, { kind: "bot", bot: "random" }])
    await page.goto(`/table/${id}`)
    const line = page.getByLabel("Command", { exact: true })
    const output = page.getByTestId("output")
    const type = async (text: string) => {
      await line.fill(text)
      await line.press("Enter")
    }
    await expect(page.getByTestId("text-choices")).toBeVisible()
    await type("?")
    await expect(output).toContainText("undo the last decision")
    await type("players")
    await expect(output).toContainText("Marta")
    await type("why nonsense here")
    await expect(output).toContainText("is not an action of this game")
    await type("board seat 1")
    await expect(output).toContainText("Marta (you)")
    await type("undo")
    await expect(output).toContainText("nothing to undo")
    const roll = dice(11)
    let turns = 0
    for (;;) {
      await expect(page.locator("[data-testid=text-choices] li").first().or(over(page)).first()).toBeVisible()
      if (await over(page).isVisible()) break
      const before = await ply(page)
      if (turns % 4 === 0) {
        // All of them, also those that the page tells in one line.
        await type("choices")
        await expect(output.locator("p").first()).toBeVisible()
        const all = await output.locator("p").allInnerTexts()
        await type(/^\d+/.exec(all[roll(all.length)] ?? "")?.[0] ?? "")
      } else {
        const sync = await page.request.get(
          `/api${new URL(page.url()).pathname.replace("table", "tables")}/sync?seat=0`,
        )
        const { position } = (await sync.json()) as { position: { legal: { text: string }[] } }
        await type(position.legal[roll(position.legal.length)]?.text ?? "")
      }
      await page.waitForFunction(
        (was) => document.querySelector("[data-ply]")?.getAttribute("data-ply") !== was,
        before,
      )
      turns += 1
    }
    await expect(page.getByTestId("announced")).not.toBeEmpty()
    expect(turns).toBeGreaterThan(10)
    await expect(ask(page)).toContainText("The game is over")
  })
}

test("the command line completes, remembers, explains and speaks of parts of the board", async ({ somebody }) => {
  const { page } = await somebody({ textMode: true })
  await guest(page, "Marta")
  const id = await open(page, "tzolkin", [{ kind: "me" }, { kind: "bot", bot: "random" }])
  await page.goto(`/table/${id}`)
  const line = page.getByLabel("Command", { exact: true })
  const output = page.getByTestId("output")
  await line.fill("k")
  await line.press("Tab")
  await expect(line).toHaveValue("keep 1 2")
  await line.press("Enter")
  await expect(page.getByTestId("announced")).toContainText("Your turn")
  await line.fill("board palenque")
  await line.press("Enter")
  await expect(output).toContainText("Palenque")
  await expect(output).not.toContainText("Yaxchilan")
  await line.fill("why build 4")
  await line.press("Enter")
  await expect(output.locator("p")).toHaveCount(1)
  await line.fill("why take tikal 3")
  await line.press("Enter")
  await expect(output).not.toContainText("is not an action")
  await line.press("ArrowUp")
  await expect(line).toHaveValue("why take tikal 3")
  await expect(page.getByRole("heading", { name: "Temples", exact: true })).toBeVisible()
})
