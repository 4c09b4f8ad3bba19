import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Stage } from '../browser.ts'
import { everyScreen, focusSettled } from '../focus-shown.ts'
import { factoryPath, goTo, shownPanel, signedIn } from '../signed-in.ts'
import { pastingFault } from '../pasted-anywhere.ts'
import { publicViews } from '../public-views.ts'
import { signedInViews, visitor } from '../views.ts'

/** What visits every screen takes as long as there are screens: a slow machine needs minutes. */
const forEveryScreen = { timeout: 480_000 }

/** Some of the screens and forms in which lines are typed, of each make. */
const typedLines = [
  ...['/receiveOrder/registerReceiveOrder', '/stock/registerStockMove', '/mes/productionAchievementBulk'],
  ...['/sales/salesBudget', '/production/productionPlanStockYear', '/masterMaint/system/taskSchedule'],
  ...['/receiveOrder/forecastFieldMatching', 'form of /masterMaint/production/operation'],
]

/** Nobody has to reach for the pointer, or to look for the keyboard. */
describe('the focus', () => {
  let stage: Stage
  let page: Page
  let screens: readonly string[]
  const pastedInto: string[] = []
  beforeAll(async () => {
    stage = await openStage()
    const entered = await signedIn(stage)
    page = entered.page
    screens = await everyScreen(entered.caller)
  })
  afterAll(() => stage.close())

  const rows = (page: Page) => shownPanel(page).locator('table.grid.fixed tbody tr')
  const visit = async (page: Page, path: string) => {
    await goTo(page, path)
    await page.locator(`.tab-panel[data-address="${path}"] :is(h1,button)`).first().waitFor()
  }

  /** F8 leads into the rows, the keys through them, Escape back. */
  async function wayThroughRows(page: Page): Promise<string | undefined> {
    await page.keyboard.press('F8')
    const found = shownPanel(page).locator('tbody tr:focus, .grid-empty').first()
    await found.waitFor()
    const count = await rows(page).count()
    if (count === 0) return focusSettled(page)
    const focused = (at: number) =>
      rows(page).nth(at).and(page.locator(':focus')).waitFor({ timeout: 20_000 })
    try {
      await focused(0)
      await page.keyboard.press('End')
      await focused(count - 1)
      await page.keyboard.press('Home')
      await focused(0)
      if (count > 1) {
        await page.keyboard.press('ArrowDown')
        await focused(1)
      }
    } catch (lost) {
      return `in the rows: ${String(lost).slice(0, 200)}`
    }
    await page.keyboard.press('Escape')
    return focusSettled(page)
  }

  /** A slip begins with what its header is asked for, not with a box or a button before it. */
  async function besideTheHeader(page: Page): Promise<string | undefined> {
    const slip = shownPanel(page).locator('.slip')
    if ((await slip.count()) === 0) return undefined
    const begun = slip.locator('.slip-header :focus')
    return begun.waitFor({ timeout: 20_000 }).then(
      () => undefined,
      () => 'a slip begins beside its header',
    )
  }

  /** F2 leads into the form, Escape back to where one was. */
  async function wayThroughForm(page: Page): Promise<string | undefined> {
    await page.keyboard.press('F2')
    await page.getByRole('dialog').waitFor()
    const begun = await focusSettled(page)
    const pasted = await pasting(page, page.getByRole('dialog').last(), 'form of ')
    await page.keyboard.press('Escape')
    if (pasted !== 'none') await givenUp(page)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    return begun ?? (pasted === 'none' ? focusSettled(page) : pasted)
  }

  /** What was pasted is not kept. */
  async function givenUp(page: Page): Promise<void> {
    const question = page.getByRole('alertdialog')
    const closed = page.getByRole('dialog').waitFor({ state: 'detached' })
    await Promise.race([question.waitFor(), closed])
    if (await question.isVisible()) await question.getByRole('button').last().click()
  }

  /** Where lines are typed, a rectangle from Excel goes into them. */
  async function pasting(page: Page, root: Locator, part = ''): Promise<string | undefined> {
    const place = `${part}${new URL(page.url()).pathname}`
    const fault = await pastingFault(page, root, typedLines.includes(place))
    if (fault !== 'none') pastedInto.push(place)
    return fault
  }

  async function lostIn(page: Page, path: string): Promise<string | undefined> {
    await visit(page, path)
    const has = (selector: string) => shownPanel(page).locator(selector).count()
    return (
      (await focusSettled(page)) ??
      (await besideTheHeader(page)) ??
      ((await rows(page).count()) > 0 ? await wayThroughRows(page) : undefined) ??
      ((await has('[data-command=create]')) > 0 && (await has('[data-command=csvTemplate]')) > 0
        ? await wayThroughForm(page)
        : undefined) ??
      (await pastedAt(page))
    )
  }
  const pastedAt = async (page: Page) => {
    const fault = await pasting(page, shownPanel(page))
    return fault === 'none' ? undefined : fault
  }

  it(
    'starts in every screen and every form where typing starts, finds from every search to its rows, and back',
    forEveryScreen,
    async () => {
      expect(screens.length).toBeGreaterThan(60)
      const wrong: Record<string, string> = {}
      const left = screens.values()
      const walk = async (person: Page) => {
        for (const path of left) {
          const lost = await lostIn(person, path)
          if (lost) wrong[path] = lost
        }
      }
      // Two people share the screens: while one waits for an answer, the other types.
      const { page: other } = await signedIn(stage)
      await Promise.all([walk(page), walk(other)])
      expect(wrong).toEqual({})
      // Slips, boards, lines within masters, tables that are saved at once.
      expect(pastedInto).toEqual(expect.arrayContaining(typedLines))
      expect(pastedInto.length).toBeGreaterThan(25)
    },
  )

  it('starts in every drawer of a record and of a list, and goes back to its row or button', async () => {
    const wrong: Record<string, string> = {}
    await visit(page, '/masterMaint/master/item')
    await focusSettled(page)
    await page.keyboard.press('F8')
    await shownPanel(page).locator('tbody tr:focus').waitFor()
    const look = async (name: string, open: () => Promise<unknown>, back: string) => {
      await open()
      await page.getByRole('dialog').waitFor()
      const begun = await focusSettled(page)
      if (begun) wrong[name] = begun
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page
        .locator(`${back}:focus`)
        .waitFor({ timeout: 20_000 })
        .catch(() => (wrong[`${name} back`] = back))
    }
    // Nothing is typed yet in these: they close without a question.
    for (const key of ['F9', 'F6', 'F7']) await look(key, () => page.keyboard.press(key), 'tbody tr')
    const files = '[data-command=files]'
    await look(files, () => shownPanel(page).locator(files).first().click(), files)
    expect(wrong).toEqual({})
  })

  it('starts in every view of people’s own, and on the pages before the sign-in', async () => {
    const wrong: Record<string, string> = {}
    const outside = await visitor(stage, 'ja')
    for (const { name, open } of publicViews.filter((view) => !/refused|40\d|error/.test(view.name))) {
      await open(outside)
      const begun = await focusSettled(outside)
      if (begun) wrong[name] = begun
    }
    const { page: inside } = await signedIn(stage)
    for (const { name, open } of signedInViews.filter((view) => /-(edit|account)$/.test(view.name))) {
      await open(inside)
      const begun = await focusSettled(inside)
      if (begun) wrong[name] = begun
    }
    expect(wrong).toEqual({})
  })

  it('comes back to its row or field when one comes back to its tab', async () => {
    const { page: own } = await signedIn(stage, { at: factoryPath })
    await focusSettled(own)
    await own.keyboard.press('F8')
    await shownPanel(own).locator('tbody tr:first-child:focus').waitFor()
    await own.keyboard.press('End')
    await shownPanel(own).locator('tbody tr:last-child:focus').waitFor()
    await own.keyboard.press('Alt+PageUp')
    await own.locator('.home').filter({ visible: true }).waitFor()
    await expect.poll(() => own.locator('.tab.current').innerText()).toBe('ホーム')
    await own.keyboard.press('Alt+PageDown')
    await own.waitForURL(`**${factoryPath}`)
    await shownPanel(own).locator('tbody tr:last-child:focus').waitFor()
    expect(stage.complaints).toEqual([])
  })
})
