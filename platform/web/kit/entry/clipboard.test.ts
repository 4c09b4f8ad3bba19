import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRectangle, writeRectangle } from './clipboard.ts'

describe('a rectangle from a spreadsheet', () => {
  it('has tabs between cells and line breaks between rows, the last of which may be missing', () => {
    expect(readRectangle('A\t1\r\nB\t2\r\n')).toEqual([
      ['A', '1'],
      ['B', '2'],
    ])
    expect(readRectangle('A\t\nB\t2')).toEqual([
      ['A', ''],
      ['B', '2'],
    ])
    expect(readRectangle('one')).toEqual([['one']])
    expect(readRectangle('')).toEqual([])
  })
  it('keeps the line breaks, tabs and quotes of a quoted cell', () => {
    expect(readRectangle('"two\r\nlines"\t"a ""word"""\r\nnext\t3\r\n')).toEqual([
      ['two\nlines', 'a "word"'],
      ['next', '3'],
    ])
  })
  it('takes a quote for what it is where no quoted cell ends', () => {
    expect(readRectangle('1/2"\t3" pipe')).toEqual([['1/2"', '3" pipe']])
    expect(readRectangle('"open\t5')).toEqual([['"open', '5']])
  })
  it('comes back as it was copied, whatever is in the cells', () => {
    const cell = fc.string().map((text) => text.replaceAll('\r', ''))
    const table = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
      .chain(([rows, cols]) =>
        fc.array(fc.array(cell, { minLength: cols, maxLength: cols }), { minLength: rows, maxLength: rows }),
      )
      // A last row of one empty cell cannot be told from the line break that ends the row before it.
      .filter((rows) => rows.at(-1)?.join('\t') !== '')
    fc.assert(
      fc.property(table, (rows) => {
        expect(readRectangle(writeRectangle(rows))).toEqual(rows)
      }),
    )
  })
})
