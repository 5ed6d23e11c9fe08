// What has to be loaded before somebody can play.
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { gzipSync } from "node:zlib"
import { expect } from "@playwright/test"
import { test } from "./table.ts"

for (const language of ["en", "cs"])
  test(`the first page weighs less than 120 kB as it is sent, ${language}`, async ({ somebody }) => {
    const { page } = await somebody({ language })
    const sent: Promise<[string, number]>[] = []
    page.on("response", (answer) => {
      const path = new URL(answer.url()).pathname
      // How long the list of tables is depends on who plays just now.
      if (path === "/api/tables") return
      sent.push(
        answer
          .request()
          .sizes()
          .then(({ responseBodySize }) => [path, responseBodySize]),
      )
    })
    await page.goto("/")
    await expect(page.locator(".game img").first()).toBeVisible()
    await page.waitForLoadState("networkidle")
    const sizes = await Promise.all(sent)
    const bytes = sizes.reduce((sum, [, size]) => sum + size, 0)
    const fonts = sizes.filter(([path]) => path.endsWith(".woff2"))
    // The letters of one language: the Latin ones, and those of Czech and Polish only for them.
    expect(fonts).toHaveLength(language === "cs" ? 2 : 1)
    expect(bytes).toBeGreaterThan(20_000)
    expect(bytes, JSON.stringify(sizes)).toBeLessThan(120_000)
  })

/** What a module brings along: itself, its styles, and all that it imports at once. */
function closure(folder: string, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  const source = readFileSync(join(folder, name), "utf8")
  for (const [, imported] of source.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
    if (imported) closure(folder, imported, found)
  return found
}

test("the board of a game weighs less than 250 kB compressed, with everything it needs", () => {
  const folder = fileURLToPath(new URL("../../src/sunstone/web/assets", import.meta.url))
  const boards = readdirSync(folder).filter((name) => /^Board-.*\.js$/.test(name))
  expect(boards).toHaveLength(3)
  for (const board of boards) {
    const files = [...closure(folder, board)]
    expect(files.length).toBeGreaterThan(1)
    const bytes = files.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0)
    expect(bytes, `${board}: ${files.join(", ")}`).toBeLessThan(250_000)
  }
})
