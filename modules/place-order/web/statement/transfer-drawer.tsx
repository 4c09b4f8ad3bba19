import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalOf } from '#platform/web/kit/form/field-errors.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { Labelled } from '#platform/web/kit/form/labelled.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { makeTransfer } from '../../contract/statement/transfer-calls.ts'
import { statementTexts } from './statement.text.ts'

interface Props {
  statements: readonly string[]
  onClose: () => void
}

/** 振込データ: the file for the bank, of statements that are paid on one day. */
export function TransferDrawer({ statements, onClose }: Props) {
  const say = useSay()
  const call = useCall()
  const cache = useQueryClient()
  const [account_cd, setAccount] = useState('')
  const [state, setState] = useState({ message: '', sending: false })
  const make = async () => {
    setState({ message: '', sending: true })
    try {
      const { name, content } = await call(makeTransfer, { account_cd, statement_no: statements.join(',') })
      if (content instanceof Uint8Array) saveFile(name, content)
      showToast('done', say(statementTexts.transferred, { count: statements.length }))
      await cache.invalidateQueries()
      onClose()
    } catch (error) {
      setState({ message: refusalOf(error).message, sending: false })
    }
  }
  const isReady = account_cd !== '' && !state.sending
  return (
    <FormDrawer
      title={say(statementTexts.transferTitle)}
      label={statementTexts.transfer}
      form={{ ...state, sending: !isReady, submit: () => void (isReady && make()) }}
      onClose={onClose}
    >
      <p>{say(statementTexts.transferBody, { count: statements.length })}</p>
      <Labelled label={say(statementTexts.account)} required>
        {(control) => (
          <input
            {...control}
            name="account_cd"
            className="fld"
            maxLength={10}
            value={account_cd}
            onChange={(event) => setAccount(event.target.value)}
          />
        )}
      </Labelled>
    </FormDrawer>
  )
}
