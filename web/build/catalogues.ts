// What the pages read from outside web/ at build time: the Fluent catalogues and the components of the games.
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "smol-toml"
import type { Plugin } from "vite"

const PREFIX = "virtual:catalogue/"
/** Messages of other catalogues that pages outside a table need: names of games, their options, levels of bots. */
const BORROWED = /^(?:[a-z-]+-name|[a-z-]+-option-[a-z-]+|level-[a-z]+|bot-[a-z]+)$/

/** The messages of a Fluent file by id, each with its whole text. */
export function messages(source: string): Map<string, string> {
  const found = new Map<string, string>()
  let id = ""
  for (const line of source.split("\n")) {
    const head = /^([a-zA-Z][\w-]*) *=/.exec(line)
    if (head) id = head[1] as string
    else if (!/^[ }]/.test(line)) id = ""
    if (id) found.set(id, (found.has(id) ? found.get(id) + "\n" : "") + line)
  }
  return found
}

/** The catalogue of a language: all that belongs to the pages, and what they borrow. */
export function catalogue(locales: string, language: string): string {
  const folder = join(locales, language)
  const borrowed = readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && name !== "web.ftl")
    .sort()
    .flatMap((name) => [...messages(readFileSync(join(folder, name), "utf8"))])
    .filter(([id]) => BORROWED.test(id))
    .map(([, text]) => text)
  return [readFileSync(join(folder, "web.ftl"), "utf8"), ...borrowed].join("\n")
}

/** `virtual:catalogue/cs` is a language's catalogue as a string. */
export function catalogues(locales: string): Plugin {
  return {
    name: "sunstone-catalogues",
    resolveId: (id) => (id.startsWith(PREFIX) ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + PREFIX)) return undefined
      const language = id.slice(PREFIX.length + 1)
      this.addWatchFile(join(locales, language, "web.ftl"))
      return `export default ${JSON.stringify(catalogue(locales, language))}`
    },
  }
}

/** A TOML file is imported as the object it describes. */
export function toml(): Plugin {
  return {
    name: "sunstone-toml",
    transform: (code, id) =>
      id.endsWith(".toml") ? { code: `export default ${JSON.stringify(parse(code))}`, map: null } : undefined,
  }
}
