import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { useSay } from '#platform/web/language/say.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { receiptList } from '../../contract/receipt/receipt-list.ts'
import { receivablesChanged } from '../../contract/statement/receivable-facts.ts'
import { mailStatements, printStatements } from '../../contract/statement/statement-calls.ts'
import { statementList } from '../../contract/statement/statement-list.ts'
import { CloseDrawer } from './close-drawer.tsx'
import { statementTexts } from './statement.text.ts'
import { WithdrawDrawer } from './withdraw-drawer.tsx'

type Row = RowOf<typeof statementList>

const need = ['write:receiveorder'] as const

/** 請求: closed, printed, and how far it is paid. */
export function StatementScreen() {
  const go = useNavigate()
  const { print, printing } = usePrint()
  const say = useSay()
  const call = useCall()
  const [isClosing, setClosing] = useState(false)
  const [withdrawn, setWithdrawn] = useState('')
  const close: Command = {
    ...{ id: 'close', label: statementTexts.close, key: 'F2', icon: 'plus', need },
    run: () => setClosing(true),
  }
  const printed = (rows: readonly Row[]): Command => ({
    ...{ id: 'print', label: statementTexts.print, key: 'F10', icon: 'print', need },
    unavailable: printing || rows.length === 0,
    run: () =>
      void print(printStatements, { statement_no: rows.map(({ statement_no }) => statement_no).join(',') }),
  })
  const mailed = (rows: readonly Row[]): Command => ({
    ...{ id: 'mail', label: statementTexts.mail, need },
    unavailable: rows.length === 0 || rows.some(({ statement_status }) => statement_status === '9'),
    run: () =>
      void call(mailStatements, {
        statement_no: rows.map(({ statement_no }) => statement_no).join(','),
      }).then(
        ({ mails }) => showToast('done', say(statementTexts.mailed, { count: mails })),
        (error: unknown) => showToast('bad', refusalWords(error)),
      ),
  })
  const ofRow = (row: Row | undefined): readonly Command[] => [
    {
      ...{ id: 'receipts', label: statementTexts.receipts, key: 'F9', icon: 'eye', unavailable: !row },
      run: () => row && void go(`${receiptList.screen.path}?customer_cd=${row.customer_cd}`),
    },
    printed(row ? [row] : []),
    mailed(row ? [row] : []),
    {
      ...{ id: 'withdraw', label: statementTexts.withdraw, key: 'F6', need },
      unavailable: row?.statement_status !== '1',
      run: () => row && setWithdrawn(row.statement_no),
    },
  ]
  return (
    <>
      <ListScreen
        list={statementList}
        follows={receivablesChanged}
        commands={[close]}
        rowCommands={ofRow}
        checkedCommands={(rows) => [printed(rows), mailed(rows)]}
        nameOf={({ statement_no, customer_nm }) => `${statement_no}　${customer_nm}`}
        rowClass={({ statement_status }) => (statement_status === '9' ? 'closed' : undefined)}
        cell={(name, row) =>
          name === 'pay_dt' && row.late_flg ? <b className="s-bad">{row.pay_dt}</b> : undefined
        }
      />
      {isClosing ? <CloseDrawer onClose={() => setClosing(false)} /> : null}
      {withdrawn === '' ? null : <WithdrawDrawer statement_no={withdrawn} onClose={() => setWithdrawn('')} />}
    </>
  )
}
