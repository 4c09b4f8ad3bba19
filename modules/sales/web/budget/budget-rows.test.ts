import { expect, it } from 'vitest'
import { decimal } from '#platform/contract/decimal.ts'
import { boardRows, copied, kindsOf } from './budget-rows.ts'

const row = (code: string, budget: Record<string, string>, before: Record<string, string>) => ({
  ...{ code, branch_no: '', name: code, budget, before, actual: {}, budget_before: {}, update_cnt: {} },
})
const rows = [
  row('D1', { '2026-04': '500', '2026-05': '0' }, { '2026-04': '100', '2026-05': '333', '2026-06': '-5' }),
  row('', {}, { '2026-04': '100' }),
]
const kinds = kindsOf(true)
const words = { withName: true, nobody: '（部門なし）', nameOf: (kind: string) => kind }
const months = ['2026-04', '2026-05', '2026-06']

it('last year is copied into blank months only, times the rate, and never below nothing', () => {
  const board = boardRows(rows, kinds, words)
  expect(copied(rows, board, { from: 'before', months, kinds, rate: decimal('110') })).toEqual([
    { row: 0, day: '2026-05', text: '366' },
  ])
  expect(copied(rows, board, { from: 'budget_before', months, kinds, rate: decimal('100') })).toEqual([])
})

it('what belongs to nobody is shown, and nobody types in it', () => {
  const board = boardRows(rows, kinds, words)
  expect(board[0]).toMatchObject({ heads: ['D1', 'D1', 'plan'], beside: false })
  expect(board[kinds.length]).toMatchObject({ heads: ['（部門なし）', '', 'plan'], locked: '（部門なし）' })
  expect(boardRows(rows, kindsOf(false), words)).toHaveLength(2)
})
