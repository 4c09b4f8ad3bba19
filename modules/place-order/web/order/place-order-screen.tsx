import { useState } from 'react'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { SlipPage } from '#platform/web/kit/slip/slip-page.tsx'
import type { ActCommand } from '#platform/web/kit/slip/use-acts.tsx'
import { issuePlaceOrder } from '../../contract/order/place-order-calls.ts'
import { placeOrderList } from '../../contract/order/place-order-list.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'
import { CancelDrawer } from './cancel-drawer.tsx'
import { placeOrderTexts } from './place-order.text.ts'

type PlaceOrder = SlipRecordOf<typeof placeOrderSlip>

/** 発注登録. */
export function PlaceOrderScreen() {
  const call = useCall()
  const [cancelling, setCancelling] = useState('')
  /** Counts how often it has been read anew. */
  const [shown, setShown] = useState(0)
  const commands = (order: PlaceOrder | null, act: ActCommand<typeof placeOrderSlip>): readonly Command[] => {
    const po_no = order?.header.po_no ?? ''
    return [
      act({
        ...{ id: 'issue', label: placeOrderTexts.issue, key: 'F7' },
        run: () => call(issuePlaceOrder, { po_no }),
      }),
      {
        ...{ id: 'cancel', label: placeOrderTexts.cancel, key: 'F6', need: placeOrderSlip.write },
        ...(order ? { ability: order.abilities.cancel } : {}),
        unavailable: !order,
        run: () => setCancelling(po_no),
      },
    ]
  }
  return (
    <>
      <SlipPage key={shown} slip={placeOrderSlip} list={placeOrderList} commands={commands} />
      {cancelling ? (
        <CancelDrawer
          po_no={cancelling}
          onClose={(isDone) => {
            setCancelling('')
            if (isDone) setShown(shown + 1)
          }}
        />
      ) : null}
    </>
  )
}
