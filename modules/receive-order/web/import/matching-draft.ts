import { byName } from '#platform/contract/by-name.ts'
import {
  dateFormat,
  fieldMatching,
  plainConverter,
  type FieldMatching,
  type MatchedField,
} from '../../contract/import/field-matching.ts'
import { orderTarget, type OrderImportField } from '../../contract/import/order-target.ts'
import { columnLetters, readCodes, readSource } from '../../contract/import/source-text.ts'

export const newMatching: FieldMatching = {
  ...{ heading_rows: 1, width: 1, fields: [], per_day: null },
  key: ['customer_cd', 'branch_no', 'customer_po_no'],
}

/** Columns of the editor beside the field itself. */
export type MatchingColumn = 'source' | 'how' | 'narrow' | 'codes' | 'blank' | 'between' | 'most' | 'key'

export const matchedAt = ({ fields }: FieldMatching, field: string): MatchedField | undefined =>
  fields.find((one) => one.field === field)

/** What is typed into one cell of the editor. */
export function withTyped(
  matching: FieldMatching,
  field: OrderImportField,
  { column, text }: { readonly column: MatchingColumn; readonly text: string },
): FieldMatching {
  if (column === 'key') {
    const others = matching.key.filter((name) => name !== field)
    return { ...matching, key: text === '1' ? [...others, field] : others }
  }
  const known = matchedAt(matching, field)
  const others = matching.fields.filter((one) => one.field !== field)
  if (column === 'source') {
    const source = readSource(text)
    const matched = source && { field, source, converter: known?.converter ?? plainConverter }
    return { ...matching, fields: matched ? inOrder([...others, matched]) : others }
  }
  if (!known) return matching
  const converter = { ...known.converter, ...converted(field, column, text) }
  return { ...matching, fields: inOrder([...others, { ...known, converter }]) }
}

const inOrder = (fields: readonly MatchedField[]): MatchedField[] =>
  orderTarget.names.flatMap((name) => fields.find(({ field }) => field === name) ?? [])

type Converter = MatchedField['converter']

function converted(
  field: OrderImportField,
  column: Exclude<MatchingColumn, 'key' | 'source'>,
  text: string,
): Partial<Converter> {
  switch (column) {
    case 'narrow':
      return { narrow: text === '1' }
    case 'codes':
      return { codes: readCodes(text) }
    case 'blank':
      return { blank: text.slice(0, 100) }
    case 'between':
      return { between: text.slice(0, 5) }
    case 'most':
      return { most: Math.min(200, wholeNumber(text)) }
    case 'how': {
      if (orderTarget.fields[field].kind === 'decimal') return { decimals: Math.min(4, wholeNumber(text)) }
      const date = dateFormat.schema.safeParse(text.trim())
      return date.success ? { date: date.data } : {}
    }
  }
}

/** The first figures that stand in what was typed. */
const wholeNumber = (text: string): number => Number(/\d{1,3}/.exec(text.normalize('NFKC'))?.[0] ?? '0')

/** `F:AJ`, as it is typed; blank: no columns per day. */
export function readPerDay(text: string, date: string): FieldMatching['per_day'] | undefined {
  if (text.trim() === '') return null
  const [from, to] = text.split(/[:：〜~-]/).map((part) => readSource(part))
  if (from?.kind !== 'column' || to?.kind !== 'column') return undefined
  const read = fieldMatching.shape.per_day.safeParse({ from: from.columns[0], to: to.columns[0], date })
  return read.success ? read.data : undefined
}

export const perDayText = ({ per_day }: FieldMatching): string =>
  per_day ? `${columnLetters(per_day.from)}:${columnLetters(per_day.to)}` : ''

/** What every row needs and has no column yet. */
export function unmatchedFields({ fields, per_day }: FieldMatching): readonly OrderImportField[] {
  const matched = new Set(fields.map(({ field }) => field))
  return orderTarget.required.filter(
    (name) => !matched.has(name) && !(per_day && name === orderTarget.perDay?.qty),
  )
}

/** Letters of the columns that nothing is made of. */
export function unusedColumns(
  { fields, per_day }: FieldMatching,
  heading: readonly string[],
): readonly number[] {
  const used = new Set(
    fields.flatMap(({ source }) =>
      source.kind === 'column'
        ? source.columns
        : source.kind === 'heading'
          ? source.headings.map((text) => heading.indexOf(text) + 1)
          : [],
    ),
  )
  return heading
    .map((_, at) => at + 1)
    .filter((column) => !used.has(column) && !(per_day && column >= per_day.from && column <= per_day.to))
}

/** What kinds of conversion a field has. */
export const convertsBy = byName(orderTarget.names, (name) => orderTarget.fields[name].kind)
