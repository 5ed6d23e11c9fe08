// Bots, hints and analyses think here, so that a click never waits for them.
import type { FoundOut, Job } from "./messages.ts"
import { startPython } from "./python.ts"

type FindOut = (work: string, wish: string) => string

const started = startPython(() => undefined).then(
  (python) => python.runPython("from sunstone.local.thinker import find_out; find_out") as FindOut,
)

self.onmessage = async ({ data }) => {
  const { id, work, wish } = data as Job
  let answer: string | null = null
  try {
    answer = (await started)(work, wish)
  } catch (error) {
    console.error(error)
  }
  self.postMessage({ id, answer } satisfies FoundOut)
}
