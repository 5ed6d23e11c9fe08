import { describe, expect, it } from "vitest"
import { figure } from "$src/games/figures.ts"
import { pages } from "$lib/games.ts"
import { page, render, search, slug } from "$lib/rules.ts"

describe("a rules page", () => {
  it("has an anchor on every heading and keeps those of its own", () => {
    const made = render(
      '# Title\n\n## Set-up & more\n\n<a id="own"></a>Text with `code`.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
    )
    expect(made.title).toBe("Title")
    expect(made.headings.map(({ id }) => id)).toEqual(["title", "set-up--more"])
    expect(made.html).toContain('id="own"')
    expect(made.html).toContain("<td>2</td>")
  })

  it("does not link to files that are no pages", () => {
    expect(render("[the docs](../components.md) and [here](#own)").html).toBe(
      '<p>the docs and <a href="#own">here</a></p>\n',
    )
  })

  it("makes anchors as GitHub does", () => {
    expect(slug("Sacrifice tokens!")).toBe("sacrifice-tokens")
    expect(slug("Příprava hry")).toBe("příprava-hry")
    const made = render('# Tzolk\'in\n\n## <a id="own"></a>A & "b"\n\n## Twice\n\n## Twice\n')
    expect(made.title).toBe("Tzolk'in")
    expect(made.headings.map(({ id }) => id)).toEqual(["tzolkin", "a--b", "twice", "twice-1"])
  })

  it("names its pictures and says what they show", () => {
    const made = render('![A "wheel"](figure:tzolkin/Palenque)\n\n![no figure](other.png)')
    expect(made.html).toContain('role="img" aria-label="A &quot;wheel&quot;" data-figure="tzolkin/Palenque"')
    expect(made.html).toContain("<p>no figure</p>")
    expect(made.html).not.toContain("<img")
  })

  it("has places for cards, and keeps what a number is worth beside it", () => {
    const made = render("- ![M-05: 2 = 6](figure:tzolkin/monument/M-05)")
    expect(made.html).toContain('role="img" aria-label="M-05: 2 = 6" data-printed="tzolkin/monument/M-05"')
    expect(made.html).toContain('aria-hidden="true">M-05: 2\u00a0=\u00a06</span>')
    expect(made.html).not.toContain("data-figure")
  })

  it("has only pictures that are drawn", async () => {
    for (const game of pages()) {
      for (const language of ["en", "cs", "nl", "pl"] as const) {
        const names = [...((await page(game, language))?.html ?? "").matchAll(/data-figure="([^"]+)"/g)]
        expect(names.length, `${game} ${language}`).toBeGreaterThanOrEqual(6)
        for (const [, name] of names) expect(await figure(name ?? ""), name).toBeTruthy()
      }
    }
  }, 60_000)

  it("is searched without regard to case and accents, with the anchor before the words", () => {
    const root = document.createElement("div")
    root.innerHTML = render("# Cóatl\n\n## Turn\n\nTake a head.\n\n## End\n\nThe cóatl is done.").html
    expect(search(root, "COATL IS")).toEqual([
      { anchor: "end", heading: "End", before: "The ", match: "cóatl is", after: " done." },
    ])
    expect(search(root, "x")).toEqual([])
  })

  it("exists for the games, in English where it is not translated", async () => {
    expect(pages()).toContain("coatl")
    const english = await page("coatl", "en")
    expect(english?.fallback).toBe(false)
    expect(english?.html).toContain('id="temples"')
    expect((await page("coatl", "pl"))?.title).toBeTruthy()
    expect(await page("nothing", "en")).toBeNull()
  })
})
