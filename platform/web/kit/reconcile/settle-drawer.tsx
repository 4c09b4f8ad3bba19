import { useState } from 'react'
import type { AccountHead, AccountRecord, Difference } from '#platform/contract/reconcile/account-calls.ts'
import {
  accountSettlement,
  settlementsOf,
  type AccountSettlement,
} from '#platform/contract/reconcile/account-codes.ts'
import { useCall } from '../../api/api-context.tsx'
import { useSay } from '../../language/say.ts'
import { showToast } from '../feedback/toast.ts'
import { refusalWords } from '../form/field-errors.ts'
import { FormDrawer } from '../form/form-drawer.tsx'
import { Labelled } from '../form/labelled.tsx'
import type { AccountScreenOf } from './account-of.ts'
import { accountTexts } from './account.text.ts'

interface Props {
  of: Pick<AccountScreenOf, 'calls'>
  head: AccountHead
  chosen: readonly Difference[]
  onDone: (record: AccountRecord) => void
  onClose: () => void
}

/** 差異の処理: how the ticked differences are done with. */
export function SettleDrawer({ of, head, chosen, onDone, onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const ways = accountSettlement.codes.filter((code) =>
    chosen.every(({ kind }) => settlementsOf[kind].includes(code)),
  )
  const [picked, setPicked] = useState<AccountSettlement>()
  const [settled_no, setNo] = useState('')
  const [settled_note, setNote] = useState('')
  const [state, setState] = useState({ message: '', sending: false })
  const settled_by = picked ?? ways[0]
  const settle = async () => {
    if (!settled_by) return
    setState({ message: '', sending: true })
    try {
      const { account_no, update_cnt } = head
      const differences = chosen.map(({ difference_no }) => difference_no)
      onDone(
        await call(of.calls.settle, {
          ...{ account_no, update_cnt, differences, settled_by, settled_no, settled_note },
        }),
      )
      showToast('done', say(accountTexts.settled, { count: differences.length }))
      onClose()
    } catch (error) {
      setState({ message: refusalWords(error), sending: false })
    }
  }
  return (
    <FormDrawer
      title={say(accountTexts.settleTitle, { count: chosen.length })}
      label={accountTexts.settle}
      form={{ ...state, sending: state.sending || !settled_by, submit: () => void settle() }}
      onClose={onClose}
    >
      {ways.length === 0 ? <p>{say(accountTexts.mixed)}</p> : null}
      <Labelled label={say(accountTexts.settlement)} required>
        {(control) => (
          <select
            {...control}
            name="settled_by"
            className="fld"
            value={settled_by}
            onChange={({ target }) => setPicked(ways.find((code) => code === target.value))}
          >
            {ways.map((code) => (
              <option key={code} value={code}>
                {say(accountSettlement.texts[code])}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      {settled_by === 'post' ? (
        <Labelled label={say(accountTexts.settledNo)} required>
          {(control) => (
            <input
              {...control}
              name="settled_no"
              className="fld"
              maxLength={20}
              value={settled_no}
              onChange={(event) => setNo(event.target.value)}
            />
          )}
        </Labelled>
      ) : null}
      <Labelled label={say(accountTexts.note)} required={settled_by === 'accept'}>
        {(control) => (
          <input
            {...control}
            name="settled_note"
            className="fld"
            maxLength={100}
            value={settled_note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Labelled>
    </FormDrawer>
  )
}
