import { createContext, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { z } from 'zod'
import { useView } from '../kit/view/view-context.tsx'
import { useStore } from '../store/use-store.ts'
import type { Draft, DraftVault } from './draft-vault.ts'

const VaultContext = createContext<DraftVault | null>(null)

export function DraftsProvider({ vault, children }: { vault: DraftVault; children: ReactNode }) {
  return <VaultContext value={vault}>{children}</VaultContext>
}

export function useDraftVault(): DraftVault {
  const vault = useContext(VaultContext)
  if (!vault) throw new Error('Drafts need a DraftsProvider above them')
  return vault
}

export interface LeftDraft<T> extends Draft {
  readonly value: T
}

export interface Drafts<T> {
  /** What was left here and nobody types on, the latest first. */
  readonly left: readonly LeftDraft<T>[]
  /** Kept as it is now; under the same id it is the same draft. */
  readonly keep: (id: string, title: string, value: T) => void
  readonly drop: (id: string) => void
  /** The form is closed, the draft stays. */
  readonly release: (id: string) => void
}

/** Each opening of a form is a draft of its own: typing in one record takes nothing away from another. */
export const newDraftId = (): string => crypto.randomUUID()

/**
 * What is half-typed at a place: it outlives the session, the tab and the browser, and is offered only to who typed it. After
 * the end of the session nothing is kept any more, so that nothing is stored under the next person.
 */
export function useDrafts<S extends z.ZodType>(place: string, schema: S): Drafts<z.output<S>> {
  const vault = useDraftVault()
  const all = useStore(vault)
  const { pathname, search } = useLocation()
  const address = useRef('')
  const view = useView()
  const mine = useRef(new Set<string>())
  useEffect(() => {
    address.current = pathname + search
  }, [pathname, search])
  useEffect(() => {
    const typed = mine.current
    return () => {
      // A view in the background ends its effects, too, but one types on there.
      if (view?.isShown() ?? true) for (const id of typed) vault.release(id)
    }
  }, [vault, view])
  const left = useMemo(
    () =>
      all.flatMap((draft) => {
        if (draft.place !== place || draft.busy) return []
        const read = schema.safeParse(draft.value)
        return read.success ? [{ ...draft, value: read.data }] : []
      }),
    [all, place, schema],
  )
  return {
    left,
    keep: (id, title, value) => {
      mine.current.add(id)
      vault.keep({ id, place, title, address: address.current, value })
    },
    drop: (id) => {
      mine.current.delete(id)
      vault.drop(id)
    },
    release: (id) => {
      mine.current.delete(id)
      vault.release(id)
    },
  }
}
