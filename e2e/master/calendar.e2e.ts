import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signedIn } from '../signed-in.ts'
import { openStage, type Stage } from '../browser.ts'
import { signInToDemo } from '../../test/demo-sign-in.ts'
import { told } from '../told.ts'
import { reach } from '../reach.ts'

const year = z.object({
  days: z.array(z.object({ calendar_dt: z.string(), day_div: z.string(), day_nm: z.string() })),
})

describe('the calendar', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: '/masterMaint/master/calendarMaster' })).page
    await day('2028/01/01').waitFor({ state: 'detached' })
    const next = page.getByRole('button', { name: '次の年' })
    while (!(await page.getByText('2028年', { exact: true }).isVisible())) await next.click()
    await day('2028/08/11（金） 休日 夏季休業').waitFor()
  })
  afterAll(() => stage.close())

  const day = (words: string) => page.getByRole('button', { name: words })
  const brush = (name: string) => page.getByRole('radio', { name }).check()
  const save = async (words: string) => {
    await page.keyboard.press('F9')
    await told(page, words)
  }
  const stored = async () => {
    const api = await signInToDemo(stage.server.url, 'planner')
    const { data } = await api.get('/api/master/calendar/getYear', { calendar_cd: 'FAC', year: '2028' })
    return year
      .parse(data)
      .days.map(({ calendar_dt, day_div, day_nm }) => `${calendar_dt} ${day_div} ${day_nm}`)
  }

  it('is painted with the mouse from one day to another', async () => {
    await brush('休日')
    await page.getByLabel('名称').fill('創立記念休業')
    await day('2028/06/05').hover()
    await page.mouse.down()
    await day('2028/06/07').hover()
    await page.mouse.up()
    await page.getByText('変更中・未保存（3日）').waitFor()
    await save('3日分を登録しました。')
    expect(await stored()).toEqual(
      expect.arrayContaining(['2028-06-05 2 創立記念休業', '2028-06-07 2 創立記念休業']),
    )
  })

  it('is painted with the keys alone', async () => {
    await reach(page, day('2028/06/07'))
    await page.keyboard.press('4')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('3')
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(() => day('2028/06/15').getAttribute('data-date')).toBe('2028-06-15')
    await save('3日分を登録しました。')
    const days = await stored()
    expect(days).toEqual(expect.arrayContaining(['2028-06-14 3 創立記念休業', '2028-06-15 3 創立記念休業']))
    expect(days.join()).not.toContain('2028-06-07')
  })

  it('takes the national holidays of the year, and everything back before it is saved', async () => {
    await page.getByRole('button', { name: '祝日を取り込む' }).click()
    await day('2028/01/10（月） 休日 成人の日').waitFor()
    await page.keyboard.press('F7')
    await page.getByRole('alertdialog').getByRole('button', { name: '元に戻す' }).click()
    await day('2028/01/10（月） 稼働日').waitFor()
  })

  it('is copied from the year before', async () => {
    await page.getByRole('button', { name: '前年を複写' }).click()
    await day('2028/08/16（水） 休日 夏季休業').waitFor()
    await day('2028/05/01（月） 休日 ゴールデンウィーク休業').waitFor()
    await page.keyboard.press('F7')
    await page.getByRole('alertdialog').getByRole('button', { name: '元に戻す' }).click()
  })

  it('shows the shifts of its days', async () => {
    await page.getByText('2直 17:00〜01:30').waitFor()
    await page.getByText('実働7.6時間').waitFor()
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
