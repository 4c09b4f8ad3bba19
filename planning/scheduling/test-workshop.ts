import { expect } from 'vitest'
import { checkFactory } from '../checker/check-factory.ts'
import type { FactorySnapshot, OperationInput } from './factory-snapshot.ts'
import { propose, type ProposeOptions } from './proposal.ts'

export const at = (day: number, hour: number, minute = 0) => day * 1440 + hour * 60 + minute
export const trials = (count: number) => {
  let left = count
  return () => left-- <= 0
}

/** A plan of two lathes and a mill in office hours, day 0 a Monday; the checker has found no fault in it. */
export function workshop(
  operations: readonly (Partial<OperationInput> & { id: string })[],
  change: Partial<FactorySnapshot> = {},
  options: Partial<ProposeOptions> = {},
) {
  const snapshot: FactorySnapshot = {
    now: at(0, 8),
    days: 20,
    firstWeekday: 1,
    calendars: [],
    setups: [
      { id: 'paint', first: 0, otherwise: 30, changes: [{ from: 'white', to: 'black', minutes: 10 }] },
    ],
    facilities: [
      { id: 'lathe' },
      { id: 'old lathe' },
      { id: 'mill' },
      { id: 'booth', setups: 'paint', group: 'white' },
    ],
    workers: [],
    orders: [{ id: 'A', item: 'shaft', release: 0, due: at(1, 17), weight: 1 }],
    operations: operations.map((one) => ({
      order: 'A',
      quantity: 10,
      after: [],
      candidates: [{ facility: 'lathe', minutes: 60 }],
      splittable: true,
      ...one,
    })),
    ...change,
  }
  const proposal = propose(snapshot, { until: trials(30), ...options })
  expect(checkFactory({ ...snapshot, days: proposal.days }, proposal)).toEqual([])
  return {
    snapshot,
    proposal,
    of: (id: string) => proposal.operations.find(({ operation }) => operation === id),
  }
}

export const mill = (minutes: number) => [{ facility: 'mill', minutes }]
