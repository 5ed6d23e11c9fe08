declare module "virtual:catalogue/*" {
  const source: string
  export default source
}
declare module "*.toml" {
  const value: Record<string, unknown>
  export default value
}

/** What can be played, as a server would say: known when pages without one are built. */
declare module "virtual:games" {
  const games: import("$lib/wire.ts").Games
  export default games
  /** Which engine they come with. */
  export const engine: string
}
