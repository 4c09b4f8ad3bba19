import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { LineKey } from '../../contract/allocation-calls.ts'
import { closeLines } from '../../contract/order-calls.ts'
import { lineName } from '../allocation/line-name.ts'
import { orderTexts } from '../entry/order.text.ts'
import { ReasonField } from '../entry/reason-field.tsx'
import { backlogTexts } from './backlog.text.ts'

/** 打切 of ticked lines with one reason: each order by itself, so that what one refuses does not keep the others. */
export function CloseTicked({ rows, onClose }: { rows: readonly LineKey[]; onClose: () => void }) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const [reason, setReason] = useState('')
  const [state, setState] = useState({ message: '', sending: false })
  const close = async () => {
    setState({ message: '', sending: true })
    const refusals: string[] = []
    let count = 0
    for (const [order_no, lines] of byOrder(rows))
      try {
        await call(closeLines, { order_no, lines: [...lines], reason })
        count += lines.length
      } catch (error) {
        refusals.push(`${order_no}: ${refusalOf(error).message}`)
      }
    if (count > 0) showToast('done', say(backlogTexts.closed, { count }))
    await cache.invalidateQueries()
    if (refusals.length === 0) return onClose()
    setState({ message: refusals.join(' '), sending: false })
  }
  const isReady = reason.trim() !== ''
  return (
    <FormDrawer
      title={say(backlogTexts.closeTitle)}
      label={backlogTexts.close}
      form={{ ...state, sending: state.sending || !isReady, submit: () => void (isReady && close()) }}
      onClose={onClose}
    >
      <p>{say(orderTexts.closeBody)}</p>
      <p>{rows.map(lineName).join('、')}</p>
      <ReasonField value={reason} onChange={setReason} />
    </FormDrawer>
  )
}

function byOrder(rows: readonly LineKey[]): ReadonlyMap<string, readonly number[]> {
  const orders = new Map<string, readonly number[]>()
  for (const { order_no, line_no } of rows) orders.set(order_no, [...(orders.get(order_no) ?? []), line_no])
  return orders
}
