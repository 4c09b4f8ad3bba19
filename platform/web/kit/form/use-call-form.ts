import { useState } from 'react'
import type { Endpoint, OutputOf } from '#platform/contract/endpoint.ts'
import type { ErrorKind } from '#platform/contract/errors.ts'
import { ApiError } from '../../api/api-error.ts'
import { asSent } from '../../api/typed-input.ts'
import { useCall } from '../../api/api-context.tsx'
import { useLanguage } from '../../language/say.ts'
import { focusField } from '../../keyboard/move-focus.ts'
import { withFigures } from './typed-figure.ts'
import { checkInput, refusalOf, type FieldErrors } from './field-errors.ts'

export type TypedText<Name extends string = string> = Readonly<Record<Name, string>>

interface Options<E extends Endpoint, Name extends string> {
  initial: TypedText<Name>
  /** Where a refusal without a field belongs: `{ 1004: 'password' }`. */
  at?: Readonly<Record<string, string>>
  /** Sent with what is typed, such as the rows of a table that stands in the form. */
  beside?: Readonly<Record<string, unknown>>
  /** What the contract cannot know: fields that only the page has. */
  alsoWrong?: (typed: TypedText<Name>) => FieldErrors
  /** Errors that ask: a person may agree to them, and it is sent again with their codes in `agreed`. */
  questions?: readonly Pick<ErrorKind, 'code'>[]
  /** Until it has been waited for, nobody can send again. */
  onDone: (answer: OutputOf<E>, typed: TypedText<Name>) => void | Promise<void>
}

/** What is asked before it is taken. */
export interface FormQuestion {
  readonly words: string
  agree(): void
  decline(): void
}

/** By the names that it begins with; a field of the kit takes any form. */
export interface CallForm<Name extends string = string> {
  readonly typed: TypedText<Name>
  readonly errors: FieldErrors
  errorAt(name: Name): string | undefined
  readonly message: string
  readonly sending: boolean
  readonly question?: FormQuestion | undefined
  type(name: Name, value: string): void
  put(values: Partial<TypedText<Name>>): void
  /** Shows what another call has found wrong with this form. */
  refuse(errors: FieldErrors, message?: string): void
  /** Whether it could be sent; shows what is wrong. */
  check(): boolean
  submit(): void
}

/** A form that is one call: checked by the contract before it is sent, its refusals shown at their fields. */
export function useCallForm<E extends Endpoint, Name extends string>(
  endpoint: E,
  { initial, at = {}, beside = {}, alsoWrong, questions = [], onDone }: Options<E, Name>,
): CallForm<Name> {
  const call = useCall()
  const language = useLanguage()
  const [typed, setTyped] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [message, setMessage] = useState('')
  const [sending, setSending] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)

  const refuse = (found: FieldErrors, said = '') => {
    setErrors(found)
    setMessage(said)
    focusField('form', (name) => name in found)
  }
  const asTyped = () => withFigures(endpoint.input, { ...typed, ...beside })
  const check = (): boolean => {
    const checked = checkInput(endpoint.input, asTyped(), language)
    const found = { ...alsoWrong?.(typed), ...(checked.ok ? {} : checked.errors) }
    refuse(found)
    return Object.keys(found).length === 0
  }
  const send = async (agreed: readonly string[] = []) => {
    setAsked(null)
    if (!check()) return
    setSending(true)
    try {
      const sent = { ...asTyped(), ...(agreed.length > 0 ? { agreed } : {}) }
      const answer = await call(endpoint, asSent(endpoint, sent))
      await onDone(answer, typed)
    } catch (error) {
      const asking = questionOf(error, questions)
      if (asking) return setAsked({ ...asking, codes: [...agreed, ...asking.codes] })
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
    errorAt: (name) => errors[name],
    message,
    sending,
    question: asked
      ? { words: asked.words, agree: () => void send(asked.codes), decline: () => setAsked(null) }
      : undefined,
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

interface Asked {
  readonly words: string
  readonly codes: readonly string[]
}

/** Undefined where anything else is wrong: that is mended first. */
function questionOf(error: unknown, questions: readonly Pick<ErrorKind, 'code'>[]): Asked | undefined {
  if (!(error instanceof ApiError) || error.fields.length === 0) return undefined
  const asking = new Set(questions.map(({ code }) => code))
  if (error.fields.some(({ code }) => !asking.has(code))) return undefined
  return {
    words: error.fields.map(({ msg }) => msg).join('\n'),
    codes: error.fields.map(({ code }) => String(code)),
  }
}
