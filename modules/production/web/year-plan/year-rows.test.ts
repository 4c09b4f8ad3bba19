import { expect, it } from 'vitest'
import { decimal, written } from '#platform/contract/decimal.ts'
import type { YearPlanRow } from '../../contract/year-plan/year-plan-calls.ts'
import {
  cellsToSend,
  countLacks,
  nothingTyped,
  plansAsTyped,
  proposalsOf,
  shownItem,
  storedPlans,
  withChanges,
  type TypedYear,
} from './year-rows.ts'

/** October is over; November is 1,400, of which 1,200 are made. */
const row: YearPlanRow = {
  ...{ item_cd: 'KS-2041', item_nm: 'シャフト', unit_nm: '個', decimals: 0 },
  ...{ lot_min: '0', lot_step: '200', safety_stock: '50', begin: '490', unit_cost: '1250.5' },
  sales: { '2026-10': '1220', '2026-11': '1400', '2026-12': '1480', '2027-01': '1360' },
  from: { '2026-10': 'actual', '2026-11': 'order', '2026-12': 'forecast' },
  ...{ made: { '2026-10': '1200' }, stock: { '2026-10': '470' } },
  ...{ plan: { '2026-11': '1200' }, update_cnt: { '2026-11': 3 } },
}
const view = { months: ['2026-10', '2026-11', '2026-12'], current: '2026-11', cover: decimal('0.3') }
const stored = storedPlans([row])
const shown = (typed: TypedYear = nothingTyped) => {
  const [plan] = plansAsTyped(stored, typed)
  if (!plan) throw new Error('No plan')
  return shownItem(row, plan, view)
}
const text = (all: readonly ReturnType<typeof decimal>[]) => all.map((one) => written(one, 0))
const typing = (month: string, qty: string) =>
  withChanges(nothingTyped, [{ item_cd: 'KS-2041', month, text: qty }])

it('months that are over are as they were, from then on stock follows what is typed', () => {
  expect(text(shown().stock)).toEqual(['470', '270', '-1210'])
  expect(text(shown(typing('2026-12', '1,600')).stock)).toEqual(['470', '270', '390'])
  expect(text(shown().target)).toEqual(['420', '444', '408'])
})

it('a month that is short is counted as short only', () => {
  expect(countLacks([shown()], view)).toEqual({ short: 1, below: 1 })
  expect(countLacks([shown(typing('2026-12', '2000'))], view)).toEqual({ short: 0, below: 1 })
})

it('proposals are for months that are not over, in lots, where the plan is another one', () => {
  const proposed = proposalsOf(shown(), view)
  expect(proposed.map(({ month, text: qty }) => [month, qty])).toEqual([
    ['2026-11', '1400'],
    ['2026-12', '1600'],
  ])
  const typed = withChanges(nothingTyped, proposed)
  const after = shown(typed)
  expect(text(after.stock)).toEqual(['470', '470', '590'])
  expect(proposalsOf(after, view)).toEqual([])
  expect(countLacks([after], view)).toEqual({ short: 0, below: 0 })
})

it('only what is another quantity is sent; blank is none', () => {
  expect(cellsToSend(stored, typing('2026-11', '1200'))).toEqual([])
  expect(cellsToSend(stored, typing('2026-12', '0'))).toEqual([])
  expect(cellsToSend(stored, typing('2026-11', ''))).toEqual([
    { item_cd: 'KS-2041', month: '2026-11', qty: '0' },
  ])
})
