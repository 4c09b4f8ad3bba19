import type { ReferredMaster } from '#platform/contract/fields.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import { codePattern, normaliseCode } from '#platform/contract/normalise.ts'

/** A master with all of its definition: a record of it can be made where one is missing. */
export const isWhole = (target: ReferredMaster): target is AnyMaster =>
  'doEdit' in target.endpoints && 'schema' in target

/** Whether what stands in a code's field can be one: a name is looked for instead. */
export const isCode = (typed: string): boolean =>
  normaliseCode(typed)
    .split(' ')
    .every((part) => part === '' || codePattern.test(part))

/** What was looked for in vain is the new record's code, or else its name. */
export function knownOf(
  { key, nameField, fields }: AnyMaster,
  within: string,
  typed: string,
): Record<string, string> {
  const parts = within === '' ? [] : within.split(' ')
  const last = key.at(-1) ?? ''
  const before = Object.fromEntries(parts.map((part, at) => [key[at] ?? '', part]))
  const text = typed.trim()
  if (text === '') return before
  if (isCode(text)) return { ...before, [last]: normaliseCode(text) }
  return fields[nameField]?.kind === 'reference' ? before : { ...before, [nameField]: text }
}
