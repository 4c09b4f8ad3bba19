import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { PlaceOrderLineMeant } from '../../contract/order/backlog-calls.ts'
import { closePlaceOrderLines } from '../../contract/order/place-order-calls.ts'
import { placeOrderLineName } from './line-name.ts'
import { placeOrderTexts } from './place-order.text.ts'

interface Props {
  rows: readonly PlaceOrderLineMeant[]
  onClose: () => void
}

/** 打切 of ticked lines with one reason: each order by itself, so that what one refuses does not keep the others. */
export function CloseTickedLines({ rows, onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const [reason, setReason] = useState('')
  const [state, setState] = useState({ message: '', sending: false })
  const close = async () => {
    setState({ message: '', sending: true })
    const refusals: string[] = []
    let count = 0
    for (const [po_no, lines] of byOrder(rows))
      try {
        await call(closePlaceOrderLines, { po_no, lines: [...lines], reason })
        count += lines.length
      } catch (error) {
        refusals.push(`${po_no}: ${refusalOf(error).message}`)
      }
    if (count > 0) showToast('done', say(placeOrderTexts.closed, { count }))
    await cache.invalidateQueries()
    if (refusals.length === 0) return onClose()
    setState({ message: refusals.join(' '), sending: false })
  }
  const isReady = reason.trim() !== ''
  return (
    <FormDrawer
      title={say(placeOrderTexts.closeTitle)}
      label={placeOrderTexts.close}
      form={{ ...state, sending: state.sending || !isReady, submit: () => void (isReady && close()) }}
      onClose={onClose}
    >
      <p>{say(placeOrderTexts.closeBody)}</p>
      <p>{rows.map(placeOrderLineName).join('、')}</p>
      <Labelled label={say(placeOrderTexts.reason)} required>
        {(control) => (
          <input
            {...control}
            name="reason"
            className="fld"
            maxLength={100}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Labelled>
    </FormDrawer>
  )
}

function byOrder(rows: readonly PlaceOrderLineMeant[]): ReadonlyMap<string, readonly number[]> {
  const orders = new Map<string, readonly number[]>()
  for (const { po_no, line_no } of rows) orders.set(po_no, [...(orders.get(po_no) ?? []), line_no])
  return orders
}
