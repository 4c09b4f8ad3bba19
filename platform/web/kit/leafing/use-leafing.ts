import { useQuery } from '@tanstack/react-query'
import type { neighbourCall, Neighbours } from '#platform/contract/neighbours.ts'
import type { Text } from '#platform/contract/text.ts'
import { useCall } from '../../api/api-context.tsx'
import type { Command } from '../command/command.ts'

/** To the one before and the one behind it. */
export type Leafing = readonly [previous: Command, next: Command]

type Key = Readonly<Record<string, string>>

interface Leafed {
  /** What is leafed through, in the cache. */
  readonly name: string
  /** Without it, or without a place to open them, there is no leafing. */
  readonly ask: ReturnType<typeof neighbourCall> | undefined
  readonly key: Key
  readonly words: { readonly previous: Text; readonly next: Text }
  readonly onOpen: ((key: Key) => void) | undefined
}

/** Leads from a record or a slip to its neighbours. */
export function useLeafing({ name, ask, key, words, onOpen }: Leafed): Leafing | undefined {
  const call = useCall()
  const { data: near } = useQuery({
    queryKey: [name, 'neighbours', key],
    queryFn: ({ signal }) => (ask ? call(ask, key, signal) : null),
    enabled: ask !== undefined && onOpen !== undefined,
    staleTime: 0,
  })
  if (!ask || !onOpen) return undefined
  const to = (goal: Neighbours['next'] | undefined) => ({
    unavailable: !goal,
    run: () => goal && onOpen(goal),
  })
  return [
    { id: 'previous', label: words.previous, key: 'Alt+PageUp', icon: 'left', ...to(near?.previous) },
    { id: 'next', label: words.next, key: 'Alt+PageDown', icon: 'right', ...to(near?.next) },
  ]
}
