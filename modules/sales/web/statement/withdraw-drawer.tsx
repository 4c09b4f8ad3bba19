import { ReasonDrawer } from '#platform/web/kit/form/reason-drawer.tsx'
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
