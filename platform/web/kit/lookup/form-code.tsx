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
