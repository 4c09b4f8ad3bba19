import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildFactory } from './factory.ts'
import type { FactorySnapshot } from './factory-snapshot.ts'
import { generateFactory } from './generate-factory.ts'
import { latenessBound } from './lateness-bound.ts'
import { propose } from './proposal.ts'

const at = (hour: number) => hour * 60

/** Orders of an hour each on one lathe in office hours, then some polishing that nobody has to wait for. */
function lathe(
  orders: readonly { readonly due: number; readonly weight?: number; readonly polish?: number }[],
  lathes = ['lathe'],
): FactorySnapshot {
  return {
    now: at(8),
    days: 10,
    firstWeekday: 1,
    calendars: [],
    facilities: [...lathes, ...orders.map((_, i) => `bench ${i}`)].map((id) => ({ id })),
    workers: [],
    orders: orders.map(({ due, weight = 1 }, i) => ({ id: `${i}`, item: '', release: 0, due, weight })),
    operations: orders.flatMap(({ polish = 0 }, i) => [
      {
        id: `turn ${i}`,
        order: `${i}`,
        quantity: 1,
        after: [],
        candidates: lathes.map((facility) => ({ facility, minutes: 60 })),
        splittable: true,
      },
      {
        id: `polish ${i}`,
        order: `${i}`,
        quantity: 1,
        after: [{ operation: `turn ${i}` }],
        candidates: [{ facility: `bench ${i}`, minutes: polish }],
        splittable: true,
      },
    ]),
  }
}

const boundOf = (snapshot: FactorySnapshot) => latenessBound(buildFactory(snapshot))

describe('the lateness that no plan avoids', { timeout: 20_000 }, () => {
  it('counts the hours of the lathe: of three orders that are due at nine, two are one and two hours late', () => {
    expect(boundOf(lathe([{ due: at(9) }, { due: at(9) }, { due: at(9) }]))).toBe(180)
  })

  it('knows that two lathes do it in half the time', () => {
    const due = { due: at(9) }
    expect(boundOf(lathe([due, due, due, due], ['left', 'right']))).toBe(30 + 60)
  })

  it('lets the heavy order go first, and counts it by its weight', () => {
    expect(boundOf(lathe([{ due: at(8), weight: 4 }, { due: at(9) }]))).toBe(4 * 60 + 60)
  })

  it('knows what must still follow in other places', () => {
    expect(
      boundOf(
        lathe([
          { due: at(10), polish: 60 },
          { due: at(10), polish: 60 },
        ]),
      ),
    ).toBe(60)
  })

  it('does not count the night as hours, but as lateness', () => {
    const nine = Array.from({ length: 10 }, () => ({ due: at(17) }))
    expect(boundOf(lathe(nine))).toBe(16 * 60)
  })

  it('is not hidden by an order that may also go to an idle lathe', () => {
    const full = lathe([{ due: at(9) }, { due: at(9) }, { due: at(9) }, { due: at(17) }], ['left'])
    const either = {
      ...full,
      facilities: [...full.facilities, { id: 'right' }],
      operations: full.operations.map((one) =>
        one.id === 'turn 3'
          ? { ...one, candidates: [...one.candidates, { facility: 'right', minutes: 60 }] }
          : one,
      ),
    }
    expect(boundOf(either)).toBe(180)
  })

  it('knows when those who may do it are at work', () => {
    const early = lathe([{ due: at(9) }])
    const night = [{ from: 22 * 60, to: 30 * 60 }]
    const withWorker = {
      ...early,
      calendars: [
        { id: 'always', week: Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }]) },
        { id: 'night', week: Array.from({ length: 7 }, () => night) },
      ],
      factoryCalendar: 'always',
      workers: [{ id: 'Sato', calendar: 'night', skills: [{ skill: 'turning', level: 1 }] }],
      operations: early.operations.map((one, i) =>
        i === 0 ? { ...one, skill: { skill: 'turning', level: 1 } } : one,
      ),
    }
    expect(boundOf(withWorker)).toBe(14 * 60)
  })

  it('of a random crowded factory is never above the plan', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 200 }), fc.nat(10_000), (operations, seed) => {
        const proposal = propose(generateFactory({ operations, load: 1.6 }, seed), { until: () => true })
        fc.pre(proposal.unplaced.length === 0)
        expect(proposal.latenessBound).toBeLessThanOrEqual(proposal.result.lateness)
      }),
      { numRuns: 12 },
    )
  })
})
