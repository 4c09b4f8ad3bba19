import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useCall } from '../../api/api-context.tsx'
import type { ReferredMaster } from '#platform/contract/fields.ts'

/** The record that a code means: `undefined` while it is asked for, `null` when there is none. */
export function useReferred(target: ReferredMaster, key: string) {
  const call = useCall()
  const { data } = useQuery({
    queryKey: [target.name, 'lookup', key],
    queryFn: ({ signal }) => call(target.endpoints.getLookup, { key }, signal),
    enabled: key !== '',
    staleTime: 30_000,
  })
  return data ? (data.list[0] ?? null) : undefined
}

/** Records in use whose code, name or reading goes with what was typed; the old ones stay until the new ones come. */
export function useFound(target: ReferredMaster, within: string, typed: string) {
  const call = useCall()
  const keyword = useDeferredValue(typed.trim())
  const { data } = useQuery({
    queryKey: [target.name, 'lookup', within, keyword, 'list'],
    queryFn: ({ signal }) => call(target.endpoints.getLookup, { within, keyword }, signal),
    placeholderData: keepPreviousData,
  })
  return data
}
