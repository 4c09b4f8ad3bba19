import { expect, it } from 'vitest'
import type { FactorySnapshot } from '../scheduling/factory-snapshot.ts'
import { tryRemedies } from './try-remedies.ts'

/** Eight hours a day, every day; three orders of two days each on one machine, the last of which is late. */
const day = 1440
const job = (id: string) => ({
  ...{ id: `${id} 10`, order: id, quantity: 1, after: [], splittable: true },
  candidates: [{ facility: 'M1', minutes: 960 }],
})
const shop = (due: number): FactorySnapshot => ({
  ...{ now: 0, days: 30, firstWeekday: 1, workers: [] },
  calendars: [{ id: 'C', week: Array.from({ length: 7 }, () => [{ from: 480, to: 960 }]) }],
  facilities: [{ id: 'M1', calendar: 'C' }],
  orders: [
    { id: 'P 1', item: 'A', release: 0, due: 2 * day, weight: 1 },
    { id: 'P 2', item: 'A', release: 0, due: 4 * day, weight: 1 },
    { id: 'P 3', item: 'A', release: 0, due, weight: 1 },
  ],
  operations: [job('P 1'), job('P 2'), job('P 3')],
})
const places = [1, 2, 3].map((no, at) => ({
  ...{ id: `P ${String(no)} 10`, facility: 'M1', worker: '', qty: 1 },
  ...{ start: 2 * at * day + 480, end: (2 * at + 1) * day + 960 },
}))

it('two hours of overtime a day and going first are tried by the engine, each by itself', () => {
  const tried = tryRemedies(
    { snapshot: shop(5 * day), places },
    { plan_no: '3', facility: 'M1', forOrder: true },
  )
  // 48 hours at ten a day instead of eight: it ends on the fifth day instead of the sixth.
  expect(tried.overtime).toEqual({ earlier: 1, lateLess: 0.7 })
  // It is in time on the fourth and fifth day; the second gives way until the seventh, at four in the afternoon.
  expect(tried.urgent).toEqual({ earlier: 1, lateLess: -2 })
})

it('nothing is tried of a plan without a place, at no machine, or for no order', () => {
  const asked = { plan_no: '3', facility: '', forOrder: false }
  expect(tryRemedies({ snapshot: shop(5 * day), places }, asked)).toEqual({})
  expect(
    tryRemedies({ snapshot: shop(5 * day), places: places.slice(0, 2) }, { ...asked, forOrder: true }),
  ).toEqual({})
})
