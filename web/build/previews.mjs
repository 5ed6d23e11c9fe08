// Draws what links to our pages show where they are posted, from the covers: run `node build/previews.mjs` after
// changing one, and then any tool that makes PNG files small (160 colours are enough).
import { readdirSync, readFileSync } from "node:fs"
import { chromium } from "@playwright/test"

const here = (path) => new URL(path, import.meta.url)
const covers = readdirSync(here("../src/covers")).sort()
const cover = (name) => readFileSync(here(`../src/covers/${name}`), "utf8")
const icon = readFileSync(here("../public/icon.svg"), "utf8")
/** Which part of a cover is seen where there is room for a third of it only. */
const AT = ["96%", "44%", "72%"]
const STYLE = `body { margin: 0; width: 1200px; height: 630px; display: flex; position: relative; background: #2a2825 }
  svg { width: 100%; height: 630px } .mark svg { width: 104px; height: 104px } .mark { position: absolute; right: 32px; top: 32px }
  .third { flex: 1; overflow: hidden; border-left: 6px solid #f7f1e6 } .third:first-child { border: 0 }`

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
})
/** One picture; each drawing is a document of its own, so that their gradients do not meet. */
async function draw(name, drawings) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  const frames = drawings.map((svg, at) => {
    const data = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`
    return `<div class="third"><img src="${data}" style="width:100%;height:630px;object-fit:cover;object-position:${AT[at]}"></div>`
  })
  await page.setContent(`<style>${STYLE}</style>${frames.join("")}<div class="mark">${icon}</div>`)
  await page.screenshot({ path: here(`../public/previews/${name}.png`).pathname })
  await page.close()
}
for (const file of covers) await draw(file.replace(".svg", ""), [cover(file)])
await draw("sunstone", covers.map(cover))
await browser.close()
