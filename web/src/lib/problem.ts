// What went wrong, for a person to read.
import { Refusal } from "$lib/api.ts"
import { t } from "$lib/i18n.svelte.ts"

export interface Problem {
  /** The server's sentence; empty where there was no server to say one. */
  message: string
  code: string
  anchor: string
  /** Where the fault is the server's: what to name when it is reported. */
  request?: string
}

/** A refusal for a person to read; anything else is a fault of this page and goes on its way. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof Refusal)) throw error
  const { message, code, anchor } = error
  const request = error.body.details["request"]
  return { message, code, anchor, ...(typeof request === "string" && { request }) }
}

/** A problem that this page found by itself. */
export function pageProblem(code: string, message = ""): Problem {
  return { message, code, anchor: "" }
}

/** The problem as a sentence. */
export function sentence({ message, code }: Problem): string {
  return message || (code === "moved_on" ? t("web-problem-moved-on") : t("web-problem-unreachable"))
}
