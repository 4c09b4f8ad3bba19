import {
  dateFormat,
  fieldMatching,
  plainConverter,
  type FieldMatching,
  type MatchedField,
} from '#platform/contract/matching/field-matching.ts'
import { columnLetters, readCodes, readSource } from '#platform/contract/matching/source-text.ts'
import type { Field } from '#platform/contract/fields.ts'
import type { ImportTarget } from '#platform/contract/matching/import-target.ts'

export const newMatching = ({ key = [] }: Pick<ImportTarget, 'key'>): FieldMatching => ({
  ...{ heading_rows: 1, width: 1, fields: [], per_day: null },
  key: [...key],
})

/** As wide as the heading over its columns: a partner may write a title of one cell above it. Without a sample it stays as it is. */
export function fittedTo(sample: readonly (readonly string[])[], matching: FieldMatching): FieldMatching {
  const heading = sample[Math.max(0, matching.heading_rows - 1)]
  return heading ? { ...matching, width: heading.length } : matching
}

/** Columns of the editor beside the field itself. */
export type MatchingColumn = 'source' | 'how' | 'narrow' | 'codes' | 'blank' | 'between' | 'most' | 'key'

export const matchedAt = ({ fields }: FieldMatching, field: string): MatchedField | undefined =>
  fields.find((one) => one.field === field)

/** What is typed into one cell of the editor. */
export function withTyped(
  target: Pick<ImportTarget, 'names' | 'fields'>,
  matching: FieldMatching,
  { field, column, text }: { readonly field: string; readonly column: MatchingColumn; readonly text: string },
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
    return { ...matching, fields: matched ? inOrder(target, [...others, matched]) : others }
  }
  if (!known) return matching
  const converter = { ...known.converter, ...converted(target.fields[field]?.kind, column, text) }
  return { ...matching, fields: inOrder(target, [...others, { ...known, converter }]) }
}

const inOrder = ({ names }: Pick<ImportTarget, 'names'>, fields: readonly MatchedField[]): MatchedField[] =>
  names.flatMap((name) => fields.find(({ field }) => field === name) ?? [])

type Converter = MatchedField['converter']

function converted(
  kind: Field['kind'] | undefined,
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
      if (kind === 'decimal') return { decimals: Math.min(4, wholeNumber(text)) }
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
export function unmatchedFields<Name extends string>(
  { required, perDay }: Pick<ImportTarget<Name>, 'required' | 'perDay'>,
  { fields, per_day }: FieldMatching,
): readonly Name[] {
  const matched = new Set(fields.map(({ field }) => field))
  return required.filter((name) => !matched.has(name) && !(per_day && name === perDay?.qty))
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
