// Each game on every screen: everything can be read and pressed, nothing scrolls sideways, nothing moves.
import { expect } from "@playwright/test"
import { GAMES, LOOKS, resize, sitDown, SPOKEN, THEMES, tooSmall, top, type Game } from "./matrix.ts"
import { test } from "./table.ts"

/** Screens on which a board has letters that are too small, in some positions: there only what is around it is measured. */
const TOO_SMALL: Record<Game, string[]> = {
  tzolkin: [],
  coatl: ["360×640", "390×844", "412×915", "844×390"],
  endless_winter: ["820×1180"],
}

// Positions are drawn by lot, and the bots play on while a busy machine measures.
test.describe.configure({ retries: 2 })

for (const game of Object.keys(GAMES) as Game[]) {
  test(`${game} on every screen`, async ({ somebody }) => {
    const { at, pages } = await sitDown(somebody, game, { speed: 0.5 })
    const flaws: string[] = []
    for (const language of SPOKEN) {
      for (const page of pages) {
        await page.locator("select.language").selectOption(language)
        await expect(page.locator(`.table[data-words=${language}]`)).toBeVisible()
      }
      for (const look of LOOKS) {
        const page = at(look)
        await resize(page, look)
        const screen = `${look.width}×${look.height}`
        const name = `${screen} ${language}`
        for (const theme of THEMES) {
          await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme)
          const found = await tooSmall(page, look.touch, !TOO_SMALL[game].includes(screen))
          flaws.push(...found.map((flaw) => `${name} ${theme}: ${flaw}`))
        }
        if (language === "en") {
          // What the others did is said in the prompt, and that is longer.
          const before = await top(page)
          const replay = page.getByRole("button", { name: "Replay" })
          if (await replay.isVisible()) await replay.click()
          else {
            await page.getByRole("button", { name: "Menu" }).click()
            await page.getByRole("button", { name: "Show again" }).click()
          }
          await expect(page.locator(".ask.mine")).toHaveCount(0)
          const after = await top(page)
          if (after !== before) flaws.push(`${name}: the board moves with the prompt, from ${before} to ${after}`)
          await page.keyboard.press("Escape")
          await expect(page.locator(".ask.mine")).toHaveCount(1)
        }
        await page.getByRole("tab", { name: language === "en" ? "Chat" : "Czat" }).click()
        const field = page.locator(".chat input")
        await expect(field).toBeInViewport({ ratio: 1 })
        const free = await field.evaluate((node) => {
          const { left, top: upper, width, height } = node.getBoundingClientRect()
          return [upper + 3, upper + height - 3].every((y) => document.elementFromPoint(left + width / 2, y) === node)
        })
        if (!free) flaws.push(`${name}: the chat's input is covered`)
        await page
          .getByRole("tab", {
            name: look.touch ? (language === "en" ? "Chat" : "Czat") : language === "en" ? "Log" : "Dziennik",
          })
          .click()
      }
    }
    expect([...new Set(flaws)]).toEqual([])
  })
}
