import { useState } from 'react'
import type { Endpoint, OutputOf, SentInputOf } from '#platform/contract/endpoint.ts'
import { useCall } from '../../api/api-context.tsx'
import { useLanguage } from '../../language/say.ts'
import { checkInput, refusalOf, type FieldErrors } from './field-errors.ts'

/** A call of what a screen has put together itself: checked by the contract before it is sent, its refusals by field. Until `onDone` has been waited for, nobody can send again. */
export function useCheckedCall<E extends Endpoint>(
  endpoint: E,
  onDone: (answer: OutputOf<E>) => void | Promise<void>,
) {
  const call = useCall()
  const language = useLanguage()
  const [refusal, setRefusal] = useState<{ readonly errors: FieldErrors; readonly message: string }>({
    errors: {},
    message: '',
  })
  const errorAt = (field: keyof SentInputOf<E> & string): string | undefined => refusal.errors[field]
  const [sending, setSending] = useState(false)
  const send = async (input: SentInputOf<E>): Promise<void> => {
    const checked = checkInput(endpoint.input, input, language)
    if (!checked.ok) return setRefusal({ errors: checked.errors, message: '' })
    setSending(true)
    try {
      await onDone(await call(endpoint, input))
    } catch (error) {
      setRefusal(refusalOf(error))
    } finally {
      setSending(false)
    }
  }
  return { message: refusal.message, errorAt, sending, send: (input: SentInputOf<E>) => void send(input) }
}
