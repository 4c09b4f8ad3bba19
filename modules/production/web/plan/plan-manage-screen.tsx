import { useState } from 'react'
import type { Command } from '#platform/web/kit/command/command.ts'
import { ListScreen } from '#platform/web/kit/list/list-screen.tsx'
import { planManageList } from '../../contract/plan/manage-list.ts'
import { plansChanged } from '../../contract/production-facts.ts'
import { withdrawRefusal } from '../../contract/work-order/withdraw-refusal.ts'
import { BulkConfirmDrawer, CancelPlanDrawer } from '../run/run-drawers.tsx'
import { runTexts } from '../run/run.text.ts'
import { usePlanAnewCommand, usePlanCommand } from '../run/use-plan-command.ts'
import { StaleNotice } from '../stale/stale-notice.tsx'
import { StandingDrawer } from '../run/standing-table.tsx'
import { ReworkDrawer } from '../work-order/rework-drawer.tsx'
import { RecallDrawer, WithdrawDrawer } from '../work-order/work-order-drawers.tsx'
import { useSheetCommands } from '../work-order/use-sheet-commands.ts'
import { WorkOrderDrawer } from '../work-order/work-order-drawer.tsx'
import { workOrderTexts } from '../work-order/work-order.text.ts'
import { AboutPlanDrawer } from './about-plan-drawer.tsx'
import { AddPlanDrawer } from './plan-drawers.tsx'
import type { ManagedRow } from './plan-row.ts'
import { planTexts } from './plan.text.ts'
import { ConfirmPlansDrawer, RemovePlansDrawer } from './step-drawers.tsx'

type Opened =
  | { readonly drawer: 'bulk-confirm' | 'cancel' | 'status' }
  | { readonly drawer: 'add' | 'about' | 'work-order' | 'rework'; readonly row: ManagedRow }
  | { readonly drawer: 'confirm' | 'remove' | 'recall' | 'withdraw'; readonly rows: readonly ManagedRow[] }

const need = ['write:production'] as const
const isUnplanned = ({ target_div }: ManagedRow) => target_div === '0'
const isPlan = ({ target_div }: ManagedRow) => target_div === '1'
const isWorkOrder = ({ target_div }: ManagedRow) => target_div === '2' || target_div === '3'
const isIssued = ({ target_div }: ManagedRow) => target_div === '3'
const hasBegun = (row: ManagedRow) => isWorkOrder(row) && row.instruction_status !== '1'

/** 生産計画管理: from what nobody has planned to what the shop floor has been told. */
export function PlanManageScreen() {
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const sheets = useSheetCommands<ManagedRow>({
    can: { print: isWorkOrder, recall: isIssued, withdraw: isWorkOrder },
    refusal: (row) => withdrawRefusal({ ...row, isIssued: isIssued(row) }),
    open: (drawer, rows) => setOpened({ drawer, rows }),
  })
  const plan = usePlanCommand()
  const anew = usePlanAnewCommand()
  const ofPlan: readonly Command[] = [
    plan,
    anew,
    {
      ...{ id: 'bulk-confirm', label: runTexts.confirm, icon: 'check', need },
      run: () => setOpened({ drawer: 'bulk-confirm' }),
    },
    {
      ...{ id: 'cancel', label: runTexts.cancel, icon: 'trash', need, seldom: true },
      run: () => setOpened({ drawer: 'cancel' }),
    },
    {
      ...{ id: 'status', label: runTexts.status, icon: 'info', seldom: true },
      run: () => setOpened({ drawer: 'status' }),
    },
  ]
  const ofRows = (rows: readonly ManagedRow[]): readonly Command[] => {
    const isAll = (can: (row: ManagedRow) => boolean) => rows.length > 0 && rows.every(can)
    return [
      {
        ...{ id: 'confirm', label: planTexts.confirm, key: 'F7', icon: 'check', need },
        unavailable: !isAll(isPlan),
        run: () => setOpened({ drawer: 'confirm', rows }),
      },
      ...sheets(rows),
      {
        ...{ id: 'remove', label: planTexts.remove, icon: 'trash', need, unavailable: !isAll(isPlan) },
        run: () => setOpened({ drawer: 'remove', rows }),
      },
    ]
  }
  const ofRow = (row: ManagedRow | undefined): readonly Command[] => [
    {
      ...{ id: 'about', label: planTexts.about, key: 'F9', icon: 'eye' },
      unavailable: !row || row.plan_no === '',
      run: () => row && setOpened({ drawer: 'about', row }),
    },
    {
      ...{ id: 'work-order', label: planTexts.workOrder, key: 'F6', icon: 'order' },
      unavailable: !row || !isWorkOrder(row),
      run: () => row && setOpened({ drawer: 'work-order', row }),
    },
    {
      ...{ id: 'add', label: planTexts.add, icon: 'plus', need },
      unavailable: !row || !isUnplanned(row),
      run: () => row && setOpened({ drawer: 'add', row }),
    },
    {
      ...{ id: 'rework', label: workOrderTexts.rework, icon: 'reuse', need },
      unavailable: !row || !hasBegun(row),
      run: () => row && setOpened({ drawer: 'rework', row }),
    },
    ...ofRows(row ? [row] : []),
  ]
  return (
    <>
      <ListScreen
        list={planManageList}
        follows={plansChanged}
        notice={<StaleNotice plan={plan} />}
        commands={ofPlan}
        rowCommands={ofRow}
        checkedCommands={ofRows}
        nameOf={({ row_no, item_cd }) => `${row_no}　${item_cd}`}
      />
      {opened?.drawer === 'bulk-confirm' ? <BulkConfirmDrawer onClose={close} /> : null}
      {opened?.drawer === 'cancel' ? <CancelPlanDrawer onClose={close} /> : null}
      {opened?.drawer === 'status' ? <StandingDrawer onClose={close} /> : null}
      {opened?.drawer === 'add' ? <AddPlanDrawer division="050" line={opened.row} onClose={close} /> : null}
      {opened?.drawer === 'about' ? <AboutPlanDrawer row={opened.row} onClose={close} /> : null}
      {opened?.drawer === 'work-order' ? (
        <WorkOrderDrawer work_order_no={opened.row.work_order_no} onClose={close} />
      ) : null}
      {opened?.drawer === 'rework' ? (
        <ReworkDrawer work_order_no={opened.row.work_order_no} onClose={close} />
      ) : null}
      {opened?.drawer === 'confirm' ? <ConfirmPlansDrawer plans={opened.rows} onClose={close} /> : null}
      {opened?.drawer === 'remove' ? <RemovePlansDrawer plans={opened.rows} onClose={close} /> : null}
      {opened?.drawer === 'recall' ? <RecallDrawer rows={opened.rows} onClose={close} /> : null}
      {opened?.drawer === 'withdraw' ? <WithdrawDrawer rows={opened.rows} onClose={close} /> : null}
    </>
  )
}
