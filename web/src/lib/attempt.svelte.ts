// Something that is asked of the server: whether it is under way, and why it did not work.
import { problemOf, type Problem } from "$lib/problem.ts"

export class Attempt {
  busy = $state(false)
  problem = $state.raw<Problem | null>(null)

  /** Whether it worked. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    this.problem = null
    this.busy = true
    try {
      await work()
      return true
    } catch (error) {
      this.problem = problemOf(error)
      return false
    } finally {
      this.busy = false
    }
  }
}
