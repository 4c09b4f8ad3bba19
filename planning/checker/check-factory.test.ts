import { describe, expect, it } from 'vitest'
import type { FactorySnapshot } from '../scheduling/factory-snapshot.ts'
import { propose, type ProposedOperation } from '../scheduling/proposal.ts'
import { checkFactory } from './check-factory.ts'

const skill = { skill: 'weld', level: 2 }
const snapshot: FactorySnapshot = {
  now: 480,
  days: 10,
  firstWeekday: 1,
  calendars: [],
  setups: [{ id: 'colours', first: 15, otherwise: 30, changes: [] }],
  facilities: [{ id: 'booth', setups: 'colours', group: 'white' }, { id: 'mill' }],
  workers: [
    { id: 'Sato', skills: [skill] },
    { id: 'Ito', skills: [{ skill: 'weld', level: 1 }] },
  ],
  orders: [{ id: 'A', item: 'frame', release: 500, due: 5000, weight: 1 }],
  operations: [
    { id: 'weld', skill, candidates: [{ facility: 'mill', minutes: 60 }], after: [] },
    {
      id: 'paint',
      group: 'black',
      candidates: [{ facility: 'booth', minutes: 60 }],
      after: [{ operation: 'weld' }],
    },
    {
      id: 'again',
      group: 'white',
      candidates: [{ facility: 'booth', minutes: 60 }],
      after: [{ operation: 'paint' }],
    },
    {
      id: 'lap',
      candidates: [{ facility: 'mill', minutes: 60 }],
      after: [{ operation: 'again', share: 0.5 }],
    },
    {
      id: 'held',
      candidates: [{ facility: 'mill', minutes: 60 }],
      after: [],
      fixed: { facility: 'mill', start: 2000, end: 2060 },
    },
  ].map((one) => ({ order: 'A', quantity: 5, splittable: false, ...one })),
}
const proposal = propose(snapshot, { until: () => true })

const faultsWith = (operation: string, change: (one: ProposedOperation) => Partial<ProposedOperation>) =>
  checkFactory(snapshot, {
    ...proposal,
    operations: proposal.operations.map((one) =>
      one.operation === operation ? { ...one, ...change(one) } : one,
    ),
  }).map(({ fault }) => fault)

const moved = (minutes: number) => (one: ProposedOperation) => ({
  start: one.start + minutes,
  end: one.end + minutes,
})

describe('the checker of factories', () => {
  it('finds nothing in the plan of the engine', () => expect(checkFactory(snapshot, proposal)).toEqual([]))
  it('finds an operation that begins before it is released', () =>
    expect(faultsWith('weld', moved(-10))).toContain('too-early'))
  it('finds one that begins before its predecessor ends', () =>
    expect(faultsWith('paint', moved(-10))).toContain('precedence'))
  it('finds a lap that begins too soon', () => expect(faultsWith('lap', moved(-10))).toContain('precedence'))
  it('finds two on one facility', () => expect(faultsWith('again', moved(-30))).toContain('capacity'))
  it('finds work outside the hours', () =>
    expect(faultsWith('again', (one) => ({ start: 1000, end: 1000 + one.end - one.start }))).toContain(
      'hours',
    ))
  it('finds too short work', () =>
    expect(faultsWith('weld', (one) => ({ end: one.end - 1 }))).toContain('hours'))
  it('finds a set-up that was forgotten', () =>
    expect(faultsWith('paint', () => ({ setup: 0 }))).toContain('setup'))
  it('finds a wrong facility', () =>
    expect(faultsWith('weld', () => ({ facility: 'booth' }))).toContain('facility'))
  it('finds somebody who is not qualified', () =>
    expect(faultsWith('weld', () => ({ worker: 'Ito' }))).toContain('skill'))
  it('finds somebody in two places', () =>
    expect(faultsWith('held', () => ({ worker: 'Sato', start: 500, end: 560 }))).toContain('worker'))
  it('finds a frozen operation that moved', () => expect(faultsWith('held', moved(60))).toContain('frozen'))
  it('finds a changed quantity', () =>
    expect(faultsWith('weld', () => ({ quantity: 4 }))).toContain('quantity'))
  it('finds what is missing and what is there twice', () => {
    const [first] = proposal.operations
    const without = checkFactory(snapshot, { ...proposal, operations: proposal.operations.slice(1) })
    expect(without.map(({ fault }) => fault)).toContain('missing')
    const twice = checkFactory(snapshot, {
      ...proposal,
      operations: first ? [first, ...proposal.operations] : [],
    })
    expect(twice.map(({ fault }) => fault)).toContain('twice')
  })

  it('finds work that is not handed over on its days, or later than it could be', () => {
    const always = { id: 'always', week: Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }]) }
    const van: FactorySnapshot = {
      ...{ now: 0, days: 21, firstWeekday: 1, workers: [], orders: snapshot.orders },
      // Tuesdays and Thursdays, but for the first Thursday; day 0 is a Monday.
      calendars: [{ ...always, handover: { weekdays: [2, 4], except: [3] } }],
      facilities: [{ id: 'plater', capacity: 9, calendar: 'always' }],
      operations: [
        {
          ...{ id: 'plate', order: 'A', quantity: 5, after: [], splittable: true },
          candidates: [{ facility: 'plater', minutes: 2 * 1440 }],
        },
      ],
    }
    const plan = propose(van, { until: () => true })
    const faults = (start: number, end: number) =>
      checkFactory(van, {
        ...plan,
        operations: plan.operations.map((one) => ({ ...one, start, end })),
      }).map(({ fault }) => fault)
    expect(plan.operations).toMatchObject([{ start: 1440, end: 8 * 1440 }])
    expect(faults(1440, 8 * 1440)).toEqual([])
    expect(faults(1440, 3 * 1440)).toEqual(['handover'])
    expect(faults(1440, 10 * 1440)).toEqual(['handover'])
    expect(faults(2 * 1440, 8 * 1440)).toEqual(['handover'])
    expect(faults(8 * 1440, 8 * 1440)).toEqual(['hours'])
  })
})
