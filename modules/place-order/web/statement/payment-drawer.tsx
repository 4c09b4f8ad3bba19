import { useQueryClient } from '@tanstack/react-query'
import { payMethod } from '#modules/master/contract/partner-fields.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDate } from '#platform/web/kit/form/form-date.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { FormSelect } from '#platform/web/kit/form/form-select.tsx'
import { ReasonDrawer } from '#platform/web/kit/form/reason-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { recordPayment, takeBackPayment } from '../../contract/statement/payment-calls.ts'
import { statementTexts } from './statement.text.ts'

interface Props {
  statements: readonly string[]
  onClose: () => void
}

/** 支払登録: what the bank has debited, or was paid in cash or by a claim. */
export function PaymentDrawer({ statements, onClose }: Props) {
  const say = useSay()
  const cache = useQueryClient()
  const businessDate = useSession((state) => state.businessDate) ?? ''
  const form = useCallForm(recordPayment, {
    initial: {
      ...{ statement_no: statements.join(','), paid_dt: businessDate, paid_method: '2' },
      paid_note: '',
    },
    onDone: ({ paid }) => {
      showToast('done', say(statementTexts.paymentRecorded, { count: paid }))
      return cache.invalidateQueries().then(onClose)
    },
  })
  return (
    <FormDrawer
      title={say(statementTexts.paymentTitle)}
      label={statementTexts.payment}
      form={form}
      onClose={onClose}
    >
      <p>{say(statementTexts.paymentBody, { count: statements.length })}</p>
      <FormDate form={form} name="paid_dt" label={statementTexts.paidOn} required />
      <FormSelect
        form={form}
        name="paid_method"
        label={statementTexts.paidBy}
        options={payMethod.codes.map((code) => [code, say(payMethod.texts[code])])}
      />
      <FormField form={form} name="paid_note" label={statementTexts.paidNote} />
    </FormDrawer>
  )
}

/** 支払取消. */
export function TakeBackPaymentDrawer({
  statement_no,
  onClose,
}: Omit<Props, 'statements'> & { statement_no: string }) {
  const say = useSay()
  return (
    <ReasonDrawer
      endpoint={takeBackPayment}
      of={{ statement_no }}
      title={say(statementTexts.takeBackTitle, { no: statement_no })}
      body={say(statementTexts.takeBackBody)}
      label={statementTexts.takeBack}
      reason={statementTexts.reason}
      done={say(statementTexts.takenBack, { no: statement_no })}
      onClose={onClose}
    />
  )
}
