// Telling somebody who looks elsewhere that it is their turn.

let audio: AudioContext | undefined

/** Two soft notes. */
export function chime(): void {
  audio ??= new AudioContext()
  const start = audio.currentTime
  for (const [pitch, at] of [
    [523.25, 0],
    [783.99, 0.13],
  ] as const) {
    const tone = audio.createOscillator()
    const loud = audio.createGain()
    tone.type = "sine"
    tone.frequency.value = pitch
    loud.gain.setValueAtTime(0, start + at)
    loud.gain.linearRampToValueAtTime(0.12, start + at + 0.02)
    loud.gain.exponentialRampToValueAtTime(0.0001, start + at + 0.5)
    tone.connect(loud).connect(audio.destination)
    tone.start(start + at)
    tone.stop(start + at + 0.55)
  }
}

/** A message of the system, for a page that is out of sight. */
export function notify(text: string, table: string): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return
  const note = new Notification("Sunstone", { body: text, tag: table, icon: "/icon-192.png" })
  note.onclick = () => {
    focus()
    note.close()
  }
}
