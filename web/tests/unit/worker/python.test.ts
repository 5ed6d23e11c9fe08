import { readFileSync } from "node:fs"
import { gzipSync } from "node:zlib"
import { afterEach, describe, expect, it, vi } from "vitest"
import { Net } from "../../../src/worker/net.ts"
import { fetchNet } from "../../../src/worker/python.ts"

const nets = { tzolkin: { name: "net-tzolkin.bin", bytes: 1 } }

/** A host that has these files. */
function host(files: Record<string, string | Uint8Array<ArrayBuffer>>): void {
  vi.stubGlobal("fetch", (url: URL) => {
    const file = files[url.pathname.split("/").pop() ?? ""]
    return file === undefined ? Promise.reject(new TypeError("no network")) : Promise.resolve(new Response(file))
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe("the net of a game", () => {
  it("is fetched and unpacked", async () => {
    const file = gzipSync(readFileSync("../src/sunstone/bots/nets/tzolkin.npz"))
    host({ "parts.json": JSON.stringify({ nets }), "net-tzolkin.bin": new Uint8Array(file) })
    expect(await fetchNet("tzolkin")).toBeInstanceOf(Net)
  })

  // Not `null`: for Python that is an object.
  it("is undefined where a game has none", async () => {
    host({ "parts.json": JSON.stringify({ nets }) })
    expect(await fetchNet("coatl")).toBe(undefined)
  })

  it("is undefined where it cannot be fetched, which is noted", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined)
    host({ "parts.json": JSON.stringify({ nets }) })
    expect(await fetchNet("tzolkin")).toBe(undefined)
    expect(warned).toHaveBeenCalledOnce()
  })
})
