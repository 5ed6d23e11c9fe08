// The service worker, written when the bundle is known, and compressed twins of what the browser loads.
import { createHash } from "node:crypto"
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { extname, join, relative } from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import type { Plugin } from "vite"

const COMPRESSED = new Set([".js", ".css", ".html", ".json", ".svg"])

/** What is not kept: pictures for links, the worker itself. */
const LEFT_OUT = /sw\.js$|[\\/]previews[\\/]/
/** What is kept later: nets of bots. */
const LATER = /[\\/]engine[\\/]net-/

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)]))
    .sort()
}

/** The worker's source with the files it keeps, at once or later, and a name for the cache that changes with them. */
export function worker(source: string, kept: string[], later: string[], contents: string[], alone: boolean): string {
  const name = createHash("sha256").update(contents.join("\0")).digest("hex").slice(0, 12)
  return source
    .replace("__VERSION__", JSON.stringify(name))
    .replace("__FILES__", JSON.stringify(kept))
    .replace("__LATER__", JSON.stringify(later))
    .replace("__ALONE__", String(alone))
}

/** Write the worker and the compressed files after the bundle; `alone` for pages without a server. */
export function offline(source: string, folder: string, alone: boolean): Plugin {
  return {
    name: "sunstone-offline",
    apply: "build",
    closeBundle() {
      const all = files(folder)
      const names = all.filter((path) => !LEFT_OUT.test(path)).map((path) => relative(folder, path))
      const later = names.filter((path) => LATER.test(join(folder, path)))
      const pages = names.filter((path) => !later.includes(path)).map((path) => (path === "index.html" ? "./" : path))
      const digests = all.map((path) => createHash("sha256").update(readFileSync(path)).digest("hex"))
      writeFileSync(join(folder, "sw.js"), worker(readFileSync(source, "utf8"), pages, later, digests, alone))
      // A simple host has no use for them.
      if (alone) return
      for (const path of files(folder)) {
        if (!COMPRESSED.has(extname(path))) continue
        const data = readFileSync(path)
        writeFileSync(path + ".gz", gzipSync(data, { level: 9 }))
        const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 }
        writeFileSync(path + ".br", brotliCompressSync(data, { params: quality }))
      }
    },
  }
}
