import { expect, it } from 'vitest'
import { pastedCells } from './pasted-cells.ts'

const at = (row: number, col: number) => ({ top: row, left: col, bottom: row, right: col })

it('a rectangle is pasted to the right and down of the cell at hand', () => {
  expect(
    pastedCells(
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      at(3, 1),
      { rows: 200, cols: 8 },
    ),
  ).toEqual([
    { row: 3, col: 1, text: 'a' },
    { row: 3, col: 2, text: 'b' },
    { row: 4, col: 1, text: 'c' },
    { row: 4, col: 2, text: 'd' },
  ])
})

it('one value fills the chosen range', () => {
  const area = { top: 0, left: 2, bottom: 2, right: 2 }
  expect(pastedCells([['7']], area, { rows: 200, cols: 8 }).map(({ row }) => row)).toEqual([0, 1, 2])
})

it('what has no room at the right or under the last line is left out', () => {
  const rows = Array.from({ length: 10 }, () => ['x', 'y', 'z'])
  const cells = pastedCells(rows, at(195, 6), { rows: 200, cols: 8 })
  expect(cells).toHaveLength(10)
  expect(cells.every(({ row, col }) => row < 200 && col < 8)).toBe(true)
})
