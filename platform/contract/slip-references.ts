import type { Fields } from './fields.ts'
import type { DeclaredReference } from './master-references.ts'

/** The fields by which the header or the lines of a slip point to masters. */
export const referencesIn = (fields: Fields): readonly DeclaredReference[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const { refersTo } = field
    if (!refersTo || refersTo.master === 'self') return []
    return [{ name, field, target: refersTo.master, parts: refersTo.parts ?? [name] }]
  })
