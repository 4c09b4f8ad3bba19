import { describe, expect, it } from 'vitest'
import {
  daysBetween,
  noPaint,
  painted,
  shownDays,
  toSave,
  withCopy,
  withHolidays,
  workingDays,
  type Year,
} from './painted-year.ts'

const rests = [false, false, false, false, false, true, true]
const year = (days: Year['days'] = [], of = 2026): Year => ({ year: of, rests, days })
const day = (calendar_dt: string, day_div: '1' | '2' | '3', day_nm: string) => ({
  calendar_dt,
  day_div,
  day_nm,
  work_minutes: 0,
})
const obon = day('2026-08-13', '2', 'お盆')

describe('a painted year', () => {
  it('rests as its week does, except on days that differ', () => {
    const shown = shownDays(year([obon, day('2026-08-08', '1', '出勤土曜日')]), noPaint)
    expect(shown.size).toBe(365)
    expect(shown.get('2026-08-13')).toMatchObject({ division: '2', name: 'お盆', painted: false })
    expect(shown.get('2026-08-08')?.division).toBe('1')
    expect(shown.get('2026-08-09')?.division).toBe('2')
    expect(shown.get('2026-08-10')).toMatchObject({ division: '1', name: '' })
  })

  it('needs no difference for a day like the week, and none that is stored already', () => {
    expect(toSave(painted(year(), noPaint, ['2026-08-10', '2026-08-09'], '1', ''))).toMatchObject({
      set: [{ calendar_dt: '2026-08-09', day_nm: '臨時出勤' }],
      clear: [],
    })
    expect(painted(year([obon]), noPaint, ['2026-08-13'], '2', 'お盆').size).toBe(0)
  })

  it('is cleared back to the week, and undone by painting as it was', () => {
    const cleared = painted(year([obon]), noPaint, ['2026-08-13', '2026-08-14'], 'week', '')
    expect(toSave(cleared)).toEqual({ set: [], clear: ['2026-08-13'] })
    expect(painted(year([obon]), cleared, ['2026-08-13'], '2', 'お盆').size).toBe(0)
  })

  it('takes national holidays where nobody has decided otherwise', () => {
    const { set } = toSave(withHolidays(year([day('2026-05-04', '1', '出勤')]), noPaint))
    expect(set.find(({ calendar_dt }) => calendar_dt === '2026-05-06')?.day_nm).toBe('振替休日')
    expect(set.some(({ calendar_dt }) => calendar_dt === '2026-05-04')).toBe(false)
    expect(set).toHaveLength(17)
  })

  it('is copied from another year without the holidays that move', () => {
    const other = year([obon, day('2026-09-22', '2', '国民の休日'), day('2026-12-29', '2', '年末休業')])
    const { set } = toSave(withCopy(year([], 2027), noPaint, other))
    expect(set.map(({ calendar_dt }) => calendar_dt)).toEqual(['2027-08-13', '2027-12-29'])
    const leap = year([day('2028-02-29', '2', '休業')], 2028)
    expect(withCopy(year([], 2027), noPaint, leap).size).toBe(0)
  })

  it('counts half days as halves', () => {
    const shown = shownDays(year([day('2026-08-12', '3', '半日'), obon]), noPaint)
    const august = [...shown.values()].filter(({ date }) => date.startsWith('2026-08'))
    expect(workingDays(august)).toBe(19.5)
  })

  it('is painted from one day to another in both directions', () => {
    expect(daysBetween('2026-03-02', '2026-02-28')).toEqual(['2026-02-28', '2026-03-01', '2026-03-02'])
  })
})
