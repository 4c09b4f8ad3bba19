import {
  plainConverter,
  type FieldMatching,
  type MatchedField,
} from '#platform/contract/matching/field-matching.ts'
import type { OrderImportField } from '#modules/receive-order/contract/import/order-target.ts'
import { encodeCp932 } from '#platform/server/csv/cp932.ts'

/** The columns of a customer’s orders. */
export const headings = ['注文番号', '行', '品番', '数量', '納期', '区分', '備考']

/** As a customer's program writes it. */
export const csv = (lines: readonly (readonly string[])[], heading: readonly string[] = headings): string => {
  const text = [heading, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')
  return (encodeCp932(text) ?? Buffer.alloc(0)).toString('base64')
}

export const column = (
  field: OrderImportField,
  at: number,
  converter: Partial<MatchedField['converter']> = {},
): MatchedField => ({
  ...{ field, source: { kind: 'column', columns: [at] } },
  converter: { ...plainConverter, ...converter },
})

const kinds = [
  { from: '新', to: '1' },
  { from: '変', to: '2' },
  { from: '消', to: '3' },
]
/** By which they are read. */
export const matching: FieldMatching = {
  ...{ heading_rows: 1, width: headings.length, key: [], per_day: null },
  fields: [
    { field: 'customer_cd', source: { kind: 'fixed', value: 'C001' }, converter: plainConverter },
    column('customer_po_no', 1),
    column('customer_line_no', 2),
    column('customer_item_cd', 3, { narrow: true }),
    column('qty', 4),
    column('desired_dt', 5, { date: 'yyMMdd' }),
    column('row_kind', 6, { codes: kinds }),
    column('line_remarks', 7),
  ],
}
