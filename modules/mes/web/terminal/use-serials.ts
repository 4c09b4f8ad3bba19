import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { serialNumbers, terminalScreen, type Job } from '../../contract/terminal-calls.ts'
import { mostNumbers } from '../../contract/serial-numbers.ts'
import { readSerials } from './typed-serials.ts'

/** シリアル番号 of the good pieces that are being told: what is typed, what the order would give, and which ones are taken. */
export function useSerials({ takes_serials, work_order_no, good_qty }: Job, good: string) {
  const call = useCall()
  const [typed, setTyped] = useState<readonly string[]>([])
  /** What has been left: a scanner types faster than anybody needs to be told. */
  const [entered, setEntered] = useState('')
  const isCounted = takes_serials && /^\d+$/.test(good)
  const isMany = isCounted && Number(good) > mostNumbers
  const pieces = isCounted && !isMany ? Number(good) : 0
  /** Of many only the first one is asked for: they run on from it. */
  const asked = isMany ? 1 : pieces
  const { data } = useQuery({
    queryKey: [terminalScreen.name, 'serials', work_order_no, good_qty, asked, entered],
    queryFn: ({ signal }) => call(serialNumbers, { work_order_no, pieces: String(asked), entered }, signal),
    enabled: asked > 0,
    placeholderData: keepPreviousData,
  })
  const read = readSerials(typed, pieces, data?.used ?? [])
  const numbers = read.map(({ number }) => number)
  const first = isMany ? data?.proposed[0] : undefined
  const proposed = (data?.proposed ?? []).values()
  return {
    fields: read.map(({ number, problem }, at) => ({
      ...{ piece: at + 1, number, problem, typed: typed[at] ?? '' },
      proposed: number === '' ? (proposed.next().value ?? '') : '',
    })),
    /** More pieces than fields: from where their numbers run on. */
    many: first === undefined ? undefined : { first, most: mostNumbers },
    isRead: read.every(({ problem }) => problem === undefined),
    /** Nothing where every piece gets what the order gives. */
    told: numbers.some(Boolean) ? numbers : [],
    type: (at: number, text: string) =>
      setTyped(
        Array.from({ length: Math.max(typed.length, at + 1) }, (_none, no) =>
          no === at ? text : (typed[no] ?? ''),
        ),
      ),
    leave: () => setEntered(numbers.filter(Boolean).join(',')),
  }
}
export type Serials = ReturnType<typeof useSerials>
