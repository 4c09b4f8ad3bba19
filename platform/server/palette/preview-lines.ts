import type { CodeTable } from '#platform/contract/code-table.ts'
import { decimal, grouped } from '#platform/contract/decimal.ts'
import type { Field, Fields } from '#platform/contract/fields.ts'
import type { ColumnKind } from '#platform/contract/list-condition.ts'
import { referencedName } from '#platform/contract/master-references.ts'
import type { PreviewLine } from '#platform/contract/palette.ts'
import { say, type Language } from '#platform/contract/text.ts'

type Values = Readonly<Record<string, unknown>>

/** What some fields of a record say, in words; what is blank is left out. */
export const linesOf = (
  fields: Fields,
  record: Values,
  language: Language,
  names: readonly string[],
): readonly PreviewLine[] =>
  names.flatMap((name) => {
    const field = fields[name]
    const value = field ? valueText(name, field, record, language) : ''
    return field && value !== ''
      ? [
          {
            label: say(field.label, language),
            value,
            figure: field.kind === 'decimal' || field.kind === 'integer',
          },
        ]
      : []
  })

function valueText(name: string, field: Field, record: Values, language: Language): string {
  const value = record[name]
  if (field.kind === 'flag') return value === true ? '○' : ''
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (field.codes) return wordOf(field.codes, text, language)
  const said = field.says?.[text]
  if (said) return say(said, language)
  const named = field.kind === 'reference' ? record[referencedName(name)] : undefined
  return typeof named === 'string' && named !== '' ? `${text} ${named}` : asRead(field.kind, text)
}

/** A day, a quantity or an amount as lists show it. */
export function asRead(kind: Field['kind'] | ColumnKind, text: string): string {
  if (kind === 'date') return text.replaceAll('-', '/')
  const isFigure = kind === 'decimal' || kind === 'integer'
  return isFigure && text !== '' ? grouped(decimal(text)) : text
}

export function wordOf({ texts }: CodeTable, code: string, language: Language): string {
  const text = texts[code]
  return text ? say(text, language) : code
}
