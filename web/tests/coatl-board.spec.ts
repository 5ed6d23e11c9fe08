// Cóatl's board under mouse, finger and keyboard, on desks and phones.
import { expect, type Page } from "@playwright/test"
import { middle, resize, tooSmall } from "./matrix.ts"
import { guest, open, ply, record, test, type Wishes } from "./table.ts"

const PHONE: Wishes = { touch: true, size: { width: 390, height: 844 }, choiceList: false }

/** Decide past the board. */
async function act(page: Page, action: string): Promise<void> {
  const before = await ply(page)
  const [line, at] = (before ?? "").split(".").map(Number)
  const data = { seat: 0, line, ply: at, action }
  const id = page.url().split("/").pop() ?? ""
  const answer = await page.request.post(`/api/tables/${id}/actions`, { data, headers: { "x-sunstone": "1" } })
  expect(answer.ok(), await answer.text()).toBe(true)
  await expect.poll(() => ply(page)).not.toBe(before)
}

/** The first turn of a game: the supply is full, and no coatl has been begun. */
async function firstTurn(page: Page): Promise<void> {
  await guest(page, "Marta")
  const id = await open(page, "coatl", [{ kind: "me" }, { kind: "bot", bot: "random" }])
  await page.goto(`/table/${id}`)
  await expect(page.locator(".ask.mine")).toBeVisible()
  await act(page, "keep 1 2 3")
  await expect(page.locator(".ask.mine")).toContainText("Take pieces")
  await expect(page.locator(".coatl .glow").first()).toBeVisible()
}

const tip = (page: Page) => page.locator(".tip span.not")

test("what cannot be done says why, by mouse and by keyboard", async ({ somebody }) => {
  const { page } = await somebody({ choiceList: false })
  await firstTurn(page)
  const before = await ply(page)
  const asked: [string, string][] = [
    ["temple", "only while a coatl is being completed"],
    ["fulfil", "no unfinished coatl"],
    ["start", "do not have that piece"],
    ["pass", "you may not pass"],
  ]
  for (const [verb, reason] of asked) {
    await page.locator(`.coatl [data-why*='"${verb}"']`).first().click()
    await expect(tip(page)).toContainText(reason)
    const rule = page.getByRole("tooltip").getByRole("link")
    await expect(rule).toHaveAttribute("href", /\/rules\/coatl#/)
    await page.keyboard.press("Escape")
    await expect(page.getByRole("tooltip")).toHaveCount(0)
  }
  const temple = page.locator(`.coatl [data-why*='"temple"'] [data-tip]`).first()
  await temple.evaluate((node: SVGElement) => (node.setAttribute("tabindex", "-1"), node.focus()))
  await page.keyboard.press("Enter")
  await expect(tip(page)).toContainText("only while a coatl is being completed")
  expect(await ply(page)).toBe(before)
})

test("what cannot be done says why to a finger", async ({ somebody }) => {
  const { page } = await somebody(PHONE)
  await firstTurn(page)
  const before = await ply(page)
  const hand = page.getByRole("button", { name: "Hand", exact: true })
  await hand.tap()
  await page.locator(`.coatl [data-why*='"fulfil"']`).first().tap()
  await expect(tip(page)).toContainText("no unfinished coatl")
  await expect(page.getByRole("tooltip").getByRole("link")).toHaveAttribute("href", /\/rules\/coatl#/)
  // Below a card of many words the link lies where the button does: a tap beside them puts it away.
  await hand.tap()
  await expect(page.getByRole("tooltip")).toHaveCount(0)
  await page.getByRole("button", { name: "Pass" }).tap({ force: true })
  await expect(tip(page)).toContainText("you may not pass")
  expect(await ply(page)).toBe(before)
})

test("a thumb beside a thing means it", async ({ somebody }) => {
  const { page } = await somebody(PHONE)
  await firstTurn(page)
  const before = await ply(page)
  await expect(page.locator(".coatl .chapters").getByRole("button", { name: "Supply" })).toHaveAttribute(
    "aria-pressed",
    "true",
  )
  // To the right of the rightmost space of the supply nothing else lies.
  const spaces = await page.locator(".coatl .stage .glow .ring").all()
  const boxes = (await Promise.all(spaces.map((space) => space.boundingBox()))).filter((box) => box !== null)
  const last = boxes.reduce((one, other) => (other.x + other.width > one.x + one.width ? other : one))
  await page.touchscreen.tap(last.x + last.width + 10, last.y + last.height / 2)
  const which = page.getByRole("menu", { name: "Choices" })
  await expect.poll(async () => (await ply(page)) !== before || (await which.isVisible())).toBe(true)
  if (await which.isVisible()) await which.getByRole("menuitem").first().tap()
  await expect.poll(() => ply(page)).not.toBe(before)
})

test("a chapter opens by itself at the beginning of a decision only", async ({ somebody }) => {
  const { page } = await somebody(PHONE)
  await firstTurn(page)
  const chapter = (name: string) => page.locator(".coatl .chapters").getByRole("button", { name, exact: true })
  await expect(chapter("Supply")).toHaveAttribute("aria-pressed", "true")
  await chapter("Others").tap()
  await page.waitForTimeout(400)
  await expect(chapter("Others")).toHaveAttribute("aria-pressed", "true")
  // Taking a piece: the next decision that is mine opens a chapter where something can be done.
  await chapter("Supply").tap()
  const before = await ply(page)
  await page.locator(".coatl .stage .glow .ring").first().tap()
  await expect.poll(() => ply(page)).not.toBe(before)
  await expect(page.locator(".ask.mine")).toBeVisible()
  await expect(chapter("Supply")).toHaveAttribute("aria-pressed", "true")
  // A piece that is held says where it may go and moves nothing.
  await chapter("Coatls").tap()
  const piece = page.locator('.coatl [data-spot^="piece:"] .glow').first()
  await piece.tap()
  await expect(chapter("Coatls")).toHaveAttribute("aria-pressed", "true")
  await expect(piece).toHaveAttribute("aria-pressed", "true")
})

test("nothing under a resting mouse is swapped", async ({ somebody }) => {
  const { page } = await somebody({ size: { width: 800, height: 620 }, choiceList: false })
  await firstTurn(page)
  const chapters = page.locator(".coatl .chapters")
  await expect(chapters).toBeVisible()
  await chapters.getByRole("button", { name: "Others" }).click()
  await page.locator(".coatl .stage").hover()
  // The table moves on while the mouse rests on the board.
  await act(page, "choose deck")
  await expect(page.locator(".ask.mine")).toBeVisible()
  await expect(chapters.getByRole("button", { name: "Others" })).toHaveAttribute("aria-pressed", "true")
})

test("another layout is there at once", async ({ somebody }) => {
  const { page } = await somebody({ choiceList: false, speed: 0.5 })
  await firstTurn(page)
  await page.mouse.move(5, 5)
  const supplies = page.locator(".coatl circle.rim")
  await expect(supplies).toHaveCount(1)
  // Every frame after a change of size or chapter is looked at.
  await page.evaluate(() => {
    const seen = window as unknown as { most: number }
    seen.most = 0
    const look = () => {
      seen.most = Math.max(seen.most, document.querySelectorAll(".coatl circle.rim").length)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  for (const [width, height] of [
    [360, 640],
    [1440, 900],
    [820, 1180],
    [390, 844],
  ] as const) {
    await resize(page, { width, height, touch: false })
    await expect(supplies).toHaveCount(1)
  }
  for (const name of ["Cards", "Coatls", "Hand", "Others", "Supply"])
    await page.locator(".coatl .chapters").getByRole("button", { name, exact: true }).click()
  await expect(supplies).toHaveCount(1)
  expect(await page.evaluate(() => (window as unknown as { most: number }).most)).toBe(1)
})

for (const players of [2, 4])
  test(`every chapter can be read, with ${players} players`, async ({ somebody }) => {
    const { page } = await somebody(PHONE)
    await guest(page, "Marta")
    const id = await middle(page, "coatl", players, 40)
    await page.goto(`/table/${id}`)
    await expect(page.locator(".ask.mine")).toBeVisible()
    const flaws: string[] = []
    for (const language of ["en", "pl"]) {
      await page.locator("select.language").selectOption(language)
      await expect(page.locator(`.table[data-words=${language}]`)).toBeVisible()
      for (const [width, height] of [
        [360, 640],
        [390, 844],
        [412, 915],
      ] as const) {
        await resize(page, { width, height, touch: true })
        for (const chapter of await page.locator(".coatl .chapters button").all()) {
          await chapter.tap()
          await page.waitForTimeout(60)
          const name = await chapter.getAttribute("aria-label")
          flaws.push(...(await tooSmall(page, true, true)).map((flaw) => `${width} ${name}: ${flaw}`))
        }
      }
    }
    expect([...new Set(flaws)]).toEqual([])
  })

test("who only watches or looks back is not spoken to", async ({ somebody }) => {
  const { page } = await somebody({ choiceList: false })
  await guest(page, "Marta")
  const headers = { "x-sunstone": "1", "content-type": "application/json" }
  const brought = await page.request.post("/api/records", { data: record("coatl"), headers })
  const { id } = (await brought.json()) as { id: string }
  for (const at of [0, 40, 90]) {
    await page.goto(`/review/${id}?ply=${at}&eyes=open`)
    await expect(page.locator(".coatl svg").first()).toBeVisible()
    const said = await page
      .locator(".coatl")
      .evaluate((board) => [
        board.textContent,
        ...[...board.querySelectorAll("[aria-label], [data-tip]")].flatMap((node) => [
          node.getAttribute("aria-label"),
          node.getAttribute("data-tip"),
        ]),
      ])
    // "For yourself" is printed on a token.
    expect(said.filter((text) => /\byour?\b/i.test(text ?? ""))).toEqual([])
    await expect(page.locator(".coatl").getByText(/^Coatls of /)).toBeVisible()
    // Nobody's cards lie face down.
    await expect(page.locator(".coatl rect.back:not(:has(~ circle.disc))")).toHaveCount(0)
  }
})
