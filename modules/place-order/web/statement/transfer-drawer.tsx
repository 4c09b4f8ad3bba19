import { listed } from '#platform/contract/punctuation.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { bankAccountMaster } from '#modules/system/contract/bank-account.ts'
import { decimal, sum, written } from '#platform/contract/decimal.ts'
import type { RowOf } from '#platform/contract/list-column.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { FormDrawer } from '#platform/web/kit/form/form-drawer.tsx'
import { CodeField } from '#platform/web/kit/lookup/code-field.tsx'
import { useFound } from '#platform/web/kit/lookup/use-lookup.ts'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import type { statementList } from '../../contract/statement/statement-list.ts'
import { makeTransfer } from '../../contract/statement/transfer-calls.ts'
import { statementTexts } from './statement.text.ts'

interface Props {
  statements: readonly Pick<RowOf<typeof statementList>, 'statement_no' | 'pay_dt' | 'pay_amount'>[]
  onClose: () => void
}

/** 振込データ: the file for the bank, of statements that are paid on one day. */
export function TransferDrawer({ statements, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const call = useCall()
  const cache = useQueryClient()
  const [typed, setAccount] = useState<string>()
  const found = useFound(bankAccountMaster, '', '')
  // Only the bank's own code makes a file that it reads.
  const [only, ...others] = (found?.list ?? []).filter(({ told }) => told.consignor_cd !== '')
  const account_cd = typed ?? (only && others.length === 0 ? (only.key[0] ?? '') : '')
  const day = listed([...new Set(statements.map(({ pay_dt }) => pay_dt.replaceAll('-', '/')))], language)
  const amount = Number(written(sum(statements.map(({ pay_amount }) => decimal(pay_amount))), 0))
  const [state, setState] = useState({ message: '', sending: false })
  const make = async () => {
    setState({ message: '', sending: true })
    try {
      const { name, content } = await call(makeTransfer, {
        account_cd,
        statement_no: statements.map(({ statement_no }) => statement_no).join(','),
      })
      if (content instanceof Uint8Array) saveFile(name, content)
      showToast('done', say(statementTexts.transferred, { count: statements.length }))
      await cache.invalidateQueries()
      onClose()
    } catch (error) {
      setState({ message: refusalWords(error), sending: false })
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
      <p>
        <strong>{say(statementTexts.transferSum, { day, amount: amount.toLocaleString() })}</strong>
      </p>
      <CodeField
        target={bankAccountMaster}
        label={statementTexts.account}
        name="account_cd"
        value={account_cd}
        required
        startsHere
        onChange={setAccount}
      />
    </FormDrawer>
  )
}
