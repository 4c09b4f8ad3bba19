import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDate } from '#platform/web/kit/form/form-date.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { ReasonDrawer } from '#platform/web/kit/form/reason-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { confirmStatement, withdrawStatement } from '../../contract/statement/statement-calls.ts'
import { statementTexts } from './statement.text.ts'

interface Props {
  statement_no: string
  onClose: () => void
}

/** 締め取消. */
export function WithdrawDrawer({ statement_no, onClose }: Props) {
  const say = useSay()
  return (
    <ReasonDrawer
      endpoint={withdrawStatement}
      of={{ statement_no }}
      title={say(statementTexts.withdrawTitle, { no: statement_no })}
      body={say(statementTexts.withdrawBody)}
      label={statementTexts.withdraw}
      reason={statementTexts.reason}
      done={say(statementTexts.withdrawn, { no: statement_no })}
      onClose={onClose}
    />
  )
}

/** 先方確認: by whom and when. */
export function ConfirmDrawer({ statement_no, onClose }: Props) {
  const say = useSay()
  const cache = useQueryClient()
  const businessDate = useSession((state) => state.businessDate) ?? ''
  const form = useCallForm(confirmStatement, {
    initial: { statement_no, confirmed_dt: businessDate, confirmed_by: '' },
    onDone: () => {
      showToast('done', say(statementTexts.confirmed))
      return cache.invalidateQueries().then(onClose)
    },
  })
  return (
    <FormDrawer
      title={say(statementTexts.confirmTitle, { no: statement_no })}
      label={statementTexts.confirm}
      form={form}
      onClose={onClose}
    >
      <p>{say(statementTexts.confirmBody)}</p>
      <FormField form={form} name="confirmed_by" label={statementTexts.confirmedBy} required />
      <FormDate form={form} name="confirmed_dt" label={statementTexts.confirmedOn} required />
    </FormDrawer>
  )
}
