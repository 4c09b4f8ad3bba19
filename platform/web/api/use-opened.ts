import { hashKey, useQuery, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'

interface Reading<Answer> {
  readonly queryKey: QueryKey
  readonly queryFn: (reading: { readonly signal: AbortSignal }) => Promise<Answer>
}

/**
 * What a form begins with, read when it opens: what others have changed since is not shown first. A tab that is hidden watches no
 * answer, and what nobody watches is forgotten; the form keeps its own until it is closed, and with it what is typed.
 */
export function useOpened<Answer>({ queryKey, queryFn }: Reading<Answer>): Answer | undefined {
  const { data } = useQuery({ queryKey, queryFn, gcTime: 0 })
  const of = hashKey(queryKey)
  const [kept, setKept] = useState({ of, data })
  if (data !== undefined && (kept.of !== of || kept.data !== data)) setKept({ of, data })
  return data ?? (kept.of === of ? kept.data : undefined)
}
