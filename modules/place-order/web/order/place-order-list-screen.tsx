import { useState } from 'react'
import type { RowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { SlipListScreen } from '#platform/web/kit/slip/slip-list-screen.tsx'
import { printPlaceOrders } from '../../contract/order/order-paper-calls.ts'
import { placeOrderList } from '../../contract/order/place-order-list.ts'
import { placeOrderTexts } from './place-order.text.ts'
import { SendOrdersDrawer } from './send-orders-drawer.tsx'
import { sendOrdersTexts } from './send-orders.text.ts'

type Row = RowOf<typeof placeOrderList>

/** 発注一覧: orders are issued, mailed and printed as many at once as there are. */
export function PlaceOrderListScreen() {
  const [sending, setSending] = useState<readonly string[]>([])
  const { print, printing } = usePrint()
  const commandsFor = (rows: readonly Row[]): readonly Command[] => {
    const numbers = [...new Set(rows.map(({ po_no }) => po_no))]
    return [
      {
        ...{ id: 'send', label: sendOrdersTexts.send, key: 'F7', icon: 'check' },
        ...{ need: printPlaceOrders.write, unavailable: numbers.length === 0 },
        run: () => setSending(numbers),
      },
      {
        ...{ id: 'print', label: placeOrderTexts.print, key: 'F10', icon: 'print' },
        ...{ need: printPlaceOrders.write, unavailable: numbers.length === 0 || printing },
        run: () => void print(printPlaceOrders, { po_no: numbers.join(',') }),
      },
    ]
  }
  return (
    <>
      <SlipListScreen
        list={placeOrderList}
        rowCommands={(row) => commandsFor(row ? [row] : [])}
        checkedCommands={commandsFor}
      />
      {sending.length > 0 ? <SendOrdersDrawer numbers={sending} onClose={() => setSending([])} /> : null}
    </>
  )
}
