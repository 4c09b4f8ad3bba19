import { workOrderKindOfStock } from '#modules/production/contract/work-order/work-order-number.ts'
import { holdWork, recordProgress } from '#modules/production/server/index.ts'
import { reverseStock } from '#modules/stock/server/index.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { recordStep } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import type { undoWork as undoCall } from '../contract/work-calls.ts'
import { workErrors } from '../contract/work-errors.ts'
import { workMachine } from '../contract/work-machine.ts'
import { outsideAfter } from './outside-work.ts'
import { lessOf, refusePassedOn } from './taken-back.ts'
import { lastEvent, writeEvent } from './work-events.ts'

/**
 * 取消: the last event of a process, with everything that it moved, by counter-entries; not when the next process has used its
 * pieces. Promises that ended with the order's last finish are not made again.
 */
export async function undoWork(
  context: Context,
  { work_order_no, process_no, event_no, reason }: InputOf<typeof undoCall>,
): Promise<OutputOf<typeof undoCall>> {
  const biz_dt = await businessDateOf(context)
  return inOneUnit(context, async () => {
    const work = await holdWork(context, { work_order_no, process_no, takesBack: true })
    if (work.operation.outside_flg) throw workErrors.BIZ_WORK_OUTSIDE.with({ process: process_no })
    const last = await lastEvent(context, { work_order_no, process_no })
    if (last?.event_no !== event_no) throw workErrors.BIZ_WORK_UNDO_LAST.with()
    refusePassedOn(work, last)
    await recordStep(context, {
      ...{
        document: 'work_order_operation',
        key: `${context.session.factory_cd} ${work_order_no} ${process_no}`,
      },
      ...{
        axis: workMachine.axis,
        from: work.operation.work_status,
        to: last.status_before,
        verb: 'undo',
        reason,
      },
    })
    if (last.ledger_nos.length > 0)
      reverseStock(context, {
        ...{ document_kind: workOrderKindOfStock, document_no: work_order_no, biz_dt, reason },
        ledger_nos: last.ledger_nos.toReversed(),
      })
    const counted = { good_qty: lessOf(last.good_qty), defective_qty: lessOf(last.defective_qty) }
    const rework_qty = lessOf(last.rework_qty)
    const drawn = last.drawn.map(({ part_no, qty }) => ({ part_no, qty: lessOf(qty) }))
    const order = recordProgress(context, work, {
      ...{
        ...counted,
        reworked_qty: rework_qty,
        work_status: last.status_before,
        used: drawn,
        at: context.now,
      },
      facility_cd: work.operation.facility_cd,
    })
    await outsideAfter(context, order, process_no)
    return writeEvent(context, () => ({
      facility_cd: last.facility_cd,
      ...{ work_order_no, process_no, event_kind: '9', worker_cd: last.worker_cd, reason_cd: last.reason_cd },
      ...{ ...counted, rework_qty, drawn, remarks: reason, biz_dt, undoes: BigInt(event_no) },
      ...{ status_before: work.operation.work_status, occurred_at: context.now.toISOString() },
    }))
  })
}
