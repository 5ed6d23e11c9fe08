// Every page on every kind of screen: everything can be read and pressed, and nothing scrolls sideways.
import { expect } from "@playwright/test"
import { resize, tooSmall, type Look } from "./matrix.ts"
import { everyPage, visit } from "./pages.ts"
import { guest, open, test } from "./table.ts"

const DESKS: Look[] = [
  { width: 1280, height: 720, touch: false },
  { width: 2560, height: 1440, touch: false },
]
const PHONES: Look[] = [
  { width: 360, height: 640, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 820, height: 1180, touch: true },
]
/** Tables in play have a test of their own. */
const TABLES = /^table-|^lesson|^finished/

for (const language of ["en", "pl"])
  for (const [name, looks] of Object.entries({ desks: DESKS, phones: PHONES }))
    test(`every page is readable on ${name}, ${language}`, async ({ somebody }, info) => {
      const touch = name === "phones"
      const { page } = await somebody({ language, touch })
      const flaws: string[] = []
      for (const each of await everyPage(page)) {
        if (TABLES.test(each.name)) continue
        await visit(page, each)
        await expect(page.locator("h1")).toHaveCount(1)
        for (const look of looks) {
          await resize(page, look)
          const screen = `${each.name} ${look.width}×${look.height}`
          const wrong = await tooSmall(page, touch, true)
          if (wrong.length) await page.screenshot({ path: info.outputPath(`${screen}.png`) })
          flaws.push(...wrong.map((flaw) => `${screen}: ${flaw}`))
        }
      }
      expect(flaws).toEqual([])
    })

for (const [size, look] of Object.entries({ desk: DESKS[0], phone: PHONES[1] }))
  test(`the first screen shows how to play, also with many running games, ${size}`, async ({ somebody }) => {
    const { page } = await somebody({ touch: look?.touch ?? false, size: look ?? { width: 0, height: 0 } })
    const play = page.getByRole("button", { name: "Play against bots" }).first()
    await page.goto("/")
    await expect(play).toBeInViewport({ ratio: 1 })
    await guest(page, "Marta")
    const bots = [{ kind: "me" }, { kind: "bot", bot: "random" }]
    for (let at = 0; at < 8; at += 1) await open(page, ["coatl", "tzolkin", "endless_winter"][at % 3] ?? "coatl", bots)
    await page.goto("/")
    await expect(page.locator("#continue")).toBeVisible()
    await expect(play).toBeInViewport({ ratio: 1 })
    await page.locator("details summary").first().click()
    await expect(page.getByRole("link", { name: /^Play/ })).toHaveCount(8)
  })
