// Every page there is, and what is looked for on each of them.
import AxeBuilder from "@axe-core/playwright"
import { expect, type Page } from "@playwright/test"
import { finished, guest, open } from "./table.ts"

export const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
export const LANGUAGES = ["en", "cs", "nl", "pl"]

export interface Visit {
  name: string
  path: string
  /** What is there once the page is ready. */
  sign: string
}

/** Tables in every state, and the addresses of all pages. */
export async function everyPage(page: Page): Promise<Visit[]> {
  await guest(page, "Marta")
  const bots = [{ kind: "me" }, { kind: "bot", bot: "random" }]
  const [waiting, coatl, tzolkin, winter, done] = await Promise.all([
    open(page, "coatl", [{ kind: "me" }, { kind: "open" }]),
    open(page, "coatl", bots),
    open(page, "tzolkin", bots),
    open(page, "endless_winter", bots),
    finished(page, "tzolkin"),
  ])
  const headers = { "x-sunstone": "1" }
  const lesson = ((await (await page.request.post("/api/lessons/tzolkin", { headers })).json()) as { id: string }).id
  const board = ".board svg, .parts"
  return [
    { name: "home", path: "/", sign: ".game" },
    { name: "new", path: "/new/coatl", sign: "form" },
    { name: "waiting", path: `/table/${waiting}`, sign: "#seats" },
    { name: "table-coatl", path: `/table/${coatl}`, sign: board },
    { name: "table-tzolkin", path: `/table/${tzolkin}`, sign: board },
    { name: "table-endless-winter", path: `/table/${winter}`, sign: board },
    { name: "lesson", path: `/table/${lesson}`, sign: "[data-testid=lesson]" },
    { name: "finished", path: `/table/${done}`, sign: "#result" },
    { name: "review", path: `/review/${done}?ply=120`, sign: "figure svg" },
    { name: "rules", path: "/rules", sign: "h1" },
    { name: "rules-coatl", path: "/rules/coatl", sign: "article h2" },
    { name: "rules-tzolkin", path: "/rules/tzolkin", sign: "article h2" },
    { name: "rules-endless-winter", path: "/rules/endless_winter", sign: "article h2" },
    { name: "settings", path: "/settings", sign: "fieldset" },
    { name: "account", path: "/account", sign: "form" },
    { name: "ratings", path: "/ratings", sign: "h1" },
    { name: "box", path: "/box", sign: ".stage h2" },
    { name: "box-card", path: "/box/coatl", sign: ".stage h2" },
    { name: "lost", path: "/nowhere", sign: "h1" },
  ]
}

export async function visit(page: Page, { path, sign }: Visit): Promise<void> {
  await page.goto(path)
  await expect(page.locator(sign).first()).toBeVisible()
}

/** Waits until colours and pieces have come to rest: halfway between two themes a contrast means nothing. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((each) => each.finished))
  })
}

/** What axe finds that is serious, in both themes. */
export async function serious(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const theme of ["light", "dark"]) {
    await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme)
    await still(page)
    // In the page itself and without what is fine: three times as quick.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] })
    // Themes differ in their colours alone.
    if (theme === "dark") axe.withRules(["color-contrast", "link-in-text-block"])
    const { violations } = await axe.analyze()
    for (const { id, impact, nodes } of violations) {
      if (impact !== "serious" && impact !== "critical") continue
      const where = nodes.slice(0, 3).map(({ html, failureSummary }) => `${html}\n${failureSummary}`)
      found.push(`${theme}: ${id}:\n${where.join("\n")}`)
    }
  }
  return found
}

/** The table in words, or in pictures again. */
export async function textMode(page: Page, on: boolean): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click()
  await page.getByLabel("Text mode").setChecked(on)
  await page.keyboard.press("Escape")
}

/**
 * Run in the page: what glows in a drawing and leaves a thumb less than 44 px on a phone. A thumb beside a small thing
 * still means it, as far as the ground of the drawing reaches.
 */
export function narrow(): string[] {
  const [thumb, beside] = [44, 22]
  if (innerWidth >= 500) return []
  return [...document.querySelectorAll(".board svg .glow")].flatMap((glow) => {
    const ground = glow.closest("[data-ground]")?.getBoundingClientRect()
    const { left, right, top, bottom } = (glow.querySelector(".ring") ?? glow).getBoundingClientRect()
    const outside = !ground || right < ground.left || left > ground.right || bottom < ground.top || top > ground.bottom
    if (outside) return []
    const width = Math.min(right + beside, ground.right) - Math.max(left - beside, ground.left)
    const height = Math.min(bottom + beside, ground.bottom) - Math.max(top - beside, ground.top)
    if (Math.min(width, height) >= thumb) return []
    return [`small: ${Math.round(width)} × ${Math.round(height)} for ${glow.getAttribute("aria-label")}`]
  })
}

/** Words that are missing, texts that are cut off, and controls too small to touch. */
export async function flaws(page: Page): Promise<string[]> {
  const glowing = await page.evaluate(narrow)
  const others = await page.evaluate(() => {
    const found: string[] = (document.body.innerText.match(/⟦[^⟧]*⟧/g) ?? []).map((id) => `missing: ${id}`)
    if (document.documentElement.scrollWidth > innerWidth + 1)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`)
    for (const node of document.querySelectorAll<HTMLElement>(
      "button, .button, label, h1, h2, h3, p, li, legend, th, td, summary, [role=tab]",
    )) {
      if (node.closest(".unseen, svg, .skip") || !node.checkVisibility({ visibilityProperty: true })) continue
      const style = getComputedStyle(node)
      const hides = style.overflowX !== "visible" && style.overflowX !== "auto"
      if (hides && node.scrollWidth > node.clientWidth + 1)
        found.push(`cut off: ${node.textContent?.trim().slice(0, 60)}`)
      const box = node.getBoundingClientRect()
      if (box.width && box.right > innerWidth + 1 && !node.closest(".scroll, .sheet, pre, .edge")) {
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
      if (!node.checkVisibility() || node.closest(".unseen, .offers, article") || node.matches(".handle")) continue
      const { height, width } = node.getBoundingClientRect()
      const slider = node.matches("[type=range]")
      if (innerWidth < 500 && (Math.round(height) < (slider ? 32 : 44) || Math.round(width) < 44)) {
        found.push(`small: ${Math.round(width)} × ${Math.round(height)} ${node.outerHTML.slice(0, 80)}`)
      }
    }
    return found
  })
  return [...glowing, ...others]
}
