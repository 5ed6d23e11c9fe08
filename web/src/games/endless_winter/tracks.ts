// The two tracks of the idol board. How long each is, the components say: an owner's may be longer or shorter than ours.
import type { Track, WinterBox } from "./view.ts"

/** The highest level of a track. */
export const topOf = (box: WinterBox, track: Track): number =>
  track === "honour" ? box.honour.track.points.length : Object.keys(box.offering).length

/** The levels of a track as they are drawn, the highest first; below the first one the idols begin. */
export const levelsOf = (box: WinterBox, track: Track): number[] =>
  Array.from({ length: topOf(box, track) + 1 }, (_, at) => topOf(box, track) - at)
