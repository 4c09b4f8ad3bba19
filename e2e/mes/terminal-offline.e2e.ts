import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../test/demo-sign-in.ts'
import { openStage, picture, type Stage } from '../browser.ts'
import { signOut } from '../signing-in.ts'
import { atTerminal, handsAt, jobOf } from './at-terminal.ts'

/** At a machine where the network is gone, and somebody reads the page anew. */
describe('the terminal without a network', () => {
  let stage: Stage
  let page: Page
  let caller: Caller
  let work_order_no = ''
  beforeAll(async () => {
    stage = await openStage()
    ;({ page, caller, work_order_no } = await atTerminal(stage, { fresh: true }))
  })
  afterAll(() => stage.close())

  const { scan, scanBadge, act, status, command, refused } = handsAt(() => page)
  const report = async () => {
    await page.locator('.terminal-keys').getByRole('button', { name: '1', exact: true }).click()
    await command('report').click()
  }
  const waiting = (count: number) =>
    page
      .locator('.offline-waiting')
      .filter({ hasText: `未送信 ${count}件` })
      .waitFor()
  const job = async () => {
    const one = await jobOf(caller, work_order_no)
    return { good: one?.good_qty, events: one?.events.map(({ event_kind }) => event_kind) }
  }
  /** Everything that this browser keeps of answers, by name, and of files, by path. */
  const kept = () =>
    page.evaluate(async () => {
      const files: string[] = []
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) files.push(new URL(url).pathname)
      const answers = await new Promise<string[]>((resolve, reject) => {
        const asked = indexedDB.open('kaname.answers', 1)
        asked.addEventListener('error', () => reject(asked.error ?? new Error('No database')))
        asked.addEventListener('success', () => {
          const all = asked.result.transaction('answers').objectStore('answers').getAllKeys()
          all.addEventListener('success', () => {
            asked.result.close()
            resolve(all.result.map(String))
          })
        })
      })
      return { files, answers }
    })

  it('keeps the files that it opens with, once it stands at a machine, and no answer among them', async () => {
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    await scan(`${work_order_no}-10`)
    await status('未着手').waitFor()
    await page.locator('.terminal-machine select').selectOption({ index: 1 })
    const isActive = () =>
      page.evaluate(async () => {
        const one = await navigator.serviceWorker.getRegistration('/mes/productionAchievement')
        return one?.active?.state ?? ''
      })
    await expect.poll(isActive).toBe('activated')
    const { files } = await kept()
    expect(files).toContain('/')
    expect(files.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([])
    // No other page is touched.
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistration('/index'))).toBeUndefined()
  })

  it('opens anew without a network, knows its job and a badge that it has read before', async () => {
    await scan(`${work_order_no}-10`)
    await scanBadge('B001')
    await act('着手').click()
    await status('作業中').waitFor()
    await expect.poll(job).toMatchObject({ events: ['1'] })
    // The server has it, and this browser knows: what is cut off in between waits, and is sent again.
    await page.locator('.offline-waiting').waitFor({ state: 'detached' })
    // Nothing is left but what the worker keeps.
    const browser = await page.context().newCDPSession(page)
    await browser.send('Network.clearBrowserCache')
    await page.context().setOffline(true)
    await page.reload()
    await page.locator('.offline-waiting').filter({ hasText: 'に読み込んだ内容です' }).waitFor()
    await scan(`${work_order_no}-10`)
    await status('作業中').waitFor()
    await scan('B004')
    await page
      .locator('.terminal-refused')
      .filter({ hasText: 'オフラインのため「B004」を確認できません' })
      .waitFor()
    await scanBadge('B001')
    await picture(page, 'terminal-opened-offline')
    // The strip says it once: nothing else is told, and nothing of it is an error.
    await expect.poll(() => page.locator('.offline-waiting').count()).toBe(1)
    await expect.poll(() => page.locator('.toast, .error-count').count()).toBe(0)
  })

  it('keeps what is told there, and sends it once and in its order when the network is back', async () => {
    await report()
    await waiting(1)
    await page.locator('.terminal-figures').getByText('残り 2').waitFor()
    await refused('finish').waitFor()
    await act('中断').click()
    await page.locator('.terminal-reasons .btn').first().click()
    await waiting(2)
    await page.reload()
    await waiting(2)
    await scan(`${work_order_no}-10`)
    await status('停止').waitFor()
    await page.context().setOffline(false)
    await page.locator('.offline-waiting').waitFor({ state: 'detached' })
    await expect.poll(job).toEqual({ good: '1', events: ['2', '4', '1'] })
    await status('停止').waitFor()
  })

  it('leaves nothing of the company behind when somebody signs out', async () => {
    expect((await kept()).answers.length).toBeGreaterThan(0)
    await signOut(page)
    await page.waitForURL('**/companyLogin**')
    await expect.poll(async () => (await kept()).answers).toEqual([])
    const { files } = await kept()
    expect(files.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([])
  })
})
