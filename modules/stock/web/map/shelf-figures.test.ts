import { expect, it } from 'vitest'
import type { Shelf } from '../../contract/stock-map.ts'
import { fillOf, linesOf, standingOf } from './shelf-figures.ts'

const shelf = (row_no: string, bay_no: string, level_no: string, more: Partial<Shelf> = {}): Shelf => ({
  ...{ location_cd: `${row_no}${bay_no}${level_no}`, location_nm: '', row_no, bay_no, level_no },
  ...{ load_limit: '200', load: '0', amount: '0', items: 0, idle_days: null, found: false, stopped: false },
  ...more,
})
const shelves = [
  shelf('A', '10', '1', { amount: '12400', items: 1, load: '50', idle_days: 3 }),
  shelf('A', '2', '1', { amount: '1600', items: 2, load: '210', idle_days: 181 }),
  shelf('A', '2', '2', { load_limit: '0', stopped: true }),
  shelf('B', '1', '1'),
]

it('one stands before the rows: the lowest level at the bottom, bays counted from the left', () => {
  const lines = linesOf(shelves, 'amount', (row, level) => `${row}/${level}`)
  expect(
    lines.map(({ label, points }) => [label, ...points.map(({ at, value }) => `${at}=${value}`)]),
  ).toEqual([
    ['A/2', '2=0'],
    ['A/1', '2=2', '10=12'],
    ['B/1', '1=0'],
  ])
})

it('how full a shelf is follows from its limit; without one nobody knows', () => {
  expect(shelves.map(fillOf)).toEqual([25, 105, undefined, 0])
})

it('the figures over the map are those of its shelves', () => {
  expect(standingOf(shelves)).toEqual({
    ...{ amount: 14000, used: 2, empty: 1, stopped: 1, fill: 43 },
    ...{ stagnant: 1, stagnantAmount: 1600 },
  })
})
