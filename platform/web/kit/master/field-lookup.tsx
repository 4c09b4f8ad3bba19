import type { Field, ReferredMaster } from '#platform/contract/fields.ts'
import { fixedPart } from '#platform/contract/master-references.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import { LookupDialog } from '../lookup/lookup-dialog.tsx'
import type { Typed } from './typed-values.ts'

/** The master that a reference points to. */
export function targetOf(master: ReferredMaster, { refersTo }: Field): ReferredMaster | undefined {
  return refersTo?.master === 'self' ? master : refersTo?.master
}

const partsOf = (name: string, { refersTo }: Field): readonly string[] => refersTo?.parts ?? [name]

/** What was typed as the key of another record; empty while a part of it is missing. */
export function typedKey(name: string, field: Field, typed: Typed): string {
  const parts = partsOf(name, field).map((part) => partTyped(part, typed))
  return parts.every(Boolean) ? parts.join(' ') : ''
}

const partTyped = (part: string, typed: Typed): string =>
  fixedPart(part) ?? normaliseCode(String(typed[part] ?? ''))

interface Props {
  name: string
  field: Field
  target: ReferredMaster | undefined
  typed: Typed
  takesOnly: boolean
  onPick: (values: Typed) => void
  onClose: () => void
}

/** Looks a reference up: what was typed is where one starts, and all parts of the key are filled in. */
export function FieldLookup({ name, field, target, typed, takesOnly, onPick, onClose }: Props) {
  if (!target) return null
  const parts = partsOf(name, field)
  const before = parts.slice(0, parts.indexOf(name)).map((part) => partTyped(part, typed))
  return (
    <LookupDialog
      target={target}
      within={before.every(Boolean) ? before.join(' ') : ''}
      typed={String(typed[name] ?? '')}
      takesOnly={takesOnly}
      onPick={(key) => {
        const picked = parts.map((part, at) => [part, key[at] ?? ''] as const)
        onPick(Object.fromEntries(picked.filter(([part]) => fixedPart(part) === undefined)))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
