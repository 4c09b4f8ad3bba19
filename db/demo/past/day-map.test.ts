import { describe, expect, it } from 'vitest'
import { calendarDayRecords } from '#modules/master/server/demo/calendars.ts'
import { dayMap, daysAfter, firstMonthOf } from './day-map.ts'
import { playedFirst, playedLast } from './played-days.ts'

const closed = new Set(
  calendarDayRecords
    .filter(({ calendar_cd, day_div }) => calendar_cd === 'FAC' && day_div === '2')
    .map(({ calendar_dt }) => calendar_dt),
)
const isWorked = (day: string) =>
  !closed.has(day) && ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
const mapOn = (today: string) => dayMap(today, { played: isWorked, here: isWorked })

const played = Array.from({ length: 377 }, (_, at) => daysAfter(playedFirst, at))

/** Days of two years, among them every day of a month. */
const todays = Array.from({ length: 67 }, (_, at) => daysAfter('2027-01-01', at * 11))

describe('where the days of the past lie', () => {
  it('is in order, before today, and on days on which the factory works', () => {
    expect(played.at(-1)).toBe(playedLast)
    for (const today of todays) {
      const { day } = mapOn(today)
      const there = played.map(day)
      expect(there, today).toEqual(there.toSorted())
      expect((there.at(-1) ?? '') < today, today).toBe(true)
      expect(
        played
          .filter(isWorked)
          .map(day)
          .filter((one) => !isWorked(one)),
        today,
      ).toEqual([])
    }
  })

  it('keeps months, closing days and what lies between them', () => {
    for (const today of todays) {
      const { day, fixed, month } = mapOn(today)
      const over = played.filter((one) => one < `${playedLast.slice(0, 7)}-01`)
      const elsewhere = over.filter((one) => day(one).slice(0, 7) !== month(one.slice(0, 7)))
      expect(elsewhere, today).toEqual([])
      for (const cut of ['15', '20', '25']) {
        const acrossCut = over.filter(
          (one) => day(one) <= fixed(`${one.slice(0, 8)}${cut}`) !== one.slice(8) <= cut,
        )
        expect(acrossCut, `${today} ${cut}`).toEqual([])
      }
      expect(daysAfter(fixed('2026-11-30'), 1).slice(8), today).toBe('01')
    }
  })

  it.each([
    ['in the middle of a month', '2026-11-18', '2025-11', '2026-11-17'],
    ['on the first of a month', '2026-12-01', '2025-11', '2026-11-30'],
    ['on its first days', '2027-01-05', '2025-12', '2026-12-28'],
    ['on the last day of a year', '2026-12-31', '2025-12', '2026-12-28'],
  ])('%s', (_when, today, first, last) => {
    const map = mapOn(today)
    expect(firstMonthOf(map)).toBe(first)
    expect(map.day(playedLast)).toBe(last)
  })
})
