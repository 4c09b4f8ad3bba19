import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import { possibleDays } from '../../contract/answers/answer-calls.ts'
import { lineText, type LineMeant } from '../../contract/answers/lines-meant.ts'
import { ordersChanged } from '../../contract/order-facts.ts'
import { restsOnTexts } from '../../contract/possible-day.ts'

type Possible = OutputOf<typeof possibleDays>['list'][number]

interface PossibleDays {
  /** By `lineText`. */
  readonly days: ReadonlyMap<string, Possible>
  /** Nothing is known yet, and it will be. */
  readonly waits: boolean
}

/** When lines could arrive: one question for all of them. */
export function usePossibleDays(lines: readonly string[]): PossibleDays {
  const call = useCall()
  const asked = [...lines].toSorted().join(',')
  const { data, refetch, isLoading } = useQuery({
    queryKey: ['possibleDays', asked],
    queryFn: ({ signal }) => call(possibleDays, { lines: asked }, signal),
    enabled: asked !== '',
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  })
  useLive(ordersChanged, () => void refetch())
  const days = useMemo(() => new Map(data?.list.map((one) => [lineText(one), one])), [data])
  return { days, waits: isLoading }
}

interface Shown {
  readonly days: ReadonlyMap<string, Possible>
  readonly setWanted: (next: (now: ReadonlySet<string>) => ReadonlySet<string>) => void
}
const ShownDays = createContext<Shown | null>(null)

/** The rows that are on the screen say which days they want; they are asked for together. */
export function PossibleDaysOfRows({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set())
  const { days } = usePossibleDays([...wanted])
  const shown = useMemo(() => ({ days, setWanted }), [days])
  return <ShownDays value={shown}>{children}</ShownDays>
}

/** What is known of a row that is on the screen. */
function usePossibleOf(line: LineMeant): Possible | undefined {
  const shown = useContext(ShownDays)
  const key = lineText(line)
  const setWanted = shown?.setWanted
  useEffect(() => {
    setWanted?.((now) => new Set([...now, key]))
    return () => setWanted?.((now) => new Set([...now].filter((one) => one !== key)))
  }, [setWanted, key])
  return shown?.days.get(key)
}

/** The possible day of a row, red where it is later than the wish. */
export function PossibleDay({ line, desired_dt }: { line: LineMeant; desired_dt: string }) {
  return <PossibleText possible={usePossibleOf(line)} desired_dt={desired_dt} />
}

/** What covers what is left of a row: the receipt with its number and day, or on what else it rests. */
export function CoveredBy({ line }: { line: LineMeant }) {
  const say = useSay()
  const possible = usePossibleOf(line)
  if (!possible) return <span className="dim">—</span>
  const { supply, rests_on } = possible
  if (!supply) return <span className="dim">{say(restsOnTexts[rests_on])}</span>
  return (
    <>
      {supply.what} {supply.no} <span className="dim">{supply.date.replaceAll('-', '/')}</span>
    </>
  )
}

/** A day and on what it rests. */
export function PossibleText({
  possible,
  desired_dt,
}: {
  possible: Possible | undefined
  desired_dt: string
}) {
  const say = useSay()
  if (!possible) return <span className="dim">—</span>
  const { possible_dt, rests_on } = possible
  return (
    <>
      <span className={possible_dt > desired_dt ? 's-bad' : undefined}>
        {possible_dt.replaceAll('-', '/')}
      </span>{' '}
      <span className="dim">{say(restsOnTexts[rests_on])}</span>
    </>
  )
}
