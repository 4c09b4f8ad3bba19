import { compare, decimal, readDecimal, written, type Decimal } from '../decimal.ts'
import type { ErrorKind } from '../errors.ts'
import type { Field } from '../fields.ts'
import { normaliseCode } from '../normalise.ts'
import { plainConverter, type MatchedField } from './field-matching.ts'
import { matchedCellErrors } from './cell-errors.ts'
import { readFileDate } from './read-file-date.ts'

type CellError = ErrorKind<'{row} {field} {code} {max}'>

/** The text as a person would have typed it into the field, or why it cannot be one. */
export type Reading =
  { readonly text: string } | { readonly wrong: CellError; readonly code: string; readonly max: number }

/** The cells of a value, one behind the other, as the field of the target has it. */
export function convertedText(
  field: Field,
  matched: Pick<MatchedField, 'source' | 'converter'> | undefined,
  cells: readonly string[],
  today: string,
): Reading {
  const { source, converter = plainConverter } = matched ?? {}
  const { between, narrow, codes, blank, most, date, decimals } = converter
  const read = source?.kind === 'fixed' ? source.value : cells.map((cell) => cell.trim()).join(between)
  const plain = narrow ? read.normalize('NFKC').trim().toUpperCase() : read.trim()
  const translated = codes.find(({ from }) => from === plain)?.to ?? plain
  const whole = translated === '' ? blank : translated
  const text = most === 0 ? whole : [...whole].slice(0, most).join('')
  if (text === '') return { text: field.kind === 'choice' ? (field.initial ?? '') : '' }
  const refused = (wrong: CellError): Reading => ({ wrong, code: text, max: field.max ?? 0 })
  switch (field.kind) {
    case 'date': {
      const day = readFileDate(text, date, today)
      return day === undefined ? refused(matchedCellErrors.CSV_DATE) : { text: day }
    }
    case 'decimal':
    case 'integer': {
      const figure = readDecimal(text)
      if (!figure || text.length > 40) return refused(matchedCellErrors.CSV_NUMERIC)
      return { text: written(shifted(figure, decimals), 0) }
    }
    case 'choice':
      return field.codes?.codes.includes(text) ? { text } : refused(matchedCellErrors.CSV_CHOICE)
    case 'code':
    case 'reference':
      return normaliseCode(text).length > (field.max ?? 0)
        ? refused(matchedCellErrors.CSV_TOO_LONG)
        : { text: normaliseCode(text) }
    case 'name':
    case 'kana':
    case 'text':
    case 'flag':
      return field.max !== undefined && text.length > field.max
        ? refused(matchedCellErrors.CSV_TOO_LONG)
        : { text }
  }
}

/** `0000215000` with two decimals is 2,150. A number that marks its decimals is what it says. */
const shifted = (figure: Decimal, decimals: number): Decimal =>
  decimals > 0 && figure.scale === 0 && compare(figure, decimal('0')) !== 0
    ? { units: figure.units, scale: decimals }
    : figure
