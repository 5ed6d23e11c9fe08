// How frames travel between the page and the table's keeper. Only this file knows that it is a socket.
import { localTables } from "$way"
import type { ClientFrame, ServerFrame } from "$lib/wire.ts"

/** An open line. */
export interface Line {
  send(frame: ClientFrame): void
  close(): void
}

/** What the page hears from a line. */
export interface Listener {
  heard(frame: ServerFrame): void
  /** The line broke, or the session it was opened with has ended. */
  closed(why: "lost" | "ended"): void
}

export interface Transport {
  /** Open a line; the first frame is a `hello`. */
  open(listener: Listener): Line
}

/** Close code: the session this socket was opened with has ended. */
const SESSION_ENDED = 4401

/** Frames as JSON over a WebSocket. */
export class SocketTransport implements Transport {
  readonly #url: () => string

  constructor(url: () => string) {
    this.#url = url
  }

  open(listener: Listener): Line {
    const socket = new WebSocket(this.#url())
    let open = true
    socket.onmessage = ({ data }) => {
      if (open) listener.heard(JSON.parse(data as string) as ServerFrame)
    }
    socket.onclose = ({ code }) => {
      if (open) listener.closed(code === SESSION_ENDED ? "ended" : "lost")
    }
    return {
      send: (frame) => socket.send(JSON.stringify(frame)),
      close() {
        open = false
        socket.close()
      },
    }
  }
}

/** The way to the tables: of this browser, or of the server these pages came from. */
export const tables: Transport =
  localTables ?? new SocketTransport(() => location.origin.replace(/^http/, "ws") + "/api/socket")
