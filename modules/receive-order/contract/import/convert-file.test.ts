import { expect, it } from 'vitest'
import { convertFile } from './convert-file.ts'
import { plainConverter, type FieldMatching, type MatchedField } from './field-matching.ts'
import { orderTarget, type OrderImportField } from './order-target.ts'
import { readFileDate } from './read-file-date.ts'

const heading = ['注文番号', '行', '品番', '数量', '納期']
const column = (
  field: OrderImportField,
  columns: readonly number[],
  converter: Partial<MatchedField['converter']> = {},
): MatchedField => ({
  ...{ field, source: { kind: 'column', columns: [...columns] } },
  converter: { ...plainConverter, ...converter },
})
const customer: MatchedField = {
  ...{ field: 'customer_cd', source: { kind: 'fixed', value: 'c001' }, converter: plainConverter },
}
const matchingOf = (fields: readonly MatchedField[], more: Partial<FieldMatching> = {}): FieldMatching => ({
  ...{ heading_rows: 1, width: 5, key: [], per_day: null, ...more },
  fields: [customer, column('qty', [4]), ...fields],
})
const converted = (matching: FieldMatching, ...rows: readonly (readonly string[])[]) =>
  convertFile(orderTarget, {
    ...{ matching, heading, today: '2026-11-18' },
    rows: rows.map((cells, at) => ({ row: at + 2, cells })),
  })
const first = (matching: FieldMatching, cells: readonly string[]) => {
  const [row] = converted(matching, cells)
  if (!row) throw new Error('No row came of it')
  return row
}

it('columns by number and by heading, however wide the heading is written; fixed values', () => {
  const matching = matchingOf([
    column('customer_po_no', [1]),
    {
      ...{ field: 'item_cd', source: { kind: 'heading', headings: ['品 番'] } },
      converter: plainConverter,
    },
  ])
  expect(first(matching, ['TW-1', '1', 'ks-2041', '600', '']).values).toMatchObject({
    ...{ customer_cd: 'C001', customer_po_no: 'TW-1', item_cd: 'KS-2041', qty: '600' },
    ...{ branch_no: '00', content_div: '1', row_kind: '0', unit_price: '' },
  })
})

it('a heading that the file does not have is told', () => {
  const matching = matchingOf([
    {
      ...{ field: 'item_cd', source: { kind: 'heading', headings: ['型式'] } },
      converter: plainConverter,
    },
  ])
  const { problems } = first(matching, ['', '', '', '1', ''])
  expect(problems.map(({ error }) => error.say('ja'))).toEqual([
    '見出し「型式」の列がファイルにありません。（「品目」）',
  ])
})

it('full width becomes half, codes are translated, blanks filled in, several columns put together, long texts cut', () => {
  const matching = matchingOf([
    column('destination_cd', [3], { narrow: true, codes: [{ from: 'M2', to: 'D02' }] }),
    column('line_remarks', [1, 2], { between: '/', most: 6 }),
    column('house_cd', [5], { blank: 'なし' }),
  ])
  const { values } = first(matching, ['髙橋様', '①', 'Ｍ２', '４５０', ' '])
  expect(values).toMatchObject({
    destination_cd: 'D02',
    line_remarks: '髙橋様/①',
    house_cd: 'なし',
    qty: '450',
  })
})

it('numbers with separators, with decimals that are not marked, and what is none', () => {
  const matching = matchingOf([column('unit_price', [5], { decimals: 2 })])
  expect(first(matching, ['', '', '', '1,000', '0000215050']).values).toMatchObject({
    ...{ qty: '1000', unit_price: '2150.5' },
  })
  expect(first(matching, ['', '', '', '1', '12.5']).values.unit_price).toBe('12.5')
  const [problem] = first(matching, ['', '', '', '1.2K', '']).problems
  expect(problem).toMatchObject({ field: 'qty', column: 3 })
  expect(problem?.error.say('ja')).toBe('2行目：「数量」が数値ではありません。（1.2K）')
})

it('what must be there, what is too long, and a kind that nobody knows', () => {
  const matching = matchingOf([column('item_cd', [3]), column('content_div', [5])])
  const { problems } = first(matching, ['', '', 'X'.repeat(60), '', '9'])
  expect(problems.map(({ field, column: at, error }) => [field, at, error.code])).toEqual([
    ['item_cd', 2, 'CSV_TOO_LONG'],
    ['qty', 3, 'CSV_REQUIRED'],
    ['content_div', 4, 'CSV_CHOICE'],
  ])
})

it.each([
  ['yyMMdd', '261124', '2026-11-24'],
  ['yyMMdd', '26/11/24', '2026-11-24'],
  ['yyyyMMdd', '２０２６１１２４', '2026-11-24'],
  ['yyyyMMdd', '261124', undefined],
  ['yyyy/MM/dd', '2026/1/5', '2026-01-05'],
  ['yyyy/MM/dd', '2026年11月24日', '2026-11-24'],
  ['yyyy/MM/dd', '2026-11-24 (火)', '2026-11-24'],
  ['yyyy/MM/dd', '2026/11/31', undefined],
  ['MM/dd', '11/24', '2026-11-24'],
  ['MM/dd', '1/5', '2027-01-05'],
  ['MM/dd', '12月25日', '2026-12-25'],
] as const)('a date as %s: %s is %s', (format, typed, date) => {
  expect(readFileDate(typed, format, '2026-11-18')).toBe(date)
})

it('a column per day: a line for each filled day, none for a blank, and a heading that is no day is told', () => {
  const matching: FieldMatching = {
    ...matchingOf([column('item_cd', [1])], { per_day: { from: 2, to: 4, date: 'MM/dd' } }),
    fields: [customer, column('item_cd', [1])],
  }
  const rows = convertFile(orderTarget, {
    ...{ matching, heading: ['品番', '11/24', '11/25', '合計'], today: '2026-11-18' },
    rows: [{ row: 2, cells: ['KS-1', '600', '', '600'] }],
  })
  expect(rows.map(({ values, problems }) => [values.desired_dt, values.qty, problems.length])).toEqual([
    ['2026-11-24', '600', 0],
    ['', '600', 1],
  ])
  expect(rows[1]?.problems[0]?.error.code).toBe('CSV_DATE')
})
