// The pictures of the gallery: every board in both sizes and themes, and the pages around them.
import { mkdirSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, type Page } from "@playwright/test"
import { Dealt, GAMES, test } from "../tests/dealt.ts"
import { LOOKS as MATRIX, resize, SPOKEN, THEMES } from "../tests/matrix.ts"
import { SIZES } from "../tests/pages.ts"
import { finished, guest, type Wishes } from "../tests/table.ts"

const FOLDER = process.env.GALLERY ?? fileURLToPath(new URL("../../docs/images/gallery", import.meta.url))
const HEADERS = { headers: { "x-sunstone": "1" } }

/** A picture of what is on the screen, small enough to live in the repository. */
async function picture(page: Page, name: string): Promise<void> {
  await page.mouse.move(4, 4)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(700)
  const chromium = await page.context().newCDPSession(page)
  const { data } = await chromium.send("Page.captureScreenshot", { format: "webp", quality: 84 })
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/${name}.webp`, Buffer.from(data, "base64"))
}

/** Looks of one page: each another size, theme and language. */
const LOOKS: (Wishes & { name: string })[] = [
  { name: "desk", theme: "light", choiceList: false },
  { name: "desk-dark", theme: "dark", choiceList: false },
  { name: "phone", theme: "light", size: SIZES.phone, choiceList: false },
  { name: "phone-dark", theme: "dark", size: SIZES.phone, choiceList: false },
]

for (const [game, share] of [
  ["tzolkin", 0.55],
  ["coatl", 0.6],
  ["endless_winter", 0.45],
] as const) {
  test(`the board of ${game}`, async ({ somebody, home }) => {
    const first = await somebody(LOOKS[0])
    const dealt = await Dealt.open(first, home, game)
    await dealt.until(share)
    for (const look of LOOKS) {
      const { page, context } = look === LOOKS[0] ? first : await somebody(look)
      await context.addCookies(await first.context.cookies())
      await page.goto(`/table/${dealt.id}`)
      await expect(page.locator(".board svg").first()).toBeVisible()
      await expect(page.getByTestId("ask")).toContainText("Your turn")
      await picture(page, `${game.replace("_", "-")}-${look.name}`)
    }
  })
}

test("the pages around them", async ({ somebody, home }) => {
  const desk = await somebody({ choiceList: false })
  await guest(desk.page, "Marta")
  await desk.page.goto("/")
  await expect(desk.page.locator(".game").first()).toBeVisible()
  await picture(desk.page, "home")

  const past = await finished(desk.page, "tzolkin")
  await desk.page.goto(`/review/${past}?ply=170&eyes=open`)
  await expect(desk.page.locator("figure svg")).toBeVisible()
  await picture(desk.page, "review")

  for (const game of ["tzolkin", "coatl"]) {
    await desk.page.goto(`/rules/${game}`)
    await expect(desk.page.locator("article h2").first()).toBeVisible()
    const drawn = desk.page.locator("article .figure svg").first()
    await expect(drawn).toBeVisible()
    await drawn.evaluate((node) => node.scrollIntoView({ block: "center" }))
    await picture(desk.page, `rules-${game}`)
  }

  const lesson = await desk.page.request.post("/api/lessons/coatl", HEADERS)
  expect(lesson.ok(), await lesson.text()).toBe(true)
  await desk.page.goto(`/table/${((await lesson.json()) as { id: string }).id}`)
  await expect(desk.page.locator(".board svg").first()).toBeVisible()
  await expect(desk.page.getByTestId("lesson")).toBeVisible()
  await picture(desk.page, "lesson")

  const text = await somebody({ textMode: true, language: "cs" })
  const spoken = await Dealt.open(text, home, "tzolkin")
  await spoken.until(0.3)
  await text.page.goto(`/table/${spoken.id}`)
  await expect(text.page.getByTestId("text-choices")).toBeVisible()
  await picture(text.page, "text-mode")

  const phone = await somebody({ size: SIZES.phone, theme: "dark", language: "pl" })
  await phone.page.goto("/settings")
  await expect(phone.page.locator("fieldset").first()).toBeVisible()
  await picture(phone.page, "settings-phone-dark")
  await phone.page.goto("/")
  await expect(phone.page.locator(".game").first()).toBeVisible()
  await picture(phone.page, "home-phone-dark")
})

/** How wide and high a small picture is at most. */
const SMALL = [240, 170] as const

test("every game on every screen, on one page", async ({ somebody, home }) => {
  const rows: string[] = []
  for (const game of GAMES) {
    const desk = await somebody({ choiceList: false })
    const phone = await somebody({ choiceList: false, touch: true, size: SIZES.phone })
    const dealt = await Dealt.open(desk, home, game)
    await dealt.until(0.5)
    await phone.context.addCookies(await desk.context.cookies())
    const pages = [desk.page, phone.page]
    for (const page of pages) {
      await page.goto(`/table/${dealt.id}`)
      await expect(page.locator(".board svg").first()).toBeVisible()
      await expect(page.locator(".ask.mine")).toBeVisible()
    }
    for (const language of SPOKEN) {
      for (const page of pages) {
        await page.locator("select.language").selectOption(language)
        await expect(page.locator(`.table[data-words=${language}]`)).toBeVisible()
      }
      for (const theme of THEMES) {
        const shots: string[] = []
        for (const look of MATRIX) {
          const { page } = look.touch ? phone : desk
          await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme)
          await resize(page, look)
          const chromium = await page.context().newCDPSession(page)
          const { width, height } = look
          const scale = Math.min(SMALL[0] / width, SMALL[1] / height)
          const clip = { x: 0, y: 0, width, height, scale }
          const { data } = await chromium.send("Page.captureScreenshot", { format: "webp", quality: 80, clip })
          await chromium.detach()
          shots.push(
            `<figure><img src="data:image/webp;base64,${data}"><figcaption>${width} × ${height}</figcaption></figure>`,
          )
        }
        rows.push(`<h2>${game.replace("_", " ")}, ${language}, ${theme}</h2><div>${shots.join("")}</div>`)
      }
    }
  }
  const { page } = await somebody({ size: { width: 2240, height: 1000 } })
  await page.setContent(
    `<style>body{font:14px sans-serif;margin:16px}div{display:flex;gap:8px;align-items:end}figure{margin:0}</style>${rows.join("")}`,
  )
  const chromium = await page.context().newCDPSession(page)
  const { data } = await chromium.send("Page.captureScreenshot", {
    format: "webp",
    quality: 70,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: 2240, height: await page.evaluate(() => document.body.scrollHeight), scale: 1 },
  })
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/matrix.webp`, Buffer.from(data, "base64"))
})
