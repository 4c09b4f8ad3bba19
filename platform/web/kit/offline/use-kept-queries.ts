import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { keepSession } from '../../session/kept-session.ts'
import { useSession, useSessionStore } from '../../session/session-context.tsx'
import { keptAnswers, ownerOf } from './kept-answers.ts'

/** Answers that a screen needs when it is opened without the server. */
export interface KeptKind {
  isOf(key: QueryKey): boolean
  readonly schema: z.ZodType
}

/** As much of a query as is kept. */
interface Answered {
  readonly queryKey: QueryKey
  readonly state: { readonly data: unknown; readonly dataUpdatedAt: number }
}

const prefix = 'query '
const keyShape = z.array(z.unknown())

/**
 * Keeps the answers of these kinds with the session on this device, and puts them back when the page is opened while the server is
 * silent. False until that is done. `isOn`: this device is one that is meant to do so; no other keeps anything.
 */
export function useKeptQueries(kinds: readonly KeptKind[], isOn: boolean): boolean {
  const cache = useQueryClient()
  const session = useSessionStore()
  const owner = useSession(ownerOf)
  const isRestored = useSession(({ asOf }) => asOf !== null)
  const [isReady, setReady] = useState(!isRestored)

  useEffect(() => {
    if (isReady) return
    const restore = async () => {
      for (const { name, content, read_at } of await keptAnswers.of(owner)) {
        if (!name.startsWith(prefix)) continue
        const key = keyShape.parse(JSON.parse(name.slice(prefix.length)))
        const read = kinds.find((kind) => kind.isOf(key))?.schema.safeParse(content)
        if (read?.success && cache.getQueryData(key) === undefined)
          cache.setQueryData(key, read.data, { updatedAt: read_at })
      }
    }
    void restore()
      .catch(() => undefined)
      .then(() => setReady(true))
  }, [cache, kinds, owner, isReady])

  useEffect(() => {
    if (!isOn) return
    const { token } = session.get()
    const keep = ({ queryKey, state: { data, dataUpdatedAt } }: Answered) => {
      // A session that has ended leaves nothing, also when an answer was on its way.
      if (data === undefined || session.get().token !== token) return
      if (!kinds.some((kind) => kind.isOf(queryKey))) return
      const name = `${prefix}${JSON.stringify(queryKey)}`
      keptAnswers.put({ owner, name, read_at: dataUpdatedAt, content: data }).catch(() => undefined)
    }
    const keepAll = () => {
      void keepSession(session).catch(() => undefined)
      for (const query of cache.getQueryCache().getAll()) keep(query)
    }
    keepAll()
    const stops = [
      session.subscribe(() => void keepSession(session).catch(() => undefined)),
      cache.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') keep(event.query)
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [cache, kinds, owner, isOn, session])

  return isReady
}
