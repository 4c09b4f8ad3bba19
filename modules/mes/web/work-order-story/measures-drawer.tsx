import { bracketed } from '#platform/contract/punctuation.ts'
import { useQuery } from '@tanstack/react-query'
import { isOutside } from '#modules/master/contract/measured-points.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { CommandButton } from '#platform/web/kit/command/command-button.tsx'
import { useCommands } from '#platform/web/kit/command/command-layers.ts'
import type { Command } from '#platform/web/kit/command/command.ts'
import { Drawer } from '#platform/web/kit/drawer/drawer.tsx'
import { feedbackTexts } from '#platform/web/kit/feedback/feedback.text.ts'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import { measuredAt } from '../../contract/work-codes.ts'
import { workOrderMeasures } from '../../contract/work-order-story/work-cost-calls.ts'
import { measuresTexts as words } from './measures.text.ts'

type Row = OutputOf<typeof workOrderMeasures>['list'][number]

/** 指図の測定値: what was judged and what was told, the last first, what was outside its limits in red. */
export function MeasuresDrawer({ work_order_no, onClose }: { work_order_no: string; onClose: () => void }) {
  const say = useSay()
  const language = useLanguage()
  const call = useCall()
  const { data } = useQuery({
    queryKey: ['work-order-measures', work_order_no],
    queryFn: ({ signal }) => call(workOrderMeasures, { work_order_no }, signal),
    staleTime: 0,
  })
  const leave: Command = { id: 'close', label: feedbackTexts.close, key: 'Escape', run: onClose }
  useCommands([leave])
  if (!data) return null
  const judgedOf = (row: Row) =>
    isOutside(row.value, row) ? (
      <span className="st s-bad">{say(words.outside)}</span>
    ) : (
      <span className="st s-done">{say(words.within)}</span>
    )
  const columns: readonly PlainColumn<Row>[] = [
    { name: 'at', label: words.at, kind: 'moment', cell: ({ occurred_at }) => occurred_at },
    {
      ...{ name: 'process', label: words.process },
      cell: ({ process_no, operation_nm }) => (process_no === 0 ? '' : `${process_no}　${operation_nm}`),
    },
    {
      ...{ name: 'entry', label: words.entry },
      cell: ({ event_kind, undone }) =>
        `${say(measuredAt.texts[event_kind])}${undone ? bracketed(say(words.undone), language) : ''}`,
    },
    { name: 'worker', label: words.worker, cell: ({ worker_nm }) => worker_nm },
    { name: 'piece', label: words.piece, kind: 'figure', cell: ({ piece_no }) => piece_no },
    { name: 'point', label: words.point, cell: ({ point_nm }) => point_nm },
    {
      ...{ name: 'limits', label: words.limits },
      cell: ({ lower_limit, upper_limit, measure_unit }) => `${lower_limit}～${upper_limit} ${measure_unit}`,
    },
    { name: 'value', label: words.title, kind: 'figure', cell: ({ value }) => value },
    { name: 'judged', label: words.judged, cell: judgedOf },
  ]
  return (
    <Drawer
      wide
      title={`${say(words.title)}　${work_order_no}`}
      onClose={onClose}
      footer={<CommandButton command={leave} showKey />}
    >
      <div className="drawer-form">
        <PlainTable
          label={say(words.title)}
          rows={data.list}
          keyOf={({ event_kind, event_no, piece_no, point_no }) =>
            `${event_kind} ${event_no} ${piece_no} ${point_no}`
          }
          empty={say(words.none)}
          columns={columns}
        />
      </div>
    </Drawer>
  )
}
