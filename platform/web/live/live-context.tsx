import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { z } from 'zod'
import type { Fact, FactData } from '#platform/contract/fact.ts'
import { liveFact, type LiveFact } from '#platform/contract/live.ts'
import { useSession } from '../session/session-context.tsx'
import { readLive } from './live-stream.ts'
import { readAgainWhatIsUnderWay } from './read-again.ts'
import type { ReadEvent } from './read-events.ts'
import { shareStream } from './shared-stream.ts'

/** Hears every fact; without one, something may have been missed. */
type Listener = (fact: LiveFact | undefined) => void

const LiveContext = createContext<Set<Listener> | null>(null)

/** Hears what happens while somebody is signed in, for all pages below it. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const [listeners] = useState(() => new Set<Listener>())
  const token = useSession((state) => state.token)
  const whose = useSession(({ company, factory, user }) =>
    user ? [company?.company_cd, factory?.factory_cd, user.user_cd].join(' ') : '',
  )
  useEffect(() => {
    if (!token || !whose) return
    const around = { token, fetch: (url: string, init: RequestInit) => window.fetch(url, init), pause }
    return shareStream(
      whose,
      (seen, onEvent, signal) => readLive(around, seen, onEvent, signal),
      (event) => {
        const told = factIn(event)
        if (event.event === 'gap' || told) for (const listener of listeners) listener(told)
      },
    )
  }, [listeners, token, whose])
  return <LiveContext value={listeners}>{children}</LiveContext>
}

function factIn({ event, data }: ReadEvent): LiveFact | undefined {
  if (event !== 'fact') return undefined
  try {
    return liveFact.parse(JSON.parse(data))
  } catch {
    return undefined
  }
}

/**
 * What this page does when a fact is heard. Without the fact itself too much has happened, or something may have been
 * missed: then it reads again whatever it shows.
 */
export function useLive<Shape extends z.ZodType<FactData>>(
  fact: Fact<Shape>,
  onFact: (data: z.output<Shape> | undefined) => void,
): void {
  const listeners = useContext(LiveContext)
  const cache = useQueryClient()
  const hear = useEffectEvent((told: LiveFact | undefined) => {
    if (told && told.name !== fact.name) return
    readAgainWhatIsUnderWay(cache)
    const data = told && !told.reload ? fact.shape.safeParse(told.data) : undefined
    onFact(data?.success ? data.data : undefined)
  })
  useEffect(() => {
    const listener: Listener = (told) => hear(told)
    listeners?.add(listener)
    return () => void listeners?.delete(listener)
  }, [listeners])
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
