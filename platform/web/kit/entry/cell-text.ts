import { readDate } from '#platform/contract/date-entry.ts'
import { decimal, grouped, placesOf, readDecimal, written } from '#platform/contract/decimal.ts'
import type { ErrorKind } from '#platform/contract/errors.ts'
import type { Field } from '#platform/contract/fields.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import { textOfWire, wireValue } from '#platform/contract/slip-values.ts'
import { languages, say, type Language, type Text, type TextParams } from '#platform/contract/text.ts'
import { explainIssues, validation } from '#platform/contract/validation.ts'
import { tickWords } from './tick-words.text.ts'

/** Why a cell cannot be saved as it is; what was typed stays in it. */
export interface Wrong {
  readonly typed: string
  readonly text: Text
  readonly params: TextParams
  /** It can be read, and was refused when it was saved; saved again, it is asked anew. */
  readonly refused?: boolean | undefined
}

export type ReadCell = { readonly value: string } | { readonly wrong: Wrong }

/**
 * What was typed or pasted, read by the kind of the field: full-width figures and separators, short dates, codes in any
 * case, a choice by its code or its name. Blank is no mistake while one types; whether it may stay so is asked on saving.
 */
export function readCell(field: Field, typed: string, businessDate: string): ReadCell {
  if (field.kind !== 'flag' && typed.trim() === '') return { value: '' }
  const value = valueOf(field, typed, businessDate)
  if (typeof value !== 'string') return { wrong: { typed, text: value.text, params: {} } }
  const checked = field.schema.safeParse(wireValue(field, value), { reportInput: true })
  if (checked.success) return { value: textOfWire(checked.data) }
  const [first] = explainIssues(checked.error.issues)
  return { wrong: { typed, text: first?.text ?? validation.V_INVALID.text, params: first?.params ?? {} } }
}

function valueOf(field: Field, typed: string, businessDate: string): string | Pick<ErrorKind, 'text'> {
  switch (field.kind) {
    case 'decimal':
    case 'integer': {
      const read = readDecimal(typed)
      return read ? written(read, 0) : validation.V_NUMBER
    }
    case 'date':
      return readDate(typed, businessDate) ?? validation.V_DATE
    case 'code':
    case 'reference':
      return normaliseCode(typed)
    case 'choice':
      return chosen(field, typed) ?? validation.V_CHOOSE
    case 'flag':
      return ticked(typed) ?? validation.V_CHOOSE
    default:
      // A cell of a spreadsheet may have several lines; a field here has one.
      return typed.replace(/\s*\n\s*/g, ' ')
  }
}

/** By its code, its name in any language, or the beginning of one name only. */
function chosen({ codes }: Field, typed: string): string | undefined {
  if (!codes) return undefined
  const word = typed.normalize('NFKC').trim().toLowerCase()
  const names = (code: string) =>
    languages.map((language) => codes.texts[code]?.[language].toLowerCase() ?? '')
  const exact = codes.codes.find((code) => code.toLowerCase() === word || names(code).includes(word))
  if (exact !== undefined) return exact
  const begun = codes.codes.filter((code) => names(code).some((name) => name.startsWith(word)))
  return begun.length === 1 ? begun[0] : undefined
}

const yes: ReadonlySet<string> = new Set(tickWords.yes)
const no: ReadonlySet<string> = new Set(tickWords.no)

function ticked(typed: string): string | undefined {
  const word = typed.normalize('NFKC').trim().toLowerCase()
  if (yes.has(word)) return '1'
  return no.has(word) ? '' : undefined
}

interface Reader {
  readonly language: Language
  readonly businessDate: string
}

/** A value as people read it. Dates of the business year leave the year out where the column is narrow. */
export function showCell(
  field: Field,
  value: string,
  reader: Reader,
  column: { places?: number | undefined } = {},
): string {
  if (value === '') return ''
  switch (field.kind) {
    case 'decimal':
      return grouped(decimal(value), Math.max(column.places ?? 0, placesOf(decimal(value))))
    case 'integer':
      return grouped(decimal(value), 0)
    case 'date':
      return shownDate(value, field.width, reader.businessDate)
    case 'choice': {
      const text = field.codes?.texts[value]
      return text ? say(text, reader.language) : value
    }
    default:
      return value
  }
}

function shownDate(value: string, width: number, businessDate: string): string {
  const date = value.replaceAll('-', '/')
  if (width >= 10) return date
  return value.slice(0, 4) === businessDate.slice(0, 4) ? date.slice(5) : date.slice(2)
}

/** A value as it is typed, copied and pasted: dates whole, figures without separators. */
export function typedCell(field: Field, value: string, language: Language): string {
  if (field.kind === 'date') return value.replaceAll('-', '/')
  const text = field.kind === 'choice' ? field.codes?.texts[value] : undefined
  return text ? say(text, language) : value
}
