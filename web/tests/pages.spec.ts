import AxeBuilder from "@axe-core/playwright"
import { expect, type Page } from "@playwright/test"
import { ask, choose, guest, open, test } from "./table.ts"

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const LANGUAGES = ["en", "cs", "nl", "pl"]

/** Every page there is, each ready to be looked at. */
async function everyPage(page: Page): Promise<[string, () => Promise<void>][]> {
  await guest(page, "Marta")
  const bots = [
    { kind: "bot", bot: "random" },
    { kind: "bot", bot: "random" },
  ]
  const [waiting, playing, finished] = await Promise.all([
    open(page, "coatl", [{ kind: "me" }, { kind: "open" }]),
    open(page, "coatl", [{ kind: "me" }, { kind: "bot", bot: "random" }]),
    open(page, "coatl", bots),
  ])
  const done = async () => {
    const answer = await page.request.get(`/api/tables/${finished}`)
    return ((await answer.json()) as { status: string }).status
  }
  await expect.poll(done, { timeout: 120_000 }).toBe("finished")
  const to = (path: string, selector: string) => async () => {
    await page.goto(path)
    await expect(page.locator(selector).first()).toBeVisible()
    await page.waitForLoadState("networkidle").catch(() => undefined)
  }
  return [
    ["home", to("/", ".game")],
    ["new", to("/new/coatl", "form")],
    ["waiting", to(`/table/${waiting}`, "#seats")],
    ["table", to(`/table/${playing}`, ".choice")],
    ["finished", to(`/table/${finished}`, "#result")],
    ["review", to(`/review/${finished}?ply=30`, "figure svg")],
    ["rules", to("/rules", ".games")],
    ["rules-coatl", to("/rules/coatl", "article h2")],
    ["settings", to("/settings", "fieldset")],
    ["account", to("/account", "form")],
    ["ratings", to("/ratings", "h1")],
    ["lost", to("/nowhere", "h1")],
  ]
}

for (const theme of ["light", "dark"] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`axe finds nothing serious on any page, ${theme}, ${size}`, async ({ somebody }) => {
      const { page } = await somebody({ theme, size: viewport })
      const check = async (name: string) => {
        const { violations } = await new AxeBuilder({ page }).analyze()
        const found = violations
          .filter(({ impact }) => impact === "serious" || impact === "critical")
          .map(
            ({ id, nodes }) =>
              `${name}: ${id}: ${nodes
                .map(({ html, failureSummary }) => html + failureSummary)
                .slice(0, 3)
                .join("\n")}`,
          )
        expect(found).toEqual([])
      }
      for (const [name, go] of await everyPage(page)) {
        await go()
        await check(name)
        if (name === "table") {
          await page.getByRole("button", { name: "Menu" }).click()
          await check("menu")
          await page.getByLabel("Text mode").check()
          await page.keyboard.press("Escape")
          await check("text mode")
          await page.evaluate(() => {
            const kept = JSON.parse(localStorage.getItem("sunstone-settings") ?? "{}") as Record<string, unknown>
            localStorage.setItem("sunstone-settings", JSON.stringify({ ...kept, textMode: false }))
          })
        }
      }
    })
  }
}

/** Texts that are cut off, and controls too small to touch. */
async function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    if (document.documentElement.scrollWidth > innerWidth + 1)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`)
    for (const node of document.querySelectorAll<HTMLElement>(
      "button, .button, label, h1, h2, h3, p, li, legend, th, td, summary, [role=tab]",
    )) {
      const style = getComputedStyle(node)
      if (node.closest(".unseen, svg, .skip") || style.visibility === "hidden" || !node.offsetParent) continue
      const hides = style.overflowX !== "visible" && style.overflowX !== "auto"
      if (hides && node.scrollWidth > node.clientWidth + 1)
        found.push(`cut off: ${node.textContent?.trim().slice(0, 60)}`)
      const box = node.getBoundingClientRect()
      if (box.width && box.right > innerWidth + 1 && !node.closest(".scroll, .sheet, pre")) {
        found.push(`beyond the edge: ${node.tagName} ${node.textContent?.trim().slice(0, 60)}`)
      }
    }
    for (const node of document.querySelectorAll<HTMLElement>("[role=tab] span:not(.badge)")) {
      if (node.scrollWidth > node.clientWidth + 1) found.push(`cut off: ${node.textContent}`)
    }
    // Under 44 px nothing can be pressed with a thumb; links in running text and switches within a label are no matter.
    const pressed =
      "button:not(.tiny), .button, select, input:not([type=checkbox], [type=radio], [type=file]), [role=tab], summary, nav a"
    for (const node of document.querySelectorAll<HTMLElement>(pressed)) {
      if (!node.offsetParent || node.closest(".unseen, .offers") || node.matches(".handle")) continue
      const { height, width } = node.getBoundingClientRect()
      const slider = node.matches("[type=range]")
      if (innerWidth < 500 && (Math.round(height) < (slider ? 32 : 44) || width < 44)) {
        found.push(`small: ${Math.round(width)} × ${Math.round(height)} ${node.outerHTML.slice(0, 80)}`)
      }
    }
    return found
  })
}

for (const language of LANGUAGES) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`every page speaks ${language} and nothing is cut off, ${size}`, async ({ somebody }, info) => {
      const { page } = await somebody({ language, size: viewport })
      const missing: string[] = []
      for (const [name, go] of await everyPage(page)) {
        await go()
        await page.screenshot({ path: info.outputPath(`${language}-${size}-${name}.png`) })
        const text = await page.locator("body").innerText()
        missing.push(...(text.match(/⟦[^⟧]*⟧/g) ?? []).map((id) => `${name}: ${id}`))
        missing.push(...(await clipped(page)).map((what) => `${name}: ${what}`))
        await expect(page.locator("html")).toHaveAttribute("lang", language)
      }
      expect(missing).toEqual([])
    })
  }
}

test("the language changes at once, log included", async ({ somebody }) => {
  const { page } = await somebody()
  await guest(page, "Marta")
  const id = await open(page, "coatl", [{ kind: "me" }, { kind: "bot", bot: "random" }])
  await page.goto(`/table/${id}`)
  await choose(page)
  await expect(ask(page)).toContainText("Take pieces")
  const log = page.getByRole("group", { name: "Log" })
  await expect(log).toContainText("Marta keeps")
  await page.getByLabel("Language").selectOption("cs")
  await expect(ask(page)).toContainText("Jste na tahu")
  await expect(page.getByRole("group", { name: "Záznam" })).not.toContainText("Marta keeps")
  await expect(page.getByRole("group", { name: "Záznam" })).toContainText("Marta")
})

test("settings last, and change the page", async ({ somebody }) => {
  const { page } = await somebody()
  await page.goto("/settings")
  await page.getByLabel("Dark", { exact: true }).check({ force: true })
  await page.getByLabel("130 %").check({ force: true })
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
  await page.reload()
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("20.8px")
})

test("the rules are searched, and a link leads to the paragraph in every language", async ({ somebody }) => {
  const { page } = await somebody()
  await page.goto("/rules/coatl")
  await page.getByLabel("Search the rules").fill("SERPENT")
  await expect(page.locator(".hits mark").first()).toHaveText(/serpent/i)
  for (const language of LANGUAGES) {
    const reader = await somebody({ language })
    await reader.page.goto("/rules/coatl#temples")
    await expect(reader.page.locator("article .here")).toBeInViewport()
    await expect(reader.page.locator("article .here")).toBeFocused()
  }
})

test("the first load brings less than 200 kB of compressed JavaScript", async ({ somebody }) => {
  const { page } = await somebody()
  let bytes = 0
  const scripts: string[] = []
  page.on("response", async (answer) => {
    if (!new URL(answer.url()).pathname.endsWith(".js")) return
    scripts.push(answer.url())
    expect(answer.headers()["content-encoding"]).toMatch(/br|gzip/)
    bytes += (await answer.request().sizes()).responseBodySize
  })
  await guest(page, "Marta")
  const id = await open(page, "coatl", [{ kind: "me" }, { kind: "bot", bot: "random" }])
  await page.goto(`/table/${id}`)
  await expect(page.locator(".choice").first()).toBeVisible()
  await page.goto("/")
  await expect(page.locator(".game").first()).toBeVisible()
  expect(scripts.length).toBeGreaterThan(3)
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThan(200_000)
})
