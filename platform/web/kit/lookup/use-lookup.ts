import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useCall } from '../../api/api-context.tsx'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { lookupInput, LookupOutput, Telling } from '#platform/contract/master-lookup.ts'

interface LookedUp<Told extends string> extends Telling<Told> {
  readonly endpoints: { readonly getLookup: Endpoint<typeof lookupInput, LookupOutput<Told>> }
}

/** The record that a code means: `undefined` while it is asked for, `null` when there is none. */
export function useReferred<Told extends string>(target: LookedUp<Told>, key: string) {
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
export function useFound<Told extends string>(target: LookedUp<Told>, within: string, typed: string) {
  const call = useCall()
  const keyword = useDeferredValue(typed.trim())
  const { data } = useQuery({
    queryKey: [target.name, 'lookup', within, keyword, 'list'],
    queryFn: ({ signal }) => call(target.endpoints.getLookup, { within, keyword }, signal),
    placeholderData: keepPreviousData,
  })
  return data
}
