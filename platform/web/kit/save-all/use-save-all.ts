import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import type { Endpoint, SentInputOf } from '#platform/contract/endpoint.ts'
import type { Text } from '#platform/contract/text.ts'
import { useCall } from '../../api/api-context.tsx'
import { ApiError } from '../../api/api-error.ts'
import { useLanguage, useSay } from '../../language/say.ts'
import { newDraftId, useDrafts } from '../../session/use-drafts.tsx'
import { showToast } from '../feedback/toast.ts'
import { checkInput, refusalOf, type FieldErrors } from '../form/field-errors.ts'
import { errorsByRow } from './errors-by-row.ts'
import type { Edit } from './save-all-screen.tsx'
import { saveAllTexts } from './save-all.text.ts'

interface Options<Typed, E extends Endpoint> {
  /** Saves everything that has been changed, or nothing of it. */
  endpoint: E
  /** What the screen shows is read again after a save, and when others were faster. */
  queryKey: QueryKey
  /** What is typed survives the end of the session under this path. */
  path: string
  draft: z.ZodType<Typed>
  nothing: Typed
  /** Null: nothing has been changed. */
  sent: (typed: Typed) => SentInputOf<E> | null
  /** Which rows are sent, in their order: an error then stands under its row, `F01.months`. */
  rowsSent?: (typed: Typed) => readonly string[]
  /** When others were faster: changes stay over the latest contents, or the latest is loaded on demand. */
  whenStale?: 'keep' | 'reload'
  saved: Text
  onSaved?: () => Promise<void> | void
}

export interface SaveAll<Typed, E extends Endpoint> extends Edit {
  readonly typed: Typed
  readonly errors: FieldErrors
  /** What is wrong with a field of what is sent. */
  errorAt(name: Extract<keyof SentInputOf<E>, string>): string | undefined
  type(next: (now: Typed) => Typed): void
  /** Saves something else in place of what is typed. */
  send(input: SentInputOf<E>): void
}

/** Rows or a form that are changed at once and saved together: what is typed lies over what is stored until then. */
export function useSaveAll<Typed, E extends Endpoint>(options: Options<Typed, E>): SaveAll<Typed, E> {
  const { endpoint, queryKey, nothing, rowsSent, whenStale = 'keep' } = options
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const language = useLanguage()
  const drafts = useDrafts(options.path, options.draft)
  /** The latest is gone on with at once: there is one form here. */
  const [{ draftId, left }] = useState(() => {
    const [latest] = drafts.left
    return { draftId: latest?.id ?? newDraftId(), left: latest?.value }
  })
  const [typed, setTyped] = useState<Typed>(left ?? nothing)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [message, setMessage] = useState('')
  const [mustReload, setMustReload] = useState(false)
  const [saving, setSaving] = useState(false)
  const sent = options.sent(typed)

  const forget = () => {
    setErrors({})
    setMessage('')
    setMustReload(false)
  }
  const discard = () => {
    setTyped(nothing)
    drafts.drop(draftId)
    forget()
  }
  const refuse = (found: FieldErrors) => setErrors(rowsSent ? errorsByRow(found, rowsSent(typed)) : found)
  const send = async (input: SentInputOf<E>) => {
    const checked = checkInput(endpoint.input, input, language)
    if (!checked.ok) return refuse(checked.errors)
    setSaving(true)
    forget()
    try {
      await call(endpoint, input)
      await cache.invalidateQueries({ queryKey })
      // Said when the next step can be taken: a key that is pressed upon it must not be lost.
      setSaving(false)
      discard()
      showToast('done', say(options.saved))
      await options.onSaved?.()
    } catch (error) {
      setSaving(false)
      const refusal = refusalOf(error)
      const isStale = error instanceof ApiError && error.code === 'STALE'
      refuse(refusal.errors)
      setMessage(
        isStale && whenStale === 'keep'
          ? `${refusal.message} ${say(saveAllTexts.staleHelp)}`
          : refusal.message,
      )
      setMustReload(isStale && whenStale === 'reload')
      if (whenStale === 'keep') await cache.invalidateQueries({ queryKey })
    }
  }
  return {
    typed,
    dirty: sent !== null,
    saving,
    errors,
    errorAt: (name) => errors[name],
    message,
    mustReload,
    type(next) {
      const now = next(typed)
      setTyped(now)
      drafts.keep(draftId, '', now)
    },
    save: () => void (saving || sent === null || send(sent)),
    send: (input) => void (saving || send(input)),
    discard,
    reload: () => void cache.invalidateQueries({ queryKey }).then(discard),
  }
}
