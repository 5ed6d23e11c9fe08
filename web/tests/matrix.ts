// Every screen a table must be good on, and what is measured on it.
import { expect, type Page } from "@playwright/test"
import { open } from "./table.ts"

export interface Look {
  width: number
  height: number
  touch: boolean
}

const mouse = (width: number, height: number): Look => ({ width, height, touch: false })
const finger = (width: number, height: number): Look => ({ width, height, touch: true })
export const LOOKS = [
  mouse(1280, 720),
  mouse(1366, 768),
  mouse(1440, 900),
  mouse(1920, 1080),
  mouse(2560, 1440),
  finger(820, 1180),
  finger(1180, 820),
  finger(360, 640),
  finger(390, 844),
  finger(412, 915),
  finger(844, 390),
]
export const THEMES = ["light", "dark"] as const
export const SPOKEN = ["en", "pl"]

/**
 * A table in the middle of a game with a decision of mine: until then a bot keeps my seat. Bots are quick, and where the game
 * is over before I am back, another one is begun.
 */
export async function middle(page: Page, game: string, players: number, plies: number): Promise<string> {
  const headers = { "x-sunstone": "1" }
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", bot: "greedy" }))
  for (;;) {
    const id = await open(page, game, [{ kind: "me" }, ...bots])
    const state = async () =>
      (await (await page.request.get(`/api/tables/${id}`)).json()) as {
        ply: number
        turn: number | null
        status: string
      }
    const until = (reached: (now: { ply: number; turn: number | null }) => boolean) =>
      expect
        .poll(
          async () => {
            const now = await state()
            return now.status === "finished" || reached(now)
          },
          { intervals: [40], timeout: 300_000 },
        )
        .toBe(true)
    await page.request.post(`/api/tables/${id}/leave`, { headers })
    await until(({ ply }) => ply > plies)
    await page.request.post(`/api/tables/${id}/return`, { headers })
    await until(({ turn }) => turn === 0)
    if ((await state()).status === "playing") return id
  }
}

/** Another size; the picture has come to rest when this is done. */
export async function resize(page: Page, { width, height }: Look): Promise<void> {
  await page.setViewportSize({ width, height })
  // A board may measure itself, and then again.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 120)))),
  )
}

/** What is too small to be read or pressed, or does not fit; `where` is the part of the page that is looked at. */
export function tooSmall(page: Page, touch: boolean, boards: boolean): Promise<string[]> {
  return page.evaluate(
    ([touched, drawn]) => {
      const phone = Math.min(innerWidth, innerHeight) < 500
      const [least, target] = [phone ? 12 : 11, touched ? 44 : 24]
      const found = new Map<string, number>()
      const tell = (flaw: string) => found.set(flaw, (found.get(flaw) ?? 0) + 1)
      const inSight = (box: DOMRect) =>
        box.width > 1 &&
        box.height > 1 &&
        box.bottom > 1 &&
        box.right > 1 &&
        box.top < innerHeight &&
        box.left < innerWidth
      const looked = (node: Element) =>
        !node.closest(".unseen, .skip, [hidden]") &&
        (drawn || !node.closest(".board")) &&
        node.checkVisibility({ visibilityProperty: true, opacityProperty: true })

      /** How much a drawing, or a part of the page that is zoomed, is shrunk. */
      const scaleOf = (node: Element) => {
        if (node instanceof SVGGraphicsElement) {
          const matrix = node.getScreenCTM()
          return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1
        }
        const { offsetWidth } = node as HTMLElement
        const { width } = node.getBoundingClientRect()
        // `offsetWidth` is rounded: half a pixel is no zoom.
        return offsetWidth && Math.abs(width - offsetWidth) > 0.5 ? width / offsetWidth : 1
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const node = text.parentElement
        const said = text.textContent?.trim()
        if (!node || !said || node.closest("script, style, title, option") || !looked(node)) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        if (!inSight(range.getBoundingClientRect())) continue
        const size = parseFloat(getComputedStyle(node).fontSize) * scaleOf(node)
        if (size < least - 0.05) tell(`text of ${size.toFixed(1)} px: ${said.slice(0, 24)}`)
      }

      const pressed = "button, a[href], [role=button], select, input, summary, [role=tab]"
      for (const node of document.querySelectorAll(pressed)) {
        // A link within a sentence is as high as its line; the sheet's handle reaches beyond what is seen of it.
        const sentence = node.matches("a") ? node.closest("p, li")?.textContent : undefined
        const within = sentence !== undefined && sentence?.trim() !== node.textContent?.trim()
        if (within || node.matches(":disabled, .handle") || !looked(node)) continue
        // A switch is pressed by its label, too.
        const whole = node.matches("[type=checkbox], [type=radio]") ? node.closest("label") : null
        const box = (whole ?? node.querySelector(".ring") ?? node).getBoundingClientRect()
        if (!inSight(box)) continue
        // The glow around a thing that is drawn answers as well.
        const halo = node.querySelector(".halo")
        const beside = halo ? parseFloat(getComputedStyle(halo).strokeWidth) : 0
        const [width, height] = [Math.round(box.width) + beside, Math.round(box.height) + beside]
        if (Math.min(width, height) < target)
          tell(
            `target of ${width} × ${height}: ${(node.getAttribute("aria-label") ?? node.textContent ?? "").trim().slice(0, 40)}`,
          )
      }
      if (document.documentElement.scrollWidth > innerWidth)
        tell(`the page is ${document.documentElement.scrollWidth} px wide`)
      return [...found].map(([flaw, count]) => (count > 1 ? `${flaw} (${count} times)` : flaw))
    },
    [touch, boards] as const,
  )
}

/** Where the board begins. */
export const top = (page: Page) =>
  page.evaluate(() => Math.round(document.querySelector(".board")?.getBoundingClientRect().top ?? -1))

/** Go through every chapter of the board, and through those within a chapter; what is done there is told its name. */
export async function eachChapter(page: Page, visit: (chapter: string) => Promise<void>): Promise<void> {
  const seen: string[] = []
  for (;;) {
    const next = await page.evaluate((known) => {
      const buttons = [...document.querySelectorAll<HTMLElement>(".board button[aria-pressed]")]
      const name = (button: HTMLElement) => button.getAttribute("aria-label") ?? button.textContent
      const fresh = buttons.find((button) => button.checkVisibility() && !known.includes(name(button)))
      fresh?.click()
      return fresh ? name(fresh) : null
    }, seen)
    if (next !== null) {
      seen.push(next)
      await page.waitForTimeout(160)
    }
    if (next !== null || !seen.length) await visit(next ?? "")
    if (next === null) return
  }
}

/** Where a pointer may rest between two clicks: the middle of everything around the board that is pressed. */
const RESTS =
  ".ask .tools button, [role=tab], .players summary, .players .points, .fold, .handle, .board button[aria-pressed]"

/** Remember what lies under the places where a pointer may rest. */
export const rest = (page: Page) =>
  page.evaluate((rests) => {
    const spots = [...document.querySelectorAll(rests)].flatMap((node) => {
      const { left, top, width, height } = node.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      return width > 1 && document.elementFromPoint(x, y)?.closest(rests) === node ? [{ node, x, y }] : []
    })
    Object.assign(globalThis, { spots })
  }, RESTS)

/** What has moved away from under such a place since then. */
export const moved = (page: Page) =>
  page.evaluate((rests) => {
    const { spots } = globalThis as unknown as { spots: { node: Element; x: number; y: number }[] }
    const name = (node: Element | null | undefined) =>
      (node?.getAttribute("title") ?? node?.textContent ?? "nothing").trim()
    return spots.flatMap(({ node, x, y }) => {
      const now = document.elementFromPoint(x, y)?.closest(rests)
      return now && (now === node || name(now) === name(node))
        ? []
        : [
            `${name(node).slice(0, 30)} went from ${Math.round(x)}, ${Math.round(y)}; there is now ${name(now).slice(0, 30)}`,
          ]
    })
  }, RESTS)
