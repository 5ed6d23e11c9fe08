// Pages without a server: Python comes with them, and answers in place of one.
import { cpSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Plugin } from "vite"

interface Built {
  /** Named by their contents. */
  parts: { packages: { name: string } }
}

/** Put the engine (`tools/site`) into the folder, and let the pages know what can be played before it has come. */
export function site(engine: string, folder: string): Plugin {
  const games = "virtual:games"
  return {
    name: "sunstone-site",
    resolveId: (id) => (id === games ? "\0" + games : undefined),
    load(id) {
      if (id !== "\0" + games) return undefined
      const { parts } = JSON.parse(readFileSync(join(engine, "parts/parts.json"), "utf8")) as Built
      const known = readFileSync(join(engine, "games.json"), "utf8")
      return `export default ${known}\nexport const engine = ${JSON.stringify(parts.packages.name)}`
    },
    closeBundle: () => cpSync(join(engine, "parts"), join(folder, "engine"), { recursive: true }),
  }
}
