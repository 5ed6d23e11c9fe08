import { expect, type Page } from "@playwright/test"
import { ask, choose, guest, open, ply, test } from "./table.ts"

/** Note the time, in milliseconds of this machine's clock, whenever another position is on the screen. */
const clockOn = (page: Page) =>
  page.evaluate(() => {
    const seen: Record<string, number> = {}
    const look = () => {
      const now = document.querySelector("[data-ply]")?.getAttribute("data-ply")
      if (now) seen[now] ??= performance.timeOrigin + performance.now()
    }
    new MutationObserver(look).observe(document.body, {
      attributes: true,
      subtree: true,
      attributeFilter: ["data-ply"],
    })
    Object.assign(window, { seen, pressed: [] as number[] })
    addEventListener("click", () => window.pressed.push(performance.timeOrigin + performance.now()), { capture: true })
  })

declare global {
  interface Window {
    seen: Record<string, number>
    pressed: number[]
  }
}

test("how long a move takes to the other browsers is measured", async ({ somebody }, info) => {
  const [marta, eva, watcher] = [await somebody(), await somebody(), await somebody()]
  await guest(marta.page, "Marta")
  await guest(eva.page, "Eva")
  const id = await open(marta.page, "coatl", [{ kind: "me" }, { kind: "open" }])
  for (const { page } of [marta, eva, watcher]) await page.goto(`/table/${id}`)
  await eva.page.getByRole("button", { name: "Sit down" }).click()
  await marta.page.getByRole("button", { name: "Start the game" }).click()
  for (const { page } of [marta, eva, watcher]) {
    await expect(ask(page)).toBeVisible()
    await clockOn(page)
  }
  const taken: number[] = []
  for (let move = 0; move < 16; move += 1) {
    const yes = async (page: Page) => ((await ask(page).textContent()) ?? "").includes("Your turn")
    await expect.poll(async () => (await yes(marta.page)) || (await yes(eva.page))).toBe(true)
    const [mover, other] = (await yes(marta.page)) ? [marta, eva] : [eva, marta]
    await choose(mover.page)
    const now = (await ply(mover.page)) ?? ""
    const sent = await mover.page.evaluate(() => window.pressed.at(-1) ?? 0)
    for (const { page } of [other, watcher]) {
      const shown = await page.waitForFunction((key) => window.seen[key], now)
      taken.push(Number(await shown.jsonValue()) - sent)
    }
  }
  taken.sort((a, b) => a - b)
  const at = (share: number) => Math.round(taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? 0)
  const told = `from a click to the screens of the others: median ${at(0.5)} ms, 95 % ${at(0.95)} ms (${taken.length})`
  console.log(told)
  await info.attach("latency", { body: told })
  expect(taken).toHaveLength(32)
  expect(taken.every((each) => each > 0)).toBe(true)
})
