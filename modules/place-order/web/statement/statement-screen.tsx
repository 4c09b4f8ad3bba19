import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { purchaseLineList } from '../../contract/purchase/purchase-list.ts'
import { printStatements } from '../../contract/statement/statement-calls.ts'
import { supplierAccountScreen } from '../../contract/statement/account-calls.ts'
import { statementList } from '../../contract/statement/statement-list.ts'
import { CloseDrawer } from './close-drawer.tsx'
import { ConfirmDrawer, WithdrawDrawer } from './step-drawers.tsx'
import { TransferDrawer } from './transfer-drawer.tsx'
import { statementTexts } from './statement.text.ts'

type Row = RowOf<typeof statementList>
type Step = 'withdraw' | 'confirm'

const need = ['write:placeorder'] as const

/** 支払通知・支払予定: closed, confirmed, printed, and when it is paid. */
export function StatementScreen() {
  const go = useNavigate()
  const { print, printing } = usePrint()
  const [isClosing, setClosing] = useState(false)
  const [stepping, setStepping] = useState<{ readonly statement_no: string; readonly how: Step } | null>(null)
  const [paying, setPaying] = useState<readonly string[]>([])
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
  const paid = (rows: readonly Row[]): Command => ({
    ...{ id: 'transfer', label: statementTexts.transfer, icon: 'yen', need },
    unavailable:
      rows.length === 0 ||
      rows.some(({ statement_status, transfer_nm }) => statement_status === '9' || transfer_nm !== ''),
    run: () => setPaying(rows.map(({ statement_no }) => statement_no)),
  })
  const toStep = (row: Row | undefined, how: Step): Command => ({
    ...{ id: how, label: statementTexts[how], need },
    unavailable: !row || row.statement_status === '9' || (how === 'confirm' && row.statement_status !== '1'),
    run: () => row && setStepping({ statement_no: row.statement_no, how }),
  })
  const ofRow = (row: Row | undefined): readonly Command[] => [
    {
      ...{ id: 'purchases', label: statementTexts.purchases, key: 'F9', icon: 'eye', unavailable: !row },
      run: () => row && void go(`${purchaseLineList.screen.path}?statement_no=${row.statement_no}`),
    },
    {
      ...{ id: 'account', label: supplierAccountScreen.title, key: 'F8' },
      unavailable: !row || row.statement_status === '9',
      run: () => row && void go(`${supplierAccountScreen.path}?about_no=${row.statement_no}`),
    },
    printed(row ? [row] : []),
    paid(row ? [row] : []),
    { ...toStep(row, 'confirm'), key: 'F7' },
    { ...toStep(row, 'withdraw'), key: 'F6' },
  ]
  const done = () => setStepping(null)
  return (
    <>
      <ListScreen
        list={statementList}
        commands={[close]}
        rowCommands={ofRow}
        checkedCommands={(rows) => [printed(rows), paid(rows)]}
        nameOf={({ statement_no, supplier_nm }) => `${statement_no}　${supplier_nm}`}
        rowClass={({ statement_status }) => (statement_status === '9' ? 'closed' : undefined)}
        cell={(name, row) =>
          name === 'pay_days' && row.late_flg ? <b className="s-bad">{row.pay_days}</b> : undefined
        }
      />
      {isClosing ? <CloseDrawer onClose={() => setClosing(false)} /> : null}
      {paying.length > 0 ? <TransferDrawer statements={paying} onClose={() => setPaying([])} /> : null}
      {stepping?.how === 'withdraw' ? (
        <WithdrawDrawer statement_no={stepping.statement_no} onClose={done} />
      ) : null}
      {stepping?.how === 'confirm' ? (
        <ConfirmDrawer statement_no={stepping.statement_no} onClose={done} />
      ) : null}
    </>
  )
}
