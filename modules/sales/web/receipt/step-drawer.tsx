import { ReasonDrawer } from '#platform/web/kit/form/reason-drawer.tsx'
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
  const { endpoint, label, title, body, done } = steps[how]
  return (
    <ReasonDrawer
      endpoint={endpoint}
      of={{ receipt_no }}
      title={say(title, { no: receipt_no })}
      body={say(body)}
      label={label}
      reason={receiptTexts.reason}
      done={say(done, { no: receipt_no })}
      onClose={onClose}
    />
  )
}
