import { useState } from 'react'
import type { Endpoint, OutputOf } from '#platform/contract/endpoint.ts'
import { ApiError } from '../../api/api-error.ts'
import { asSent } from '../../api/typed-input.ts'
import { useCall } from '../../api/api-context.tsx'
import { useLanguage } from '../../language/say.ts'
import { focusField } from '../../keyboard/move-focus.ts'
import { checkInput, refusalOf, type FieldErrors } from './field-errors.ts'

export type TypedText = Readonly<Record<string, string>>

interface Options<E extends Endpoint> {
  initial: TypedText
  /** Where a refusal without a field belongs: `{ 1004: 'password' }`. */
  at?: Readonly<Record<string, string>>
  /** What the contract cannot know: fields that only the page has. */
  alsoWrong?: (typed: TypedText) => FieldErrors
  onDone: (answer: OutputOf<E>, typed: TypedText) => void
}

export interface CallForm {
  readonly typed: TypedText
  readonly errors: FieldErrors
  readonly message: string
  readonly sending: boolean
  type(name: string, value: string): void
  put(values: TypedText): void
  /** Shows what another call has found wrong with this form. */
  refuse(errors: FieldErrors, message?: string): void
  /** Whether it could be sent; shows what is wrong. */
  check(): boolean
  submit(): void
}

/** A form that is one call: checked by the contract before it is sent, its refusals shown at their fields. */
export function useCallForm<E extends Endpoint>(
  endpoint: E,
  { initial, at = {}, alsoWrong, onDone }: Options<E>,
): CallForm {
  const call = useCall()
  const language = useLanguage()
  const [typed, setTyped] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [message, setMessage] = useState('')
  const [sending, setSending] = useState(false)

  const refuse = (found: FieldErrors, said = '') => {
    setErrors(found)
    setMessage(said)
    focusField('form', (name) => name in found)
  }
  const check = (): boolean => {
    const checked = checkInput(endpoint.input, typed, language)
    const found = { ...alsoWrong?.(typed), ...(checked.ok ? {} : checked.errors) }
    refuse(found)
    return Object.keys(found).length === 0
  }
  const send = async () => {
    if (!check()) return
    setSending(true)
    try {
      const answer = await call(endpoint, asSent(endpoint, typed))
      onDone(answer, typed)
    } catch (error) {
      const refusal = refusalOf(error)
      const field = error instanceof ApiError ? at[error.code] : undefined
      if (field && refusal.message) refuse({ [field]: refusal.message })
      else refuse(refusal.errors, refusal.message)
    } finally {
      setSending(false)
    }
  }
  return {
    typed,
    errors,
    message,
    sending,
    type(name, value) {
      setTyped((now) => ({ ...now, [name]: value }))
      setErrors(({ [name]: _repaired, ...others }) => others)
    },
    put(values) {
      setTyped((now) => ({ ...now, ...values }))
      setErrors({})
      setMessage('')
    },
    refuse,
    check,
    submit: () => void (sending || send()),
  }
}
