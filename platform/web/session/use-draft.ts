import { useCallback, useMemo } from 'react'
import type { z } from 'zod'
import { draftKey, draftOwner } from './drafts.ts'
import { useSessionStore } from './session-context.tsx'

export interface Draft<T> {
  /** What was left unsaved, when it still has the expected shape. */
  read: () => T | null
  keep: (value: T) => void
  drop: () => void
}

/**
 * What is half-typed survives the end of the session in this browser tab. The owner is read at the moment of
 * writing, so that a value typed before the session ended is never stored under the next person.
 */
export function useDraft<S extends z.ZodType>(screen: string, schema: S): Draft<z.output<S>> {
  const session = useSessionStore()
  const key = useCallback(() => {
    const owner = draftOwner(session.get())
    return owner && draftKey(owner, screen)
  }, [session, screen])
  return useMemo(
    () => ({
      read() {
        const at = key()
        const text = at && window.sessionStorage.getItem(at)
        if (!text) return null
        try {
          const read = schema.safeParse(JSON.parse(text))
          return read.success ? read.data : null
        } catch {
          return null
        }
      },
      keep(value) {
        const at = key()
        if (at) window.sessionStorage.setItem(at, JSON.stringify(value))
      },
      drop() {
        const at = key()
        if (at) window.sessionStorage.removeItem(at)
      },
    }),
    [key, schema],
  )
}
