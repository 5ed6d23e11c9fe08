import { fileURLToPath } from "node:url"
import { svelte } from "@sveltejs/vite-plugin-svelte"
import { defineConfig } from "vitest/config"
import { catalogues, toml } from "./build/catalogues.ts"
import { offline } from "./build/offline.ts"

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
// Where the server looks for them; another folder for trying something out beside it.
const target = process.env.SUNSTONE_PAGES ?? here("../src/sunstone/web")
const server = process.env.SUNSTONE_SERVER ?? "http://127.0.0.1:8600"

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), catalogues(here("../locales")), toml(), offline(here("./build/sw.js"), target)],
  resolve: {
    alias: { $lib: here("./src/lib"), $src: here("./src") },
    // Components are tested as the browser runs them.
    conditions: mode === "test" ? ["browser"] : undefined,
  },
  build: { outDir: target, emptyOutDir: true, target: "es2022", modulePreload: { polyfill: false } },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: server, ws: true }, "/schema": server },
  },
  test: { include: ["src/**/*.test.ts", "tests/unit/**/*.test.ts"], environment: "jsdom" },
}))
