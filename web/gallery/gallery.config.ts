// `npm run gallery` makes the pictures of docs/gallery.md anew, with a server of its own like the tests.
import { defineConfig } from "@playwright/test"
import tests from "../playwright.config.ts"

export default defineConfig(tests, { testDir: ".", globalSetup: "../tests/server.ts", outputDir: "../test-results" })
