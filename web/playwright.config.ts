import { defineConfig } from "@playwright/test"

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  globalSetup: "./tests/server.ts",
  workers: 2,
  fullyParallel: true,
  // Games are dealt and bots play at random: where that leads nowhere, or the machine is too busy, another game is tried. Tests
  // that needed it are listed as flaky.
  retries: 2,
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  forbidOnly: true,
  use: {
    locale: "en",
    viewport: { width: 1440, height: 900 },
    // One test asks for the service worker; the others shall see every request.
    serviceWorkers: "block",
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] },
    screenshot: "only-on-failure",
    actionTimeout: 30_000,
  },
})
