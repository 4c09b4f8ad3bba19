import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isStillOn, nextRun, scheduleRule, type ScheduleRule } from './schedule.ts'

const newYork = 'America/New_York'
const tokyo = 'Asia/Tokyo'
const next = (rule: ScheduleRule, zone: string, after: string) =>
  nextRun(rule, zone, new Date(after)).toISOString().replace(':00.000Z', 'Z')

/** The runs that follow one another from a moment on. */
function runs(rule: ScheduleRule, zone: string, after: string, count: number): readonly string[] {
  const found: string[] = []
  for (let at = after; found.length < count; at = found.at(-1) ?? at) found.push(next(rule, zone, at))
  return found
}

describe('daily', () => {
  const midnight: ScheduleRule = { every: 'day', at: '00:00' }

  it('goes by the clock of the place', () => {
    expect(runs(midnight, tokyo, '2026-04-01T03:00:00Z', 2)).toEqual([
      '2026-04-01T15:00Z',
      '2026-04-02T15:00Z',
    ])
  })

  it('exactly at the moment means the next day', () => {
    expect(next(midnight, tokyo, '2026-04-01T15:00:00Z')).toBe('2026-04-02T15:00Z')
    expect(next(midnight, tokyo, '2026-04-01T14:59:59.999Z')).toBe('2026-04-01T15:00Z')
  })

  it('stays at the same time of day over both clock changes', () => {
    const rule: ScheduleRule = { every: 'day', at: '08:00' }
    expect(runs(rule, newYork, '2026-03-07T00:00:00Z', 2)).toEqual(['2026-03-07T13:00Z', '2026-03-08T12:00Z'])
    expect(runs(rule, newYork, '2026-10-31T00:00:00Z', 2)).toEqual(['2026-10-31T12:00Z', '2026-11-01T13:00Z'])
  })

  it('runs once when its time is left out in spring: as much later as the clock was put forward', () => {
    const rule: ScheduleRule = { every: 'day', at: '02:30' }
    expect(runs(rule, newYork, '2026-03-07T12:00:00Z', 2)).toEqual(['2026-03-08T07:30Z', '2026-03-09T06:30Z'])
  })

  it('runs once when its time comes twice in autumn: the first time', () => {
    const rule: ScheduleRule = { every: 'day', at: '01:30' }
    expect(runs(rule, newYork, '2026-10-31T12:00:00Z', 2)).toEqual(['2026-11-01T05:30Z', '2026-11-02T06:30Z'])
  })

  it('runs at the first moment of a day that begins at one o’clock', () => {
    expect(next(midnight, 'America/Santiago', '2026-09-05T12:00:00Z')).toBe('2026-09-06T04:00Z')
  })
})

it('weekly on Sunday and on Monday', () => {
  expect(runs({ every: 'week', on: 7, at: '09:00' }, tokyo, '2026-04-01T00:00:00Z', 2)).toEqual([
    '2026-04-05T00:00Z',
    '2026-04-12T00:00Z',
  ])
  // 22:00 on Sunday in UTC is already Monday in Tokyo.
  expect(next({ every: 'week', on: 1, at: '07:00' }, tokyo, '2026-04-04T00:00:00Z')).toBe('2026-04-05T22:00Z')
})

it('monthly on a day that some months do not have means their last one', () => {
  const rule: ScheduleRule = { every: 'month', on: 31, at: '12:00' }
  expect(runs(rule, tokyo, '2027-12-31T04:00:00Z', 4)).toEqual([
    '2028-01-31T03:00Z',
    '2028-02-29T03:00Z',
    '2028-03-31T03:00Z',
    '2028-04-30T03:00Z',
  ])
})

it('every so many minutes, also over a clock change', () => {
  expect(runs({ every: 'minutes', minutes: 30 }, newYork, '2026-03-08T06:45:00Z', 2)).toEqual([
    '2026-03-08T07:00Z',
    '2026-03-08T07:30Z',
  ])
})

const zones = fc.constantFrom(
  tokyo,
  newYork,
  'UTC',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'America/Santiago',
  'Asia/Kathmandu',
  'Europe/London',
)
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const rules = fc.oneof(
  fc.record({ every: fc.constant('day' as const), at: time }),
  fc.record({ every: fc.constant('week' as const), on: fc.integer({ min: 1, max: 7 }), at: time }),
  fc.record({ every: fc.constant('month' as const), on: fc.integer({ min: 1, max: 31 }), at: time }),
  fc.record({ every: fc.constant('minutes' as const), minutes: fc.integer({ min: 1, max: 1440 }) }),
)
const moments = fc.date({ min: new Date('2012-01-01'), max: new Date('2037-01-01'), noInvalidDate: true })
const longest = { minutes: 1, day: 2, week: 8, month: 32 }

it('whatever the rule, zone and moment: the next run lies ahead, not too far, and none lies between', () => {
  fc.assert(
    fc.property(
      rules,
      zones,
      moments,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (rule, zone, after, part) => {
        expect(scheduleRule.parse(rule)).toEqual(rule)
        const found = nextRun(rule, zone, after).getTime()
        const wait = found - after.getTime()
        expect(wait).toBeGreaterThan(0)
        expect(wait).toBeLessThanOrEqual((longest[rule.every] + 1) * 86_400_000)
        // Asked at any moment before it, the answer is the same: nothing is due in between.
        const between = new Date(after.getTime() + Math.floor(part * (wait - 1)))
        expect(nextRun(rule, zone, between).getTime()).toBe(found)
      },
    ),
    { numRuns: 1500 },
  )
})

it('daily runs come once on every date there is', () => {
  fc.assert(
    fc.property(time, zones, moments, (at, zone, after) => {
      const date = new Intl.DateTimeFormat('sv-SE', { timeZone: zone })
      const first = nextRun({ every: 'day', at }, zone, after)
      const second = nextRun({ every: 'day', at }, zone, first)
      const days = (Date.parse(date.format(second)) - Date.parse(date.format(first))) / 86_400_000
      // Apia left out the 30th of December 2011, before these moments.
      expect(days).toBe(1)
    }),
    { numRuns: 1000 },
  )
})

describe('on working days', () => {
  const rule: ScheduleRule = { every: 'workingDay', at: '03:00' }
  const isClosed = (date: string) => date >= '2026-05-02' && date <= '2026-05-06'

  it('comes on the next day on which the place works, by its own date', () => {
    expect(nextRun(rule, tokyo, new Date('2026-05-01T03:00:00Z'), isClosed).toISOString()).toBe(
      '2026-05-06T18:00:00.000Z',
    )
  })

  it('is looked for again after two months without a working day', () => {
    const next = nextRun(rule, tokyo, new Date('2026-05-01T03:00:00Z'), () => true)
    expect(next.getTime()).toBeGreaterThan(Date.parse('2026-06-30T00:00:00Z'))
    expect(isStillOn(rule, tokyo, next, () => true)).toBe(false)
  })
})

it('on some days of the week it comes on each of them', () => {
  expect(runs({ every: 'weekdays', on: [1, 5], at: '08:00' }, tokyo, '2026-04-01T00:00:00Z', 3)).toEqual([
    '2026-04-02T23:00Z',
    '2026-04-05T23:00Z',
    '2026-04-09T23:00Z',
  ])
})
