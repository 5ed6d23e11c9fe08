// Each game on every screen: everything can be read and pressed, nothing scrolls sideways, nothing moves. Each game is played
// alike every time, and looked at early, late and at its end.
import { expect, type Locator, type Page } from "@playwright/test"
import { Dealt, GAMES, test } from "./dealt.ts"
import { eachChapter, LOOKS, moved, resize, rest, THEMES, tooSmall, top, type Look } from "./matrix.ts"

const named = ({ width, height }: Look) => `${width}×${height}`
/** Boards are measured in both themes and languages; what is around them in these pairs. */
const DRESSES = [
  { language: "en", theme: "light", chat: "Chat", log: "Log" },
  { language: "pl", theme: "dark", chat: "Czat", log: "Dziennik" },
] as const

async function dress(page: Page, { language, theme }: (typeof DRESSES)[number]): Promise<void> {
  await page.locator("select.language").selectOption(language)
  await expect(page.locator(`.table[data-words=${language}]`)).toBeVisible()
  await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme)
}

/** Press at once: whether a mouse or a finger reaches it is measured, and a click that tries it takes half a second. */
async function press(thing: Locator): Promise<void> {
  await thing.evaluate((node: HTMLElement) => {
    node.click()
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
}

/** What is wrong with the chat's input, when it is asked for. */
async function chat(page: Page, touch: boolean, { chat, log }: (typeof DRESSES)[number]): Promise<string[]> {
  await press(page.getByRole("tab", { name: chat }))
  const field = page.locator(".chat input")
  await expect(field).toBeInViewport({ ratio: 1 })
  const free = await field.evaluate((node) => {
    const { left, top: upper, width, height } = node.getBoundingClientRect()
    return [upper + 3, upper + height - 3].every((y) => document.elementFromPoint(left + width / 2, y) === node)
  })
  const flaws = await tooSmall(page, touch, false)
  await press(page.getByRole("tab", { name: touch ? chat : log }))
  return free ? flaws : [...flaws, "the chat's input is covered"]
}

/** What is folded around the board, opened one after the other. */
async function around(page: Page, touch: boolean): Promise<string[]> {
  const flaws: string[] = []
  const tabs = page.locator("aside [role=tab]")
  for (let at = 0; touch && at < (await tabs.count()); at += 1) {
    await press(tabs.nth(at))
    flaws.push(...(await tooSmall(page, touch, false)))
    await press(tabs.nth(at))
  }
  await press(page.locator(".ask .tools button").last())
  await expect(page.locator("dialog")).toBeVisible()
  flaws.push(...(await tooSmall(page, touch, false)))
  await page.keyboard.press("Escape")
  return flaws
}

for (const game of GAMES) {
  test(`${game} on every screen`, async ({ somebody, home }) => {
    const wish = { choiceList: false, speed: 0.5 } as const
    const desk = await somebody(wish)
    const phone = await somebody({ ...wish, touch: true, size: { width: 390, height: 844 } })
    const dealt = await Dealt.open(desk, home, game)
    await phone.context.addCookies(await desk.context.cookies())
    const pages = [desk.page, phone.page]
    const flaws: string[] = []
    // The theme that is on comes first: a board takes long to change its colours.
    const themes = [...THEMES]
    const at = ({ touch }: Look) => (touch ? phone : desk).page
    const show = async (look: Look) => {
      await resize(at(look), look)
      return at(look)
    }
    /**
     * Until the page has heard of everything and it is my turn; what is being shown is skipped, and a moment everyone has a part in
     * needs a key of its own.
     */
    const mine = (page: Page) =>
      expect(async () => {
        await page.keyboard.press("Escape")
        await expect(page.locator("[data-ply]")).toHaveAttribute("data-ply", `0.${dealt.ply}`, { timeout: 500 })
        await expect(page.locator(".ask.mine")).toBeVisible({ timeout: 500 })
      }).toPass({ timeout: 60_000 })

    /** Where the board begins on each screen. */
    const tops = new Map<string, number>()
    const begins = async (look: Look, state: string) => {
      const [now, name] = [await top(at(look)), named(look)]
      const before = tops.get(name) ?? now
      tops.set(name, before)
      if (now !== before) flaws.push(`${name}: the board begins at ${now} instead of ${before} ${state}`)
    }
    const steady = async (state: string) => {
      for (const look of LOOKS) {
        await show(look)
        await begins(look, state)
      }
    }

    for (const share of [0.12, 0.8]) {
      await dealt.until(share)
      for (const page of pages) {
        await page.goto(`/table/${dealt.id}`)
        await expect(page.locator(".board svg").first()).toBeVisible()
        await mine(page)
      }
      for (const clothes of DRESSES) {
        for (const page of pages) await dress(page, clothes)
        for (const look of LOOKS) {
          const [page, name] = [await show(look), `${named(look)} ${clothes.language} at ${share}`]
          if (clothes === DRESSES[0]) await begins(look, "at my turn")
          await eachChapter(page, async (chapter) => {
            for (const theme of themes) {
              await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme)
              const found = await tooSmall(page, look.touch, true)
              flaws.push(...found.map((flaw) => `${name} ${theme} ${chapter}: ${flaw}`))
            }
            themes.reverse()
          })
          await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), clothes.theme)
          flaws.push(...(await chat(page, look.touch, clothes)).map((flaw) => `${name}: ${flaw}`))
          if (share > 0.5) flaws.push(...(await around(page, look.touch)).map((flaw) => `${name}: ${flaw}`))
        }
      }
      for (const page of pages) await dress(page, DRESSES[0])

      // Nothing moves while the others have their turn, and when it is mine again.
      for (const page of pages) await page.locator("[data-words=en]").waitFor()
      await rest(desk.page)
      await rest(phone.page)
      await dealt.around()
      for (const page of pages) await mine(page)
      for (const look of [LOOKS.find(({ touch }) => !touch), LOOKS.findLast(({ touch }) => touch)])
        if (look) flaws.push(...(await moved(at(look))).map((flaw) => `at ${share}: ${flaw}`))
    }

    // What the others did is said in the prompt, and that is longer.
    for (const page of pages) {
      await page.locator(".ask .tools button").last().click()
      await page.locator("dialog button").filter({ hasText: "Show again" }).click()
      await expect(page.locator(".ask.mine")).toHaveCount(0)
    }
    await steady("in a replay")
    for (const page of pages) await mine(page)
    while (!dealt.over && dealt.turn === 0) await dealt.step()
    for (const page of pages) await expect(page.locator(".ask.mine")).toHaveCount(0)
    await steady("at another's turn")
    await dealt.until(1)
    for (const page of pages) {
      await page.goto(`/table/${dealt.id}`)
      await page.getByRole("button", { name: "See the board" }).click()
    }
    await steady("at the end")
    expect([...new Set(flaws)]).toEqual([])
  })
}
