import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { written } from '#platform/contract/decimal.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import { ReasonField } from '#platform/web/kit/form/reason-field.tsx'
import { cancelOrder, closeLines } from '../../contract/order-calls.ts'
import { backlogOf } from '../../contract/order-figures.ts'
import type { orderSlip } from '../../contract/order-slip.ts'
import { orderTexts } from './order.text.ts'
import './order.css'

export type Ending = 'cancel' | 'close'

interface Props {
  order: SlipRecordOf<typeof orderSlip>
  how: Ending
  onClose: (isDone: boolean) => void
}

/** 受注取消 and 打切, each with its reason. */
export function EndDrawer(props: Props) {
  return props.how === 'cancel' ? <CancelDrawer {...props} /> : <CloseDrawer {...props} />
}

function useDone(onClose: Props['onClose'], told: () => string) {
  const cache = useQueryClient()
  // What is on the screen is read anew before it is shown again.
  return () => {
    showToast('done', told())
    void cache.invalidateQueries().then(() => onClose(true))
  }
}

function CancelDrawer({ order, onClose }: Props) {
  const say = useSay()
  const { order_no } = order.header
  const title = say(orderTexts.cancelTitle, { order: order_no })
  const form = useCallForm(cancelOrder, {
    initial: { order_no, reason: '' },
    onDone: useDone(onClose, () => say(orderTexts.cancelled, { order: order_no })),
  })
  return (
    <FormDrawer title={title} label={orderTexts.cancel} form={form} onClose={() => onClose(false)}>
      <p>{say(orderTexts.cancelBody)}</p>
      <FormField form={form} name="reason" label={orderTexts.reason} required />
    </FormDrawer>
  )
}

function CloseDrawer({ order, onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const { order_no } = order.header
  const open = order.lines.filter((line) => line.line_status === '0' && backlogOf(line).units > 0n)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [reason, setReason] = useState('')
  const [state, setState] = useState({ message: '', sending: false })
  const done = useDone(onClose, () => say(orderTexts.closed, { count: chosen.length }))
  const close = async () => {
    setState({ message: '', sending: true })
    try {
      await call(closeLines, { order_no, lines: [...chosen], reason })
      done()
    } catch (error) {
      setState({ message: refusalWords(error), sending: false })
    }
  }
  const isReady = chosen.length > 0 && reason.trim() !== ''
  return (
    <FormDrawer
      title={say(orderTexts.closeTitle, { order: order_no })}
      label={orderTexts.close}
      form={{ ...state, sending: state.sending || !isReady, submit: () => void (isReady && close()) }}
      onClose={() => onClose(false)}
    >
      <p>{say(orderTexts.closeBody)}</p>
      <ul className="order-lines">
        {open.map((line) => (
          <li key={line.line_no}>
            <label className="check">
              <input
                type="checkbox"
                checked={chosen.includes(line.line_no)}
                onChange={() => setChosen(toggled(chosen, line.line_no))}
              />
              {say(orderTexts.lineShort, {
                line: line.line_no,
                item: line.item_cd,
                qty: written(backlogOf(line), 0),
              })}
            </label>
          </li>
        ))}
      </ul>
      <ReasonField value={reason} onChange={setReason} />
    </FormDrawer>
  )
}

const toggled = (chosen: readonly number[], line_no: number): readonly number[] =>
  chosen.includes(line_no) ? chosen.filter((one) => one !== line_no) : [...chosen, line_no]
