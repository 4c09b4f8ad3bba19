import { languages } from '../text.ts'
import { plainHeading } from './convert-file.ts'
import { dateFormat, plainConverter, type DateFormat, type MatchedField } from './field-matching.ts'
import type { ImportTarget } from './import-target.ts'
import { readFileDate } from './read-file-date.ts'

/** Matches fields to columns whose headings say the same; each column is taken once. */
export function guessFields<Name extends string>(
  { fields, names, calledToo }: ImportTarget<Name>,
  { heading, rows }: { readonly heading: readonly string[]; readonly rows: readonly (readonly string[])[] },
): readonly MatchedField[] {
  const free = new Map(heading.map((text, at) => [plainHeading(text), at]))
  return names.flatMap((name): readonly MatchedField[] => {
    const { label, kind } = fields[name]
    const called = [...languages.map((language) => label[language]), ...(calledToo?.[name] ?? [])]
    const known = called.map(plainHeading).find((text) => free.has(text))
    const column = known === undefined ? undefined : free.get(known)
    if (known === undefined || column === undefined) return []
    free.delete(known)
    const cells = rows.map((row) => row[column] ?? '')
    const converter =
      kind === 'date' ? { ...plainConverter, date: fittingFormat(cells) } : { ...plainConverter }
    return [{ field: name, source: { kind: 'column', columns: [column + 1] }, converter }]
  })
}

/** How many cells each format reads; blanks are none. */
export function formatsTried(
  cells: readonly string[],
  today: string,
): readonly { readonly format: DateFormat; readonly read: number }[] {
  const filled = cells.filter((cell) => cell.trim() !== '')
  return dateFormat.codes.map((format) => ({
    format,
    read: filled.filter((cell) => readFileDate(cell, format, today) !== undefined).length,
  }))
}

/** The format that reads most; of equal ones the first. */
function fittingFormat(cells: readonly string[]): DateFormat {
  const [first, ...others] = formatsTried(cells, '2000-01-01')
  return others.reduce(
    (best, one) => (one.read > best.read ? one : best),
    first ?? { format: 'yyyy/MM/dd', read: 0 },
  ).format
}
