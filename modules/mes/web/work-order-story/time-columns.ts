import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import type { workOrderHours } from '../../contract/work-order-story/work-cost-calls.ts'
import { workCostTexts as words } from './work-cost.text.ts'

type Time = OutputOf<typeof workOrderHours>['times'][number]

/** One row for each machine of a process, and one for each person. */
export const timeKey = ({ process_no, facility_nm, worker_nm }: Time): string =>
  `${process_no} ${facility_nm} ${worker_nm}`

export const timeColumns = <Row extends Time>(): readonly PlainColumn<Row>[] => [
  {
    ...{ name: 'process', label: words.process },
    cell: ({ process_no, operation_nm }) => `${process_no}　${operation_nm}`,
  },
  { name: 'machine', label: words.machine, cell: ({ facility_nm }) => facility_nm },
  { name: 'worker', label: words.worker, cell: ({ worker_nm }) => worker_nm },
  {
    ...{ name: 'machine_minutes', label: words.minutes, kind: 'figure', sum: true },
    cell: ({ machine_minutes }) => machine_minutes ?? '',
  },
  {
    ...{ name: 'setup_minutes', label: words.setup, kind: 'figure', sum: true },
    cell: ({ setup_minutes }) => setup_minutes ?? '',
  },
  {
    ...{ name: 'labour_minutes', label: words.labour, kind: 'figure', sum: true },
    cell: ({ labour_minutes }) => labour_minutes ?? '',
  },
]
