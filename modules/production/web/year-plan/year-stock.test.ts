import { expect, it } from 'vitest'
import { decimal, written, type Decimal } from '#platform/contract/decimal.ts'
import type { YearLoad, YearPlanRow } from '../../contract/year-plan/year-plan-calls.ts'
import { plansAsTyped, nothingTyped, shownItem, storedPlans, withChanges } from './year-rows.ts'
import { beginAs, fullestOf, loadsOf, monthsOf, rateOf, stockAs, stockWorth } from './year-stock.ts'

/** October is over and leaves 470; November sells 1,400, December 1,480, January 1,360. */
const row: YearPlanRow = {
  ...{ item_cd: 'KS-2041', item_nm: 'シャフト', unit_nm: '個', decimals: 0 },
  ...{ lot_min: '0', lot_step: '200', safety_stock: '50', begin: '490', unit_cost: '1250.5' },
  sales: { '2026-10': '1220', '2026-11': '1400', '2026-12': '1480', '2027-01': '1360' },
  from: {},
  ...{ made: { '2026-10': '1200' }, stock: { '2026-10': '470' } },
  ...{ plan: { '2026-11': '1200', '2026-12': '600' }, update_cnt: {} },
}
const months = ['2026-10', '2026-11', '2026-12']
const view = { months, current: '2026-11', cover: decimal('0.3') }
const shown = (...typed: readonly (readonly [string, string])[]) => {
  const changes = typed.map(([month, text]) => ({ item_cd: row.item_cd, month, text }))
  const [plan] = plansAsTyped(storedPlans([row]), withChanges(nothingTyped, changes))
  if (!plan) throw new Error('No plan')
  return shownItem(row, plan, view)
}
const text = (all: readonly (Decimal | undefined)[]) => all.map((one) => one && written(one, 0))

it('stock is worth its pieces at what one is worth now, in thousands of yen; what is short is worth nothing', () => {
  // 470, 270 and 270 + 600 − 1,480 = −610 pieces.
  expect(text(stockAs(shown(), 'stock', { way: 'qty', months }))).toEqual(['470', '270', '-610'])
  expect(text(stockAs(shown(), 'stock', { way: 'value', months }))).toEqual(['588', '338', '0'])
  expect(text([beginAs(shown(), 'value'), stockWorth([shown(), shown()], -1)])).toEqual(['613', '1225'])
  expect(text(months.map((_month, at) => stockWorth([shown(), shown()], at)))).toEqual(['1175', '675', '0'])
})

it('stock lasts for so many months of what is sold next; nothing is said where nothing is', () => {
  expect(text(stockAs(shown(), 'stock', { way: 'cover', months }))).toEqual(['0.3', '0.2', '-0.4'])
  expect(text(stockAs(shown(), 'target', { way: 'cover', months }))).toEqual(['0.3', '0.3', '0.3'])
  expect(monthsOf(decimal('10'), decimal('0'))).toBeUndefined()
})

const load: YearLoad = {
  groups: [
    {
      ...{ facility_group_cd: 'MC', facility_group_nm: 'マシニング' },
      ...{ capacity: { '2026-11': 6000, '2026-12': 5000 }, others: { '2026-12': 500 } },
    },
    {
      ...{ facility_group_cd: 'GR', facility_group_nm: '研削盤' },
      ...{ capacity: { '2026-11': 3000, '2026-12': 3000 }, others: {} },
    },
  ],
  items: [
    {
      item_cd: 'KS-2041',
      works: [
        { facility_group_cd: 'MC', piece_minutes: 3, setup_minutes: 60 },
        { facility_group_cd: 'GR', piece_minutes: 2, setup_minutes: 0 },
      ],
    },
  ],
}

it('the load follows what is typed, with what others take of the machines', () => {
  const stored = loadsOf(load, [shown()], view)
  // 1,200 × 3 + 60 of 6,000, and 600 × 3 + 60 + 500 of 5,000.
  expect([rateOf(stored.get('MC'), ['2026-11']), rateOf(stored.get('MC'), ['2026-12'])]).toEqual([61, 47])
  // Both months together; the one that is over has none.
  expect([rateOf(stored.get('MC'), months), rateOf(stored.get('MC'), ['2026-10'])]).toEqual([55, undefined])
  expect(fullestOf(stored)).toBe('GR')
  const typed = loadsOf(load, [shown(['2026-12', '1600'])], view)
  expect(rateOf(typed.get('MC'), ['2026-12'])).toBe(107)
})
