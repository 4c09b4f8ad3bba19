import { readDate } from '#platform/contract/date-entry.ts'
import { decimal, grouped, readDecimal, written } from '#platform/contract/decimal.ts'
import type { Field, Fields } from '#platform/contract/fields.ts'
import type { MasterRow } from '#platform/contract/master-record.ts'

/** What stands in the controls of a form: text, or a tick. */
export type Typed = Readonly<Record<string, string | boolean>>

const typedValue = (field: Field, stored: unknown): string | boolean => {
  if (field.kind === 'flag') return stored === true
  if (typeof stored === 'string') return shownValue(field, stored)
  return typeof stored === 'string' || typeof stored === 'number' ? String(stored) : ''
}

export const typedFromRow = (fields: Fields, row: MasterRow): Typed =>
  mapFields(fields, (field, name) => typedValue(field, row[name]))

export const typedFromNothing = (fields: Fields): Typed =>
  mapFields(fields, (field) =>
    field.kind === 'flag' ? field.initial === '1' : (field.initial ?? field.codes?.codes[0] ?? ''),
  )

/** A copy keeps everything except its key. */
export function typedForCopy(fields: Fields, key: readonly string[], row: MasterRow): Typed {
  const held = new Set(
    key.flatMap((name) => (fields[name]?.refersTo ? (fields[name].refersTo.parts ?? [name]) : [])),
  )
  const own = key.filter((name) => !held.has(name))
  // Of another price of the same customer, only the day is new.
  const blank = own.length > 0 ? own : key
  return mapFields(fields, (field, name) => (blank.includes(name) ? '' : typedValue(field, row[name])))
}

/** Dates with strokes, exact numbers with separators. */
export function shownValue({ kind }: Field, stored: string): string {
  if (stored === '') return ''
  if (kind === 'date') return stored.replaceAll('-', '/')
  return kind === 'decimal' ? grouped(decimal(stored)) : stored
}

/**
 * As the contract's schema wants it: figures without separators, whatever width they were typed in, and dates completed
 * from the business date.
 */
export const inputFromTyped = (fields: Fields, typed: Typed, businessDate: string): Record<string, unknown> =>
  mapFields(fields, (field, name) => {
    const value = typed[name]
    return typeof value === 'string' ? inputOf(field, value, businessDate) : value
  })

function inputOf(field: Field, typed: string, businessDate: string): unknown {
  switch (field.kind) {
    case 'integer':
      return figure(typed)
    case 'decimal': {
      const read = readDecimal(typed)
      return read ? written(read) : typed.trim() || undefined
    }
    case 'date':
      return readDate(typed, businessDate) ?? typed.trim()
    default:
      return typed
  }
}

function figure(typed: string): number | undefined {
  const plain = typed.normalize('NFKC').replaceAll(',', '').trim()
  return plain === '' ? undefined : Number(plain)
}

/** The value as it will be stored (half width, upper case, katakana), shown as soon as the field is left. */
export function tidied(field: Field, value: string, businessDate = ''): string {
  const read = field.schema.safeParse(inputOf(field, value, businessDate))
  if (!read.success || value.trim() === '') return value
  return typeof read.data === 'string' ? shownValue(field, read.data) : String(read.data)
}

export const isSame = (fields: Fields, one: Typed, other: Typed): boolean =>
  Object.keys(fields).every((name) => one[name] === other[name])

function mapFields<V>(fields: Fields, value: (field: Field, name: string) => V): Record<string, V> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, value(field, name)]))
}
