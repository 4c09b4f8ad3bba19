import { describe, expect, it } from 'vitest'
import { code, integer } from '#platform/contract/fields.ts'
import type { LineSheet, SlipContent } from '../../slip/slip-content.ts'
import { axisOf, lineAt, readCode, writeMatrix } from './matrix-cells.ts'

const words = (ja: string) => ({ ja, en: ja, zh: ja })
const matrix = { down: 'from', across: 'to', figure: 'minutes' }
const sheet: LineSheet = {
  title: words('段取時間'),
  header: {},
  lines: {
    from: code(words('前'), 10),
    to: code(words('後'), 10),
    minutes: integer(words('分'), 0, 999),
  },
  computed: [],
  columns: {},
  mostLines: 100,
  fixed: ['from', 'to'],
}
const nothing: SlipContent = { header: { values: {}, wrong: {} }, lines: [] }
const stored: SlipContent = {
  ...nothing,
  lines: [{ values: { from: 'RED', to: 'BLUE', minutes: '30' }, wrong: {}, lineNo: 1, edit: true }],
}

describe('a table of one figure by two codes', () => {
  it('has the codes of both sides on each side, and new ones behind them', () => {
    expect(axisOf(matrix, stored, ['WHITE', 'RED'])).toEqual(['BLUE', 'RED', 'WHITE'])
  })

  it('makes a row of a figure that is typed, and changes the one that is there', () => {
    const typed = writeMatrix(sheet, matrix, stored, [
      { from: 'BLUE', to: 'RED', text: '４５' },
      { from: 'RED', to: 'BLUE', text: '20' },
    ])
    expect(typed.lines.map(({ values, lineNo }) => [lineNo, values])).toEqual([
      [1, { from: 'RED', to: 'BLUE', minutes: '20' }],
      [0, { from: 'BLUE', to: 'RED', minutes: '45' }],
    ])
  })

  it('takes the row of a figure away that is emptied, and leaves the diagonal alone', () => {
    expect(writeMatrix(sheet, matrix, stored, [{ from: 'RED', to: 'BLUE', text: ' ' }]).lines).toEqual([])
    expect(writeMatrix(sheet, matrix, stored, [{ from: 'RED', to: 'RED', text: '5' }])).toBe(stored)
  })

  it('keeps what is no figure in its cell, with what is wrong', () => {
    const typed = writeMatrix(sheet, matrix, stored, [{ from: 'BLUE', to: 'RED', text: 'x' }])
    expect(lineAt(matrix, typed, 'BLUE', 'RED')?.wrong['minutes']).toMatchObject({ typed: 'x' })
  })

  it('reads a code as it is stored', () => {
    expect(readCode(sheet, matrix, ' ｗhite ')).toBe('WHITE')
    expect(readCode(sheet, matrix, '白')).toBeUndefined()
  })
})
