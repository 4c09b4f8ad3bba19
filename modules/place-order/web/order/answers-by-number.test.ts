import { expect, it } from 'vitest'
import { answersByNumber } from './answers-by-number.ts'

const lines = [
  { po_no: 'P000107', line_no: 1 },
  { po_no: 'P000108', line_no: 1 },
  { po_no: 'P000108', line_no: 12 },
]
const read = (...sheet: readonly (readonly string[])[]) => {
  const found = answersByNumber(sheet, lines, { heading: '回答納期', today: '2026-11-28' })
  return found && [Object.fromEntries(found.days), found.unknown]
}

it('a supplier’s sheet finds its lines by their numbers, whatever their order', () => {
  expect(read(['P000108-12', '50', '2026/12/08'], ['p000107-1', '1,000', '12月3日'])).toEqual([
    { 'P000108-12': '2026-12-08', 'P000107-1': '2026-12-03' },
    [],
  ])
  expect(read(['Ｐ０００１０８', '１', 'RSN-PAD', '12/4'])).toEqual([{ 'P000108-1': '2026-12-04' }, []])
})

it('the day stands under its heading, where there is one; else it is the last of its row', () => {
  const row = ['P000107', '1', '2026/12/01', '2026/12/05', '2026/12/09']
  expect(read(['発注番号', '行', '納期', '回答納期', '入荷予定日'], row)?.[0]).toEqual({
    'P000107-1': '2026-12-05',
  })
  expect(read(['2026/12/04', 'P000107-1', '1.5'])?.[0]).toEqual({ 'P000107-1': '2026-12-04' })
  expect(read(row)?.[0]).toEqual({ 'P000107-1': '2026-12-09' })
})

it('lines that nobody asked about and those without a day are named; without any number the cells stand as they are', () => {
  expect(read(['P000999-1', '12/4'], ['P000107-1', '未定', '25'])).toEqual([{}, ['P000999-1', 'P000107-1']])
  expect(read(['12/4'], ['12/5'])).toBeUndefined()
})
