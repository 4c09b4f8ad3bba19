import { useState } from 'react'
import type { AccountHead, AccountRecord } from '#platform/contract/reconcile/account-calls.ts'
import { useCall } from '../../api/api-context.tsx'
import { useSay } from '../../language/say.ts'
import { refusalWords } from '../form/field-errors.ts'
import { FormDrawer } from '../form/form-drawer.tsx'
import { ReasonField } from '../form/reason-field.tsx'
import type { AccountScreenOf } from './account-of.ts'
import { accountTexts } from './account.text.ts'

interface Props {
  of: Pick<AccountScreenOf, 'calls'>
  head: AccountHead
  onDone: (record: AccountRecord) => void
  onClose: () => void
}

/** Why a statement that was read is taken back. */
export function WithdrawDrawer({ of, head, onDone, onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const [reason, setReason] = useState('')
  const [state, setState] = useState({ message: '', sending: false })
  const withdraw = async () => {
    setState({ message: '', sending: true })
    try {
      const { account_no, update_cnt } = head
      onDone(await call(of.calls.withdraw, { account_no, update_cnt, reason }))
      onClose()
    } catch (error) {
      setState({ message: refusalWords(error), sending: false })
    }
  }
  return (
    <FormDrawer
      title={say(accountTexts.withdrawTitle, { file: head.file_nm })}
      label={accountTexts.withdraw}
      form={{ ...state, submit: () => void withdraw() }}
      onClose={onClose}
    >
      <p>{say(accountTexts.withdrawBody)}</p>
      <ReasonField value={reason} onChange={setReason} />
    </FormDrawer>
  )
}
