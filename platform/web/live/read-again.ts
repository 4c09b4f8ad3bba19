import type { Query, QueryClient } from '@tanstack/react-query'

const waiting = new WeakSet<Query>()

/**
 * What is being read for the first time may have been read before the fact that is heard now, and the cache asks nothing
 * twice at once: it is read again when it has come.
 */
export function readAgainWhatIsUnderWay(cache: QueryClient): void {
  const firstReadings = cache.getQueryCache().findAll({
    fetchStatus: 'fetching',
    predicate: ({ state }) => state.data === undefined,
  })
  for (const query of firstReadings) {
    if (waiting.has(query)) continue
    waiting.add(query)
    void query.promise
      ?.then(() => cache.invalidateQueries({ queryKey: query.queryKey, exact: true }))
      .catch(() => undefined)
      .finally(() => waiting.delete(query))
  }
}
