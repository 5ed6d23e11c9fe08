// A server of the tests' own: on a free port, with a data folder that is thrown away, and without limits on how often.
import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

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

export default async function start(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "sunstone-web-"))
  const python = process.env.PYTHON ?? "../.venv/bin/python"
  const server = spawn(python, ["-m", "sunstone.cli", "--lang", "en", "serve", "--port", "0", "--folder", folder], {
    env: { PYTHONPATH: "../src", ...process.env, SUNSTONE_LIMITS: JSON.stringify(LIMITS) },
  })
  let said = ""
  process.env.SUNSTONE_URL = await new Promise<string>((resolve, reject) => {
    const read = (data: Buffer) => {
      said += String(data)
      const found = /(http:\/\/[\d.]+:\d+)\s/.exec(said.replace(/^\{.*$/gm, ""))
      if (found?.[1]) resolve(found[1])
    }
    server.stdout.on("data", read)
    server.stderr.on("data", read)
    server.on("exit", () => reject(new Error(`the server did not start: ${said}`)))
  })
  return async () => {
    server.removeAllListeners("exit")
    const gone = new Promise((resolve) => server.on("exit", resolve))
    server.kill("SIGTERM")
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
}
