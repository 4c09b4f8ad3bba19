import { expect, it } from 'vitest'
import { layOutPart } from './lay-out-parts.ts'
import { mm } from './millimetres.ts'
import { textWidth } from './text-width.ts'

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

it('whose slip it is stands in one line beside the sender, on a small sheet too', () => {
  const room = mm(124)
  const addressee = '中京搬送システム株式会社　御中'
  const header = layOutPart(
    {
      ...{ part: 'slip-header', title: '納品書', addressee, addresseeLines: [], facts: [] },
      ...{ company: 'みなと精密工業株式会社', companyLines: [] },
    },
    room,
  )
  const written = JSON.stringify(header)
  const size = Number(/御中","font":"BIZUDPMincho","fontSize":([\d.]+)/.exec(written)?.[1])
  const [sender = Number.NaN, between = Number.NaN] =
    /"width":([\d.]+)\}\],"columnGap":([\d.]+)/.exec(written)?.slice(1).map(Number) ?? []
  expect(size).toBeGreaterThan(9)
  expect(textWidth(addressee, size)).toBeLessThanOrEqual(room - sender - between)
})
