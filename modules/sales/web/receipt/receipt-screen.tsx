import { useState } from 'react'
import type { RowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { receiptList } from '../../contract/receipt/receipt-list.ts'
import { receivablesChanged } from '../../contract/statement/receivable-facts.ts'
import { matchExact } from '../../contract/receipt/receipt-calls.ts'
import { BankDrawer } from './bank-drawer.tsx'
import { EnterDrawer } from './enter-drawer.tsx'
import { MatchDrawer } from './match-drawer.tsx'
import { receiptTexts } from './receipt.text.ts'
import { StepDrawer, type ReceiptStep } from './step-drawer.tsx'

const need = ['write:receiveorder'] as const

interface Opened {
  readonly receipt_no: string
  readonly how: ReceiptStep | 'match'
}

/** 入金・消込: what has come, and what it settles. */
export function ReceiptScreen() {
  const say = useSay()
  const call = useCall()
  const [entering, setEntering] = useState<'' | 'one' | 'bank'>('')
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const enter: Command = {
    ...{ id: 'enter', label: receiptTexts.enter, key: 'F2', icon: 'plus', need },
    run: () => setEntering('one'),
  }
  const bank: Command = {
    ...{ id: 'bank', label: receiptTexts.bank, icon: 'upload', need },
    run: () => setEntering('bank'),
  }
  const exact = (rows: readonly RowOf<typeof receiptList>[]): Command => ({
    ...{ id: 'exact', label: receiptTexts.exact, icon: 'check', need },
    unavailable: rows.every(({ receipt_status }) => receipt_status !== '0' && receipt_status !== '1'),
    run: () =>
      void call(matchExact, { receipt_no: rows.map(({ receipt_no }) => receipt_no) }).then(
        ({ matched }) => showToast('done', say(receiptTexts.exactDone, { matched })),
        (error: unknown) => showToast('bad', refusalWords(error)),
      ),
  })
  const ofRow = (row: RowOf<typeof receiptList> | undefined): readonly Command[] => {
    const opens = (how: Opened['how']) => () => row && setOpened({ receipt_no: row.receipt_no, how })
    const state = row?.receipt_status ?? ''
    return [
      {
        ...{ id: 'match', label: receiptTexts.match, key: 'F9', icon: 'check', need, run: opens('match') },
        unavailable: state !== '0' && state !== '1',
      },
      {
        ...{ id: 'unmatch', label: receiptTexts.unmatch, key: 'F7', need, run: opens('unmatch') },
        unavailable: state !== '1' && state !== '2',
      },
      {
        ...{ id: 'cancel', label: receiptTexts.cancel, key: 'F6', need, run: opens('cancel') },
        unavailable: state !== '0' || row?.statement_no !== '',
      },
    ]
  }
  return (
    <>
      <ListScreen
        list={receiptList}
        follows={receivablesChanged}
        commands={[enter, bank]}
        rowCommands={ofRow}
        checkedCommands={(rows) => [exact(rows)]}
        nameOf={({ receipt_no, customer_nm }) => `${receipt_no}　${customer_nm}`}
        rowClass={({ receipt_status }) => (receipt_status === '9' ? 'closed' : undefined)}
      />
      {entering === 'one' ? <EnterDrawer onClose={() => setEntering('')} /> : null}
      {entering === 'bank' ? <BankDrawer onClose={() => setEntering('')} /> : null}
      {opened?.how === 'match' ? <MatchDrawer receipt_no={opened.receipt_no} onClose={close} /> : null}
      {opened && opened.how !== 'match' ? (
        <StepDrawer receipt_no={opened.receipt_no} how={opened.how} onClose={close} />
      ) : null}
    </>
  )
}
