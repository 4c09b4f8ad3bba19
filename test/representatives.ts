import type { Field } from '#platform/contract/fields.ts'
import type { AnyMaster } from '#platform/contract/master.ts'

/**
 * The fewest of them, nearly, that together have every trait: what is derived by the same code from all definitions is tried in a
 * browser with these, and a trait that a new definition brings brings it in.
 */
export function representatives<T>(all: readonly T[], traitsOf: (one: T) => readonly string[]): readonly T[] {
  const chosen: T[] = []
  const left = new Set(all.flatMap(traitsOf))
  while (left.size > 0) {
    const gain = (one: T) => new Set(traitsOf(one).filter((trait) => left.has(trait))).size
    const best = all.reduce((one, other) => (gain(other) > gain(one) ? other : one))
    chosen.push(best)
    for (const trait of traitsOf(best)) left.delete(trait)
  }
  return all.filter((one) => chosen.includes(one))
}

/** What the platform's code decides by: where two masters have the same, it does the same for both. */
export function traitsOfMaster({
  key,
  fields,
  perFactory,
  search = [],
  sort,
  attachmentCalls,
  pageCalls,
}: AnyMaster) {
  const kindOf = ({ kind, required, refersTo }: Field) =>
    [
      kind,
      required ? 'required' : '',
      refersTo?.master === 'self' ? 'self' : '',
      refersTo?.parts ? 'parts' : '',
    ]
      .filter(Boolean)
      .join(' ')
  return [
    ...Object.values(fields).map(kindOf),
    ...key.map((name) => `key ${fields[name]?.kind ?? ''}`),
    ...search.map((name) => `search ${fields[name]?.kind ?? ''}`),
    `parts of the key: ${String(key.length)}`,
    ...(perFactory ? ['per factory'] : []),
    ...(sort ? ['own order'] : []),
    ...(attachmentCalls ? ['files'] : []),
    ...(pageCalls ? ['page'] : []),
  ]
}
