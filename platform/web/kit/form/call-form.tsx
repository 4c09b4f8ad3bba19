import type { ReactNode } from 'react'
import type { Text } from '#platform/contract/text.ts'
import { movedByEnter } from '../../keyboard/move-focus.ts'
import { useSay } from '../../language/say.ts'
import { FormMessage } from './form-message.tsx'
import { Labelled } from './labelled.tsx'
import { PasswordInput } from './password-input.tsx'
import type { CallForm } from './use-call-form.ts'
import './form.css'

interface FormProps {
  form: Pick<CallForm, 'message' | 'submit'>
  label: string
  className?: string
  children: ReactNode
}

/** Typed through with Enter, which never submits: its button does. */
export function SubmitForm({ form, label, className, children }: FormProps) {
  return (
    <form
      className={className}
      aria-label={label}
      noValidate
      ref={movedByEnter}
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      {form.message ? <FormMessage message={form.message} /> : null}
      {children}
    </form>
  )
}

interface ButtonProps {
  form: CallForm
  /** Its classes. */
  look: string
  children: ReactNode
}

export function SubmitButton({ form, look, children }: ButtonProps) {
  return (
    <button type="submit" className={look} disabled={form.sending} data-enter-end>
      {children}
    </button>
  )
}

interface FieldProps {
  form: CallForm
  name: string
  label: Text
  kind?: 'text' | 'password' | 'tel' | 'email'
  required?: boolean
  /** The focus starts in this field, though it is not the first one. */
  startsHere?: boolean
  autoComplete?: string
  hint?: Text
  inputMode?: 'numeric'
}

export function FormField({
  form,
  name,
  label,
  kind = 'text',
  required,
  hint,
  startsHere,
  ...input
}: FieldProps) {
  const say = useSay()
  return (
    <Labelled
      label={say(label)}
      required={required ?? false}
      hint={hint && say(hint)}
      error={form.errorAt(name)}
    >
      {(control) => {
        const props = {
          ...control,
          ...input,
          name,
          'data-starts-here': startsHere || undefined,
          value: form.typed[name] ?? '',
          onChange: (event: { target: { value: string } }) => form.type(name, event.target.value),
        }
        return kind === 'password' ? (
          <PasswordInput {...props} />
        ) : (
          <input {...props} className="fld" type={kind} />
        )
      }}
    </Labelled>
  )
}
