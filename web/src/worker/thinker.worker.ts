// Bots, hints and analyses think here, so that a click never waits for them.
import type { FoundOut, Job } from "./messages.ts"
import type { Net } from "./net.ts"
import { fetchNet, startPython } from "./python.ts"

/** `sunstone.local.thinker.find_out`; without an answer it needs a net first. */
type FindOut = (work: string, wish: string) => string
type GiveNet = (game: string, net: Net | undefined) => void

const started = startPython(() => undefined).then((python) => {
  const given = python.runPython(
    "from sunstone.local import nets, thinker; nets.ask_script(); thinker.find_out, nets.give_net",
  ) as { toJs: () => [FindOut, GiveNet] }
  return given.toJs()
})

async function findOut({ work, wish }: Job): Promise<string> {
  const [find, give] = await started
  for (;;) {
    const { answer, needs } = JSON.parse(find(work, wish)) as { answer: unknown; needs?: string }
    if (!needs) return JSON.stringify(answer)
    give(needs, await fetchNet(needs))
  }
}

self.onmessage = async ({ data }) => {
  const job = data as Job
  let answer: string | null = null
  try {
    answer = await findOut(job)
  } catch (error) {
    console.error(error)
  }
  self.postMessage({ id: job.id, answer } satisfies FoundOut)
}
