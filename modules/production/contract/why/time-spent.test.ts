import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type SpentOperation, timeSpent } from './time-spent.ts'

const hour = 60
const open = Array.from({ length: 10 }, (_, day) => ({
  from: day * 1440 + 8 * hour,
  to: day * 1440 + 17 * hour,
}))
const anyOperation = fc
  .record({
    process_no: fc.nat(90),
    outside: fc.boolean(),
    start: fc.nat(8_000),
    lasts: fc.integer({ min: 1, max: 3_000 }),
    setup: fc.nat(120),
  })
  .map(({ lasts, ...one }): SpentOperation => ({ ...one, end: one.start + lasts, open }))

describe('The time of a plan', () => {
  it('is all accounted for, each minute once', () => {
    fc.assert(
      fc.property(fc.array(anyOperation, { minLength: 1, maxLength: 8 }), (operations) => {
        const sum = timeSpent(operations).reduce(
          (all, one) => all + one.waiting + one.setup + one.working + one.outside + one.closed,
          0,
        )
        const first = Math.min(...operations.map(({ start }) => start))
        expect(sum).toBe(Math.max(...operations.map(({ end }) => end)) - first)
        for (const one of timeSpent(operations))
          expect(
            Math.min(one.waiting, one.setup, one.working, one.outside, one.closed),
          ).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('waits while its machine works for others, and rests while it is closed', () => {
    const [first, second] = timeSpent([
      { process_no: 10, outside: false, start: 8 * hour, setup: 30, end: 10 * hour, open },
      { process_no: 20, outside: false, start: 1440 + 9 * hour, setup: 0, end: 1440 + 11 * hour, open },
    ])
    expect(first).toEqual({ process_no: 10, waiting: 0, setup: 30, working: 90, outside: 0, closed: 0 })
    expect(second).toEqual({
      ...{ process_no: 20, waiting: 8 * hour, setup: 0, working: 2 * hour, outside: 0, closed: 15 * hour },
    })
  })
})
