import { useRef, useState } from 'react'
import { searchTable, type Question } from '#modules/system/contract/db-search/db-search.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { useSay } from '#platform/web/language/say.ts'
import { dbSearchTexts } from './db-search.text.ts'

/** The answer to a question, one at a time; whoever does not want to wait stops it. */
export function useAnswer() {
  const say = useSay()
  const call = useCall()
  const running = useRef<AbortController | null>(null)
  const [answer, setAnswer] = useState<OutputOf<typeof searchTable> | null>(null)
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)
  const ask = async (question: Question) => {
    const controller = new AbortController()
    running.current = controller
    setBusy(true)
    setMessage('')
    try {
      setAnswer(await call(searchTable, { asked: JSON.stringify(question) }, controller.signal))
    } catch (error) {
      setAnswer(null)
      if (controller.signal.aborted) setMessage(say(dbSearchTexts.stopped))
      else {
        const refusal = refusalOf(error)
        setMessage(refusal.message || (Object.values(refusal.errors)[0] ?? ''))
      }
    } finally {
      setBusy(false)
    }
  }
  return {
    answer,
    message,
    busy,
    ask,
    stop: () => running.current?.abort(),
    forget: () => {
      setAnswer(null)
      setMessage('')
    },
  }
}
