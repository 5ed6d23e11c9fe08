// Pages without a server: Python comes with them, and answers in place of one.
import { cpSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Plugin } from "vite"

/** Put the engine (`tools/site`) into the folder, and let the pages know what can be played before it has come. */
export function site(engine: string, folder: string): Plugin {
  const games = "virtual:games"
  return {
    name: "sunstone-site",
    resolveId: (id) => (id === games ? "\0" + games : undefined),
    load: (id) =>
      id === "\0" + games ? `export default ${readFileSync(join(engine, "games.json"), "utf8")}` : undefined,
    closeBundle: () => cpSync(join(engine, "parts"), join(folder, "engine"), { recursive: true }),
  }
}
