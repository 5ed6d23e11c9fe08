// Which drawing fits into the room there is: the whole table, lying or upright, or a chapter at a time.
import type { Region } from "$lib/draw/frame.ts"

interface Size {
  width: number
  height: number
}

export interface Layout {
  /** The whole table on a desk or on an upright tablet; a chapter on a phone that stands or lies. */
  kind: "desk" | "tall" | "standing" | "lying"
  size: Size
  /** The part that is brought near where all of it would be too small to be read. */
  near: Region | null
  /** The chapter with the supply has my coatls in it too. */
  roomy: boolean
}

const DESK = { width: 1270, height: 852, most: 980 }
const TALL = { width: 900, height: 884, rival: 130 }
/** The smallest scales at which everything can be read. */
const READABLE = { desk: 0.635, tall: 0.72, standing: 0.88, lying: 0.72 }

const within = (least: number, size: number, most: number) => Math.max(least, Math.min(size, most))
const fit = (room: Size, size: Size) => Math.min(room.width / size.width, room.height / size.height)

/** `stage` is what chapters and buttons leave of the room. */
export function layoutOf(room: Size, stage: Size, rivals: number): Layout {
  if (fit(room, DESK) >= READABLE.desk) {
    const height = within(DESK.height, (DESK.width * room.height) / room.width, DESK.most)
    return { kind: "desk", size: { width: DESK.width, height }, near: null, roomy: true }
  }
  const tall = { width: TALL.width, height: TALL.height + Math.max(2, rivals) * TALL.rival }
  if (fit(room, tall) >= READABLE.tall) return { kind: "tall", size: tall, near: null, roomy: true }
  const lying = room.width >= 600 && room.width > 1.5 * room.height
  const size = lying
    ? { width: within(752, (360 * stage.width) / (stage.height || 1), 860), height: 360 }
    : { width: 380, height: within(340, (380 * stage.height) / (stage.width || 1), 640) }
  const kind = lying ? "lying" : "standing"
  const least = READABLE[kind]
  const [across, down] = [stage.width / least, stage.height / least]
  const near = fit(stage, size) >= least ? null : { x: (size.width - across) / 2, y: 0, width: across, height: down }
  return { kind, size, near, roomy: lying || size.height >= 520 }
}
