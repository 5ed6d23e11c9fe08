// The contract between the table and the boards. A board draws the view and lights up what is legal; it knows no rules.
import type { Component } from "svelte"
import type { Arguments } from "$lib/i18n.svelte.ts"
import type { Choice, Entry, Part, Plain, Preview, Why } from "$lib/wire.ts"

/** A choice that is being looked at, on the board or in the list, and what it would do once that is known. */
export interface Look {
  choice: Choice
  preview: Preview | null
}

export interface BoardWords {
  language: string
  /** How the seats are spoken of. */
  names: string[]
  /** A message of the game's own catalogue, `locales/<language>/<game>.ftl`. */
  say(id: string, values?: Arguments): string
  /** What a choice does, in words. */
  choice(choice: Choice): string
  /** What is said of a component, in lines, as `text/` says it: `building/A1-07`. */
  component(key: string): string[]
  /** A part of the position in words, by its name. */
  part(name: string): Part | undefined
}

export interface BoardSettings {
  /** Patterns beside colours. */
  patterns: boolean
  /** Show moves at once, without travel. */
  still: boolean
  /** 1 normal, 0.5 slow, 2 fast, 0 at once. */
  speed: number
}

/** Some fields of an action's structure; it stands for every action that has them. */
export type Form = Record<string, unknown>

export interface BoardProps {
  /** What the eyes of this browser see; the form is the game's `view`. */
  view: Plain
  /** The seat whose eyes these are; null for a spectator. */
  you: number | null
  /** The seat that prompt and list speak of: whose decision is shown, or else due; null at the end. */
  turn: number | null
  /** What may be done now; empty when it is somebody else's turn or something is being replayed. */
  legal: Choice[]
  /** Do it. The table asks once more by itself where it cannot be taken back, and refuses what is no longer offered. */
  choose(choice: Choice | undefined): void
  /** Look at a choice (pointer or focus on it), or at none. */
  preview(choice: Choice | null | undefined): void
  /** Why nothing of this form can be done now; null while no decision of this seat is due. */
  why: ((form: Form) => Promise<Why>) | null
  /** What is being looked at, here or in the list: draw it lit, and its `preview.view` as a ghost if you can. */
  look: Look | null
  /** What led to this view, to animate from; empty when the table was opened just now. */
  happened: Entry[]
  /** What the others decided since this seat's last decision: it stays marked in their colours. */
  recent: Entry[]
  /** The components of the game, `components.toml` as an object. */
  components: Plain
  words: BoardWords
  settings: BoardSettings
}

export type Board = Component<BoardProps>
