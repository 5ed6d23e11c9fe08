import { expect } from "@playwright/test"
import { everyPage, flaws, LANGUAGES, serious, SIZES, textMode, visit } from "./pages.ts"
import { ask, choose, guest, open, test } from "./table.ts"

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`axe finds nothing serious on any page in both themes, ${size}`, async ({ somebody }) => {
    const { page } = await somebody({ size: viewport })
    const found: string[] = []
    const check = async (name: string) => {
      for (const flaw of await serious(page)) found.push(`${name}, ${flaw}`)
    }
    for (const each of await everyPage(page)) {
      await visit(page, each)
      await check(each.name)
      if (each.name !== "table-coatl") continue
      await page.getByRole("button", { name: "Menu" }).click()
      await check("menu")
      await page.keyboard.press("Escape")
      await textMode(page, true)
      await check("text mode")
      await textMode(page, false)
    }
    expect(found.join("\n\n")).toBe("")
  })

  test(`every page speaks four languages and nothing is cut off, ${size}`, async ({ somebody }, info) => {
    const { page } = await somebody({ size: viewport })
    const found: string[] = []
    const check = async (name: string) => {
      for (const language of LANGUAGES) {
        // The language changes at once, without another load.
        await page.locator("header select").selectOption(language)
        await expect(page.locator("html")).toHaveAttribute("lang", language)
        await expect(page.locator("main")).toHaveAttribute("data-language", language)
        const words = page.locator("[data-words]").first()
        if (await words.count()) await expect(words).toHaveAttribute("data-words", language)
        const wrong = await flaws(page)
        if (wrong.length) await page.screenshot({ path: info.outputPath(`${language}-${size}-${name}.png`) })
        found.push(...wrong.map((what) => `${name}, ${language}: ${what}`))
      }
      await page.locator("header select").selectOption("en")
    }
    for (const each of await everyPage(page)) {
      await visit(page, each)
      await check(each.name)
      if (each.name !== "table-tzolkin") continue
      await textMode(page, true)
      await check("text")
      await textMode(page, false)
    }
    expect(found).toEqual([])
  })
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
  await expect(ask(page)).toContainText("Jsi na tahu")
  await expect(page.getByRole("group", { name: "Záznam" })).not.toContainText("Marta keeps")
  await expect(page.getByRole("group", { name: "Záznam" })).toContainText("Marta")
})

test("the first load brings less than 200 kB of compressed JavaScript", async ({ somebody }) => {
  const { page } = await somebody()
  const scripts: Promise<number>[] = []
  page.on("response", (answer) => {
    if (!new URL(answer.url()).pathname.endsWith(".js")) return
    expect(answer.headers()["content-encoding"]).toMatch(/br|gzip/)
    scripts.push(
      answer
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    )
  })
  await guest(page, "Marta")
  const id = await open(page, "coatl", [{ kind: "me" }, { kind: "bot", bot: "random" }])
  await page.goto(`/table/${id}`)
  await expect(page.locator(".choice").first()).toBeVisible()
  await page.goto("/")
  await expect(page.locator(".game").first()).toBeVisible()
  expect(scripts.length).toBeGreaterThan(3)
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThan(200_000)
})
