import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { refusalOf, type FieldErrors } from '#platform/web/kit/form/field-errors.ts'

const none: { readonly message: string; readonly errors: FieldErrors } = { message: '', errors: {} }

/** A call with lines that a drawer has put together: its refusals by cell, and everything read anew when it is done. */
export function useLinesCall(send: () => Promise<void>, onClose: () => void) {
  const cache = useQueryClient()
  const [refusal, setRefusal] = useState(none)
  const [sending, setSending] = useState(false)
  const run = async () => {
    setRefusal(none)
    setSending(true)
    try {
      await send()
      await cache.invalidateQueries()
      onClose()
    } catch (error) {
      setRefusal(refusalOf(error))
      setSending(false)
    }
  }
  return { ...refusal, sending, submit: () => void (sending || run()) }
}
