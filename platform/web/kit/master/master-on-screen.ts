import type { Ability } from '#platform/contract/list.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import { referencedName } from '#platform/contract/master-references.ts'
import type { InsideDraft } from './inside/inside-draft.ts'
import { shownValue } from './typed-values.ts'

export const keyOf = (master: AnyMaster, row: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(master.key.map((name) => [name, textOf(row[name])]))

/** A stored text or figure; anything else has no words here. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** One word for the key. */
export const keyText = (master: AnyMaster, row: Readonly<Record<string, unknown>>): string =>
  Object.values(keyOf(master, row)).join(' ')

export const titleOf = (master: AnyMaster, row: Readonly<Record<string, unknown>>): string =>
  `${keyShown(master, row)}　${nameOf(master, row)}`

const keyShown = ({ key, fields }: AnyMaster, row: Readonly<Record<string, unknown>>): string =>
  key
    .map((name) => {
      const field = fields[name]
      return field ? shownValue(field, textOf(row[name])) : ''
    })
    .join(' ')

/** What names a record to people; a reference names it by what it refers to. */
const nameOf = ({ fields, nameField }: AnyMaster, row: Readonly<Record<string, unknown>>): string =>
  textOf(row[fields[nameField]?.kind === 'reference' ? referencedName(nameField) : nameField])

/** What the form was opened with. */
export interface Opened {
  readonly mode: 'create' | 'edit'
  readonly title: string
  readonly base: Readonly<Record<string, string | boolean>>
  readonly typed: Readonly<Record<string, string | boolean>>
  readonly updateCount: number
  /** Half-typed rows inside the record, where a draft is taken up again. */
  readonly inside?: InsideDraft | undefined
  readonly ability: Ability
  /** Under which what is typed is kept. */
  readonly draftId: string
}
