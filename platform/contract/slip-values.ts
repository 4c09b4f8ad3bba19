import { shortest } from './field-kinds.ts'
import type { Field, Fields } from './fields.ts'
import type { AnySlip, TypedValues } from './slip.ts'

/** As the contract's schema takes it. */
export function wireValue(field: Field, value: string): unknown {
  if (field.kind === 'flag') return value === '1'
  if (field.kind === 'integer') return value === '' ? undefined : Number(value)
  return value
}

/** A stored value as the text that stands in a cell. */
export function textOfWire(stored: unknown): string {
  if (stored === true) return '1'
  return typeof stored === 'string' || typeof stored === 'number' ? String(stored) : ''
}

/** The values of fields as the cells have them. */
export function typedValues(fields: Fields, stored: Readonly<Record<string, unknown>>): TypedValues {
  const typed: Record<string, string> = {}
  for (const name of Object.keys(fields)) typed[name] = textOfWire(stored[name])
  return typed
}

/** One number is written in one way only, or a line would seem to have changed. */
const exact = (fields: Fields, computed: TypedValues): TypedValues =>
  Object.fromEntries(
    Object.entries(computed).map(([name, text]) => [
      name,
      fields[name]?.kind === 'decimal' ? shortest(text) : text,
    ]),
  )

type Computing = Pick<AnySlip, 'header' | 'lines' | 'compute' | 'sum'>

/** What follows from a line, in its computed fields. */
export const computedOfLine = (slip: Computing, line: TypedValues, header: TypedValues): TypedValues =>
  exact(slip.lines, slip.compute?.(line, header) ?? {})

/** What follows for the header from all lines, whose own computed fields stand in them already. */
export const computedOfHeader = (
  slip: Computing,
  lines: readonly TypedValues[],
  header: TypedValues,
): TypedValues => exact(slip.header, slip.sum?.(lines, header) ?? {})

/** A new slip like an older one: what people typed on it. Its numbers and what has become of it stay behind. */
export function copiedSlip(
  slip: Pick<AnySlip, 'key' | 'computed' | 'header' | 'lines' | 'notCopied'>,
  record: {
    readonly header: Readonly<Record<string, unknown>>
    readonly lines: readonly Readonly<Record<string, unknown>>[]
  },
): { readonly header: TypedValues; readonly lines: readonly TypedValues[] } {
  const given = new Set([...slip.key, ...slip.computed, ...(slip.notCopied ?? [])])
  const typed = (fields: Fields, stored: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(typedValues(fields, stored)).filter(([name]) => !given.has(name)))
  return {
    header: typed(slip.header, record.header),
    lines: record.lines.map((line) => typed(slip.lines, line)),
  }
}
