// What just happened: prompt, list, log, marks and board speak of the same moment, in every picture the browser draws.
import { expect, type Page } from "@playwright/test"
import { guest, open, ready, test } from "./table.ts"

interface Picture {
  /** The prompt: what it says, and whose mark stands there. */
  said: string
  asked: string | null
  mine: boolean
  /** The seats the list marks as being on turn. */
  listed: string[]
  /** The seats the board marks so; my own area may bear no mark. */
  lit: string[]
  points: string[]
  /** The last line of the log. */
  logged: string
  glows: number
  result: boolean
  /** Whose marks are on the board. */
  marks: string[]
}

/** Keep what is seen with every picture the browser draws, as long as it changes. */
async function record(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept: Picture[] = []
    const texts = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent.trim())
    const seats = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((one) => one.getAttribute(name) ?? "")
    const look = () => {
      const now: Picture = {
        said: texts("[data-testid=ask]")[0] ?? "",
        asked: document.querySelector(".ask")?.getAttribute("data-seat") ?? null,
        mine: document.querySelector(".ask.mine") !== null,
        listed: seats(".players li.turn", "data-seat"),
        lit: seats(".board .turn[data-seat]", "data-seat"),
        points: texts(".players .points"),
        logged: texts("aside .list li:not(.plain)").at(-1) ?? "",
        glows: document.querySelectorAll(".board .glow:not([inert] .glow)").length,
        result: document.querySelector("#result") !== null,
        marks: [...new Set(seats(".board [data-mark]", "data-mark"))],
      }
      if (JSON.stringify(now) !== JSON.stringify(kept.at(-1))) kept.push(now)
      requestAnimationFrame(look)
    }
    look()
    Object.assign(globalThis, { pictures: kept })
  })
}

const pictures = (page: Page) => page.evaluate(() => (globalThis as unknown as { pictures: Picture[] }).pictures)

function contradictions(all: Picture[]): string[] {
  return all.flatMap((one) => {
    const wrong: string[] = []
    if (one.asked !== null && String(one.listed) !== one.asked) wrong.push("prompt and list name different seats")
    if (one.lit.some((seat) => seat !== one.asked)) wrong.push("prompt and board name different seats")
    if (one.mine !== one.said.startsWith("Your turn")) wrong.push("the prompt is lit for somebody else")
    if (one.mine && one.asked !== "0") wrong.push("my turn with another's mark")
    if (!one.mine && one.glows) wrong.push("something glows outside my turn")
    if (one.result && !one.said.startsWith("The game is over")) wrong.push("the result comes before the end")
    if (one.marks.includes("0")) wrong.push("my own move is marked")
    return wrong.map((flaw) => `${flaw}: ${JSON.stringify(one)}`)
  })
}

const LISTED = ".choices > ul .choice, .choices details .choice"

for (const game of ["coatl", "tzolkin", "endless_winter"]) {
  test(`ten turns of bots at ${game} are shown without a contradiction`, async ({ somebody }) => {
    test.setTimeout(240_000)
    const { page, said } = await somebody({ speed: 2, size: { width: 1280, height: 720 } })
    await guest(page, "Ana")
    const bot = { kind: "bot", bot: "random" }
    await page.goto(`/table/${await open(page, game, [{ kind: "me" }, bot, bot])}`)
    await ready(page, LISTED)
    await record(page)
    // Until each of the two bots had its turn five times.
    const turns = (all: Picture[]) =>
      all.filter((one, at) => one.asked !== "0" && one.asked !== all[at - 1]?.asked).length
    for (let move = 0; move < 120 && turns(await pictures(page)) < 10; move += 1) {
      if ((await ready(page, LISTED)) === "over") break
      const folded = page.locator(".choices details:not([open]) summary")
      if (await folded.count()) await folded.first().click()
      await page.locator(LISTED).filter({ visible: true }).last().click()
    }
    await ready(page, LISTED)
    const all = await pictures(page)
    expect(turns(all)).toBeGreaterThanOrEqual(10)
    expect(contradictions(all)).toEqual([])
    expect(all.some(({ lit }) => lit.length)).toBe(game !== "endless_winter")
    // What the others did stays marked when it is my turn again.
    expect(all.some(({ mine, marks }) => mine && marks.length)).toBe(true)
    expect(said).toEqual([])
  })
}

test("a tap or a key ends the showing, and what was shown can be shown again", async ({ somebody }) => {
  const { page } = await somebody({ speed: 0.5 })
  await guest(page, "Ana")
  const bot = { kind: "bot", bot: "random" }
  await page.goto(`/table/${await open(page, "coatl", [{ kind: "me" }, bot, bot])}`)
  await ready(page, LISTED)
  await page.locator(LISTED).filter({ visible: true }).first().click()
  await page.keyboard.press("Escape")
  // While a bot thinks, the next move may come between the look at the button and the click, which then skips it.
  await expect(page.locator(".ask.mine")).toContainText("Take pieces")
  for (const skip of [
    () => page.keyboard.press("Escape"),
    () => page.locator(".board").click({ position: { x: 4, y: 4 } }),
  ]) {
    await page.getByRole("button", { name: "Replay" }).click()
    await expect(page.locator(".ask.mine")).toHaveCount(0)
    await skip()
    await expect(page.locator(".ask.mine")).toHaveCount(1, { timeout: 1000 })
  }
})
