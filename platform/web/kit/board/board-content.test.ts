import { expect, it } from 'vitest'
import { written } from '#platform/contract/decimal.ts'
import { quantity } from '#platform/contract/field-kinds.ts'
import { changedCells, dayTotal, rowTotal, writeBoard, type BoardRow } from './board-content.ts'

const field = quantity({ ja: '数量', en: 'Quantity', zh: '数量' })
const row = (key: string, extra: Partial<BoardRow> = {}): BoardRow => ({
  key,
  heads: [key],
  values: {},
  wrong: {},
  ...extra,
})
const rows = [row('A'), row('B'), row('C', { locked: 'closed' })]
const days = ['2026-11-01', '2026-11-02']

it('a pasted rectangle keeps its good cells, marks the bad ones, and passes a locked row', () => {
  const pasted = writeBoard(
    rows,
    [
      { row: 0, day: '2026-11-01', text: '１，０００' },
      { row: 0, day: '2026-11-02', text: 'x' },
      { row: 2, day: '2026-11-01', text: '5' },
    ],
    field,
  )
  expect(pasted[0]?.values).toEqual({ '2026-11-01': '1000', '2026-11-02': '' })
  expect(pasted[0]?.wrong).toHaveProperty('2026-11-02')
  expect(pasted[1]).toBe(rows[1])
  expect(pasted[2]).toBe(rows[2])
})

it('totals are exact, per row and per day', () => {
  const typed = writeBoard(
    rows,
    [
      { row: 0, day: '2026-11-01', text: '0.1' },
      { row: 0, day: '2026-11-02', text: '0.2' },
      { row: 1, day: '2026-11-01', text: '2' },
    ],
    field,
  )
  expect(typed[0] && written(rowTotal(typed[0], days))).toBe('0.3')
  expect(written(dayTotal(typed, '2026-11-01'))).toBe('2.1')
  expect(changedCells(rows, typed)).toHaveLength(3)
  expect(changedCells(typed, writeBoard(typed, [{ row: 1, day: '2026-11-01', text: '' }], field))).toEqual([
    { row: 1, day: '2026-11-01', text: '' },
  ])
})

it('what stands beside a row is not typed in, and no total counts it', () => {
  const both = [
    row('A', { values: { '2026-11-01': '5' } }),
    row('ordered', { beside: true, values: { '2026-11-01': '3' } }),
  ]
  expect(written(dayTotal(both, '2026-11-01'))).toBe('5')
  expect(writeBoard(both, [{ row: 1, day: '2026-11-01', text: '9' }], field)).toBe(both)
})
