import { abortDivision } from '#platform/contract/code-table.ts'
import type { Fields } from '#platform/contract/fields.ts'
import type { Text } from '#platform/contract/text.ts'
import type { Say } from '../../language/say.ts'
import { masterTexts } from './master.text.ts'
import { shownValue } from './typed-values.ts'

/** A stored value as people read it in the grid and in the history. */
export function fieldText(fields: Fields, name: string, value: unknown, say: Say): string {
  const texts: Readonly<Record<string, Text>> | undefined =
    name === 'abort_div' ? abortDivision.texts : (fields[name]?.codes?.texts ?? fields[name]?.says)
  if (value === true) return say(masterTexts.yes)
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  const known = texts?.[value]
  if (known) return say(known)
  if (typeof value === 'number') return String(value)
  const field = fields[name]
  return field ? shownValue(field, value) : value
}

export const fieldLabel = (fields: Fields, name: string, say: Say): string => {
  if (name === 'abort_div') return say(masterTexts.status)
  const field = fields[name]
  return field ? say(field.label) : name
}
