import { useState } from 'react'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { SlipPage } from '#platform/web/kit/slip/slip-page.tsx'
import type { ActCommand } from '#platform/web/kit/slip/use-acts.tsx'
import type { Fill, FillHeader } from '#platform/web/kit/slip/use-fill.ts'
import { useSay } from '#platform/web/language/say.ts'
import { mailPlaceOrder, printPlaceOrders } from '../../contract/order/order-paper-calls.ts'
import { headerOfSupplier, lineOfPlaceOrder } from '../../contract/order/entry-calls.ts'
import { issuePlaceOrder } from '../../contract/order/place-order-calls.ts'
import { placeOrderList } from '../../contract/order/place-order-list.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'
import { CancelDrawer } from './cancel-drawer.tsx'
import { placeOrderTexts } from './place-order.text.ts'

type PlaceOrder = SlipRecordOf<typeof placeOrderSlip>

/** 発注登録. */
export function PlaceOrderScreen() {
  const call = useCall()
  const say = useSay()
  const [cancelling, setCancelling] = useState('')
  /** Counts how often it has been read anew. */
  const [shown, setShown] = useState(0)
  const { print, printing } = usePrint()
  const mail = async (po_no: string) => {
    try {
      const { to } = await call(mailPlaceOrder, { po_no })
      showToast('done', say(placeOrderTexts.mailed, { to }))
    } catch (error) {
      showToast('bad', refusalWords(error))
    }
  }
  const commands = (order: PlaceOrder | null, act: ActCommand<typeof placeOrderSlip>): readonly Command[] => {
    const po_no = order?.header.po_no ?? ''
    return [
      act({
        ...{ id: 'issue', label: placeOrderTexts.issue, key: 'F7' },
        ...(order?.header.pay_late_flg
          ? { asks: placeOrderTexts.paysLate, named: { days: order.header.pay_days } }
          : {}),
        run: () => call(issuePlaceOrder, { po_no }),
      }),
      {
        ...{
          id: 'print',
          label: placeOrderTexts.print,
          key: 'F10',
          icon: 'print',
          need: printPlaceOrders.write,
        },
        ...(order ? { ability: order.abilities.print } : {}),
        unavailable: !order || printing,
        run: () => void print(printPlaceOrders, { po_no }),
      },
      {
        ...{ id: 'mail', label: placeOrderTexts.mail, need: mailPlaceOrder.write, seldom: true },
        ...(order ? { ability: order.abilities.print } : {}),
        unavailable: !order,
        run: () => void mail(po_no),
      },
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
      <SlipPage
        templates
        key={shown}
        slip={placeOrderSlip}
        list={placeOrderList}
        commands={commands}
        fill={fillLine}
        fillHeader={fillHeader}
      />
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

/** The department of the buyer, and the terms of the supplier. */
const fillHeader: FillHeader<typeof placeOrderSlip> = async (
  { supplier_cd, branch_no, order_dt, due_dt, employee_cd },
  changed,
  call,
) => {
  if (!['supplier_cd', 'branch_no', 'employee_cd', 'due_dt'].includes(changed)) return {}
  if (supplier_cd === '' || order_dt === '') return {}
  return call(headerOfSupplier, { supplier_cd, branch_no, order_dt, due_dt, employee_cd })
}

/** What a line's unit, price and day hang on. */
const decisive = new Set([
  'line_kind',
  'item_cd',
  'qty',
  'trade_qty',
  'unit_price',
  'price_base_qty',
  'due_dt',
])

/** Unit, price with its source, day and place of an item that has been typed. */
const fillLine: Fill<typeof placeOrderSlip> = async (line, changed, header, call) => {
  if (!changed.some((name) => decisive.has(name)) || line.item_cd === '') return {}
  const { supplier_cd, branch_no, order_dt, due_dt } = header
  if (supplier_cd === '' || order_dt === '') return {}
  const kind = placeOrderSlip.lines.line_kind.schema.safeParse(line.line_kind)
  const priceBase = placeOrderSlip.lines.price_base_qty.schema.safeParse(line.price_base_qty)
  const isByTrade = changed.includes('trade_qty') && !changed.includes('qty') && line.trade_qty !== ''
  const { qty, ...found } = await call(lineOfPlaceOrder, {
    ...{ supplier_cd, branch_no, order_dt, due_dt, item_cd: line.item_cd },
    ...{ line_kind: kind.data, price_base_qty: priceBase.data },
    qty: line.qty === '' ? '1' : line.qty,
    unit_price: changed.includes('unit_price') ? line.unit_price : '',
    line_due_dt: changed.includes('due_dt') ? line.due_dt : '',
    ...(isByTrade ? { trade_qty: line.trade_qty } : {}),
  })
  // What a person has typed as quantity stays as it was typed.
  return isByTrade ? { ...found, qty } : line.qty === '' ? { ...found, trade_qty: '' } : found
}
