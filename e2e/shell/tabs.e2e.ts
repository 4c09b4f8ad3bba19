import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { openStage, type Stage } from '../browser.ts'
import { factoryPath, goTo, shownPanel, signedIn, tabNames } from '../signed-in.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** By its place, not its role: an open form hides the rest of the page from screen readers. */
const tab = (page: Page, title: string) => page.locator('.tab-list a').filter({ hasText: title })
const act = async (page: Page, title: string, action: string) => {
  await tab(page, title).click({ button: 'right' })
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}
const current = (page: Page) => page.locator('.tab.current').innerText()

async function openAll(page: Page, ...paths: string[]): Promise<void> {
  for (const path of paths) {
    await goTo(page, path)
    await page.locator(`.tab.current a[href="${path}"]`).waitFor()
    await shownPanel(page).getByRole('row').nth(1).waitFor()
  }
}

describe('tabs', () => {
  it('close others, left, right, all and this one; home stays', async () => {
    const { page } = await signedIn(stage, { copies: 4 })
    const all = [1, 2, 3, 4].map((n) => `${factoryPath}${n}`)
    await openAll(page, ...all)
    await expect.poll(() => tabNames(page)).toEqual(['ホーム', '工場 1', '工場 2', '工場 3', '工場 4'])

    await act(page, '工場 3', '右側を閉じる')
    await expect.poll(() => tabNames(page)).toEqual(['ホーム', '工場 1', '工場 2', '工場 3'])
    await expect.poll(() => current(page)).toBe('工場 3')
    await act(page, '工場 3', '左側を閉じる')
    await expect.poll(() => tabNames(page)).toEqual(['ホーム', '工場 3'])
    await openAll(page, ...all)
    await act(page, '工場 2', 'ほかを閉じる')
    await expect.poll(() => tabNames(page)).toEqual(['ホーム', '工場 2'])
    expect(new URL(page.url()).pathname).toBe(`${factoryPath}2`)
    await openAll(page, ...all)
    await page.getByRole('button', { name: '工場 1を閉じる' }).click()
    await expect.poll(() => tabNames(page)).toEqual(['ホーム', '工場 2', '工場 3', '工場 4'])
    await page.getByRole('button', { name: 'タブの操作' }).click()
    await page.getByRole('menuitem', { name: 'すべて閉じる' }).click()
    await expect.poll(() => tabNames(page)).toEqual(['ホーム'])
    expect(new URL(page.url()).pathname).toBe('/index')
  })

  it('one that is closed and asked for again at once is there again', async () => {
    const { page } = await signedIn(stage, { copies: 1 })
    const path = `${factoryPath}1`
    await openAll(page, path)
    await page.evaluate((again) => {
      const key = { key: 'q', code: 'KeyQ', altKey: true, bubbles: true }
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key))
      window.history.pushState({ key: 'again' }, '', again)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect.poll(() => current(page)).toBe('工場 1')
    await shownPanel(page).getByRole('row').nth(1).waitFor()
  })

  it('keep a half-typed form, and ask before it is thrown away', async () => {
    const { page } = await signedIn(stage, { copies: 2 })
    await openAll(page, `${factoryPath}1`, `${factoryPath}2`)
    await page.keyboard.press('F2')
    const form = page.getByRole('dialog')
    await form.getByLabel('工場コード').fill('F77')
    await form.getByLabel('工場名').fill('半分だけ')
    await expect.poll(() => page.locator('.tab .unsaved').count()).toBe(1)

    await tab(page, '工場 1').click()
    await expect.poll(() => current(page)).toBe('工場 1')
    await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(false)
    // The keys belong to this list now, not to the form in the background.
    await page.keyboard.press('F2')
    await page.getByRole('dialog').getByLabel('工場コード').waitFor()
    await expect.poll(() => page.getByRole('dialog').getByLabel('工場コード').inputValue()).toBe('')
    await page.keyboard.press('Escape')
    await tab(page, '工場 2').click()
    await expect.poll(() => page.getByRole('dialog').getByLabel('工場名').inputValue()).toBe('半分だけ')

    await goTo(page, '/index')
    const open = page.locator('.home').getByRole('listitem').filter({ hasText: '工場 2' })
    await open.getByText('未保存').waitFor()
    await open.getByRole('link', { name: '工場 2' }).first().click()
    await page.getByRole('dialog').getByLabel('工場名').waitFor()

    await page.keyboard.press('Alt+q')
    const ask = page.getByRole('alertdialog')
    await ask.waitFor()
    await expect.poll(() => ask.innerText()).toContain('工場 2')
    // A quick hand: the key comes while the form below has the focus yet.
    await page.locator('.drawer').getByLabel('工場名').dispatchEvent('keydown', { key: 'Escape' })
    await ask.waitFor({ state: 'detached' })
    await expect.poll(() => page.getByRole('dialog').getByLabel('工場名').inputValue()).toBe('半分だけ')
    await page.keyboard.press('Alt+q')
    await page.getByRole('button', { name: '破棄して閉じる' }).click()
    await expect.poll(() => tabNames(page)).toEqual(['ホーム', '工場 1'])
  })

  it('keep the place to which a list was scrolled', async () => {
    const { page } = await signedIn(stage, { copies: 2 })
    await page.setViewportSize({ width: 1000, height: 300 })
    await openAll(page, `${factoryPath}1`)
    const scroll = () =>
      shownPanel(page)
        .locator('*')
        .evaluateAll((all) => all.map((one) => one.scrollTop).filter((top) => top > 0))
    await shownPanel(page)
      .locator('.tab-scroll')
      .evaluate((box) => {
        for (const one of [box, ...box.querySelectorAll('*')]) one.scrollTop = 30
      })
    const before = await scroll()
    expect(before.length).toBeGreaterThan(0)
    await openAll(page, `${factoryPath}2`)
    await tab(page, '工場 1').click()
    await expect.poll(() => current(page)).toBe('工場 1')
    expect(await scroll()).toEqual(before)
  })

  it('twenty at most live; the oldest clean one goes', async () => {
    const { page } = await signedIn(stage, { copies: 21 })
    await openAll(page, ...Array.from({ length: 21 }, (_, n) => `${factoryPath}${n + 1}`))
    const names = await tabNames(page)
    expect(names).toHaveLength(20)
    expect(names.slice(0, 2)).toEqual(['ホーム', '工場 3'])
    await expect.poll(() => page.locator('.tab-panel').count()).toBe(20)
    const bar = await page.locator('.tab-list').evaluate((list) => ({
      scrolls: list.scrollWidth > list.clientWidth,
      currentInSight:
        (list.querySelector('.current')?.getBoundingClientRect().right ?? 0) <=
        list.getBoundingClientRect().right + 1,
    }))
    expect(bar).toEqual({ scrolls: true, currentInSight: true })
  })

  it('refresh loads the view again and shows a bar for 200 ms; a reload of the page keeps the tabs', async () => {
    const { page } = await signedIn(stage, { copies: 1 })
    await openAll(page, `${factoryPath}1`)
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/factory/getList')) calls.push(request.url())
    })
    // It may have gone before the next frame of a slow machine.
    const bar = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            if (document.querySelector('.refresh-bar')) resolve(observer.disconnect())
          })
          observer.observe(document.body, { childList: true, subtree: true })
        }),
    )
    await page.getByRole('button', { name: '再表示' }).click()
    await bar
    await page.locator('.refresh-bar').waitFor({ state: 'detached' })
    await expect.poll(() => calls.length).toBe(1)
    await page.reload()
    await shownPanel(page).getByRole('row').nth(1).waitFor()
    await expect.poll(() => tabNames(page)).toEqual(['ホーム', '工場 1'])
    await expect.poll(() => page.locator('.tab-panel').count()).toBe(1)
  })

  it('nothing complains', () => {
    expect(stage.complaints).toEqual([])
  })
})
