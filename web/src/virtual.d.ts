declare module "virtual:catalogue/*" {
  const source: string
  export default source
}
declare module "*.toml" {
  const value: Record<string, unknown>
  export default value
}
