import type { Field, Fields } from '#platform/contract/fields.ts'
import type { MasterRow } from '#platform/contract/master.ts'

/** What stands in the controls of a form: text, or a tick. */
export type Typed = Readonly<Record<string, string | boolean>>

const typedValue = (field: Field, stored: unknown): string | boolean => {
  if (field.kind === 'flag') return stored === true
  return typeof stored === 'string' || typeof stored === 'number' ? String(stored) : ''
}

export const typedFromRow = (fields: Fields, row: MasterRow): Typed =>
  mapFields(fields, (field, name) => typedValue(field, row[name]))

export const typedFromNothing = (fields: Fields): Typed =>
  mapFields(fields, (field) =>
    field.kind === 'flag' ? false : (field.initial ?? field.codes?.codes[0] ?? ''),
  )

/** A copy keeps everything except its key. */
export const typedForCopy = (fields: Fields, key: readonly string[], row: MasterRow): Typed =>
  mapFields(fields, (field, name) => (key.includes(name) ? '' : typedValue(field, row[name])))

/** As the contract's schema wants it: figures are numbers, whatever width and separators they were typed with. */
export const inputFromTyped = (fields: Fields, typed: Typed): Record<string, unknown> =>
  mapFields(fields, (field, name) => {
    const value = typed[name]
    return field.kind === 'integer' && typeof value === 'string' ? figure(value) : value
  })

function figure(typed: string): number | undefined {
  const plain = typed.normalize('NFKC').replaceAll(',', '').trim()
  return plain === '' ? undefined : Number(plain)
}

/** The value as it will be stored (half width, upper case, katakana), shown as soon as the field is left. */
export function tidied(field: Field, value: string): string {
  const read = field.schema.safeParse(value)
  return read.success && typeof read.data === 'string' ? read.data : value
}

export const isSame = (fields: Fields, one: Typed, other: Typed): boolean =>
  Object.keys(fields).every((name) => one[name] === other[name])

function mapFields<V>(fields: Fields, value: (field: Field, name: string) => V): Record<string, V> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, value(field, name)]))
}
