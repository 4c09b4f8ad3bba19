import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { AnySlip, AnySlipRecord, TypedValues } from '#platform/contract/slip.ts'
import { copiedSlip } from '#platform/contract/slip-values.ts'
import { useCall } from '../../api/api-context.tsx'
import { useSay } from '../../language/say.ts'
import type { Command } from '../command/command.ts'
import { today, type Beginning } from './slip-content.ts'
import { SlipHistory } from './slip-history.tsx'
import { slipTexts } from './slip.text.ts'

interface KeptParts {
  readonly commands: readonly Command[]
  readonly chips: ReactNode
  readonly drawer: ReactNode
}

/** What every stored slip offers beside its own: its neighbours, a copy, its history; and which revision it is. */
export function useKept(
  slip: AnySlip,
  record: AnySlipRecord | null,
  onOpen: ((key: TypedValues | null, begin?: Beginning) => void) | undefined,
): KeptParts {
  const say = useSay()
  const call = useCall()
  const [showsHistory, setShowsHistory] = useState(false)
  const { keptCalls: calls } = slip
  const key = Object.fromEntries(slip.key.map((name) => [name, String(record?.header[name] ?? '')]))
  const { data: near } = useQuery({
    queryKey: [slip.name, 'neighbours', key],
    queryFn: ({ signal }) => (calls ? call(calls.getNeighbours, key, signal) : null),
    enabled: calls !== undefined && onOpen !== undefined,
    staleTime: 0,
  })
  if (!calls) return { commands: [], chips: null, drawer: null }
  const open = (id: string, label: Command['label'], to: TypedValues | null | undefined): Command => ({
    ...{ id, label, unavailable: !to },
    run: () => (to ? onOpen?.(to) : undefined),
  })
  const history: Command = {
    ...{ id: 'history', label: slipTexts.history, unavailable: !record },
    run: () => setShowsHistory(true),
  }
  const copy: Command = {
    ...{ id: 'copy', label: slipTexts.copySlip, unavailable: !record, need: slip.write },
    run: () => (record ? onOpen?.(null, beginningLike(slip, record)) : undefined),
  }
  return {
    commands: [
      ...(onOpen
        ? [
            open('previous', slipTexts.previous, near?.previous),
            open('next', slipTexts.next, near?.next),
            copy,
          ]
        : []),
      history,
    ],
    chips: record?.kept ? (
      <>
        {record.kept.revision > 0 ? (
          <span className="chip s-none">{say(slipTexts.revisionNo, { no: record.kept.revision })}</span>
        ) : null}
        {record.kept.prints > 0 ? (
          <span className={record.kept.issued ? 'chip s-none' : 'chip s-warn'}>
            {say(record.kept.issued ? slipTexts.issued : slipTexts.toReissue, { count: record.kept.prints })}
          </span>
        ) : null}
      </>
    ) : null,
    drawer: showsHistory ? (
      <SlipHistory {...{ slip, calls }} slipKey={key} onClose={() => setShowsHistory(false)} />
    ) : null,
  }
}

/** A copy is of today. */
function beginningLike(slip: AnySlip, record: AnySlipRecord): Beginning {
  const { header, lines } = copiedSlip(slip, record)
  const undated = Object.entries(header).filter(([name]) => slip.header[name]?.initial !== today)
  return { header: Object.fromEntries(undated), lines }
}
