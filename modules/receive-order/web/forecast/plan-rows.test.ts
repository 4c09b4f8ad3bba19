import { expect, it } from 'vitest'
import { isWrong, rowsAsTyped, withChanges, withRefusals } from '#platform/web/kit/board/typed-board.ts'
import { plannedQty } from '../../contract/forecast/monthly-plan.ts'
import { cellsToSend, storedRows } from './plan-rows.ts'

const day = '2026-12-01'
const line = (item_cd: string, destination_cd: string, qty: string) => ({
  ...{ item_cd, item_nm: item_cd, destination_cd },
  rows: [
    { label: '内示', figures: { [day]: qty } },
    { label: '受注', figures: { [day]: '3' } },
  ],
})
const stored = storedRows([line('A', '', '10'), line('A', 'D1', '5')], true)
const typed = (...changes: readonly (readonly [number, string])[]) =>
  withChanges(
    { of: '', cells: {} },
    stored,
    changes.map(([row, text]) => ({ row, day, text })),
  )

it('what is typed is sent, what is as before is not, and a blank is none', () => {
  expect(cellsToSend(stored, typed([0, '10'], [2, '']))).toEqual([
    { item_cd: 'A', destination_cd: 'D1', period: day, qty: '0' },
  ])
  const other = withChanges({ of: '', cells: {} }, stored, [{ row: 0, day: '2026-12-02', text: '0' }])
  expect(cellsToSend(stored, other)).toEqual([])
  expect(cellsToSend(stored, typed([0, '１２'], [1, '99']))).toEqual([
    { item_cd: 'A', destination_cd: '', period: day, qty: '12' },
  ])
})
it('words stand once for what belongs together', () => {
  expect(stored.map(({ heads }) => heads)).toEqual([
    ['A', 'A', '内示'],
    ['', '', '受注'],
    ['A / D1', 'A', '内示'],
    ['', '', '受注'],
  ])
})
it('what cannot be read, or is refused, is marked in its cell', () => {
  expect(isWrong(rowsAsTyped(stored, typed([0, 'x']), plannedQty))).toBe(true)
  const refused = withRefusals(stored, { [`A D1|${day}.qty`]: '整数で' })
  expect(refused[2]?.wrong[day]?.text.ja).toBe('整数で')
  expect(refused[0]).toBe(stored[0])
})
