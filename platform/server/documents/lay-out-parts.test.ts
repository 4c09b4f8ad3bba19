import { expect, it } from 'vitest'
import { layOutPart } from './lay-out-parts.ts'
import { mm } from './millimetres.ts'

it('a long word does not push a table over the edge: its columns are as wide together as the page has room', () => {
  const room = mm(128)
  const columns = [
    { label: '品目', width: 27 },
    { label: '品名', width: '*' },
    { label: '金額', width: 22 },
  ] as const
  const table = layOutPart({ part: 'lines', columns, lines: [['A', 'B'.repeat(60), '1']] }, room)
  if (!('table' in table)) throw new Error('No table')
  const widths = table.table.widths.map((width) => (typeof width === 'number' ? width : Number.NaN))
  expect(widths.reduce((sum, width) => sum + width + 8.4, 0)).toBeCloseTo(room)
})
