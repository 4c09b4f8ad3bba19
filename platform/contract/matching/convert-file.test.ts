import { expect, it } from 'vitest'
import { namesOf } from '../by-name.ts'
import { codes } from '../code-table.ts'
import { date, price, quantity } from '../field-kinds.ts'
import { choice, code, text } from '../fields.ts'
import { convertFile } from './convert-file.ts'
import { plainConverter, type FieldMatching, type MatchedField } from './field-matching.ts'
import type { ImportTarget } from './import-target.ts'
import { readFileDate } from './read-file-date.ts'

const label = (ja: string) => ({ ja, en: ja, zh: ja })
const kinds = codes('kind', { 1: label('通常'), 2: label('見本') })
const fields = {
  partner_cd: code(label('取引先'), 10),
  branch_no: text(label('枝番'), 4, { initial: '00' }),
  document_no: text(label('伝票番号'), 20),
  item_cd: code(label('品目'), 20),
  qty: quantity(label('数量')),
  unit_price: price(label('単価')),
  due_dt: date(label('納期')),
  place_cd: code(label('場所'), 10),
  kind: choice(label('区分'), kinds, { initial: '1' }),
  remarks: text(label('備考'), 100),
  note: text(label('摘要'), 20),
}
type Name = keyof typeof fields
const target: ImportTarget<Name> = {
  ...{ name: 'test', title: label('試し'), fields, names: namesOf(fields) },
  ...{ required: ['partner_cd', 'qty'], perDay: { day: 'due_dt', qty: 'qty' } },
}

const heading = ['注文番号', '行', '品番', '数量', '納期']
const column = (
  field: Name,
  columns: readonly number[],
  converter: Partial<MatchedField['converter']> = {},
): MatchedField => ({
  ...{ field, source: { kind: 'column', columns: [...columns] } },
  converter: { ...plainConverter, ...converter },
})
const partner: MatchedField = {
  ...{ field: 'partner_cd', source: { kind: 'fixed', value: 'c001' }, converter: plainConverter },
}
const matchingOf = (fields: readonly MatchedField[], more: Partial<FieldMatching> = {}): FieldMatching => ({
  ...{ heading_rows: 1, width: 5, key: [], per_day: null, ...more },
  fields: [partner, column('qty', [4]), ...fields],
})
const converted = (matching: FieldMatching, ...rows: readonly (readonly string[])[]) =>
  convertFile(target, {
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
    column('document_no', [1]),
    {
      ...{ field: 'item_cd', source: { kind: 'heading', headings: ['品 番'] } },
      converter: plainConverter,
    },
  ])
  expect(first(matching, ['TW-1', '1', 'ks-2041', '600', '']).values).toMatchObject({
    ...{ partner_cd: 'C001', document_no: 'TW-1', item_cd: 'KS-2041', qty: '600' },
    ...{ branch_no: '00', kind: '1', unit_price: '' },
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
    column('place_cd', [3], { narrow: true, codes: [{ from: 'M2', to: 'D02' }] }),
    column('remarks', [1, 2], { between: '/', most: 6 }),
    column('note', [5], { blank: 'なし' }),
  ])
  const { values } = first(matching, ['髙橋様', '①', 'Ｍ２', '４５０', ' '])
  expect(values).toMatchObject({
    place_cd: 'D02',
    remarks: '髙橋様/①',
    note: 'なし',
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
  const matching = matchingOf([column('item_cd', [3]), column('kind', [5])])
  const { problems } = first(matching, ['', '', 'X'.repeat(60), '', '9'])
  expect(problems.map(({ field, column: at, error }) => [field, at, error.code])).toEqual([
    ['item_cd', 2, 'CSV_TOO_LONG'],
    ['qty', 3, 'CSV_REQUIRED'],
    ['kind', 4, 'CSV_CHOICE'],
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
    fields: [partner, column('item_cd', [1])],
  }
  const rows = convertFile(target, {
    ...{ matching, heading: ['品番', '11/24', '11/25', '合計'], today: '2026-11-18' },
    rows: [{ row: 2, cells: ['KS-1', '600', '', '600'] }],
  })
  expect(rows.map(({ values, problems }) => [values.due_dt, values.qty, problems.length])).toEqual([
    ['2026-11-24', '600', 0],
    ['', '600', 1],
  ])
  expect(rows[1]?.problems[0]?.error.code).toBe('CSV_DATE')
})
