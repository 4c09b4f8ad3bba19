import { QueryObserver, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'

/** What is watched at this moment is not forgotten until it is let go. It is not read meanwhile either. */
export function holdAnswers(queries: QueryClient): () => void {
  const held = queries
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ gcTime }) => gcTime > 0)
    .map((query) => {
      const observer = new QueryObserver(queries, {
        ...query.options,
        queryKey: query.queryKey,
        enabled: false,
      })
      return observer.subscribe(() => undefined)
    })
  return () => held.forEach((letGo) => letGo())
}

/** A screen that is hidden watches nothing, and what is typed there hangs on what it has read. */
export function useHeldAnswers(isHidden: boolean): void {
  const queries = useQueryClient()
  // Before the screen gives up what it watches.
  useLayoutEffect(() => (isHidden ? holdAnswers(queries) : undefined), [queries, isHidden])
}
