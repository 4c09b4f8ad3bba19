import { useQuery } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCheckedCall } from '#platform/web/kit/form/use-checked-call.ts'
import { Coded } from '#platform/web/kit/table/coded.tsx'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import { stockChanged } from '#modules/stock/contract/stock-facts.ts'
import { lostPromises, seeLost, type LostPromise } from '../../contract/allocation-calls.ts'
import { allocationTexts } from './allocation.text.ts'
import { lineName, orderAddress } from './line-name.ts'

/** What orders have lost of their promises, until somebody says that it is looked after. */
export function useLost() {
  const call = useCall()
  const { data, refetch } = useQuery({
    queryKey: ['lostPromises'],
    queryFn: ({ signal }) => call(lostPromises, {}, signal),
    staleTime: 0,
  })
  useLive(stockChanged, () => void refetch())
  return { data, refetch }
}

/** 失われた引当 with who has seen what; nothing while nothing was ever lost. */
export function LostPart() {
  const say = useSay()
  const { data, refetch } = useLost()
  const { send, sending, message } = useCheckedCall(seeLost, () => void refetch())
  if (!data || data.unseen.length + data.seen.length === 0) return null
  const { unseen, seen } = data
  const see: Command = {
    ...{ id: 'see', label: allocationTexts.see, icon: 'check', need: seeLost.write },
    unavailable: sending || unseen.length === 0,
    run: () => send({ numbers: unseen.map(({ release_no }) => release_no) }),
  }
  return (
    <section className="lost-part" id="lost">
      <h2>{say(allocationTexts.lost)}</h2>
      <p className="dim">{message || say(allocationTexts.lostHint)}</p>
      <PlainTable
        label={say(allocationTexts.lost)}
        columns={columns}
        rows={unseen}
        keyOf={({ release_no }) => release_no}
        rowHeader="order"
        empty={say(allocationTexts.noneLost)}
      />
      <CommandButton command={see} />
      {seen.length === 0 ? null : (
        <details>
          <summary>{say(allocationTexts.lastSeen)}</summary>
          <PlainTable
            label={say(allocationTexts.lastSeen)}
            columns={[
              ...columns,
              { name: 'seen', label: allocationTexts.seen, cell: ({ seen_user }) => seen_user },
              { name: 'seenAt', label: allocationTexts.at, kind: 'moment', cell: ({ seen_at }) => seen_at },
            ]}
            rows={seen}
            keyOf={({ release_no }) => release_no}
            rowHeader="order"
          />
        </details>
      )}
    </section>
  )
}

const columns: readonly PlainColumn<LostPromise>[] = [
  {
    name: 'order',
    label: allocationTexts.order,
    cell: (line) => <KeyLink to={orderAddress(line.order_no)}>{lineName(line)}</KeyLink>,
  },
  { name: 'customer', label: allocationTexts.customer, cell: ({ customer_nm }) => customer_nm },
  {
    name: 'item',
    label: allocationTexts.item,
    cell: ({ item_cd, item_nm }) => <Coded code={item_cd} name={item_nm} />,
  },
  { name: 'qty', label: allocationTexts.lostQty, kind: 'figure', cell: ({ qty }) => qty },
  { name: 'by', label: allocationTexts.by, cell: ({ document_no }) => document_no },
  { name: 'at', label: allocationTexts.at, kind: 'moment', cell: ({ released_at }) => released_at },
]
