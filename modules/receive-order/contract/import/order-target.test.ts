import { expect, it } from 'vitest'
import { guessFields } from '#platform/contract/matching/guess-fields.ts'
import { sourceText } from '#platform/contract/matching/source-text.ts'
import { orderTarget } from './order-target.ts'

it('columns are found by what customers call our fields, dates by the format that reads most', () => {
  const heading = ['注文番号', '行', '品番', '品名', '数量', '納期', '改訂']
  const rows = [
    ['TW-1', '1', 'A', 'シャフト', '5', '261124', 'B'],
    ['TW-1', '2', 'B', 'ナット', '6', '261131', 'A'],
  ]
  expect(
    guessFields(orderTarget, { heading, rows }).map(({ field, source, converter }) => [
      field,
      sourceText(source),
      field === 'desired_dt' ? converter.date : '',
    ]),
  ).toEqual([
    ['customer_po_no', 'A', ''],
    ['customer_line_no', 'B', ''],
    ['customer_item_cd', 'C', ''],
    ['customer_item_nm', 'D', ''],
    ['qty', 'E', ''],
    ['desired_dt', 'F', 'yyMMdd'],
  ])
})
