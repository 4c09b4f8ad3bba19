import { useQueryClient } from '@tanstack/react-query'
import { customerMaster } from '#modules/master/contract/customer.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDate } from '#platform/web/kit/form/form-date.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { FormSelect } from '#platform/web/kit/form/form-select.tsx'
import { FormPairCode } from '#platform/web/kit/lookup/form-code.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { enterReceipt } from '../../contract/receipt/receipt-calls.ts'
import { receiptKind } from '../../contract/receipt/receipt-codes.ts'
import { receiptTexts } from './receipt.text.ts'

interface Props {
  onClose: () => void
}

/** 入金登録. */
export function EnterDrawer({ onClose }: Props) {
  const say = useSay()
  const cache = useQueryClient()
  const businessDate = useSession((state) => state.businessDate) ?? ''
  const form = useCallForm(enterReceipt, {
    initial: {
      ...{ customer_cd: '', branch_no: '00', receipt_dt: businessDate, receipt_kind: '1', amount: '' },
      ...{ payer_nm: '', remarks: '' },
    },
    onDone: ({ receipt_no }) => {
      showToast('done', say(receiptTexts.entered, { no: receipt_no }))
      return cache.invalidateQueries().then(onClose)
    },
  })
  return (
    <FormDrawer title={say(receiptTexts.enter)} label={receiptTexts.enter} form={form} onClose={onClose}>
      <FormPairCode
        form={form}
        names={['customer_cd', 'branch_no']}
        lastPart="00"
        label={receiptTexts.customer}
        target={customerMaster}
        required
      />
      <FormDate form={form} name="receipt_dt" label={receiptTexts.day} required />
      <FormSelect
        form={form}
        name="receipt_kind"
        label={receiptTexts.kind}
        options={receiptKind.codes.map((code) => [code, say(receiptKind.texts[code])])}
      />
      <FormField form={form} name="amount" label={receiptTexts.amount} inputMode="numeric" required />
      <FormField form={form} name="payer_nm" label={receiptTexts.payer} />
      <FormField form={form} name="remarks" label={receiptTexts.remarks} />
    </FormDrawer>
  )
}
