import { fileURLToPath } from "node:url"
import { svelte } from "@sveltejs/vite-plugin-svelte"
import { defineConfig } from "vitest/config"
import { catalogues, toml } from "./build/catalogues.ts"
import { offline } from "./build/offline.ts"
import { site } from "./build/site.ts"

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const server = process.env.SUNSTONE_SERVER ?? "http://127.0.0.1:8600"

/** `vite build` makes the pages of a server, `vite build --mode site` those without one (`make site`). */
export default defineConfig(({ mode }) => {
  const alone = mode === "site"
  // Where the server looks for them; another folder for trying something out beside it.
  const target = process.env.SUNSTONE_PAGES ?? here(alone ? "../.build/site" : "../src/sunstone/web")
  return {
    plugins: [
      svelte(),
      catalogues(here("../locales")),
      toml(),
      ...(alone ? [site(here("../.build/engine"), target)] : []),
      offline(here("./build/sw.js"), target, alone),
    ],
    base: alone ? "./" : "/",
    resolve: {
      alias: {
        $lib: here("./src/lib"),
        $src: here("./src"),
        $way: here(alone ? "./src/worker/way.ts" : "./src/lib/way.ts"),
      },
      // Components are tested as the browser runs them.
      conditions: mode === "test" ? ["browser"] : undefined,
    },
    build: { outDir: target, emptyOutDir: true, target: "es2022", modulePreload: { polyfill: false } },
    worker: { format: "es" },
    server: {
      fs: { allow: [here("..")] },
      proxy: { "/api": { target: server, ws: true }, "/schema": server },
    },
    test: { include: ["src/**/*.test.ts", "tests/unit/**/*.test.ts"], environment: "jsdom" },
  }
})
