import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { FilesPart } from '#platform/web/kit/files/files-part.tsx'
import { SlipEvents } from '#platform/web/kit/slip/slip-history.tsx'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import { CodeStatus } from '#platform/web/kit/theme/code-status.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import { orderSlip } from '../../contract/order-slip.ts'
import { requestStatus } from '../../contract/requests/request-codes.ts'
import { requestList, requestsChanged } from '../../contract/requests/request-list.ts'
import { orderPageTexts } from './order-page.text.ts'
import type { OnSheet } from './on-sheet.ts'

/** What was asked for, what has been changed by whom and why, and what went out or came in as a file. */
export function OrderBeside({ order }: Pick<OnSheet, 'order'>) {
  const say = useSay()
  const [shown, setShown] = useState<'history' | 'files'>('history')
  const { order_no } = order.header
  const calls = orderSlip.keptCalls
  return (
    <aside className="order-beside">
      <Requests order_no={order_no} update_cnt={order.update_cnt} />
      <div className="order-tabs" role="group" aria-label={say(orderPageTexts.more)}>
        {(['history', 'files'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className="btn"
            aria-pressed={shown === name}
            onClick={() => setShown(name)}
          >
            {say(orderPageTexts[name])}
          </button>
        ))}
      </div>
      {!calls ? null : shown === 'history' ? (
        <SlipEvents key={order.update_cnt} slip={orderSlip} calls={calls} slipKey={{ order_no }} brief />
      ) : (
        <FilesPart calls={calls} of={{ order_no }} need={orderSlip.write ?? orderSlip.screen.guard ?? []} />
      )}
    </aside>
  )
}

function Requests({ order_no, update_cnt }: { order_no: string; update_cnt: number }) {
  const say = useSay()
  const call = useCall()
  const asked = { order_no, request_status: requestStatus.codes.join(',') }
  const { data, refetch } = useQuery({
    queryKey: [requestList.name, 'ofOrder', asked, update_cnt],
    queryFn: ({ signal }) => call(requestList.endpoints.getList, asked, signal),
    staleTime: 0,
  })
  useLive(requestsChanged, (changed) => void ((!changed || changed.orders.includes(order_no)) && refetch()))
  const list = data?.list ?? []
  return (
    <section aria-label={say(orderPageTexts.requests)}>
      <h2>{say(orderPageTexts.requests)}</h2>
      {list.length === 0 ? <p className="dim">{say(orderPageTexts.noRequests)}</p> : null}
      <ul className="order-requests">
        {list.map((one) => (
          <li key={one.request_no}>
            <p>
              <CodeStatus codes={requestStatus} code={one.request_status} look="chip" />{' '}
              <KeyLink
                to={`${requestList.screen.path}?request_status=${asked.request_status}&request_no=${one.request_no}`}
              >
                {say(orderPageTexts.requestNo, { no: one.request_no })}
              </KeyLink>{' '}
              {one.line_no === 0
                ? say(requestList.columns.request_kind.codes.texts[one.request_kind || '2'])
                : say(orderPageTexts.wish, {
                    line: one.line_no,
                    qty: one.wished_qty === '' ? '' : arrow(one.before_qty, one.wished_qty),
                    date:
                      one.wished_dt === '' ? '' : arrow(one.before_dt, one.wished_dt).replaceAll('-', '/'),
                  })}
            </p>
            <p className="dim">{[one.reason, one.answer].filter(Boolean).join(' / ')}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const arrow = (from: string, to: string): string => `${from} → ${to}`
