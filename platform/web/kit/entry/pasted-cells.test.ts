import { describe, expect, it } from 'vitest'
import { pastedCells, type PasteGround } from './pasted-cells.ts'

const at = (row: number, col: number) => ({ top: row, left: col, bottom: row, right: col })
const column = (label: string, stop = true) => ({ label, stop })

/** As a slip of stock has them: names stand beside their codes. */
const ground: PasteGround = {
  columns: [
    column('品目'),
    column('品目名', false),
    column('場所'),
    column('場所名', false),
    column('数量'),
    column('金額', false),
    column('行摘要'),
  ],
  mostRows: 200,
  fits: (col, text) => {
    if (col === 4) return /^\d+$/.test(text)
    if (col === 1 || col === 3) return /[^\x20-\x7e]/.test(text)
    return col === 0 || col === 2 ? /^[\w-]+$/.test(text) : true
  },
  isClosed: () => false,
  isOwn: false,
}
const placed = (rectangle: readonly (readonly string[])[], from = at(3, 0), on = ground) =>
  pastedCells(rectangle, from, on)

describe('a rectangle from a spreadsheet', () => {
  it('goes to the columns that are typed in, past the names', () => {
    const { changes, leftOut } = placed([
      ['BRG-6001', '999-A1', '50'],
      ['BRG-6002', '999-A1', '20'],
    ])
    expect(changes.map(({ row, col }) => `${row},${col}`)).toEqual(['3,0', '3,2', '3,4', '4,0', '4,2', '4,4'])
    expect(leftOut).toEqual([])
  })
  it('goes past lines in which nobody types, unless they were copied with the others', () => {
    const rowsOf = (isOwn: boolean) =>
      placed([['A'], ['B'], ['C']], at(0, 0), {
        ...ground,
        isOwn,
        isPassed: (row) => row % 3 > 0,
      }).changes.map(({ row, text }) => `${row} ${text}`)
    expect(rowsOf(false)).toEqual(['0 A', '3 B', '6 C'])
    expect(rowsOf(true)).toEqual(['0 A', '1 B', '2 C'])
  })
  it('that has the names, too, goes side by side, and the names are left out aloud', () => {
    const { changes, leftOut } = placed([['BRG-6001', '深溝玉軸受', '999-A1', '第一棚', '50']])
    expect(changes.map(({ col }) => col)).toEqual([0, 2, 4])
    expect(leftOut).toEqual([{ kind: 'readOnly', cells: 2, columns: ['品目名', '場所名'] }])
  })
  it('goes by its headings, in whatever order, and says which nobody has', () => {
    const { changes, leftOut, byHeadings } = placed([
      ['数 量', '品目 *', '備品番号'],
      ['50', 'BRG-6001', 'X-1'],
    ])
    expect(byHeadings).toBe(true)
    expect(changes).toEqual([
      { row: 3, col: 4, text: '50' },
      { row: 3, col: 0, text: 'BRG-6001' },
    ])
    expect(leftOut).toEqual([{ kind: 'unknown', cells: 1, columns: ['備品番号'] }])
  })
  it('takes the first column as what is left of its headings', () => {
    const rows = [
      ['', '数量', '行摘要'],
      ['A', '5', '急'],
    ]
    expect(placed(rows).changes.map(({ col }) => col)).toEqual([0, 4, 6])
  })
  it('whose first row only looks a little like headings is all data', () => {
    expect(placed([['数量', 'A', '3', 'x']]).byHeadings).toBe(false)
  })
  it('that was copied here goes back to the columns that it came from', () => {
    const own = { ...ground, isOwn: true }
    expect(placed([['A', 'BOLT', '999']], at(0, 0), own).changes.map(({ col }) => col)).toEqual([0, 2])
  })
  it('is told of where it has no room at the right or under the last line', () => {
    const rows = Array.from({ length: 10 }, () => ['1', 'y', 'z'])
    const { changes, leftOut } = placed(rows, at(195, 4))
    expect(changes).toHaveLength(10)
    expect(leftOut.map(({ kind, cells }) => [kind, cells])).toEqual([
      ['readOnly', 5],
      ['outside', 15],
    ])
  })
  it('leaves out the cells that a line cannot use', () => {
    const { changes, leftOut } = placed([['A', '999', '5']], at(3, 0), {
      ...ground,
      isClosed: ({ col }) => col === 2,
    })
    expect(changes.map(({ col }) => col)).toEqual([0, 4])
    expect(leftOut).toEqual([{ kind: 'closed', cells: 1, columns: ['場所'] }])
  })
})

it('one value fills the chosen range', () => {
  const area = { top: 0, left: 2, bottom: 2, right: 2 }
  expect(placed([['7']], area).changes.map(({ row }) => row)).toEqual([0, 1, 2])
})
