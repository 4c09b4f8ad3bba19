import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { FormField } from '#platform/web/kit/form/call-form.tsx'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { useCallForm } from '#platform/web/kit/form/use-call-form.ts'
import { useSay } from '#platform/web/language/say.ts'
import { withdrawStatement } from '../../contract/statement/statement-calls.ts'
import { statementTexts } from './statement.text.ts'

interface Props {
  statement_no: string
  onClose: () => void
}

/** 締め取消. */
export function WithdrawDrawer({ statement_no, onClose }: Props) {
  const say = useSay()
  const cache = useQueryClient()
  const form = useCallForm(withdrawStatement, {
    initial: { statement_no, reason: '' },
    onDone: () => {
      showToast('done', say(statementTexts.withdrawn, { no: statement_no }))
      void cache.invalidateQueries().then(onClose)
    },
  })
  return (
    <FormDrawer
      title={say(statementTexts.withdrawTitle, { no: statement_no })}
      label={statementTexts.withdraw}
      form={form}
      onClose={onClose}
    >
      <p>{say(statementTexts.withdrawBody)}</p>
      <FormField form={form} name="reason" label={statementTexts.reason} required />
    </FormDrawer>
  )
}
