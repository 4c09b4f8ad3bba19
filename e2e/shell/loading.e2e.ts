import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Stage } from '../browser.ts'
import { factoryPath, goTo, inMenu, shownPanel, signedIn } from '../signed-in.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const personalChunk = '**/assets/personal-center-screen-*.js'
const personalPath = '/masterMaint/etc/personalCenter'
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: '画面を読み込めませんでした' })

describe('a screen whose script does not arrive', () => {
  it('says so and is tried again; what was typed elsewhere stays', async () => {
    const { page } = await signedIn(stage, { fresh: true })
    await page.route(personalChunk, (route) => route.abort('connectionrefused'))
    await page.goto(factoryPath)
    await shownPanel(page).getByRole('row').nth(1).waitFor()
    await page.keyboard.press('F2')
    await page.getByRole('dialog').getByLabel('工場名').fill('半分だけ')

    await goTo(page, personalPath)
    await failed(page).waitFor()
    await page.getByRole('button', { name: 'エラーログ', exact: false }).waitFor()
    await failed(page).getByRole('button', { name: 'もう一度試す' }).click()
    await failed(page).waitFor()
    await page.unroute(personalChunk)
    await expect
      .poll(async () => {
        const again = failed(page).getByRole('button', { name: 'もう一度試す' })
        if (await again.isVisible()) await again.click()
        return page.locator('[name=email]').isVisible()
      })
      .toBe(true)

    await goTo(page, factoryPath)
    await expect.poll(() => page.getByRole('dialog').getByLabel('工場名').inputValue()).toBe('半分だけ')
  })

  it('can be reloaded; the browser asks first, and what was half-typed is offered again', async () => {
    const { page } = await signedIn(stage, { fresh: true })
    await page.route(personalChunk, (route) => route.abort('connectionrefused'))
    await page.goto(factoryPath)
    await shownPanel(page).getByRole('row').nth(1).waitFor()
    await page.keyboard.press('F2')
    await page.getByRole('dialog').getByLabel('工場名').pressSequentially('半分')
    await goTo(page, personalPath)
    await failed(page).waitFor()
    await page.unroute(personalChunk)
    const asked = page.waitForEvent('dialog')
    const reloaded = page.waitForEvent('load')
    void failed(page).getByRole('button', { name: '再読み込み' }).click()
    await (await asked).accept()
    await reloaded
    await page.locator('[name=email]').waitFor()
    await goTo(page, factoryPath)
    await page.getByText('入力途中の内容があります').waitFor()
  })
})

it('a bar along the top shows that a screen is on its way', async () => {
  const page = await stage.page({ fresh: true })
  let send = (): void => undefined
  const held = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route(personalChunk, async (route) => {
    await held
    await route.continue()
  })
  await signedIn(stage, { page })
  await goTo(page, personalPath)
  const bar = page.locator('.progress-line')
  await bar.getByText('読み込み中').waitFor()
  send()
  await page.locator('[name=email]').waitFor()
  await bar.waitFor({ state: 'detached' })
})

describe('no waterfall', () => {
  it('the scripts of the screens are there before anyone asks for them', async () => {
    const page = await stage.page({ fresh: true })
    const early = page.waitForRequest('**/assets/factory-screen-*.js')
    const onTheirWay = new Set<Request>()
    page.on('request', (request) => {
      if (request.resourceType() === 'script') onTheirWay.add(request)
    })
    page.on('requestfinished', (request) => void onTheirWay.delete(request))
    page.on('requestfailed', (request) => void onTheirWay.delete(request))
    await signedIn(stage, { page })
    await (await early).response()
    expect(new URL(page.url()).pathname).toBe('/index')
    await expect.poll(() => onTheirWay.size).toBe(0)
    const scripts: string[] = []
    page.on('request', (request) => {
      // Those of other screens may still be on their way.
      if (/\/(factory|master)-screen-/.test(request.url())) scripts.push(request.url())
    })
    const list = page.waitForRequest('**/api/master/factory/getList**')
    await (await inMenu(page, '工場マスタ')).click()
    await list
    expect(scripts).toEqual([])
  })

  it('a link that is pointed at fetches its screen, also while the page is busy', async () => {
    const page = await stage.page({ fresh: true })
    await page.addInitScript(() => {
      // Never idle: only pointing can fetch.
      Object.assign(window, { requestIdleCallback: () => 0 })
    })
    const { page: own } = await signedIn(stage, { page })
    const link = await inMenu(own, '業務日付')
    const script = own.waitForRequest('**/assets/bizdate-screen-*.js')
    await link.hover()
    await script
    expect(new URL(own.url()).pathname).toBe('/index')
  })

  it('the shell’s script and the session are fetched at the same time', async () => {
    const { page } = await signedIn(stage, { fresh: true })
    let answered = false
    await page.route('**/api/userInfo', async (route) => {
      await shell
      answered = true
      await route.continue()
    })
    const shell = page.waitForRequest('**/assets/signed-in-*.js')
    await page.reload()
    await page.locator('.home').waitFor()
    expect(answered).toBe(true)
  })
})

it('the business date is read again when a page is used after a while', async () => {
  const { page } = await signedIn(stage, { fresh: true })
  await page.clock.install()
  await page.reload()
  await page.locator('.home').waitFor()
  await page.route('**/api/master/user/userInfo', async (route) => {
    const answer = await route.fetch()
    const body: { data: object } = await answer.json()
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, biz_dt: '2031-02-03' } } })
  })
  await page.keyboard.press('Shift')
  await page.clock.fastForward('09:00')
  await page.keyboard.press('Shift')
  expect(await page.locator('.business-date').innerText()).not.toContain('2031')
  await page.clock.fastForward('01:01')
  await page.keyboard.press('Shift')
  await page.locator('.business-date').getByText('2031/02/03（月）').waitFor()
})

it('nothing complains, but the screens that could not be loaded', () => {
  expect(stage.complaints.filter((one) => !/ChunkError|Failed to fetch dynamically/.test(one))).toEqual([])
})
