import { expect, type Page } from "@playwright/test"
import { ask, dice, guest, open, over, ply, test } from "./table.ts"

const GAMES = ["coatl", "tzolkin", "endless_winter"]
const GLOWING = ".board .glow, .board .keep button, .board [data-offer]"
const LISTED = ".choices > ul .choice:not([aria-disabled=true])"

interface Standing {
  ply: string | null
  over: boolean
  mine: boolean
  /** The places where something glows and is not covered by anything else. */
  glows: { name: string; x: number; y: number }[]
}

/** How the page stands, read in one go. */
function standing(page: Page): Promise<Standing> {
  return page.evaluate(
    ([glowing, listed]) => {
      const glows = [...document.querySelectorAll(glowing)].flatMap((glow) => {
        const { left, top, width, height } = (glow.querySelector(".ring") ?? glow).getBoundingClientRect()
        for (const [across, down] of [
          [0.5, 0.5],
          [0.3, 0.3],
          [0.7, 0.3],
          [0.3, 0.7],
          [0.7, 0.7],
          [0.5, 0.1],
          [0.1, 0.5],
        ]) {
          const [x, y] = [left + width * (across ?? 0), top + height * (down ?? 0)]
          if (document.elementFromPoint(x, y)?.closest(glowing) === glow)
            return [{ name: glow.getAttribute("aria-label") ?? glow.textContent ?? "", x, y }]
        }
        return []
      })
      return {
        ply: document.querySelector("[data-ply]")?.getAttribute("data-ply") ?? null,
        over: document.querySelector("#result") !== null,
        mine: document.querySelector(listed) !== null || document.querySelector(".choices details") !== null,
        glows,
      }
    },
    [GLOWING, LISTED] as const,
  )
}

const names = (stand: Standing) => stand.glows.map(({ name }) => name).join("\n")

/** Wait until what is seen differs from `before`: another position, or other things that glow. */
async function changed(page: Page, before: Standing): Promise<boolean> {
  for (let tries = 0; tries < 40; tries += 1) {
    const now = await standing(page)
    if (now.over || now.ply !== before.ply || names(now) !== names(before)) return true
    await page.waitForTimeout(25)
  }
  return false
}

/** Choose from the list beside the board; choices of many combinations lie folded. */
async function fromList(page: Page, roll: (sides: number) => number): Promise<void> {
  const folded = page.locator(".choices details:not([open]) summary")
  if (await folded.count()) await folded.first().click()
  const all = page.locator(".choices .choice:not([aria-disabled=true])")
  await all.nth(roll(await all.count())).click()
}

for (const game of GAMES) {
  test(`a whole game of ${game} is played by clicking what glows on the board`, async ({ somebody }, info) => {
    const { page } = await somebody()
    await guest(page, "Marta")
    const id = await open(page, game, [{ kind: "me" }, { kind: "bot", bot: "random" }])
    await page.goto(`/table/${id}`)
    await expect(ask(page)).toContainText("Your turn")
    const roll = dice(7)
    let [pressed, listed, idle] = [0, 0, 0]
    for (;;) {
      const now = await standing(page)
      if (now.over) break
      if (!now.mine) {
        await page.waitForTimeout(20)
        continue
      }
      const glow = now.glows[roll(Math.max(1, now.glows.length))]
      // What is not answered on the board, or leads nowhere there after many tries, is chosen from the list.
      if (!glow || idle > 20) {
        if (!glow && idle < 5) {
          idle += 1
          await page.waitForTimeout(50)
          continue
        }
        await fromList(page, roll)
        await expect.poll(() => ply(page)).not.toBe(now.ply)
        listed += 1
        idle = 0
        continue
      }
      await page.mouse.click(glow.x, glow.y)
      await changed(page, now)
      const after = await ply(page)
      if (after === now.ply) idle += 1
      else {
        pressed += 1
        idle = 0
      }
    }
    await expect(over(page)).toBeVisible()
    await info.attach("decisions", { body: `${game}: ${pressed} on the board, ${listed} from the list` })
    expect(pressed).toBeGreaterThan(10)
    expect(listed).toBeLessThanOrEqual(pressed / 20)
    await page.getByText("Score sheet").click()
    await expect(page.getByText("The seed was")).toBeVisible()
  })

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
    await expect(output).toContainText("take back the last decision")
    await type("players")
    await expect(output).toContainText("Marta")
    await type("why nonsense here")
    await expect(output).toContainText("is not an action of this game")
    await type("board seat 1")
    await expect(output).toContainText("Marta (you)")
    await type("undo")
    await expect(output).toContainText("nothing to take back")
    const roll = dice(11)
    let turns = 0
    for (;;) {
      await expect(page.locator("[data-testid=text-choices] li").first().or(over(page)).first()).toBeVisible()
      if (await over(page).isVisible()) break
      const before = await ply(page)
      const listed = await page.locator("[data-testid=text-choices] .command").allInnerTexts()
      if (turns % 4 === 0 || !listed.length) {
        // All of them, also those that the page tells in one line; by turns the number and the action itself.
        await type("choices")
        await expect(output.locator("p").first()).toBeVisible()
        const all = await output.locator("p").allInnerTexts()
        const [, number = "", action = ""] = /^(\d+)\. ([^:]+):/.exec(all[roll(all.length)] ?? "") ?? []
        await type(turns % 8 ? number : action)
      } else {
        await type(listed[roll(listed.length)] ?? "")
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
