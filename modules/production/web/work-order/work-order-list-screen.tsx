import { useState } from 'react'
import type { RowOf } from '#platform/contract/list-column.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { workOrdersChanged } from '../../contract/production-facts.ts'
import { workOrderList } from '../../contract/work-order/work-order-list.ts'
import { planTexts } from '../plan/plan.text.ts'
import { ReworkDrawer } from './rework-drawer.tsx'
import { TrialDrawer } from './trial-drawer.tsx'
import { withdrawRefusal } from '../../contract/work-order/withdraw-refusal.ts'
import { useSheetCommands } from './use-sheet-commands.ts'
import { WorkOrderDrawer } from './work-order-drawer.tsx'
import { RecallDrawer, WithdrawDrawer } from './work-order-drawers.tsx'
import { workOrderTexts } from './work-order.text.ts'

type Row = RowOf<typeof workOrderList>

type Opened =
  | { readonly drawer: 'trial' }
  | { readonly drawer: 'about' | 'rework'; readonly row: Row }
  | { readonly drawer: 'recall' | 'withdraw'; readonly rows: readonly Row[] }

const need = ['write:production'] as const
const isOpen = ({ instruction_status }: Row) => instruction_status !== '2'
const isIssued = (row: Row) => isOpen(row) && row.sheet_status === '1'

/** 製造指図一覧: every work order, and the orders of rework and trial that are made by hand. */
export function WorkOrderListScreen() {
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const ofRows = useSheetCommands<Row>({
    can: { print: isOpen, recall: isIssued, withdraw: () => true },
    refusal: (row) => withdrawRefusal({ ...row, isIssued: isIssued(row) }),
    open: (drawer, rows) => setOpened({ drawer, rows }),
  })
  const trial: Command = {
    ...{ id: 'trial', label: workOrderTexts.trial, key: 'F2', icon: 'plus', need },
    run: () => setOpened({ drawer: 'trial' }),
  }
  const ofRow = (row: Row | undefined): readonly Command[] => [
    {
      ...{ id: 'work-order', label: planTexts.workOrder, key: 'F6', icon: 'order', unavailable: !row },
      run: () => row && setOpened({ drawer: 'about', row }),
    },
    {
      ...{ id: 'rework', label: workOrderTexts.rework, key: 'F7', icon: 'reuse', need },
      unavailable: !row || Number(row.mendable_qty) <= 0,
      run: () => row && setOpened({ drawer: 'rework', row }),
    },
    ...ofRows(row ? [row] : []),
  ]
  return (
    <>
      <ListScreen
        list={workOrderList}
        follows={workOrdersChanged}
        commands={[trial]}
        rowCommands={ofRow}
        checkedCommands={ofRows}
        nameOf={({ work_order_no, item_cd }) => `${work_order_no}　${item_cd}`}
      />
      {opened?.drawer === 'trial' ? <TrialDrawer onClose={close} /> : null}
      {opened?.drawer === 'about' ? (
        <WorkOrderDrawer work_order_no={opened.row.work_order_no} onClose={close} />
      ) : null}
      {opened?.drawer === 'rework' ? (
        <ReworkDrawer work_order_no={opened.row.work_order_no} onClose={close} />
      ) : null}
      {opened?.drawer === 'recall' ? <RecallDrawer rows={opened.rows} onClose={close} /> : null}
      {opened?.drawer === 'withdraw' ? <WithdrawDrawer rows={opened.rows} onClose={close} /> : null}
    </>
  )
}
