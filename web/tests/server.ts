// Servers of the tests' own: on a free port, with a data folder that is thrown away, and without limits on how often.
import { execFileSync, spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { fileURLToPath } from "node:url"

const PYTHON = process.env.PYTHON ?? "../.venv/bin/python"

const LIMITS = {
  requests: [1e6, 1e6],
  account: [1e6, 1e6],
  login: [1e4, 1e4],
  sign_up: [1e4, 1e4],
  chat: [1e4, 1e4],
  open_tables: 1000,
  guest_tables: 1000,
  tables_per_address: 10_000,
  daily_tables: [10_000, 10_000],
  bot_games: [1000, 1000],
  imports: [1000, 1000],
  box: [1e4, 1e4],
  analyses: [1000, 1000],
  running_analyses: 1000,
}

export interface Site {
  url: string
  stop(): Promise<void>
}

/** Start a server, with further folders that Python looks for packages in. */
export const serve = (...packages: string[]): Promise<Site> => run(["-m", "sunstone.cli"], packages)

const DEALT = fileURLToPath(new URL("dealt.py", import.meta.url))

/** Start a server that deals every table of a game alike. */
export const deal = (): Promise<Site> => run([DEALT], [])

/** How those games are played, see `dealt.py`. */
export function recorded(): string {
  const env = { ...process.env, PYTHONPATH: process.env.PYTHONPATH ?? "../src" }
  return execFileSync(PYTHON, [DEALT, "record"], { env, encoding: "utf8", maxBuffer: 1e7 })
}

async function run(program: string[], packages: string[]): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "sunstone-web-"))
  const path = [process.env.PYTHONPATH ?? "../src", ...packages].join(delimiter)
  const server = spawn(PYTHON, [...program, "--lang", "en", "serve", "--port", "0", "--folder", folder], {
    env: { ...process.env, PYTHONPATH: path, SUNSTONE_LIMITS: JSON.stringify(LIMITS) },
  })
  let said = ""
  const url = await new Promise<string>((resolve, reject) => {
    const read = (data: Buffer) => {
      said += String(data)
      const found = /(http:\/\/[\d.]+:\d+)\s/.exec(said.replace(/^\{.*$/gm, ""))
      if (found?.[1]) resolve(found[1])
    }
    server.stdout.on("data", read)
    server.stderr.on("data", read)
    server.on("exit", () => reject(new Error(`the server did not start: ${said}`)))
  })
  return {
    url,
    async stop() {
      server.removeAllListeners("exit")
      const gone = new Promise((resolve) => server.on("exit", resolve))
      server.kill("SIGTERM")
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The one that all tests share. */
export default async function start(): Promise<() => Promise<void>> {
  const site = await serve()
  process.env.SUNSTONE_URL = site.url
  return () => site.stop()
}
