// The engine of pages without a server: Pyodide, and what it runs compiled to bytecode by itself.
// node build/engine.mjs PACKAGES TARGET: the folder with Python packages, the folder to write to.
import { createHash } from "node:crypto"
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { dirname, join, relative } from "node:path"
import { gzipSync } from "node:zlib"
import { loadPyodide } from "pyodide"

// Node would show the script an error came through, all of it on one line.
process.on("uncaughtException", (error) => {
  console.error(error.message ?? error)
  process.exit(1)
})

const [packages, target] = process.argv.slice(2)
const runtime = dirname(fileURLToPath(import.meta.resolve("pyodide")))
const parts = join(target, "parts")
rmSync(parts, { recursive: true, force: true })
mkdirSync(parts, { recursive: true })

// No package of Pyodide's own is used.
const { info } = JSON.parse(readFileSync(join(runtime, "pyodide-lock.json"), "utf8"))
const lockFileContents = { info, packages: {} }
const python = await loadPyodide({ lockFileContents, indexURL: runtime })
python.FS.mkdirTree("/packages")
python.FS.mount(python.FS.filesystems.NODEFS, { root: packages }, "/packages")
python.runPython(readFileSync(fileURLToPath(new URL("engine.py", import.meta.url)), "utf8"))
const made = (name) => Buffer.from(python.FS.readFile(name))

function part(name, data) {
  const packed = gzipSync(data, { level: 9 })
  const digest = createHash("sha256").update(packed).digest("hex").slice(0, 10)
  // Named by its contents; without an ending that a host would send with an encoding of its own.
  const made = { name: `${name}-${digest}.bin`, bytes: packed.length }
  writeFileSync(join(parts, made.name), packed)
  return made
}
const list = {
  script: part("script", readFileSync(join(runtime, "pyodide.asm.mjs"))),
  wasm: part("python", readFileSync(join(runtime, "pyodide.asm.wasm"))),
  library: part("library", made("/library.zip")),
  packages: part("packages", made("/packages.zip")),
}
// Fetched when a bot wants them.
const folder = join(packages, "sunstone/bots/nets")
const games = readdirSync(folder).filter((name) => name.endsWith(".npz"))
const nets = Object.fromEntries(
  games.map((name) => [
    name.replace(".npz", ""),
    part(`net-${name.replace(".npz", "")}`, readFileSync(join(folder, name))),
  ]),
)
writeFileSync(join(parts, "parts.json"), JSON.stringify({ info, parts: list, nets }))
writeFileSync(join(parts, "pyodide.mjs"), readFileSync(join(runtime, "pyodide.mjs")))
writeFileSync(join(target, "games.json"), made("/games.json"))

// What it is made of, and under which terms.
const { version, license } = JSON.parse(readFileSync(join(runtime, "package.json"), "utf8"))
const texts = readdirSync(packages, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /dist-info/.test(entry.parentPath) && /LICEN[CS]E|NOTICE/i.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .sort()
  .map((path) => `${relative(packages, path)}\n\n${readFileSync(path, "utf8")}`)
const heading = `Pyodide ${version} (${license}, https://pyodide.org) with CPython ${info.python} (PSF-2.0), and:`
writeFileSync(join(parts, "licences.txt"), [heading, ...texts].join("\n\n"))

for (const { name, bytes } of Object.values(nets)) console.log(`engine: later ${name} ${bytes}`)
const bytes = Object.values(list).map((one) => one.bytes)
console.log(
  `engine: ${Object.values(list)
    .map((one) => `${one.name} ${one.bytes}`)
    .join(", ")}`,
)
console.log(`engine: ${bytes.reduce((sum, one) => sum + one)} bytes`)
