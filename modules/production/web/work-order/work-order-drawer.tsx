import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { feedbackTexts } from '#platform/web/kit/feedback/feedback.text.ts'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Text } from '#platform/contract/text.ts'
import { aboutWorkOrder } from '../../contract/work-order/work-order-calls.ts'
import { workOrderKind, workStatus } from '../../contract/work-order/work-order-codes.ts'
import { workSheetTexts } from '../../contract/work-order/work-sheet.text.ts'
import { planTexts } from '../plan/plan.text.ts'
import { workOrderTexts } from './work-order.text.ts'

/** 製造指図: its own copy of how the item is made, and what its parts have been promised. */
export function WorkOrderDrawer({ onClose, ...asked }: { work_order_no: string; onClose: () => void }) {
  const say = useSay()
  const [work_order_no, show] = useState(asked.work_order_no)
  const call = useCall()
  const about = useQuery({
    queryKey: ['work order', work_order_no],
    queryFn: ({ signal }) => call(aboutWorkOrder, { work_order_no }, signal),
  })
  const leave: Command = { id: 'close', label: feedbackTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])
  const found = about.data
  return (
    <Drawer
      title={say(planTexts.workOrderTitle, { no: work_order_no })}
      subtitle={found ? `${found.item_cd}　${found.item_nm}　${found.qty} ${found.unit_nm}` : ''}
      wide
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      {found ? (
        <div className="drawer-form">
          {found.work_order_kind === '1' ? null : (
            <p>
              {[say(workOrderKind.texts[found.work_order_kind]), found.reason, found.remarks]
                .filter(Boolean)
                .join('　')}
            </p>
          )}
          <Relatives label={workOrderTexts.mends} orders={found.mends} onOpen={show} />
          <Relatives label={workOrderTexts.mendedBy} orders={found.mended_by} onOpen={show} />
          <h2>{say(planTexts.operations)}</h2>
          <PlainTable
            label={say(planTexts.operations)}
            rows={found.operations}
            keyOf={({ process_no }) => String(process_no)}
            rowHeader="process"
            columns={[
              {
                ...{ name: 'process', label: planTexts.operations },
                cell: ({ process_no, operation_nm, work_nm }) => `${process_no}　${operation_nm}　${work_nm}`,
              },
              {
                ...{ name: 'machine', label: planTexts.machine },
                cell: ({ facility_nm, supplier_nm }) => facility_nm || supplier_nm,
              },
              { name: 'begins', label: planTexts.begins, kind: 'figure', cell: ({ plan_qty }) => plan_qty },
              { name: 'good', label: planTexts.good, kind: 'figure', cell: ({ good_qty }) => good_qty },
              {
                ...{ name: 'defective', label: planTexts.defective, kind: 'figure' },
                cell: ({ defective_qty }) => defective_qty,
              },
              { name: 'from', label: planTexts.from, cell: ({ start_at }) => start_at },
              { name: 'until', label: planTexts.until, cell: ({ end_at }) => end_at },
              {
                ...{ name: 'status', label: planTexts.status },
                cell: ({ work_status }) => say(workStatus.texts[work_status]),
              },
            ]}
          />
          <h2>{say(planTexts.parts)}</h2>
          <PlainTable
            label={say(planTexts.parts)}
            rows={found.parts}
            keyOf={({ part_no }) => String(part_no)}
            rowHeader="part"
            columns={[
              {
                ...{ name: 'part', label: planTexts.part },
                cell: ({ item_cd, item_nm }) => `${item_cd}　${item_nm}`,
              },
              {
                ...{ name: 'process', label: planTexts.operations },
                cell: ({ process_no }) =>
                  process_no === 0 ? say(workOrderTexts.judged) : String(process_no),
              },
              { name: 'need', label: planTexts.need, kind: 'figure', cell: ({ need_qty }) => need_qty },
              {
                ...{ name: 'allocated', label: planTexts.allocated, kind: 'figure' },
                cell: ({ allocated_qty }) => allocated_qty,
              },
              { name: 'used', label: planTexts.used, kind: 'figure', cell: ({ used_qty }) => used_qty },
              {
                ...{ name: 'missing', label: planTexts.missing, kind: 'figure' },
                cell: ({ short_qty }) => (short_qty === '0' ? '' : short_qty),
              },
              {
                ...{ name: 'coming', label: planTexts.coming },
                cell: (part) => <ComesOn part={part} />,
              },
            ]}
          />
        </div>
      ) : null}
    </Drawer>
  )
}

/** When what is missing of a part will be there, red where its process should have begun by then. */
function ComesOn({ part }: { part: OutputOf<typeof aboutWorkOrder>['parts'][number] }) {
  const say = useSay()
  const { short_qty, coming_dt, late_days } = part
  if (short_qty === '0') return null
  if (coming_dt === '') return <b className="s-bad">{say(workOrderTexts.nothingComes)}</b>
  const day = coming_dt.replaceAll('-', '/')
  return late_days > 0 ? (
    <b className="s-bad">{say(workOrderTexts.comesLate, { day, days: late_days })}</b>
  ) : (
    <>{day}</>
  )
}

interface RelativesProps {
  label: Text
  orders: OutputOf<typeof aboutWorkOrder>['mends']
  onOpen: (work_order_no: string) => void
}

/** The order that it mends, or those that mend some of it: each opens in its place. */
function Relatives({ label, orders, onOpen }: RelativesProps) {
  const say = useSay()
  if (orders.length === 0) return null
  return (
    <>
      <h2>{say(label)}</h2>
      <PlainTable
        label={say(label)}
        rows={orders}
        keyOf={({ work_order_no }) => work_order_no}
        rowHeader="no"
        columns={[
          {
            ...{ name: 'no', label: planTexts.no },
            cell: ({ work_order_no }) => (
              <KeyLink onOpen={() => onOpen(work_order_no)}>{work_order_no}</KeyLink>
            ),
          },
          {
            ...{ name: 'found', label: workOrderTexts.found },
            cell: ({ process_no }) => String(process_no),
          },
          { name: 'qty', label: workSheetTexts.qty, kind: 'figure', cell: ({ qty }) => qty },
          {
            ...{ name: 'status', label: planTexts.status },
            cell: ({ instruction_status }) => say(fixedCodes.instruction_status.texts[instruction_status]),
          },
        ]}
      />
    </>
  )
}
