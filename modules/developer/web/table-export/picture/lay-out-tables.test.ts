import { describe, expect, it } from 'vitest'
import type { DrawnTable } from '../../../contract/table-export.ts'
import { layOutTables } from './lay-out-tables.ts'

const table = (name: string, ...of: readonly string[]): DrawnTable => ({
  name,
  title: '',
  columns: ['company_cd', `${name}_cd`, 'note', ...of.map((one) => `${one}_cd`)].map((column, at) => ({
    ...{ name: column, label: '', type: 'text', key: at < 2 },
  })),
  references: of.map((one) => ({ columns: ['company_cd', `${one}_cd`], of: one })),
})

describe('the picture of tables', () => {
  it('puts what is pointed to on the left, and nothing over anything else', () => {
    const tables = [
      table('line', 'slip', 'item'),
      table('slip', 'customer'),
      table('item', 'item'),
      table('customer'),
      table('alone'),
    ]
    const { tables: placed, references, width, height } = layOutTables(tables, true)
    const at = (name: string) => placed.find((one) => one.name === name)
    expect(at('customer')?.x).toBeLessThan(at('slip')?.x ?? 0)
    expect(at('slip')?.x).toBeLessThan(at('line')?.x ?? 0)
    expect(references.map(({ from, to }) => `${from}>${to}`)).toEqual([
      'line>slip',
      'line>item',
      'slip>customer',
      'item>item',
    ])
    for (const one of placed) {
      expect(one.x + one.width).toBeLessThan(width)
      expect(one.y + one.height).toBeLessThan(height)
      for (const other of placed) {
        if (one === other) continue
        const apart =
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y
        expect(apart, `${one.name} and ${other.name}`).toBe(true)
      }
    }
  })

  it('ends with circles, too, and goes on in another column before it is endlessly high', () => {
    const circle = layOutTables([table('a', 'b'), table('b', 'a')], false)
    expect(circle.references).toHaveLength(2)
    const many = Array.from({ length: 80 }, (_, at) => table(`t${at}`, 'root'))
    const picture = layOutTables([table('root'), ...many], false)
    expect(picture.tables).toHaveLength(81)
    expect(picture.height).toBeLessThan(1800)
  })

  it('shows keys and references alone, or every column', () => {
    const names = (everyColumn: boolean) =>
      layOutTables([table('slip', 'customer'), table('customer')], everyColumn).tables[0]?.columns.map(
        ({ name }) => name,
      )
    expect(names(false)).toEqual(['company_cd', 'slip_cd', 'customer_cd'])
    expect(names(true)).toContain('note')
  })
})
