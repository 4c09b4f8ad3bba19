import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { CodeStatus } from '#platform/web/kit/theme/code-status.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import type { HandoverMachine } from '../../contract/handover/handover-calls.ts'
import { machineState } from '../../contract/line-board/line-board-calls.ts'
import { handoverTexts } from './handover.text.ts'

/** What the events say of a machine, alike in what is written and in what was. */
export function useMachineColumns(): readonly PlainColumn<HandoverMachine>[] {
  const say = useSay()
  const momentText = useMomentText()
  return [
    {
      ...{ name: 'machine', label: handoverTexts.machine },
      cell: ({ facility_cd, facility_nm }) => (
        <>
          {facility_nm} <span className="dim">{facility_cd}</span>
        </>
      ),
    },
    {
      ...{ name: 'state', label: handoverTexts.state },
      cell: ({ machine_state, reason_nm, since }) => (
        <>
          <CodeStatus codes={machineState} code={machine_state} look="st" />
          {reason_nm === '' ? null : ` ${reason_nm}`}
          {since === null ? null : (
            <p className="field-hint">{say(handoverTexts.since, { time: momentText(since) })}</p>
          )}
        </>
      ),
    },
    {
      ...{ name: 'job', label: handoverTexts.job },
      cell: ({ work_order_no, process_no, operation_nm, item_nm, worker_nm }) =>
        work_order_no === '' ? null : (
          <Job job={`${work_order_no}-${process_no}　${operation_nm}`} about={`${item_nm}　${worker_nm}`} />
        ),
    },
    {
      ...{ name: 'pieces', label: handoverTexts.pieces, align: 'end', className: 'handover-pieces' },
      cell: ({ work_order_no, good_qty, plan_qty }) =>
        work_order_no === '' ? '' : `${good_qty} / ${plan_qty}`,
    },
    {
      ...{ name: 'next', label: handoverTexts.next },
      cell: ({ next_order_no, next_process_no, next_operation_nm, next_item_nm, next_start_at }) =>
        next_order_no === '' ? null : (
          <Job
            job={`${next_order_no}-${next_process_no}　${next_operation_nm}`}
            about={`${next_start_at === null ? '' : momentText(next_start_at)}　${next_item_nm}`}
          />
        ),
    },
    {
      ...{ name: 'setup', label: handoverTexts.setup, kind: 'figure' },
      cell: ({ next_order_no, setup_minutes }) => (next_order_no === '' ? '' : setup_minutes),
    },
  ]
}

const Job = ({ job, about }: { job: string; about: string }) => (
  <>
    {job}
    <p className="field-hint handover-about">{about.trim()}</p>
  </>
)
