import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joined, overlap, without } from './intervals.ts'
import { assumedWeek, CalendarBook, type ShiftCalendar, workingTime } from './shift-calendar.ts'
import { beyondHorizon, WorkingTime } from './working-time.ts'

const at = (day: number, hour: number, minute = 0) => day * 1440 + hour * 60 + minute
/** Day 0 is a Monday. */
const horizon = { days: 14, firstWeekday: 1 }
const office = workingTime(assumedWeek, horizon)
const nights: ShiftCalendar = {
  id: 'nights',
  week: Array.from({ length: 7 }, () => [{ from: 22 * 60, to: 30 * 60 }]),
  exceptions: [{ day: 2, shifts: [] }],
}

describe('working time', () => {
  it('work that does not fit before five goes on the next morning', () => {
    expect(office.after(at(0, 16), 90)).toBe(at(1, 8, 30))
    expect(office.after(at(0, 16), 60)).toBe(at(0, 17))
  })

  it('over the weekend nobody works', () => {
    expect(office.opens(at(4, 17))).toBe(at(7, 8))
    expect(office.after(at(4, 16, 30), 60)).toBe(at(7, 8, 30))
  })

  it('backwards, an hour before Monday at eight thirty begins on Friday', () => {
    expect(office.startFor(at(7, 8, 30), 60)).toBe(at(4, 16, 30))
    expect(office.startFor(at(0, 9), 120)).toBe(-1)
  })

  it('a night shift is one stretch, and a holiday leaves the night before it whole', () => {
    const work = workingTime(nights, horizon)
    expect(work.fits(at(0, 23), 420)).toBe(at(0, 23))
    expect(work.opens(at(2, 6))).toBe(at(3, 22))
    expect(work.after(at(2, 5), 120)).toBe(at(3, 23))
  })

  it('the night shift of the day before the horizon is still at work in its first morning', () => {
    expect(workingTime(nights, horizon).opens(0)).toBe(0)
  })

  it('what the horizon has no room for lies beyond it', () => {
    expect(office.after(at(11, 16), 61)).toBe(beyondHorizon)
    expect(office.after(at(11, 16), 60)).toBe(at(11, 17))
    expect(office.opens(at(20, 0))).toBe(beyondHorizon)
    expect(office.fits(0, 600)).toBe(beyondHorizon)
  })

  it('without a calendar the factory answers, without a factory office hours do, and it is said', () => {
    const book = new CalendarBook([nights], 'nights', horizon)
    expect(book.resolve('nights').source).toBe('own')
    expect(book.resolve(undefined).source).toBe('factory')
    expect(book.resolve('unknown').source).toBe('factory')
    const bare = new CalendarBook([], undefined, horizon)
    expect(bare.resolve(undefined).source).toBe('assumed')
    expect(bare.everything[bare.resolve(undefined).calendar]?.total).toBe(10 * 9 * 60)
  })

  it('a worker and a facility work together when both do, and that is calculated once', () => {
    const late: ShiftCalendar = {
      id: 'late',
      week: assumedWeek.week.map(() => [{ from: 16 * 60, to: 24 * 60 }]),
    }
    const book = new CalendarBook([late], 'late', horizon)
    const [assumed, own] = [book.both(0, 1), book.both(1, 0)]
    expect(assumed).toBe(own)
    expect(book.everything[assumed]?.total).toBe(10 * 60)
  })
})

const intervals = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 700 })), { maxLength: 12 })
  .map((pairs) => joined(pairs.map(([from, length]) => ({ from, to: from + length }))))
const inside = (list: readonly { from: number; to: number }[], t: number) =>
  list.some(({ from, to }) => from <= t && t < to)

describe('working time, minute by minute', () => {
  it('agrees with counting', () => {
    fc.assert(
      fc.property(intervals, fc.nat(4500), fc.integer({ min: 1, max: 900 }), (list, t, minutes) => {
        const work = new WorkingTime(list, 4)
        let counted = 0
        let end = beyondHorizon
        for (let minute = t; minute < 4 * 1440 && end === beyondHorizon; minute++)
          if (inside(list, minute) && ++counted === minutes) end = minute + 1
        expect(work.after(t, minutes)).toBe(end)
        if (end === beyondHorizon) return
        const start = work.startFor(end, minutes)
        expect(work.workBefore(end) - work.workBefore(start)).toBe(minutes)
        expect(start).toBeGreaterThanOrEqual(t)
        expect(inside(list, start)).toBe(true)
      }),
    )
  })

  it('overlap and difference agree with the minutes', () => {
    fc.assert(
      fc.property(intervals, intervals, fc.nat(4800), (a, b, t) => {
        expect(inside(overlap(a, b), t)).toBe(inside(a, t) && inside(b, t))
        expect(inside(without(a, b), t)).toBe(inside(a, t) && !inside(b, t))
      }),
    )
  })
})
