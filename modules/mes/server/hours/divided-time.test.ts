import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joined } from '#planning/calendar/intervals.ts'
import { dividedTime, type TimeOf } from './divided-time.ts'

const at = (worker_cd: string, from: number, to: number, is_indirect = false): TimeOf => ({
  ...{ worker_cd, from, to, is_indirect },
})

describe('The time of people', () => {
  it('is divided equally among the jobs that are open at a moment, and whole where only one is', () => {
    expect(dividedTime([at('A', 0, 60), at('A', 30, 90)])).toEqual([45, 45])
    expect(dividedTime([at('A', 0, 90), at('A', 0, 90), at('A', 30, 60)])).toEqual([40, 40, 10])
  })

  it('is everybody’s own: two at one job work twice as long', () => {
    expect(dividedTime([at('A', 0, 60), at('B', 0, 60), at('B', 0, 60)])).toEqual([60, 30, 30])
  })

  it('is that of indirect work as a whole, whatever runs meanwhile', () => {
    expect(dividedTime([at('A', 0, 60), at('A', 0, 60), at('A', 20, 40, true)])).toEqual([20, 20, 20])
  })

  it('adds up to the time in which they were at anything, and nothing gets more than it lasted', () => {
    const spans = fc.array(
      fc.record({
        worker_cd: fc.constantFrom('A', 'B', 'C'),
        from: fc.integer({ min: 0, max: 200 }),
        to: fc.integer({ min: 0, max: 200 }),
        is_indirect: fc.boolean(),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(spans, (all) => {
        const shares = dividedTime(all)
        for (const worker of ['A', 'B', 'C']) {
          const own = all.filter(({ worker_cd }) => worker_cd === worker)
          const worked = joined(own).reduce((sum, { from, to }) => sum + to - from, 0)
          const given = shares.reduce((sum, share, i) => sum + (all[i]?.worker_cd === worker ? share : 0), 0)
          expect(given).toBeCloseTo(worked, 6)
          const away = joined(own.filter(({ is_indirect }) => is_indirect))
          const indirect = shares.reduce(
            (sum, share, i) => sum + (all[i]?.worker_cd === worker && all[i].is_indirect ? share : 0),
            0,
          )
          expect(indirect).toBeCloseTo(
            away.reduce((sum, { from, to }) => sum + to - from, 0),
            6,
          )
        }
        for (const [i, { from, to }] of all.entries())
          expect(shares[i]).toBeLessThanOrEqual(Math.max(0, to - from) + 1e-6)
      }),
    )
  })
})
