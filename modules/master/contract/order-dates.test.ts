import { describe, expect, it } from 'vitest'
import { nextOrderDates, readMonthDays, type OrderCycle } from './order-dates.ts'

const weekly: OrderCycle = {
  kind: 'weeks',
  interval: 1,
  base: '2026-04-01',
  weekdays: [true, false, false, true, false, false, false],
  monthDays: [],
  shift: 'before',
}
const open = () => false
const golden = ['2026-05-02', '2026-05-03', '2026-05-04', '2026-05-05', '2026-05-06']
const closedOn =
  (...dates: readonly string[]) =>
  (date: string) =>
    dates.includes(date)
const days = (cycle: OrderCycle, from: string, isClosed: (date: string) => boolean = open, count = 4) =>
  nextOrderDates(cycle, from, isClosed, count).map(({ order_dt }) => order_dt)

describe('the order days of a cycle', () => {
  it('come every week on its weekdays, the day itself included', () => {
    expect(days(weekly, '2026-04-06')).toEqual(['2026-04-06', '2026-04-09', '2026-04-13', '2026-04-16'])
  })

  it('come every second week, counted from the week of the base', () => {
    expect(days({ ...weekly, interval: 2 }, '2026-04-02')).toEqual([
      '2026-04-02',
      '2026-04-13',
      '2026-04-16',
      '2026-04-27',
    ])
  })

  it('come on days of the month; 99, and a day that a month has not, is its last one', () => {
    const monthly: OrderCycle = { ...weekly, kind: 'months', monthDays: [15, 30, 99] }
    expect(days(monthly, '2027-02-01')).toEqual(['2027-02-15', '2027-02-28', '2027-03-15', '2027-03-30'])
    expect(days({ ...monthly, interval: 3, monthDays: [99] }, '2026-04-01', open, 3)).toEqual([
      '2026-04-30',
      '2026-07-31',
      '2026-10-31',
    ])
  })

  it('are moved before a holiday, after it, or left out', () => {
    const isClosed = closedOn('2026-04-09', '2026-04-08')
    const [, moved] = nextOrderDates(weekly, '2026-04-06', isClosed, 3)
    expect(moved).toEqual({ order_dt: '2026-04-07', moved_from: '2026-04-09' })
    expect(days({ ...weekly, shift: 'after' }, '2026-04-06', isClosed, 2)).toEqual([
      '2026-04-06',
      '2026-04-10',
    ])
    expect(days({ ...weekly, shift: 'none' }, '2026-04-06', isClosed, 2)).toEqual([
      '2026-04-06',
      '2026-04-13',
    ])
  })

  it('of which two fall on one day are one, and none lies before the day asked', () => {
    const every: OrderCycle = { ...weekly, weekdays: [true, true, true, true, true, false, false] }
    expect(days(every, '2026-05-01', closedOn(...golden), 3)).toEqual([
      '2026-05-01',
      '2026-05-07',
      '2026-05-08',
    ])
    expect(days(weekly, '2026-04-09', closedOn('2026-04-09'), 1)).toEqual(['2026-04-13'])
  })

  it('are none when the cycle names no day', () => {
    expect(days({ ...weekly, weekdays: [] }, '2026-04-06')).toEqual([])
    expect(days(weekly, '2026-04-06', () => true)).toEqual([])
  })
})

describe('days of the month as they are typed', () => {
  it.each([
    ['5,15,99', [5, 15, 99]],
    ['１５、5', [5, 15]],
    ['5,5', [5]],
    ['', []],
    ['0', undefined],
    ['32', undefined],
    ['五日', undefined],
  ])('%s', (typed, expected) => {
    expect(readMonthDays(typed)).toEqual(expected)
  })
})
