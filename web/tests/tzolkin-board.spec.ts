// The board of Tzolk'in under a mouse and under a finger: reasons where nothing can be done, and taps beside a thing.
import { expect, type Page } from "@playwright/test"
import { middle } from "./matrix.ts"
import { guest, ply, test, type Person, type Wishes } from "./table.ts"

async function seated(somebody: (wishes?: Wishes) => Promise<Person>, wishes: Wishes, plies = 60): Promise<Page> {
  const { page } = await somebody({ choiceList: false, ...wishes })
  await guest(page, "Marta")
  const id = await middle(page, "tzolkin", 3, plies)
  await page.goto(`/table/${id}`)
  await expect(page.locator(".ask.mine")).toBeVisible()
  await expect(page.locator(".board .glow, .board .edge button").first()).toBeVisible()
  return page
}

/** Where things that can be asked about lie open, one for each kind of action. */
const askable = (page: Page) =>
  page.evaluate(() => {
    const found = new Map<string, { verb: string; x: number; y: number }>()
    for (const thing of document.querySelectorAll(".board [data-why]")) {
      const verb = (JSON.parse(thing.getAttribute("data-why") ?? "{}") as { verb: string }).verb
      const { left, top, width, height } = thing.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      if (document.elementFromPoint(x, y)?.closest("[data-why], .glow, button") === thing)
        found.set(verb, { verb, x, y })
    }
    return [...found.values()]
  })

async function explained(page: Page): Promise<void> {
  await expect(page.locator(".tip span.not")).not.toBeEmpty()
  await expect(page.locator(".tip a")).toHaveAttribute("href", /^\/rules\/tzolkin#./)
}

test("a click on what does not glow says why not, and does nothing", async ({ somebody }) => {
  const page = await seated(somebody, { size: { width: 1440, height: 900 } })
  const before = await ply(page)
  const verbs = new Set<string>()
  for (const part of [/Temples/, /Buildings/]) {
    await page.getByRole("button", { name: part }).first().click()
    for (const { verb, x, y } of await askable(page)) {
      await page.mouse.click(x, y)
      await explained(page)
      await page.keyboard.press("Escape")
      await page.mouse.move(1, 1)
      await expect(page.locator(".tip")).toHaveCount(0)
      verbs.add(verb)
    }
  }
  // In any position some of the wheels, tracks, bowls, tiles and the calendar are not to be used.
  expect(verbs.size).toBeGreaterThan(3)
  expect(await ply(page)).toBe(before)
})

test("a key on what does not glow says why not", async ({ somebody }) => {
  const page = await seated(somebody, {})
  const before = await ply(page)
  await page.locator(".board [data-ground]").first().focus()
  await page.keyboard.press("Enter")
  const asks = () => page.evaluate(() => !!document.activeElement?.closest("[data-why]"))
  const ways = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]
  for (let step = 0; step < 60 && !(await asks()); step++)
    await page.keyboard.press(ways[step % 7 === 0 ? 1 : step % 4] ?? "")
  expect(await asks()).toBe(true)
  await page.keyboard.press("Enter")
  await explained(page)
  expect(await ply(page)).toBe(before)
})

test("a tap on what does not glow says why not, and does nothing", async ({ somebody }) => {
  const page = await seated(somebody, { touch: true, size: { width: 390, height: 844 } })
  const before = await ply(page)
  const chapters = page.locator(".board .sheets").getByRole("button")
  let asked = 0
  for (let at = 0; at < (await chapters.count()); at++) {
    await chapters.nth(at).tap()
    // What glows within reach of a thumb is meant by it, and chosen.
    const glowing = await page.locator(".board .picture .glow").count()
    if (glowing) continue
    for (const { x, y } of await askable(page)) {
      await page.touchscreen.tap(x, y)
      await explained(page)
      asked += 1
    }
  }
  expect(asked).toBeGreaterThan(1)
  expect(await ply(page)).toBe(before)
})

for (const [width, height] of [
  [360, 640],
  [844, 390],
] as const)
  test(`a tap beside a thing is for it, or asks which: ${width}×${height}`, async ({ somebody }) => {
    const page = await seated(somebody, { touch: true, size: { width, height } })
    await page.evaluate(() => {
      const seen = window as unknown as { chosen: string | null }
      seen.chosen = null
      document.addEventListener(
        "click",
        ({ target }) => {
          const thing = target instanceof Element ? target.closest(".board svg .glow") : null
          if (thing) seen.chosen = thing.getAttribute("aria-label")
        },
        true,
      )
    })
    let taps = 0
    for (let turn = 0; turn < 12 && taps < 8; turn++) {
      await expect(page.locator(".ask.mine")).toBeVisible({ timeout: 60_000 })
      // 10 px to a side of something that glows, where nothing else lies as near.
      const spot = await page.evaluate((number) => {
        const view = document.querySelector(".board .picture")?.getBoundingClientRect()
        const glows = [...document.querySelectorAll<SVGElement>(".board .picture svg .glow")]
        const boxes = glows.map((glow) => (glow.querySelector(".ring") ?? glow).getBoundingClientRect())
        const far = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
          Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
        const spots = glows.flatMap((glow, at) => {
          const box = boxes[at]
          if (!box || !view) return []
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
          return [
            { x: box.right + 10, y },
            { x: box.left - 10, y },
            { x, y: box.bottom + 10 },
            { x, y: box.top - 10 },
          ]
            .filter((one) => one.x > view.left + 4 && one.x < view.right - 4)
            .filter((one) => one.y > view.top + 4 && one.y < view.bottom - 4)
            .filter((one) => boxes.every((other, place) => place === at || far(other, one.x, one.y) > 10))
            .filter((one) => {
              // Another thing is meant itself where the thumb is nearer to its middle.
              const rests = document.elementFromPoint(one.x, one.y)?.closest("[data-why]")?.getBoundingClientRect()
              if (!rests) return true
              const middle = { x: rests.left + rests.width / 2, y: rests.top + rests.height / 2 }
              return Math.hypot(one.x - middle.x, one.y - middle.y) > Math.hypot(one.x - x, one.y - y) + 1
            })
            .map((one) => ({ ...one, label: glow.getAttribute("aria-label") ?? "" }))
        })
        return spots[number % Math.max(1, spots.length)] ?? null
      }, turn * 3)
      const before = await ply(page)
      if (spot) {
        await page.evaluate(() => ((window as unknown as { chosen: string | null }).chosen = null))
        await page.touchscreen.tap(spot.x, spot.y)
        const which = page.locator(".which")
        const chosen = () => page.evaluate(() => (window as unknown as { chosen: string | null }).chosen)
        await expect
          .poll(async () => (await which.isVisible()) || (await chosen()) !== null, { message: spot.label })
          .toBe(true)
        if (await which.isVisible()) {
          await which.getByRole("menuitem", { name: spot.label, exact: true }).tap()
        } else {
          expect(await chosen()).toBe(spot.label)
        }
        taps += 1
      } else {
        // Nothing of it is in the drawing that is open: on with the list.
        await page.evaluate(() => {
          const button = document.querySelector<HTMLElement>(".board .edge button.glow, .board svg .glow")
          button?.dispatchEvent(new MouseEvent("click", { bubbles: true }))
        })
      }
      await expect.poll(() => ply(page), { timeout: 60_000 }).not.toBe(before)
    }
    expect(taps).toBeGreaterThan(3)
  })
