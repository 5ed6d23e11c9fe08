// The board of Endless Winter under the hand: what cannot be done says why, a thumb beside a thing means it, and nothing
// under a resting mouse is swapped for something else.
import { expect, type Page } from "@playwright/test"
import { middle } from "./matrix.ts"
import { dice, guest, ply, test, type Person } from "./table.ts"

const MARTA = { choiceList: false }
const PHONE = { ...MARTA, touch: true, size: { width: 390, height: 844 } }

async function sit(person: Person, plies = 40): Promise<Page> {
  const { page } = person
  await guest(page, "Marta")
  await page.goto(`/table/${await middle(page, "endless_winter", 2, plies)}`)
  await expect(page.locator(".board svg").first()).toBeVisible()
  await expect(page.locator(".ask.mine")).toBeVisible()
  return page
}

interface Spot {
  x: number
  y: number
  name: string
}

/** Places where a click meets exactly this kind of thing; of each kind of question one. */
const places = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const found = new Map<string, Spot>()
    for (const thing of document.querySelectorAll(wanted)) {
      const { left, top, width, height } = thing.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      if (document.elementFromPoint(x, y)?.closest("[data-why], .glow, button") !== thing) continue
      const name = thing.getAttribute("data-why") ?? ""
      found.set(String((JSON.parse(name) as { verb: string }).verb), { x, y, name })
    }
    return [...found.values()]
  }, selector)

async function told(page: Page, name: string) {
  await expect(page.locator(".tip span.not"), name).toHaveText(/\w+ \w+/)
  await expect(page.locator(".tip a"), name).toHaveAttribute("href", /^\/rules\/endless_winter#.+/)
}

test("what cannot be done says why: to a mouse, and to the keyboard", async ({ somebody }) => {
  const page = await sit(await somebody(MARTA))
  const before = await ply(page)
  const spots = await places(page, ".board [data-why]")
  expect(spots.length).toBeGreaterThan(3)
  for (const { x, y, name } of spots) {
    await page.mouse.click(x, y)
    await told(page, name)
    await page.keyboard.press("Escape")
  }
  const focused = page.locator(".board .thing[data-why]").first()
  await focused.focus()
  await page.keyboard.press("Enter")
  await told(page, "keyboard")
  expect(await ply(page)).toBe(before)
})

test("what cannot be done says why: to a finger, in every chapter", async ({ somebody }) => {
  const page = await sit(await somebody(PHONE))
  const before = await ply(page)
  let asked = 0
  for (const chapter of await page.locator(".nav button").all()) {
    await chapter.tap()
    await page.waitForTimeout(60)
    for (const { x, y, name } of (await places(page, ".stage [data-why]")).slice(0, 3)) {
      await page.touchscreen.tap(x, y)
      await told(page, name)
      await chapter.dispatchEvent("click")
      await expect(page.locator(".tip")).toHaveCount(0)
      asked += 1
    }
  }
  expect(asked).toBeGreaterThan(8)
  expect(await ply(page)).toBe(before)
})

/** Choose one of the things that glow without moving the mouse. */
async function act(page: Page, roll: (sides: number) => number): Promise<void> {
  const before = await ply(page)
  const things = page.locator(".board .glow")
  await things.nth(roll(await things.count())).dispatchEvent("click")
  await expect
    .poll(
      async () => (await ply(page)) !== before || (await page.locator(".board [aria-pressed=true].glow").count()) > 0,
    )
    .toBe(true)
  await expect(page.locator(".ask.mine, #result").first()).toBeVisible()
  await page.waitForTimeout(60)
}

test("a tap ten pixels beside a drawn thing means the thing", async ({ somebody }) => {
  const roll = dice(3)
  let page = await sit(await somebody(PHONE))
  let [tapped, tables] = [0, 1]
  for (let tries = 0; tries < 160 && tapped < 3; tries += 1) {
    if (await page.locator("#result").isVisible()) {
      if (tables === 3) break
      // Where nothing on the ground came to glow, another game is looked at.
      page = await sit(await somebody(PHONE))
      tables += 1
    }
    const spots = await page.evaluate(() => {
      const glows = [...document.querySelectorAll(".stage [data-ground] .glow")]
      return glows.flatMap((glow) => {
        const ring = glow.querySelector(".ring")?.getBoundingClientRect()
        if (!ring) return []
        const middle = { x: ring.left + ring.width / 2, y: ring.top + ring.height / 2 }
        return [
          { x: ring.left - 10, y: middle.y },
          { x: ring.right + 10, y: middle.y },
          { x: middle.x, y: ring.top - 10 },
          { x: middle.x, y: ring.bottom + 10 },
        ].filter(({ x, y }) => {
          const hit = document.elementFromPoint(x, y)
          // Another thing may be meant itself.
          return hit?.closest(".stage [data-ground]") && !hit.closest(".glow, button, [data-why]")
        })
      })
    })
    const spot = spots[roll(Math.max(1, spots.length))]
    if (!spot) {
      const other = page.locator(".nav button[aria-pressed=false]:has(.dot)").first()
      if (roll(2) && (await other.isVisible())) await other.tap()
      else if (await page.locator(".board .glow").count()) await act(page, roll)
      else await other.tap()
      continue
    }
    const before = await ply(page)
    // Another camp may be taken up in place of the one that is held.
    const pressed = () =>
      page
        .locator(".stage .glow[aria-pressed=true]")
        .evaluateAll((glows) => glows.map((glow) => glow.getAttribute("aria-label")).join())
    const held = await pressed()
    await page.touchscreen.tap(spot.x, spot.y)
    const means = async () =>
      (await ply(page)) !== before || (await page.locator(".which").isVisible()) || (await pressed()) !== held
    await expect.poll(means).toBe(true)
    await expect(page.locator(".tip span.not")).toHaveCount(0)
    tapped += 1
    const asked = page.locator(".which button").first()
    if (await asked.isVisible()) await asked.tap()
    await expect(page.locator(".ask.mine, #result").first()).toBeVisible()
    await page.waitForTimeout(100)
  }
  expect(tapped).toBeGreaterThan(0)
})

test("nothing is swapped under a mouse that rests, and it comes when the mouse leaves", async ({ somebody }) => {
  const page = await sit(await somebody({ ...MARTA, size: { width: 1280, height: 720 } }), 12)
  const roll = dice(7)
  const board = await page.locator(".board").boundingBox()
  const east = { x: (board?.x ?? 0) + (board?.width ?? 0) * 0.72, y: (board?.y ?? 0) + (board?.height ?? 0) * 0.3 }
  const west = { x: (board?.x ?? 0) + (board?.width ?? 0) * 0.2, y: east.y }
  const open = () =>
    page
      .locator(".nav [aria-pressed=true]")
      .getAttribute("data-place", { timeout: 500 })
      .catch(() => null)
  let waited = 0
  await page.mouse.move(east.x, east.y)
  for (let tries = 0; tries < 60 && waited < 2 && !(await page.locator("#result").isVisible()); tries += 1) {
    const shown = await open()
    // All there is to do lies under the open drawer: it comes when the mouse leaves.
    if (!(await page.locator(".board .glow").count())) {
      await page.mouse.move(west.x, west.y)
      await expect(page.locator(".board .glow").first()).toBeVisible()
      await page.mouse.move(east.x, east.y)
      continue
    }
    await act(page, roll)
    expect(await open()).toBe(shown)
    const marked = page.locator(".nav button[aria-pressed=false]:has(.dot)")
    const columns = await page.locator(".columns .glow").count()
    if (shown !== null || columns || !(await marked.count())) continue
    await page.mouse.move(west.x, west.y)
    await expect.poll(open).not.toBe(null)
    const opened = await open()
    // The button one was on the way to does not shut what has just opened.
    await page.locator(`.nav [data-place=${opened ?? ""}]`).click()
    expect(await open()).toBe(opened)
    waited += 1
    await page.locator(`.nav [data-place=${opened ?? ""}]`).click({ delay: 900 })
    await page.mouse.move(east.x, east.y)
  }
  expect(waited).toBeGreaterThan(0)
})
