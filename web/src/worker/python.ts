// Python in a worker: fetched with progress, unpacked, started.
import type { Lockfile, PyodideAPI } from "pyodide"
import { Net } from "./net.ts"

interface Part {
  name: string
  bytes: number
}

const BASE = new URL(/* @vite-ignore */ "../engine/", self.location.href)

interface Parts {
  info: Lockfile["info"]
  parts: Record<string, Part>
  /** The nets of games that have one. */
  nets: Record<string, Part>
}

/** What there is to fetch. */
const listed = async () => (await (await fetch(new URL("parts.json", BASE))).json()) as Parts

/** A part of the engine, unpacked. Some hosts unpack what is compressed by themselves. */
async function fetched(part: Part, got: (bytes: number) => void): Promise<ReadableStream<Uint8Array>> {
  const answer = await fetch(new URL(part.name, BASE))
  if (!answer.ok || !answer.body) throw new Error(`${part.name}: ${answer.status}`)
  const unpacked = answer.headers.get("content-encoding") !== null
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, way) {
        got(unpacked ? 0 : chunk.byteLength)
        way.enqueue(chunk)
      },
      flush: () => (unpacked ? got(part.bytes) : undefined),
    }),
  )
  return unpacked ? counted : counted.pipeThrough(new DecompressionStream("gzip") as ReadableWritablePair<Uint8Array>)
}

/**
 * The net of a game. There is none where it has none, or where it cannot be fetched: without a network, say. It is `undefined`
 * then, which Python gets as `None`; `null` has an object of its own there.
 */
export async function fetchNet(game: string): Promise<Net | undefined> {
  try {
    const part = (await listed()).nets[game]
    return part ? new Net(await new Response(await fetched(part, () => undefined)).arrayBuffer()) : undefined
  } catch (error) {
    console.warn(error)
    return undefined
  }
}

/** Start Python with everything of ours in it. */
export async function startPython(progress: (got: number, of: number) => void): Promise<PyodideAPI> {
  const { info, parts } = await listed()
  const of = Object.values(parts).reduce((sum, { bytes }) => sum + bytes, 0)
  let got = 0
  const open = (name: string, type: string) =>
    fetched(parts[name] as Part, (bytes) => progress((got += bytes), of)).then(
      (body) => new Response(body, { headers: { "content-type": type } }),
    )
  const [script, wasm, library, packages] = [
    open("script", "text/javascript"),
    open("wasm", "application/wasm"),
    open("library", "application/zip"),
    open("packages", "application/zip"),
  ]
  // Pyodide fetches by itself: what it asks for is under way already.
  const ours = new Map([
    ["pyodide.asm.wasm", wasm],
    ["python_stdlib.zip", library],
  ])
  const usual = self.fetch
  self.fetch = (wanted, how) => {
    const name = wanted instanceof Request ? wanted.url : String(wanted)
    return ours.get(name.slice(name.lastIndexOf("/") + 1)) ?? usual(wanted, how)
  }
  const code = URL.createObjectURL(await (await script).blob())
  const { default: createPyodideModule } = (await import(/* @vite-ignore */ code)) as { default: never }
  const loader = (await import(/* @vite-ignore */ new URL("pyodide.mjs", BASE).href)) as typeof import("pyodide")
  const python = await loader.loadPyodide({
    indexURL: BASE.href,
    createPyodideModule,
    // No package of Pyodide's own is used.
    lockFileContents: { info, packages: {} },
  } as Parameters<typeof loader.loadPyodide>[0])
  URL.revokeObjectURL(code)
  self.fetch = usual
  const folder = python.runPython("import site; site.getsitepackages()[0]") as string
  python.unpackArchive(await (await packages).arrayBuffer(), "zip", { extractDir: folder })
  return python
}
