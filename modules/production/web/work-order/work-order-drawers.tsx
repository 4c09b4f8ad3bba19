import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { ReasonField } from '#platform/web/kit/form/reason-field.tsx'
import { useCheckedCall } from '#platform/web/kit/form/use-checked-call.ts'
import { useSay } from '#platform/web/language/say.ts'
import { recallSheets, withdrawWorkOrders } from '../../contract/work-order/work-order-calls.ts'
import { planTexts } from '../plan/plan.text.ts'

interface Props {
  rows: readonly { readonly work_order_no: string; readonly update_cnt: number }[]
  onClose: () => void
}

const seenOf = ({ work_order_no, update_cnt }: Props['rows'][number]) => ({ work_order_no, update_cnt })

/** 指示書回収, with its reason. */
export function RecallDrawer({ rows, onClose }: Props) {
  const say = useSay()
  const cache = useQueryClient()
  const [reason, setReason] = useState('')
  const { send, sending, message, errorAt } = useCheckedCall(recallSheets, ({ recalled }) => {
    showToast('done', say(planTexts.recalled, { count: recalled }))
    return cache.invalidateQueries().then(onClose)
  })
  return (
    <FormDrawer
      title={say(planTexts.recallTitle, { count: rows.length })}
      label={planTexts.recall}
      form={{
        ...{ message, sending },
        submit: () => {
          if (!sending) send({ work_orders: rows.map(seenOf), reason })
        },
      }}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} error={errorAt('reason')} />
    </FormDrawer>
  )
}

/** 確定解除, with its reason. */
export function WithdrawDrawer({ rows, onClose }: Props) {
  const say = useSay()
  const cache = useQueryClient()
  const [reason, setReason] = useState('')
  const { send, sending, message, errorAt } = useCheckedCall(withdrawWorkOrders, ({ withdrawn }) => {
    showToast('done', say(planTexts.withdrawn, { count: withdrawn }))
    return cache.invalidateQueries().then(onClose)
  })
  return (
    <FormDrawer
      title={say(planTexts.withdrawTitle, { count: rows.length })}
      label={planTexts.withdraw}
      form={{
        ...{ message, sending },
        submit: () => {
          if (!sending) send({ work_orders: rows.map(seenOf), reason })
        },
      }}
      onClose={onClose}
    >
      <p>{say(planTexts.withdrawHelp)}</p>
      <ReasonField value={reason} onChange={setReason} error={errorAt('reason')} />
    </FormDrawer>
  )
}
