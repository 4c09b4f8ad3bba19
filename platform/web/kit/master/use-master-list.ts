import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { firstPage, pageSize } from '#platform/contract/constants.ts'
import { useCall } from '../../api/api-context.tsx'
import type { MasterOnScreen } from './master-on-screen.ts'
import { noConditions, type Conditions } from './master-search.tsx'

/** The rows of a master: conditions as typed, and as they were when one last searched. Rows first, then the total. */
export function useMasterList(master: MasterOnScreen) {
  const call = useCall()
  const cache = useQueryClient()
  const [typed, setTyped] = useState<Conditions>(noConditions)
  const [asked, setAsked] = useState({ conditions: noConditions, page: firstPage, size: pageSize, sort: '' })

  const { conditions, page, size } = asked
  const sort = asked.sort || (master.sort ?? master.key[0] ?? '')
  const rows = useQuery({
    queryKey: [master.name, 'list', conditions, page, size, sort],
    queryFn: ({ signal }) => call(master.endpoints.getList, { ...conditions, page, size, sort }, signal),
    placeholderData: keepPreviousData,
  })
  const total = useQuery({
    queryKey: [master.name, 'total', conditions],
    queryFn: ({ signal }) => call(master.endpoints.getTotal, { ...conditions }, signal),
    enabled: rows.data !== undefined,
  })
  const ask = (conditionsToAsk: Conditions) => {
    setAsked((now) => ({ ...now, conditions: conditionsToAsk, page: firstPage }))
    void cache.invalidateQueries({ queryKey: [master.name] })
  }
  return {
    typed,
    setTyped,
    /** As last searched with, which is what a download follows. */
    conditions,
    page,
    size,
    sort,
    rows: rows.data?.list ?? [],
    hasNext: rows.data?.has_next ?? false,
    total: total.data?.total ?? rows.data?.total ?? null,
    loaded: rows.data !== undefined,
    waiting: rows.isFetching,
    search: () => ask(typed),
    clear: () => {
      setTyped(noConditions)
      ask(noConditions)
    },
    setPage: (next: number) => setAsked((now) => ({ ...now, page: next })),
    setSize: (next: number) => setAsked((now) => ({ ...now, size: next, page: firstPage })),
    setSort: (next: string) => setAsked((now) => ({ ...now, sort: next, page: firstPage })),
    reload: () => void cache.invalidateQueries({ queryKey: [master.name] }),
  }
}
