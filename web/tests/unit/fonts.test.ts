import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { expect, it } from "vitest"

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Whether the first part of the font, or the first two, has a letter. */
function ranges(): [number, number][][] {
  const faces = readFileSync(here("../../src/styles/fonts.css"), "utf8").match(/unicode-range:[^;]*/g) ?? []
  return faces.map((face) =>
    [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from, to]) => [
      parseInt(from ?? "", 16),
      parseInt(to ?? from ?? "", 16),
    ]),
  )
}

it.each([
  ["en", 1],
  ["nl", 1],
  ["cs", 2],
  ["pl", 2],
])("the words of %s need no more of the font than they should", (language, parts) => {
  const loaded = ranges().slice(0, parts).flat()
  const folder = here(`../../../locales/${language}`)
  const text = readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => readFileSync(`${folder}/${name}`, "utf8"))
    .join("")
  const letters = [...new Set(text)].filter((letter) => /\p{L}/u.test(letter))
  const missing = letters.filter((letter) => {
    const code = letter.codePointAt(0) ?? 0
    return !loaded.some(([from, to]) => from <= code && code <= to)
  })
  expect(missing).toEqual([])
})
