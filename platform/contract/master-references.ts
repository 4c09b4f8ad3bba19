import type { Field, ReferredMaster } from './fields.ts'

/** A field by which the records of a master point to others. */
export interface DeclaredReference {
  readonly name: string
  readonly field: Field
  readonly target: ReferredMaster
  /** The fields that hold the target's key, in its order, or what a part always is. */
  readonly parts: readonly string[]
}

/** A part of a key that is always the same: `=UNIT`. */
export const fixedPart = (part: string): string | undefined =>
  part.startsWith('=') ? part.slice(1) : undefined

/** The key that a record holds of another one, as text. */
export const heldKey = (parts: readonly string[], values: Readonly<Record<string, unknown>>): string =>
  parts.map((part) => fixedPart(part) ?? String(values[part])).join(' ')

export function referencesOf(master: ReferredMaster): readonly DeclaredReference[] {
  return Object.entries(master.fields).flatMap(([name, field]) => {
    const { refersTo } = field
    if (!refersTo) return []
    const target = refersTo.master === 'self' ? master : refersTo.master
    return [{ name, field, target, parts: refersTo.parts ?? [name] }]
  })
}

/** Beside a code, an answer has the name that belongs to it. */
export const referencedName = (field: string): string => `${field}_nm`

/** A reference that cannot hold its target's key is a mistake in the definition. */
export function checkReferences(
  definition: Pick<ReferredMaster, 'name' | 'fields' | 'key' | 'perFactory'>,
): void {
  for (const [name, { refersTo }] of Object.entries(definition.fields)) {
    if (!refersTo) continue
    const target = refersTo.master === 'self' ? definition : refersTo.master
    const parts = refersTo.parts ?? [name]
    if (
      parts.length !== target.key.length ||
      parts.some((part) => fixedPart(part) === undefined && !(part in definition.fields))
    )
      throw new Error(`${definition.name}.${name} must name the fields that hold the key of ${target.name}`)
    if (target.perFactory && !definition.perFactory)
      throw new Error(`${definition.name} is the company's and cannot refer to ${target.name} of a factory`)
  }
}
