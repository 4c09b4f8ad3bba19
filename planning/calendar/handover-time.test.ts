import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HandoverTime } from './handover-time.ts'
import { CalendarBook, workingTime, type ShiftCalendar } from './shift-calendar.ts'
import { beyondHorizon, minutesPerDay, WorkingTime } from './working-time.ts'

const at = (day: number, hour: number, minute = 0) => day * 1440 + hour * 60 + minute
/** Day 0 is a Monday. */
const horizon = { days: 14, firstWeekday: 1 }
const always = Array.from({ length: 7 }, () => [{ from: 0, to: minutesPerDay }])
/** Tuesdays and Thursdays, but for the first Thursday. */
const van: ShiftCalendar = { id: 'van', week: always, handover: { weekdays: [2, 4], except: [3] } }

describe('work that is handed over on certain days', () => {
  const work = workingTime(van, horizon)

  it('begins on such a day, and what is done before the next one waits for its midnight', () => {
    expect(work.opens(at(0, 10))).toBe(at(1, 0))
    expect(work.opens(at(1, 10))).toBe(at(1, 10))
    expect(work.after(at(1, 10), 7 * minutesPerDay)).toBe(at(8, 10))
    expect(work.after(at(1, 10), 6 * minutesPerDay)).toBe(at(8, 0))
    // The first Thursday is a holiday.
    expect(work.after(at(1, 10), 1440)).toBe(at(8, 0))
    expect(work.after(at(8, 0), 1440)).toBe(at(10, 0))
  })

  it('backwards, it leaves as late as it can be back', () => {
    expect(work.startFor(at(12, 0), 1440)).toBe(at(8, 23, 59))
    expect(work.startFor(at(9, 0), 1440)).toBe(at(1, 23, 59))
    expect(work.startFor(at(7, 0), 1440)).toBe(-1)
  })

  it('with somebody who works office hours it is handed over on the same days', () => {
    const book = new CalendarBook([van], undefined, horizon)
    const both = book.everything[book.both(book.resolve('van').calendar, book.resolve(undefined).calendar)]
    expect(both?.opens(at(1, 17))).toBe(at(8, 8))
    expect(both?.after(at(1, 16), 120)).toBe(at(8, 0))
  })

  it('is what every minute says, whatever the hours and the days', () => {
    const days = 3
    const last = days * minutesPerDay
    const stretch = fc
      .tuple(fc.integer({ min: 0, max: last }), fc.integer({ min: 1, max: 900 }))
      .map(([from, length]) => ({ from, to: from + length }))
    const some = fc.array(stretch, { maxLength: 6 })
    fc.assert(
      fc.property(
        ...[some, some, fc.integer({ min: 0, max: last - 1 }), fc.integer({ min: 1, max: 900 })],
        (hours, handover, t, minutes) => {
          const usual = new WorkingTime(hours, days)
          const own = new HandoverTime(hours, days, handover)
          const within = (all: typeof hours, minute: number) =>
            all.some(({ from, to }) => from <= minute && minute < to)
          const isHanded = (minute: number) => within(handover, minute)
          const firstFrom = (from: number, is: (minute: number) => boolean) => {
            for (let minute = from; minute < last; minute++) if (is(minute)) return minute
            return beyondHorizon
          }
          const begins = (minute: number) => isHanded(minute) && within(hours, minute)
          const start = firstFrom(t, begins)
          expect(own.opens(t)).toBe(start)
          expect(own.endsFrom(t)).toBe(firstFrom(t, isHanded))
          const backOf = (from: number) => firstFrom(usual.after(from, minutes), isHanded)
          expect(own.after(t, minutes)).toBe(backOf(t))
          const latest = firstFrom(0, (back) => {
            const from = t - back
            return from >= 0 && begins(from) && backOf(from) <= t
          })
          expect(own.startFor(t, minutes)).toBe(latest >= beyondHorizon ? -1 : t - latest)
          const short = Math.ceil(minutes / 10)
          const isWhole = (minute: number) => begins(minute) && usual.fits(minute, short) === minute
          expect(own.fits(t, short)).toBe(firstFrom(t, isWhole))
        },
      ),
      { numRuns: 300 },
    )
  })
})
