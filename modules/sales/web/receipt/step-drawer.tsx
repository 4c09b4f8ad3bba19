import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import { cancelReceipt, unmatchReceipt } from '../../contract/receipt/receipt-calls.ts'
import { receiptTexts } from './receipt.text.ts'

const steps = {
  unmatch: {
    ...{ endpoint: unmatchReceipt, label: receiptTexts.unmatch, title: receiptTexts.unmatchTitle },
    ...{ body: receiptTexts.unmatchBody, done: receiptTexts.unmatched },
  },
  cancel: {
    ...{ endpoint: cancelReceipt, label: receiptTexts.cancel, title: receiptTexts.cancelTitle },
    ...{ body: receiptTexts.cancelBody, done: receiptTexts.cancelled },
  },
} as const
export type ReceiptStep = keyof typeof steps

interface Props {
  receipt_no: string
  how: ReceiptStep
  onClose: () => void
}

/** 消込解除, 入金取消: each with its reason. */
export function StepDrawer({ receipt_no, how, onClose }: Props) {
  const say = useSay()
  const cache = useQueryClient()
  const { endpoint, label, title, body, done } = steps[how]
  const form = useCallForm(endpoint, {
    initial: { receipt_no, reason: '' },
    onDone: () => {
      showToast('done', say(done, { no: receipt_no }))
      void cache.invalidateQueries().then(onClose)
    },
  })
  return (
    <FormDrawer title={say(title, { no: receipt_no })} label={label} form={form} onClose={onClose}>
      <p>{say(body)}</p>
      <FormField form={form} name="reason" label={receiptTexts.reason} required />
    </FormDrawer>
  )
}
