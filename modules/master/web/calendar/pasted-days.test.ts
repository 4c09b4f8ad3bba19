import { expect, it } from 'vitest'
import { noPaint, type Year } from './painted-year.ts'
import { withPasted } from './pasted-days.ts'

/** Saturdays and Sundays are free. */
const year: Year = {
  year: 2027,
  rests: [false, false, false, false, false, true, true],
  days: [{ calendar_dt: '2027-08-12', day_div: '2', day_nm: '夏季休業', work_minutes: 0 }],
}
const pasted = (text: string, brush: '1' | '2' | '3' | 'week' = '2') => withPasted(year, noPaint, text, brush)

it('days from a spreadsheet are painted with their kind and name, under whatever headings', () => {
  const { paint, taken, left } = pasted(
    '日付\t区分\t名称\r\n2027/8/13\t休日\t夏季休業\r\n8/14\t稼働日\t臨時出勤\r\n2027-08-16\t半日稼働\r\n',
  )
  expect([...paint.values()]).toEqual([
    { calendar_dt: '2027-08-13', day_div: '2', day_nm: '夏季休業', work_minutes: 0 },
    { calendar_dt: '2027-08-14', day_div: '1', day_nm: '臨時出勤', work_minutes: 0 },
    { calendar_dt: '2027-08-16', day_div: '3', day_nm: '半日稼働', work_minutes: 0 },
  ])
  expect([taken, left]).toEqual([3, 0])
})

it('days alone take the kind at hand, and one that is stored so is no change', () => {
  expect([...pasted('2027/8/13\n2027/8/17', '3').paint.values()].map((day) => day?.day_div)).toEqual([
    '3',
    '3',
  ])
  expect(pasted('夏季休業\t2027/8/12').paint.size).toBe(0)
  expect([...pasted('2027/8/12', 'week').paint]).toEqual([['2027-08-12', null]])
})

it('what names no day of the year is counted', () => {
  expect(pasted('2027/8/13\t休日\n2028/1/4\t休日\n未定\t休日')).toMatchObject({ taken: 1, left: 2 })
})
