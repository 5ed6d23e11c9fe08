// Playing by what glows on the board, with a mouse or with a finger.
import { expect, type Page } from "@playwright/test"
import { narrow } from "./pages.ts"
import { ply } from "./table.ts"

const GLOWING = ".board .glow, .board .keep button, .board [data-offer]"
const LISTED = ".choices > ul .choice:not([aria-disabled=true])"
/** Chapters of a board on a phone in which something can be done, other than the one that is open. */
const CHAPTERS = ".board button[aria-pressed=false]:has(.dot)"

interface Spot {
  name: string
  /** It is marked or held. */
  held: boolean
  /** It is part of the drawing: a finger need not hit it exactly. */
  drawn: boolean
  x: number
  y: number
}

interface Standing {
  ply: string | null
  over: boolean
  mine: boolean
  /** The places where something glows and is not covered by anything else. */
  glows: Spot[]
  /** The other chapters of the board where something does. */
  chapters: Spot[]
  /** The list under a thumb that came down between several things. */
  which: Spot[]
}

/** How the page stands, read in one go. */
function standing(page: Page): Promise<Standing> {
  return page.evaluate(
    ([glowing, listed, others]) => {
      const seen = (selector: string) =>
        [...document.querySelectorAll(selector)].flatMap((thing) => {
          const { left, top, width, height } = (thing.querySelector(".ring") ?? thing).getBoundingClientRect()
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
            if (document.elementFromPoint(x, y)?.closest(selector) === thing)
              return [
                {
                  name: thing.getAttribute("aria-label") ?? thing.textContent ?? "",
                  held: thing.getAttribute("aria-pressed") === "true",
                  drawn: thing instanceof SVGElement,
                  x,
                  y,
                },
              ]
          }
          return []
        })
      return {
        ply: document.querySelector("[data-ply]")?.getAttribute("data-ply") ?? null,
        over: document.querySelector("#result") !== null,
        mine: document.querySelector(listed) !== null || document.querySelector(".choices details") !== null,
        glows: seen(glowing),
        chapters: seen(others),
        which: seen(".which button"),
      }
    },
    [GLOWING, LISTED, CHAPTERS] as const,
  )
}

const looks = ({ glows, which }: Standing) => [...glows, ...which].map(({ name, held }) => `${name} ${held}`).join("\n")

/** Wait until what is seen differs from `before`: another position, or other things that glow. */
async function changed(page: Page, before: Standing): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    const now = await standing(page)
    if (now.over || now.ply !== before.ply || looks(now) !== looks(before)) return
    await page.waitForTimeout(25)
  }
}

/** Choose from the list beside the board; choices of many combinations lie folded. */
async function fromList(page: Page, roll: (sides: number) => number): Promise<void> {
  const folded = page.locator(".choices details:not([open]) summary")
  if (await folded.count()) await folded.first().click()
  const all = page.locator(".choices .choice:not([aria-disabled=true])")
  await all.nth(roll(await all.count())).click()
}

/** What glows and is too small for a thumb, once the picture has come to rest: a wheel may just be brought near. */
async function tooSmall(page: Page): Promise<string[]> {
  const first = await page.evaluate(narrow)
  if (!first.length) return []
  await page.waitForTimeout(400)
  const then = await page.evaluate(narrow)
  return first.filter((flaw) => then.includes(flaw))
}

export interface Played {
  /** Decisions made on the board. */
  pressed: number
  /** What had to be chosen from the list: how the page asked for it, and what had been pressed. */
  listed: string[]
  /** What glowed and was too small for a thumb. */
  small: string[]
}

/** Play what glows until the game is over. */
export async function playGlowing(page: Page, roll: (sides: number) => number, touch = false): Promise<Played> {
  // A thumb is never exact, and swipes along a row of buttons that is longer than the screen.
  const near = (at: number) => at - 8 + roll(17)
  const tap = ({ x, y, drawn }: Spot) => (drawn ? page.touchscreen.tap(near(x), near(y)) : page.touchscreen.tap(x, y))
  const swipe = (share: number) =>
    page.evaluate((part) => {
      for (const row of document.querySelectorAll(".board .edge")) row.scrollLeft = row.scrollWidth * part
    }, share)
  const press = (spot: Spot) => (touch ? tap(spot) : page.mouse.click(spot.x, spot.y))
  const played: Played = { pressed: 0, listed: [], small: [] }
  /** The position in which something was pressed, and how often in vain. */
  let [at, vain]: [string | null, number] = [null, 0]
  /** Looks in a row that found nothing to press: so it is for a moment while an action is on its way, and then not. */
  let nothing = 0
  /** What was pressed in this position. */
  let way: string[] = []
  let known = new Set<string>()
  const anew = () => {
    ;[at, vain, nothing, way] = [null, 0, 0, []]
    known = new Set()
  }
  for (;;) {
    const now = await standing(page)
    if (at !== null && now.ply !== at) {
      played.pressed += 1
      anew()
    }
    if (now.over) return played
    if (!now.mine) {
      await page.waitForTimeout(20)
      continue
    }
    if (touch) played.small.push(...(await tooSmall(page)))
    // Now and then a look into another chapter, and always where nothing is left to do in this one.
    const turn = now.chapters.length > 0 && (!now.glows.length || roll(4) === 0)
    // What has just begun to glow draws the eye.
    const fresh = now.glows.filter(({ name }) => !known.has(name))
    const glows = fresh.length && roll(2) ? fresh : now.glows
    const spots = now.which.length ? now.which : turn ? now.chapters : glows
    const spot = spots[roll(Math.max(1, spots.length))]
    nothing = spot ? 0 : nothing + 1
    // What is not answered on the board, or leads nowhere there after many tries, is chosen from the list.
    if (vain > 60 || nothing > 40) {
      played.listed.push(`${await page.getByTestId("ask").innerText()} (${way.join(" > ")})`)
      await fromList(page, roll)
      await expect.poll(() => ply(page)).not.toBe(now.ply)
      anew()
      continue
    }
    if (!spot) {
      // What glows may lie in a part of a row that was swiped away.
      if (touch) await swipe(roll(3) / 2)
      await page.waitForTimeout(50)
      continue
    }
    vain += 1
    at = now.ply
    way.push(spot.name)
    known = new Set(now.glows.map(({ name }) => name))
    await press(spot)
    await changed(page, now)
    if (touch) await swipe(roll(3) / 2)
  }
}
