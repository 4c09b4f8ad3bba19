import { describe, expect, it } from 'vitest'
import { checkFactory } from '../checker/check-factory.ts'
import type { FactorySnapshot } from './factory-snapshot.ts'
import { generateFactory } from './generate-factory.ts'
import { keepPlaces } from './keep-places.ts'
import { playDrags, standingTable } from './play-drags.ts'
import { type Proposal, propose } from './proposal.ts'
import { Random } from './random.ts'
import { type StandingPlace, standingAt } from './standing.ts'
import { at, mill, trials, workshop } from './test-workshop.ts'

const always = Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }])

/** A factory by chance that sends every fourth operation out to one of three subcontractors, each with days of its own. */
function withOutside(seed: number): FactorySnapshot {
  const snapshot = generateFactory({ operations: 120, load: 0.9, days: 120 }, seed)
  const random = new Random(seed)
  const days = [[2, 4], [1], [1, 3, 5]]
  return {
    ...snapshot,
    calendars: [
      ...snapshot.calendars,
      ...days.map((weekdays, i) => ({
        ...{ id: `*${i}`, week: always, handover: { weekdays, except: [7 + i, 21, 22, 23] } },
      })),
    ],
    facilities: [
      ...snapshot.facilities,
      ...days.map((_, i) => ({ id: `*${i}`, capacity: 100, calendar: `*${i}` })),
    ],
    operations: snapshot.operations.map((one) => {
      if (one.fixed || one.progress || random.below(4) > 0) return one
      const { group: _group, skill: _skill, ...own } = one
      const minutes = (1 + random.below(6)) * 1440 - random.below(600)
      return { ...own, candidates: [{ facility: `*${random.below(days.length)}`, minutes }] }
    }),
  }
}

const placesOf = ({ operations }: Proposal): ReadonlyMap<string, StandingPlace> =>
  new Map(
    operations.map(({ operation, facility, worker = '', quantity: qty, start, end }) => [
      operation,
      { facility, worker, qty, start, end },
    ]),
  )

const sentOut = ({ operations }: Proposal) => operations.filter(({ facility }) => facility.startsWith('*'))

describe('what a subcontractor collects on certain days', { timeout: 30_000 }, () => {
  it('leaves on the next of them, and the next process of our own waits until it is back', () => {
    const { of, proposal } = workshop(
      [
        { id: 'turn', candidates: mill(60) },
        { id: 'harden', after: [{ operation: 'turn' }], candidates: [{ facility: '*', minutes: 3 * 1440 }] },
        { id: 'grind', after: [{ operation: 'harden' }], candidates: mill(60) },
      ],
      {
        calendars: [{ id: 'van', week: always, handover: { weekdays: [2, 4], except: [] } }],
        facilities: [{ id: 'mill' }, { id: '*', capacity: 100, calendar: 'van' }],
      },
    )
    // Turned on Monday, away from Tuesday for three days: on Friday nobody comes, on Tuesday they do.
    expect(of('harden')).toMatchObject({ start: at(1, 0), end: at(8, 0) })
    expect(of('grind')).toMatchObject({ start: at(8, 8) })
    // Nothing could be back sooner, and the bound knows it.
    expect(proposal.latenessBound).toBe(proposal.result.lateness)
  })

  describe('whoever is late because nobody came is told who, in a new plan and in one that stands', () => {
    const out = [{ facility: '*', minutes: 1440 }]
    const order = (id: string, release: number, due: number) => ({ id, item: '', release, due, weight: 1 })
    it.each([
      {
        why: 'it was ready on Monday, and they come on Thursday',
        weekdays: [4],
        orders: [order('A', 0, at(1, 12))],
        operations: [
          { id: 'turn', candidates: mill(60) },
          { id: 'harden', after: [{ operation: 'turn' }], candidates: out },
        ],
      },
      {
        why: 'others, who are back when it leaves, were in nobody’s way',
        weekdays: [2, 4],
        orders: [order('A', at(2, 9), at(3, 12)), order('B', 0, at(9, 0))],
        operations: [
          { id: 'harden', candidates: out },
          { id: 'other', order: 'B', candidates: out },
        ],
      },
    ])('$why', ({ weekdays, orders, operations }) => {
      const { proposal, snapshot } = workshop(operations, {
        calendars: [{ id: 'van', week: always, handover: { weekdays, except: [] } }],
        facilities: [{ id: 'mill' }, { id: '*', capacity: 100, calendar: 'van' }],
        orders,
      })
      const told = { order: 'A', reason: { kind: 'calendar', operation: 'harden', name: '*' } }
      expect(proposal.late).toMatchObject([told])
      expect(keepPlaces(snapshot, placesOf(proposal))?.late).toMatchObject([told])
    })
  })

  it('what laps the process before it is back on such a day, too, behind its end', () => {
    const { of, proposal, snapshot } = workshop(
      [
        { id: 'turn', candidates: mill(3 * 540) },
        {
          ...{ id: 'harden', after: [{ operation: 'turn', share: 0.1 }] },
          candidates: [{ facility: '*', minutes: 60 }],
        },
      ],
      {
        calendars: [{ id: 'van', week: always, handover: { weekdays: [2, 4], except: [] } }],
        facilities: [{ id: 'mill' }, { id: '*', capacity: 100, calendar: 'van' }],
      },
    )
    // Turned until Wednesday at five: away with the last van on Tuesday, back on Thursday.
    expect(of('turn')?.end).toBe(at(2, 17))
    expect(of('harden')).toMatchObject({ start: at(1, 22, 59), end: at(3, 0) })
    const again = keepPlaces(snapshot, placesOf(proposal))
    expect(again && placesOf(again)).toEqual(placesOf(proposal))
  })

  it.each([1, 2, 3, 4, 5, 6])('the checker finds no fault in any mode, in factory %i', (seed) => {
    const snapshot = withOutside(seed)
    for (const mode of ['forward', 'backward', 'bottleneck'] as const) {
      const proposal = propose(snapshot, { mode, until: trials(8) })
      expect(checkFactory({ ...snapshot, days: proposal.days }, proposal)).toEqual([])
      expect(sentOut(proposal).length).toBeGreaterThan(10)
      expect(proposal.latenessBound).toBeLessThanOrEqual(proposal.result.lateness)
    }
  })

  it.each([1, 2, 3])(
    'a plan that stands is kept, and what moves keeps to the days, in factory %i',
    (seed) => {
      const snapshot = withOutside(seed)
      const before = propose(snapshot, { until: trials(5) })
      const again = keepPlaces(snapshot, placesOf(before))
      expect(again && placesOf(again)).toEqual(placesOf(before))
      const closed = { weekdays: [2], except: [7, 21, 22, 23] }
      const fewer: FactorySnapshot = {
        ...snapshot,
        calendars: snapshot.calendars.map((one) => (one.id === '*0' ? { ...one, handover: closed } : one)),
      }
      const now = keepPlaces(fewer, placesOf(before))
      if (!now) throw new Error('Nothing was kept.')
      expect(checkFactory({ ...fewer, days: now.days }, now)).toEqual([])
    },
  )

  it.each([1, 2, 3])('what a dragged bar moves keeps to the days, in factory %i', (seed) => {
    const snapshot = withOutside(seed)
    const plan = propose(snapshot, { until: trials(5) })
    const places = placesOf(plan)
    const standing = {
      ...snapshot,
      operations: snapshot.operations.map((one) => standingAt(one, places.get(one.id), snapshot.workers)),
    }
    const outsideOf = new Map(sentOut(plan).map(({ operation }) => [operation, operation]))
    const dragged = sentOut(plan).slice(0, 5)
    const played = dragged.flatMap(({ operation, start }) => {
      const drags = [{ operation, start: start + 1440, mode: 'push' as const }]
      const answer = playDrags(snapshot, standingTable(standing), drags)
      return 'changed' in answer ? answer.changed : []
    })
    const handed = new Map(snapshot.calendars.map(({ id, handover }) => [id, handover]))
    const wrong = played.filter(({ operation, facility, start, end }) => {
      const rule = outsideOf.has(operation) ? handed.get(facility) : undefined
      return rule && [start, end].some((minute) => !isHanded(rule, minute, snapshot.firstWeekday))
    })
    expect(played.filter(({ operation }) => outsideOf.has(operation)).length).toBeGreaterThan(0)
    expect(wrong).toEqual([])
  })
})

function isHanded(
  { weekdays, except }: { readonly weekdays: readonly number[]; readonly except: readonly number[] },
  minute: number,
  firstWeekday: number,
): boolean {
  const day = Math.floor(minute / 1440)
  return weekdays.includes((day + firstWeekday) % 7) && !except.includes(day)
}
