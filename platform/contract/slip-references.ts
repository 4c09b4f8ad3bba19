import type { Fields, ReferredMaster } from './fields.ts'
import type { DeclaredReference } from './master-references.ts'

/** Masters whose codes are typed into these fields. */
export const mastersIn = (fields: Fields): readonly ReferredMaster[] =>
  referencesIn(fields).map(({ target }) => target)

/** The fields by which the header or the lines of a slip point to masters. */
export const referencesIn = (fields: Fields): readonly DeclaredReference[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const { refersTo } = field
    if (!refersTo || refersTo.master === 'self') return []
    return [{ name, field, target: refersTo.master, parts: refersTo.parts ?? [name] }]
  })
