import { describe, expect, it } from 'vitest'
import { checkFactory } from '../checker/check-factory.ts'
import type { FactorySnapshot } from './factory-snapshot.ts'
import { generateFactory } from './generate-factory.ts'
import { keepPlaces } from './keep-places.ts'
import { type Proposal, propose } from './proposal.ts'
import type { StandingPlace } from './standing.ts'
import { trials } from './test-workshop.ts'

const placesOf = ({ operations }: Proposal): ReadonlyMap<string, StandingPlace> =>
  new Map(
    operations.map(({ operation, facility, worker = '', quantity: qty, start, end }) => [
      operation,
      { facility, worker, qty, start, end },
    ]),
  )

const movedIn = (before: Proposal, now: Proposal): readonly string[] => {
  const places = placesOf(before)
  return now.operations.flatMap(({ operation, facility, start, end }) => {
    const was = places.get(operation)
    return was && (was.facility !== facility || was.start !== start || was.end !== end) ? [operation] : []
  })
}

/** One order wants so many times as much; each of its processes takes as much longer, and may be interrupted: some are longer than a shift then. */
const wantsMore = (snapshot: FactorySnapshot, order: string, times: number): FactorySnapshot => ({
  ...snapshot,
  operations: snapshot.operations.map((one) =>
    one.order === order
      ? {
          ...one,
          quantity: one.quantity * times,
          splittable: true,
          candidates: one.candidates.map((it) => ({ ...it, minutes: it.minutes * times })),
        }
      : one,
  ),
})

const usual = { operations: 600, load: 0.8, days: 240 }
const overloaded = { operations: 600, load: 1.5, days: 240 }
const seeds = [1, 2, 3, 4]

describe('A plan that stands', () => {
  it.each(seeds)('is kept to the minute where nothing has changed, in factory %i', (seed) => {
    const snapshot = generateFactory(usual, seed)
    const before = propose(snapshot, { until: trials(10) })
    const now = keepPlaces(snapshot, placesOf(before))
    expect(now && movedIn(before, now)).toEqual([])
    expect(now?.unplaced).toEqual(before.unplaced)
    expect(now?.late.map(({ order, minutes }) => [order, minutes])).toEqual(
      before.late.map(({ order, minutes }) => [order, minutes]),
    )
  })

  it.each([usual, overloaded])(
    'keeps nearly everything where one order wants more, in factories of %o',
    (size) => {
      const moved = seeds.flatMap((seed) => {
        const snapshot = generateFactory(size, seed)
        const before = propose(snapshot, { until: trials(10) })
        return ['O3', 'O20', 'O70'].map((order) => {
          const asked = wantsMore(snapshot, order, 2)
          const now = keepPlaces(asked, placesOf(before))
          if (!now) throw new Error('Nothing was kept.')
          expect(checkFactory({ ...asked, days: now.days }, now)).toEqual([])
          expect(now.unplaced).toEqual([])
          const anew = propose(asked, { until: trials(10) })
          const kept = movedIn(before, now).length / size.operations
          expect(kept).toBeLessThan(0.25)
          const unavoidable = Math.max(before.result.lateness, anew.result.lateness)
          return {
            ...{ kept, anew: movedIn(before, anew).length / size.operations },
            ...{ late: now.result.lateness, unavoidable },
          }
        })
      })
      const mean = (of: keyof (typeof moved)[number]) =>
        moved.reduce((sum, one) => sum + one[of], 0) / moved.length
      // An order has up to eight processes, more than one in a hundred.
      expect(mean('kept')).toBeLessThan(0.08)
      expect(mean('anew')).toBeGreaterThan(5 * mean('kept'))
      // What that costs: all orders together are hardly later than where everything may move.
      expect(mean('late')).toBeLessThan(1.15 * mean('unavoidable'))
    },
  )

  it.each(seeds)(
    'gives a new order the room that it needs, and others keep theirs, in factory %i',
    (seed) => {
      const snapshot = generateFactory(overloaded, seed)
      const without = {
        ...snapshot,
        orders: snapshot.orders.filter(({ id }) => id !== 'O5'),
        operations: snapshot.operations.filter(({ order }) => order !== 'O5'),
      }
      const before = propose(without, { until: trials(10) })
      const now = keepPlaces(snapshot, placesOf(before))
      if (!now) throw new Error('Nothing was kept.')
      expect(checkFactory({ ...snapshot, days: now.days }, now)).toEqual([])
      expect(now.unplaced).toEqual([])
      expect(movedIn(before, now).length).toBeLessThan(60)
      const back = keepPlaces(without, placesOf(now))
      if (!back) throw new Error('Nothing was kept.')
      expect(checkFactory({ ...without, days: back.days }, back)).toEqual([])
      // Who leaves may leave a longer set-up behind.
      expect(movedIn(now, back).length).toBeLessThan(180)
    },
  )

  it.each(seeds)(
    'gives way where a machine stands still, where parts come later, and where the day is another, in factory %i',
    (seed) => {
      const snapshot = generateFactory(usual, seed)
      const before = propose(snapshot, { until: trials(10) })
      const closed = {
        id: 'closed',
        week: snapshot.calendars[0]?.week ?? [],
        exceptions: [
          { day: 6, shifts: [] },
          { day: 7, shifts: [] },
        ],
      }
      const changes: readonly FactorySnapshot[] = [
        {
          ...snapshot,
          calendars: [...snapshot.calendars, closed],
          facilities: snapshot.facilities.map((one) =>
            one.id === 'F1' ? { ...one, calendar: 'closed' } : one,
          ),
        },
        {
          ...snapshot,
          operations: snapshot.operations.map((one, at) =>
            at % 60 === 7 ? { ...one, material: { item: 'late', at: 20 * 1440 } } : one,
          ),
        },
        { ...snapshot, now: snapshot.now + 1440 },
      ]
      for (const asked of changes) {
        const now = keepPlaces(asked, placesOf(before), { mostMoved: 0.5 })
        if (!now) throw new Error('Nothing was kept.')
        expect(checkFactory({ ...asked, days: now.days }, now)).toEqual([])
        expect(now.unplaced).toEqual([])
        const anew = propose(asked, { until: trials(10) })
        expect(movedIn(before, now).length).toBeLessThan(movedIn(before, anew).length)
      }
    },
  )

  it('looks further where the days that are looked at have no room for what is new', () => {
    const snapshot = generateFactory({ ...overloaded, days: 240 }, 2)
    const before = propose(snapshot, { until: trials(10) })
    const last = Math.max(...before.operations.map(({ end }) => end)) / 1440
    const asked = wantsMore({ ...snapshot, days: Math.floor(last / 2) }, 'O20', 1)
    const now = keepPlaces(asked, placesOf(before), { mostDays: 480 })
    expect(now?.days).toBeGreaterThan(last - 1)
    expect(now?.unplaced).toEqual([])
  })

  it('is not kept where too much of it is new or has to move', () => {
    const snapshot = generateFactory(usual, 1)
    const before = propose(snapshot, { until: trials(10) })
    const half = new Map([...placesOf(before)].slice(0, 300))
    expect(keepPlaces(snapshot, half)).toBeUndefined()
    expect(keepPlaces({ ...snapshot, now: 40 * 1440 }, placesOf(before))).toBeUndefined()
  })
})
