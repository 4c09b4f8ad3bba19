import { useQuery } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { feedbackTexts } from '#platform/web/kit/feedback/feedback.text.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { workOrderHours } from '../../contract/work-order-story/work-cost-calls.ts'
import { timeColumns, timeKey } from './time-columns.ts'
import { workCostTexts as words } from './work-cost.text.ts'

/** 指図の工数: machines as they ran, people as their time was divided. */
export function HoursDrawer({ work_order_no, onClose }: { work_order_no: string; onClose: () => void }) {
  const say = useSay()
  const call = useCall()
  const { data } = useQuery({
    queryKey: ['work-order-hours', work_order_no],
    queryFn: ({ signal }) => call(workOrderHours, { work_order_no }, signal),
    staleTime: 0,
  })
  const leave: Command = { id: 'close', label: feedbackTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])
  if (!data) return null
  return (
    <Drawer
      wide
      title={`${say(words.hours)}　${work_order_no}`}
      subtitle={say(words.divided)}
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      <div className="drawer-form">
        <PlainTable
          label={say(words.hours)}
          rows={data.times}
          keyOf={timeKey}
          empty={say(words.noTimes)}
          columns={timeColumns()}
        />
      </div>
    </Drawer>
  )
}
