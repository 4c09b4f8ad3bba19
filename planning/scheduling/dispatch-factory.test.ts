import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkFactory } from '../checker/check-factory.ts'
import { Dispatcher } from './dispatch-factory.ts'
import { buildFactory } from './factory.ts'
import { type FactoryRule, factoryRules, urgencyOf } from './factory-rules.ts'
import type { FactorySnapshot, OperationInput } from './factory-snapshot.ts'
import { generateFactory } from './generate-factory.ts'
import { latestStarts } from './latest-start.ts'
import { measure } from './objective.ts'
import { Placer } from './placer.ts'
import { readProposal } from './proposal.ts'
import { emptyTimetable } from './timetable.ts'

const at = (hour: number) => hour * 60

function dispatched(snapshot: FactorySnapshot, fillsGaps: boolean, rule: FactoryRule = 'latest-start') {
  const factory = buildFactory(snapshot)
  const table = emptyTimetable(factory)
  const latestStart = latestStarts(factory)
  new Dispatcher(new Placer(factory, table)).run(urgencyOf(factory, rule, latestStart, fillsGaps))
  const result = measure(factory, table)
  const proposal = readProposal(snapshot, factory, {
    table,
    result,
    bestRule: result,
    trials: 1,
    latestStart,
  })
  expect(checkFactory(snapshot, proposal)).toEqual([])
  return { result, startOf: (id: string) => proposal.operations.find((one) => one.operation === id)?.start }
}

/** One booth in office hours, painted white; Sato comes at ten. */
function booth(operations: readonly (Partial<OperationInput> & { id: string })[]): FactorySnapshot {
  return {
    now: at(8),
    days: 10,
    firstWeekday: 1,
    calendars: [{ id: 'late', week: Array.from({ length: 7 }, () => [{ from: at(10), to: at(19) }]) }],
    setups: [{ id: 'paint', first: 0, otherwise: 30, changes: [] }],
    facilities: [{ id: 'booth', setups: 'paint', group: 'white' }],
    workers: [{ id: 'Sato', calendar: 'late', skills: [{ skill: 'paint', level: 1 }] }],
    orders: operations.map(({ id }, i) => ({ id, item: id, release: 0, due: at(12) + i * 1440, weight: 1 })),
    operations: operations.map((one) => ({
      order: one.id,
      quantity: 1,
      after: [],
      candidates: [{ facility: 'booth', minutes: 60 }],
      splittable: true,
      ...one,
    })),
  }
}

describe('a facility that has chosen', () => {
  const withSato = { id: 'urgent', skill: { skill: 'paint', level: 1 } }

  it('does something short until the worker comes', () => {
    const snapshot = booth([withSato, { id: 'short' }])
    expect(dispatched(snapshot, false).startOf('short')).toBe(at(11))
    const filled = dispatched(snapshot, true)
    expect([filled.startOf('urgent'), filled.startOf('short')]).toEqual([at(10), at(8)])
  })

  it('does nothing for which the time is too short', () => {
    const long = { id: 'long', candidates: [{ facility: 'booth', minutes: 121 }] }
    expect(dispatched(booth([withSato, long]), true).startOf('long')).toBe(at(11))
  })

  it('does nothing that would change the set-up of what comes behind', () => {
    const white = { ...withSato, group: 'white' }
    const { startOf } = dispatched(
      booth([white, { id: 'black', group: 'black' }, { id: 'also white', group: 'white' }]),
      true,
    )
    expect([startOf('black'), startOf('also white')]).toEqual([at(11), at(8)])
  })

  it('uses the time before a frozen operation that was too short for the most urgent', () => {
    const frozen = { id: 'frozen', fixed: { facility: 'booth', start: at(10), end: at(11) } }
    const long = { id: 'long', candidates: [{ facility: 'booth', minutes: 150 }] }
    const { startOf } = dispatched(booth([long, frozen, { id: 'one' }, { id: 'two' }]), true)
    expect([startOf('long'), startOf('one'), startOf('two')]).toEqual([at(11), at(8), at(9)])
  })
})

it('filling gaps keeps every rule of a random factory', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 200 }), fc.nat(10_000), fc.nat(7), (operations, seed, rule) => {
      dispatched(generateFactory({ operations, days: 40 }, seed), true, factoryRules[rule])
    }),
    { numRuns: 15 },
  )
})

it('a crowded factory is late for less when gaps are filled', () => {
  const snapshot = generateFactory({ operations: 2000 }, 1)
  const without = dispatched(snapshot, false, 'due').result.lateness
  expect(dispatched(snapshot, true, 'due').result.lateness).toBeLessThan(without / 2)
})
