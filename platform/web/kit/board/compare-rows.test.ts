import { expect, it } from 'vitest'
import type { BoardRow } from './board-content.ts'
import { comparedRows } from './compare-rows.ts'

const row = (key: string, values: BoardRow['values']): BoardRow => ({ key, heads: [], values, wrong: {} })
const days = ['2026-04', '2026-05', '2026-06']
const kinds = ['plan', 'actual', 'difference', 'rate', 'before', 'growth', 'moving'] as const
const rows = [
  row('plan', { '2026-04': '100', '2026-05': '30', '2026-06': '50' }),
  row('actual', { '2026-04': '90', '2026-06': '' }),
  ...['difference', 'rate'].map((key) => row(key, {})),
  row('before', { '2026-04': '60' }),
  row('growth', {}),
  row('moving', { '2026-04': '700', '2026-05': '640' }),
]

it('what is behind the plan is shown up to now, and what is to come is not', () => {
  const [, , difference, rate, , growth] = comparedRows(rows, { kinds, days, last: '2026-05' })
  expect(difference?.values).toEqual({ '2026-04': '-10', '2026-05': '-30' })
  expect(rate?.values).toEqual({ '2026-04': '90', '2026-05': '0' })
  expect(growth?.values).toEqual({ '2026-04': '150' })
})

it('a rate of sums is no sum of rates, and moving totals are not added up', () => {
  const [, , difference, rate, , , moving] = comparedRows(rows, { kinds, days, last: '2026-05' })
  expect([difference?.sumOf?.(days), rate?.sumOf?.(days), moving?.sumOf?.(days)]).toEqual(['-90', '50', ''])
  expect(rate?.sumOf?.(days.slice(0, 1))).toBe('90')
})

it('each group follows from its own plan', () => {
  const two = [
    ...rows,
    ...rows.map((one) => row(one.key, one.key === 'plan' ? { '2026-04': '45' } : one.values)),
  ]
  expect(comparedRows(two, { kinds, days, last: '2026-05' })[10]?.values['2026-04']).toBe('200')
})
