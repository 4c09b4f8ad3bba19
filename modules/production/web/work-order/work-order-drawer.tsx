import { useQuery } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { feedbackTexts } from '#platform/web/kit/feedback/feedback.text.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { aboutWorkOrder } from '../../contract/work-order/work-order-calls.ts'
import { workStatus } from '../../contract/work-order/work-order-codes.ts'
import { planTexts } from '../plan/plan.text.ts'

/** 製造指図: its own copy of how the item is made, and what its parts have been promised. */
export function WorkOrderDrawer({ work_order_no, onClose }: { work_order_no: string; onClose: () => void }) {
  const say = useSay()
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
                cell: ({ process_no }) => String(process_no),
              },
              { name: 'need', label: planTexts.need, kind: 'figure', cell: ({ need_qty }) => need_qty },
              {
                ...{ name: 'allocated', label: planTexts.allocated, kind: 'figure' },
                cell: ({ allocated_qty }) => allocated_qty,
              },
              { name: 'used', label: planTexts.used, kind: 'figure', cell: ({ used_qty }) => used_qty },
            ]}
          />
        </div>
      ) : null}
    </Drawer>
  )
}
