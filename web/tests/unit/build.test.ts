import { mkdtempSync, mkdirSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { catalogue, messages } from "../../build/catalogues.ts"
import { worker } from "../../build/offline.ts"

describe("catalogues", () => {
  it("are read message by message", () => {
    const found = messages("# words\none = 1\ntwo = { $n ->\n    [one] a\n   *[other] b\n }\n\nthree = 3\n")
    expect([...found.keys()]).toEqual(["one", "two", "three"])
    expect(found.get("two")).toBe("two = { $n ->\n    [one] a\n   *[other] b\n }")
  })

  it("hold the words of the pages and what they borrow, and nothing else", () => {
    const folder = mkdtempSync(join(tmpdir(), "locales-"))
    mkdirSync(join(folder, "en"))
    writeFileSync(join(folder, "en", "web.ftl"), "web-undo = Undo\n")
    writeFileSync(
      join(folder, "en", "coatl.ftl"),
      "coatl-name = Cóatl\ncoatl-supply = Supply\ncoatl-option-promo = more\n",
    )
    const text = catalogue(folder, "en")
    expect([...messages(text).keys()]).toEqual(["web-undo", "coatl-name", "coatl-option-promo"])
  })
})

describe("the service worker", () => {
  it("knows its files, and its name changes with their contents", () => {
    const source = 'const NAME = "sunstone-" + __VERSION__\nconst FILES = __FILES__\nconst LATER = __LATER__'
    const one = worker(source, ["/"], ["net"], ["a"], false)
    expect(one).toContain('FILES = ["/"]')
    expect(one).toContain('LATER = ["net"]')
    expect(one).not.toBe(worker(source, ["/"], ["net"], ["b"], false))
  })
})
