// Telling somebody who looks elsewhere: tones of our own, and messages of the system.
import type { Entry } from "$lib/wire.ts"

/** What a tone tells: my turn begins, something was decided, somebody speaks, the game is over. */
export type Tone = "turn" | "move" | "chat" | "over"

/** Pitch in hertz, when it begins and how long it sounds in seconds, how loud. */
type Note = readonly [pitch: number, at: number, length: number, loud: number]
const TONES: Record<Tone, readonly Note[]> = {
  turn: [
    [523.25, 0, 0.5, 0.12],
    [783.99, 0.13, 0.5, 0.12],
  ],
  // A stone put down.
  move: [[196, 0, 0.12, 0.1]],
  chat: [[659.26, 0, 0.2, 0.06]],
  over: [
    [392, 0, 0.6, 0.1],
    [523.25, 0.16, 0.6, 0.1],
    [659.26, 0.32, 0.9, 0.1],
  ],
}

interface Standing {
  /** My turn begins with it. */
  begins: boolean
  over: boolean
  mine: readonly number[]
}

/** The one tone for what is new: the most important thing is heard, and never two at once. */
export function toneOf(fresh: readonly Entry[], { begins, over, mine }: Standing): Tone | null {
  const moves = fresh.filter(({ kind }) => kind === "action")
  if (over && moves.length) return "over"
  if (begins) return "turn"
  if (moves.length) return "move"
  const spoken = fresh.some(({ kind, seat }) => kind === "chat" && (seat === null || !mine.includes(seat)))
  return spoken ? "chat" : null
}

let audio: AudioContext | undefined

/** Let a tone sound. */
export function play(tone: Tone): void {
  audio ??= new AudioContext()
  const start = audio.currentTime
  for (const [pitch, at, length, loud] of TONES[tone]) {
    const voice = audio.createOscillator()
    const volume = audio.createGain()
    voice.type = "sine"
    voice.frequency.value = pitch
    volume.gain.setValueAtTime(0, start + at)
    volume.gain.linearRampToValueAtTime(loud, start + at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + at + length)
    voice.connect(volume).connect(audio.destination)
    voice.start(start + at)
    voice.stop(start + at + length + 0.05)
  }
}

/** A message of the system, for a page that is out of sight. */
export async function notify(text: string, table: string): Promise<void> {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return
  // Phones allow it only through the service worker, which also knows what to open when it is pressed.
  const worker = await navigator.serviceWorker?.getRegistration()
  const options = { body: text, tag: table, icon: "/icon-192.png", data: { url: `/table/${table}` } }
  if (worker) {
    await worker.showNotification("Sunstone", options)
    return
  }
  const note = new Notification("Sunstone", options)
  note.onclick = () => {
    focus()
    note.close()
  }
}
