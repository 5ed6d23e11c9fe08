// A game of another package, which the pages were not built with: found, opened, taught, played and looked back at.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, type Page } from "@playwright/test"
import { parse } from "smol-toml"
import { flaws, LANGUAGES, serious, SIZES } from "./pages.ts"
import { playGlowing } from "./playing.ts"
import { serve } from "./server.ts"
import { ask, dice, guest, open, over, ply, test as base, type Wishes } from "./table.ts"

const PROJECT = fileURLToPath(new URL("../../tests/third_party", import.meta.url))

/** A folder as pip leaves it: what the project of Pebbles declares, so that Python finds it. */
function installed(): string {
  const { project } = parse(readFileSync(join(PROJECT, "pyproject.toml"), "utf8")) as unknown as {
    project: { name: string; version: string; "entry-points": Record<string, Record<string, string>> }
  }
  const folder = mkdtempSync(join(tmpdir(), "sunstone-installed-"))
  const about = join(folder, `${project.name.replaceAll("-", "_")}-${project.version}.dist-info`)
  mkdirSync(about)
  writeFileSync(join(about, "METADATA"), `Metadata-Version: 2.1\nName: ${project.name}\nVersion: ${project.version}\n`)
  const groups = Object.entries(project["entry-points"]).map(([group, entries]) =>
    [`[${group}]`, ...Object.entries(entries).map(([name, value]) => `${name} = ${value}`)].join("\n"),
  )
  writeFileSync(join(about, "entry_points.txt"), groups.join("\n\n") + "\n")
  return folder
}

const test = base.extend<object, { home: string }>({
  home: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = installed()
      const site = await serve(folder, PROJECT)
      await use(site.url)
      await site.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: "worker" },
  ],
})
// One server for all of them.
test.describe.configure({ mode: "default" })

const WAYS: Record<string, Wishes> = {
  "clicking on a laptop": { size: { width: 1280, height: 720 } },
  "clicking on a desk": { size: SIZES.desk },
  "tapping on a phone": { size: SIZES.phone, touch: true },
}
const NAMES: Record<string, string> = { en: "Pebbles", cs: "Oblázky", nl: "Kiezels", pl: "Kamyki" }
const HEAPS: Record<string, string> = { en: "The heap", cs: "Hromádka", nl: "De hoop", pl: "Stos" }
const AGAINST_A_BOT = [{ kind: "me" }, { kind: "bot", bot: "random" }]

const board = (page: Page) => page.getByRole("region", { name: "Position" })

test("is in the lobby in every language, has its rules, and is opened with its options", async ({ somebody }) => {
  const { page, said } = await somebody()
  await page.goto("/")
  for (const language of LANGUAGES) {
    await page.locator("header select").selectOption(language)
    await expect(page.getByRole("heading", { name: NAMES[language] as string })).toBeVisible()
  }
  await page.locator("header select").selectOption("en")
  await page.getByRole("link", { name: "Rules Pebbles" }).click()
  await expect(page.getByRole("heading", { name: "Swap" })).toBeVisible()
  expect(await flaws(page)).toEqual([])
  await page.goto("/rules")
  await expect(page.getByRole("link", { name: "Pebbles" })).toBeVisible()

  await page.goto("/new/pebbles")
  await page.getByText("More options").click()
  await page.getByLabel("five points for the last pebble").uncheck()
  expect(await flaws(page)).toEqual([])
  await page.getByRole("button", { name: "Open the table" }).click()
  // The waiting room.
  await expect(page.getByRole("heading", { name: "Pebbles" })).toBeVisible()
  await expect(page.getByRole("button", { name: "Start the game" })).toBeVisible()
  expect(await flaws(page)).toEqual([])
  for (const path of ["/ratings/pebbles", "/box/pebbles"]) {
    await page.goto(path)
    await expect(page.locator("h1")).toBeVisible()
    expect(await flaws(page)).toEqual([])
  }
  expect(said).toEqual([])
})

for (const [way, wishes] of Object.entries(WAYS)) {
  test(`is played to its end by ${way} on a board for any game`, async ({ somebody }, info) => {
    const { page, said } = await somebody(wishes)
    await guest(page, "Marta")
    const id = await open(page, "pebbles", AGAINST_A_BOT)
    await page.goto(`/table/${id}`)
    await expect(ask(page)).toContainText("Take one to three pebbles, or swap your card.")
    await expect(board(page).locator(".stones .counter")).toHaveCount(15)
    await expect(board(page).getByRole("heading", { name: "Marta" })).toBeVisible()
    await info.attach("table", { body: await page.screenshot(), contentType: "image/png" })
    expect(await flaws(page)).toEqual([])
    expect((await serious(page)).join("\n\n")).toBe("")

    const { pressed, listed, small } = await playGlowing(page, dice(7), wishes.touch)
    expect(pressed).toBeGreaterThan(2)
    expect(listed).toEqual([])
    expect(small).toEqual([])
    await expect(over(page)).toBeVisible()
    await expect(page.locator("section.end").getByText("the card").first()).toBeVisible()
    await info.attach("end", { body: await page.screenshot(), contentType: "image/png" })

    await page.getByRole("link", { name: "Review" }).click()
    await expect(page.getByRole("heading", { name: /Pebbles/ })).toBeVisible()
    await expect(board(page)).toBeVisible()
    await page.goto(`/review/${id}?ply=2&eyes=open`)
    await expect(page.locator(".did")).toContainText(/takes|swaps/)
    expect(await flaws(page)).toEqual([])
    expect(said).toEqual([])
  })
}

test("a choice that is looked at shows what would go, and the last move stays in sight", async ({ somebody }) => {
  const { page } = await somebody()
  await guest(page, "Marta")
  await page.goto(`/table/${await open(page, "pebbles", AGAINST_A_BOT)}`)
  await board(page).getByRole("button", { name: "Take 2 pebbles" }).hover()
  await expect(board(page).locator(".stones .goes")).toHaveCount(2)
  await board(page).getByRole("button", { name: "Take 2 pebbles" }).click()
  await expect(board(page).locator(".news")).toContainText(/takes|swaps/)
})

test("is played by keys alone, and the focus stays with the choices", async ({ somebody }) => {
  const { page } = await somebody()
  await guest(page, "Marta")
  await page.goto(`/table/${await open(page, "pebbles", AGAINST_A_BOT)}`)
  await board(page).focus()
  await page.keyboard.press("Tab")
  for (let turn = 0; turn < 2; turn += 1) {
    const first = board(page).getByRole("button", { name: "Take 1 pebble" })
    await expect(first).toBeFocused()
    const before = await ply(page)
    await page.keyboard.press("Enter")
    await expect.poll(() => ply(page)).not.toBe(before)
  }
})

test("speaks every language at the table", async ({ somebody }) => {
  const { page } = await somebody()
  await guest(page, "Marta")
  await page.goto(`/table/${await open(page, "pebbles", AGAINST_A_BOT)}`)
  for (const language of LANGUAGES) {
    await page.locator("header select").selectOption(language)
    await expect(page.getByRole("heading", { name: HEAPS[language] as string })).toBeVisible()
    expect(await flaws(page)).toEqual([])
  }
})

test("says why something cannot be done", async ({ somebody }) => {
  const { page } = await somebody()
  await guest(page, "Marta")
  await page.goto(`/table/${await open(page, "pebbles", AGAINST_A_BOT)}`)
  await board(page).getByRole("button", { name: "swap your card" }).click()
  await expect(ask(page)).toContainText("Take one to three pebbles.")
  await page.getByRole("button", { name: "Menu" }).click()
  await page.getByLabel("Text mode").check()
  await page.keyboard.press("Escape")
  await page.getByLabel("Command").fill("why swap")
  await page.keyboard.press("Enter")
  await expect(page.getByText("You have swapped your card already.")).toBeVisible()
})

test("is taught to the end of its lesson", async ({ somebody }) => {
  const { page } = await somebody()
  await page.goto("/")
  await page.getByTestId("learn-pebbles").click()
  const told = page.getByTestId("lesson-text")
  await expect(told).toContainText("There are 15 pebbles in the heap")
  for (const text of [
    "leaves twelve",
    "leave four, eight or twelve",
    "Swap your card too",
    "much better",
    "the last pebble",
  ]) {
    await page
      .getByTestId("lesson-do")
      .or(page.getByRole("button", { name: "Next" }))
      .first()
      .click()
    await expect(told).toContainText(text)
  }
  await expect(page.getByRole("link", { name: "Start a real game" })).toBeVisible()
})
