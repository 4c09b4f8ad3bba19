import { beforeAll, describe, expect, it } from 'vitest'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { HistoryEntry } from '#platform/contract/history.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { at, refused, speaker, type Say } from '#test/master-stage.ts'
import { product } from '#test/product.ts'
import { calendarYear, editCalendarYear, type CalendarDay } from '../../contract/calendar-year.ts'
import { calendarDayMaster } from '../../contract/calendar.ts'
import { shiftMaster } from '../../contract/shift.ts'

const holiday = (calendar_dt: string, day_nm = '創立記念日'): CalendarDay => ({
  calendar_dt,
  day_div: '2',
  day_nm,
  work_minutes: 0,
})

onPostgres((open) => {
  let say: Say

  beforeAll(async () => {
    const database = await open(demo)
    say = speaker(database, product)
  })

  const routeOf = (endpoint: object) => {
    const found = product.routes.find((route) => route.endpoint === endpoint)
    if (!found) throw new Error('No such route')
    return found
  }
  const read = (year: number, calendar_cd = 'FAC') =>
    say<OutputOf<typeof calendarYear>>(routeOf(calendarYear), { calendar_cd, year: String(year) })
  const save = (year: number, wanted: Partial<InputOf<typeof editCalendarYear>>) =>
    say<OutputOf<typeof editCalendarYear>>(routeOf(editCalendarYear), {
      ...{ calendar_cd: 'FAC', year, mark: '', set: [], clear: [] },
      ...wanted,
    })
  const history = async (calendar_dt: string) =>
    (
      await say<{ list: HistoryEntry[] }>(at(product.routes, calendarDayMaster, 'getHistory'), {
        calendar_cd: 'FAC',
        calendar_dt,
      })
    ).list

  describe('a year of a calendar', () => {
    it('is its usual week and the days that differ', async () => {
      const { rests, days } = await read(2026)
      expect(rests).toEqual([false, false, false, false, false, true, true])
      expect(days).toContainEqual(holiday('2026-08-11', '夏季休業'))
      expect(days.every(({ calendar_dt }) => calendar_dt.startsWith('2026'))).toBe(true)
      expect(await refused(read(2026, 'GONE'))).toMatchObject({ code: 404 })
    })

    it('is painted many days at once, with a history of each', async () => {
      const { mark } = await read(2028)
      const half: CalendarDay = { ...holiday('2028-12-28', '大掃除'), day_div: '3', work_minutes: 240 }
      const set = [holiday('2028-06-01'), half]
      expect(await save(2028, { mark, set, clear: ['2028-08-11'] })).toEqual({ changed: 3 })
      const { days } = await read(2028)
      expect(days).toEqual(expect.arrayContaining(set))
      expect(days.some(({ calendar_dt }) => calendar_dt === '2028-08-11')).toBe(false)
      expect((await history('2028-06-01')).map(({ action }) => action)).toEqual(['create'])
      expect((await history('2028-08-11')).map(({ action }) => action)).toEqual(['abolish'])
    })

    it('takes a cleared day back, and writes nothing for a day that is as it was', async () => {
      const { mark } = await read(2028)
      const set = [holiday('2028-08-11', '山の日'), holiday('2028-06-01')]
      expect(await save(2028, { mark, set })).toEqual({ changed: 1 })
      expect((await history('2028-08-11'))[0]?.changes).toContainEqual({
        field: 'abort_div',
        old: '2',
        new: '0',
      })
    })

    it('is refused to who has seen an older one', async () => {
      const { mark } = await read(2027)
      await save(2027, { mark, set: [holiday('2027-06-01')] })
      expect(await refused(save(2027, { mark, set: [holiday('2027-06-02')] }))).toMatchObject({
        code: 'STALE',
      })
    })

    it('holds days of that year only', async () => {
      const { mark } = await read(2027)
      expect(await refused(save(2027, { mark, set: [holiday('2026-06-01')] }))).toMatchObject({ code: 400 })
    })
  })

  it('a shift over midnight is stored, one with a break outside of it is not', async () => {
    const shift = {
      ...{ assign_mode: '0', update_cnt: 0, calendar_cd: 'FAC', shift_cd: 'N9', shift_nm: '夜勤' },
      ...{ start_time: '22:00', end_time: '06:00', breaks: '02:00-02:45' },
    }
    const put = (more: object) => say(at(product.routes, shiftMaster, 'doEdit'), { ...shift, ...more })
    expect(await put({})).toMatchObject({ end_time: '06:00' })
    const outside = await refused(put({ shift_cd: 'N8', breaks: '07:00-07:10' }))
    expect(outside.fields[0]).toMatchObject({ path: 'breaks', code: 'MST_BREAK_OUTSIDE' })
    const time = await refused(put({ shift_cd: 'N8', start_time: '25:00' }))
    expect(time.fields.map(({ path, code }) => `${path} ${code}`)).toContain('start_time MST_TIME')
  })
})
