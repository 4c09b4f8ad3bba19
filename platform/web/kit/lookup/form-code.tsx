import { useState } from 'react'
import type { ReferredMaster } from '#platform/contract/fields.ts'
import type { Text } from '#platform/contract/text.ts'
import type { CallForm } from '../form/use-call-form.ts'
import { CodeField } from './code-field.tsx'

interface Props {
  form: Pick<CallForm, 'typed' | 'errorAt' | 'type'>
  name: string
  label: Text
  target: ReferredMaster
  required?: boolean
}

interface PairProps extends Omit<Props, 'name'> {
  /** Of the code, and of what follows it. */
  names: readonly [string, string]
  /** What follows a code that is typed alone: the branch of the head office. */
  lastPart: string
}

/** A code whose key has two parts, in one field: C001, or C001 02 for a branch. */
export function FormPairCode({ form, names: [first, second], lastPart, ...shown }: PairProps) {
  const [typed, setTyped] = useState(() =>
    form.typed[first] ? [form.typed[first], form.typed[second]].filter(Boolean).join(' ') : '',
  )
  return (
    <CodeField
      {...shown}
      name={first}
      lastPart={lastPart}
      value={typed}
      error={form.errorAt(first) ?? form.errorAt(second)}
      onChange={(value) => {
        const [code = '', branch = lastPart] = value.trim().split(/\s+/)
        setTyped(value)
        form.type(first, code)
        form.type(second, branch)
      }}
    />
  )
}

/** A code of a master in a form. */
export const FormCode = ({ form, name, ...shown }: Props) => (
  <CodeField
    {...shown}
    name={name}
    value={form.typed[name] ?? ''}
    error={form.errorAt(name)}
    onChange={(value) => form.type(name, value)}
  />
)
