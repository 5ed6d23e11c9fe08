// The engine of `make site` in Node, beside Python itself: the same games give the same bytes (docs/architecture.md,
// promise 2). node tests/wasm/run.mjs PYTHON [EVERY [MOST]]: every so manieth golden game, counts up to so many.
import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { gunzipSync } from "node:zlib"
import { loadPyodide } from "pyodide"

const root = fileURLToPath(new URL("../../..", import.meta.url))
const [python = `${root}.venv/bin/python`, every = "12", most = "3000"] = process.argv.slice(2)
const call = `from replay import lines\nprint("\\n".join(lines(${Number(every)}, ${Number(most)})))`

process.on("uncaughtException", (error) => {
  console.error(error.message ?? error)
  process.exit(1)
})

const { info, parts } = JSON.parse(readFileSync(`${root}.build/engine/parts/parts.json`, "utf8"))
const unpacked = ({ name }) => new Uint8Array(gunzipSync(readFileSync(`${root}.build/engine/parts/${name}`)))
const said = []
// Pyodide reads the standard library from a file.
const folder = mkdtempSync(join(tmpdir(), "sunstone-wasm-"))
process.on("exit", () => rmSync(folder, { recursive: true }))
const stdLibURL = join(folder, "library.zip")
writeFileSync(stdLibURL, unpacked(parts.library))
const wasm = await loadPyodide({
  lockFileContents: { info, packages: {} },
  stdLibURL,
  stdout: (line) => said.push(line),
})
wasm.unpackArchive(unpacked(parts.packages), "zip", {
  extractDir: wasm.runPython("import site; site.getsitepackages()[0]"),
})
// All that the workers run is there.
wasm.runPython("import sunstone.local.backend, sunstone.local.thinker")
wasm.FS.mkdirTree("/root")
wasm.FS.mount(wasm.FS.filesystems.NODEFS, { root }, "/root")
wasm.runPython(`import sys; sys.path += ["/root", "/root/web/tests/wasm"]\n${call}`)

const path = [`${root}web/tests/wasm`, root, process.env.PYTHONPATH ?? `${root}src`].join(":")
const native = spawnSync(python, ["-c", call], { encoding: "utf8", env: { ...process.env, PYTHONPATH: path } })
if (native.status) throw new Error(native.stderr)

const compared = (lines) => lines.filter((line) => !line.startsWith("#"))
const [here, there] = [compared(said), compared(native.stdout.trimEnd().split("\n"))]
const differing = there.filter((line, at) => line !== here[at])
for (const line of said.filter((one) => one.startsWith("#"))) console.log(`WebAssembly ${line.slice(2)}`)
if (here.length !== there.length || differing.length) throw new Error(`not the same bytes: ${differing.join(", ")}`)
console.log(`${here.length} lines, the same bytes in both`)
