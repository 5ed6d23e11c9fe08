// How large the table without a server is, and how long one waits there: node build/figures.mjs, after `make site`.
import { spawn } from "node:child_process"
import { readdirSync, readFileSync, statSync } from "node:fs"
import { extname, join } from "node:path"
import { gzipSync } from "node:zlib"
import { chromium } from "@playwright/test"

const FOLDER = new URL("../../.build/site/", import.meta.url).pathname
const PORT = 8698
const HOME = `http://127.0.0.1:${PORT}/`
const CLICKS = 40
const GAMES = ["coatl", "tzolkin", "endless_winter"]

function files(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  )
}
const packed = (path) =>
  [".bin", ".png", ".woff2"].includes(extname(path)) ? statSync(path).size : gzipSync(readFileSync(path)).length
const megabytes = (list) => (list.reduce((sum, path) => sum + packed(path), 0) / 1e6).toFixed(2)
// A browser asks for pictures for links never, and for nets when the first choice is on the screen.
const all = files(FOLDER).filter((path) => !path.includes("/previews/"))
const nets = all.filter((path) => path.includes("/engine/net-"))
const first = all.filter((path) => !nets.includes(path))
const engine = first.filter((path) => path.includes("/engine/"))
console.log(`download, compressed: ${megabytes(first)} MB, of that the engine ${megabytes(engine)} MB`)
console.log(`later, the nets of the top levels: ${megabytes(nets)} MB`)

const host = spawn("python3", ["-m", "http.server", String(PORT), "--bind", "127.0.0.1", "--directory", FOLDER], {
  stdio: "ignore",
})
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
})
process.on("exit", () => host.kill())
while (!(await fetch(HOME).catch(() => null))) await new Promise((resolve) => setTimeout(resolve, 50))

const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1)
const middle = (list) => list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)]
const most = (list) => list.toSorted((one, other) => one - other)[Math.floor(0.95 * (list.length - 1))]
const settings = { language: "en", speed: 0, confirm: "never", choiceList: true }

for (const game of GAMES) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  await context.addInitScript((kept) => localStorage.setItem("sunstone-settings", JSON.stringify(kept)), settings)
  const page = await context.newPage()
  let begun = performance.now()
  await page.goto(HOME)
  const button = page
    .locator(".games > li", { has: page.locator(`a[href$="/new/${game}"]`) })
    .getByRole("button")
    .first()
  await button.waitFor()
  const home = seconds(begun)
  await button.click()
  const choice = page.locator(".choices > ul .choice").first()
  await choice.waitFor({ timeout: 120_000 })
  console.log(`${game}: first visit, home after ${home} s, first choice after ${seconds(begun)} s`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForTimeout(4000)
  begun = performance.now()
  await page.reload()
  await choice.waitFor({ timeout: 120_000 })
  console.log(`${game}: later visit, first choice after ${seconds(begun)} s`)
  // In the page: the time from a click to the next position, and from there to the first one after the bot's turn.
  const [own, bot] = await page.evaluate(async (clicks) => {
    const at = () => document.querySelector("[data-ply]")?.getAttribute("data-ply")
    const choices = () => [...document.querySelectorAll(".choices > ul .choice")]
    const next = () => new Promise((resolve) => setTimeout(resolve, 2))
    const [own, bot] = [[], []]
    while (own.length < clicks && !document.querySelector("#result")) {
      while (!choices().length && !document.querySelector("#result")) {
        const [before, since] = [at(), performance.now()]
        while (at() === before && !document.querySelector("#result")) await next()
        bot.push(performance.now() - since)
      }
      const listed = choices()
      if (!listed.length) break
      const [before, since] = [at(), performance.now()]
      listed[Math.floor(Math.random() * listed.length)].click()
      while (at() === before && performance.now() - since < 10_000) await next()
      own.push(performance.now() - since)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    return [own, bot]
  }, CLICKS)
  const told = (list) => `${Math.round(middle(list))} ms in the middle, ${Math.round(most(list))} ms at the 95th of 100`
  console.log(`${game}: after a click ${told(own)}`)
  if (bot.length)
    console.log(`${game}: a decision of "steady" ${told(bot)}, ${Math.round(Math.max(...bot))} ms at most`)
  await context.close()
}
await browser.close()
process.exit(0)
