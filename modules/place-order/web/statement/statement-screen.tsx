import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RowOf } from '#platform/contract/list-column.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Command } from '#platform/web/kit/command/command.ts'
import { showToast } from '#platform/web/kit/feedback/toast.ts'
import { refusalWords } from '#platform/web/kit/form/field-errors.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { usePrint } from '#platform/web/kit/print/use-print.ts'
import { useSay } from '#platform/web/language/say.ts'
import { purchaseLineList } from '../../contract/purchase/purchase-list.ts'
import { mailStatements, printStatements } from '../../contract/statement/statement-calls.ts'
import { supplierAccountScreen } from '../../contract/statement/account-calls.ts'
import { statementList } from '../../contract/statement/statement-list.ts'
import { CloseDrawer } from './close-drawer.tsx'
import { PaymentDrawer, TakeBackPaymentDrawer } from './payment-drawer.tsx'
import { ConfirmDrawer, WithdrawDrawer } from './step-drawers.tsx'
import { TransferDrawer } from './transfer-drawer.tsx'
import { statementTexts } from './statement.text.ts'

type Row = RowOf<typeof statementList>
type Step = 'withdraw' | 'confirm' | 'takeBack'

const need = ['write:placeorder'] as const

const canStep: Readonly<Record<Step, (row: Row) => boolean>> = {
  confirm: ({ statement_status }) => statement_status === '1',
  withdraw: ({ statement_status }) => statement_status !== '9',
  takeBack: ({ paid_status, transfer_nm }) => paid_status === '1' && transfer_nm === '',
}

/** 支払通知・支払予定: closed, confirmed, printed, and when it is paid. */
export function StatementScreen() {
  const go = useNavigate()
  const say = useSay()
  const call = useCall()
  const { print, printing } = usePrint()
  const [isClosing, setClosing] = useState(false)
  const [stepping, setStepping] = useState<{ readonly statement_no: string; readonly how: Step } | null>(null)
  const [transferring, setTransferring] = useState<readonly Row[]>([])
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
  const mail = async (rows: readonly Row[]) => {
    try {
      const statement_no = rows.map((row) => row.statement_no).join(',')
      const { mails } = await call(mailStatements, { statement_no })
      showToast('done', say(statementTexts.mailed, { count: mails }))
    } catch (error) {
      showToast('bad', refusalWords(error))
    }
  }
  const mailed = (rows: readonly Row[]): Command => ({
    ...{ id: 'mail', label: statementTexts.mail, need },
    unavailable: rows.length === 0 || rows.some(({ statement_status }) => statement_status === '9'),
    run: () => void mail(rows),
  })
  const areOwed = (rows: readonly Row[]) =>
    rows.length > 0 &&
    rows.every(({ statement_status, paid_status }) => statement_status !== '9' && paid_status === '0')
  const paid = (rows: readonly Row[]): readonly Command[] => [
    {
      ...{ id: 'transfer', label: statementTexts.transfer, icon: 'yen', need },
      unavailable: !areOwed(rows),
      run: () => setTransferring(rows),
    },
    {
      ...{ id: 'pay', label: statementTexts.payment, icon: 'check', need },
      unavailable: !areOwed(rows),
      run: () => setPaying(rows.map(({ statement_no }) => statement_no)),
    },
  ]
  const toStep = (row: Row | undefined, how: Step): Command => ({
    ...{ id: how, label: statementTexts[how], need },
    unavailable: !row || !canStep[how](row),
    run: () => row && setStepping({ statement_no: row.statement_no, how }),
  })
  const ofRow = (row: Row | undefined): readonly Command[] => [
    {
      ...{ id: 'purchases', label: statementTexts.purchases, key: 'F9', icon: 'eye', unavailable: !row },
      run: () => row && void go(`${purchaseLineList.screen.path}?statement_no=${row.statement_no}`),
    },
    {
      ...{ id: 'account', label: supplierAccountScreen.title, key: 'F4' },
      unavailable: !row || row.statement_status === '9',
      run: () => row && void go(`${supplierAccountScreen.path}?about_no=${row.statement_no}`),
    },
    printed(row ? [row] : []),
    mailed(row ? [row] : []),
    ...paid(row ? [row] : []),
    { ...toStep(row, 'confirm'), key: 'F7' },
    { ...toStep(row, 'withdraw'), key: 'F6' },
    toStep(row, 'takeBack'),
  ]
  const done = () => setStepping(null)
  return (
    <>
      <ListScreen
        list={statementList}
        commands={[close]}
        rowCommands={ofRow}
        checkedCommands={(rows) => [printed(rows), mailed(rows), ...paid(rows)]}
        nameOf={({ statement_no, supplier_nm }) => `${statement_no}　${supplier_nm}`}
        rowClass={({ statement_status }) => (statement_status === '9' ? 'closed' : undefined)}
        cell={(name, row) =>
          name === 'pay_days' && row.late_flg ? <b className="s-bad">{row.pay_days}</b> : undefined
        }
      />
      {isClosing ? <CloseDrawer onClose={() => setClosing(false)} /> : null}
      {transferring.length > 0 ? (
        <TransferDrawer statements={transferring} onClose={() => setTransferring([])} />
      ) : null}
      {paying.length > 0 ? <PaymentDrawer statements={paying} onClose={() => setPaying([])} /> : null}
      {stepping?.how === 'takeBack' ? (
        <TakeBackPaymentDrawer statement_no={stepping.statement_no} onClose={done} />
      ) : null}
      {stepping?.how === 'withdraw' ? (
        <WithdrawDrawer statement_no={stepping.statement_no} onClose={done} />
      ) : null}
      {stepping?.how === 'confirm' ? (
        <ConfirmDrawer statement_no={stepping.statement_no} onClose={done} />
      ) : null}
    </>
  )
}
