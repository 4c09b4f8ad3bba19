import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { RowOf } from '#platform/contract/list-column.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { CloseTicked } from '#platform/web/kit/slip/close-ticked.tsx'
import { SlipListScreen } from '#platform/web/kit/slip/slip-list-screen.tsx'
import { promiseVerbs } from '../../contract/allocation-calls.ts'
import { backlogList } from '../../contract/backlog-list.ts'
import { backlogSumsScreen, shippingPage } from '../../contract/backlog-sums.ts'
import { orderPage } from '../../contract/page/order-page.ts'
import { closeLines } from '../../contract/order-calls.ts'
import { lineName } from '../allocation/line-name.ts'
import type { ToldLine } from '../allocation/promise-columns.tsx'
import { ToldDrawer } from '../allocation/told-drawer.tsx'
import { useChangePromises } from '../allocation/use-change-promises.ts'
import { CoveredBy, PossibleDaysOfRows } from '../answers/possible-days.tsx'
import { orderTexts } from '../entry/order.text.ts'
import { backlogTexts } from './backlog.text.ts'

type Row = RowOf<typeof backlogList>

/** 受注残照会: lines that are ticked are allocated, released, closed, and handed on to whoever ships. */
export function BacklogScreen() {
  const go = useNavigate()
  const call = useCall()
  const [told, setTold] = useState<readonly ToldLine[]>([])
  const [closing, setClosing] = useState<readonly Row[]>([])
  const change = useChangePromises(setTold)
  const { data: shipping } = useQuery({
    queryKey: ['shippingPage'],
    queryFn: ({ signal }) => call(shippingPage, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const ship = (rows: readonly Row[]): readonly Command[] =>
    shipping?.path
      ? [
          {
            ...{ id: 'ship', label: backlogTexts.ship, icon: 'external' },
            run: () => {
              const lines = { [shipping.parameter]: rows.map(lineName).join(',') }
              void go(`${shipping.path}?${new URLSearchParams(lines).toString()}`)
            },
          },
        ]
      : []
  const close = (rows: readonly Row[]): Command => ({
    ...{ id: 'closeLines', label: backlogTexts.close, need: closeLines.write },
    run: () => setClosing(rows),
  })
  const sums: Command = {
    ...{ id: 'sums', label: backlogSumsScreen.title, icon: 'columns' },
    run: () => void go(backlogSumsScreen.path),
  }
  return (
    <PossibleDaysOfRows>
      <SlipListScreen
        list={backlogList}
        page={orderPage}
        commands={[sums]}
        checkedCommands={(rows) => [...change(rows, promiseVerbs), close(rows), ...ship(rows)]}
        nameOf={lineName}
        cell={(name, row) =>
          name === 'cover' && row.line_status === '0' ? (
            <CoveredBy line={{ order_no: row.order_no, line_no: row.line_no }} />
          ) : undefined
        }
      />
      <ToldDrawer lines={told} onClose={() => setTold([])} />
      {closing.length > 0 ? (
        <CloseTicked
          lines={closing.map(({ order_no, line_no }) => ({ no: order_no, line_no }))}
          body={orderTexts.closeBody}
          close={(order_no, lines, reason) => call(closeLines, { order_no, lines, reason })}
          onClose={() => setClosing([])}
        />
      ) : null}
    </PossibleDaysOfRows>
  )
}
