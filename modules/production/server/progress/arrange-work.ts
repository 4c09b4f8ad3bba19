import { sql } from 'drizzle-orm'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { Context } from '#platform/server/context.ts'
import { say } from '#platform/server/facts/say.ts'
import { unitOf } from '#platform/server/unit/unit-of-work.ts'
import { workOrdersChanged } from '../../contract/production-facts.ts'
import { workOrderDocument } from '../work-order/work-order-document.ts'
import { workOrderOperation } from '../work-order/tables.ts'

export interface ProcessKey {
  readonly work_order_no: string
  readonly process_no: number
}

/** Held before they are put in order: whoever begins one of them waits, or has begun it. */
export const holdQueue = (context: Context, queue: readonly ProcessKey[]): Promise<void> =>
  unitOf(context).lock({
    document: workOrderDocument,
    keys: [...new Set(queue.map(({ work_order_no }) => work_order_no))].toSorted().map((no) => [no]),
  })

/**
 * 差立て順: processes that nobody has begun are next at a machine, in this order; what is not among them follows by the plan. When they
 * were planned to begin stays as it is, and the next plan finds them at this machine.
 */
export const arrangeQueue = (context: Context, facility_cd: string, queue: readonly ProcessKey[]): void =>
  write(
    context,
    queue.map((one, at) => ({ ...one, facility_cd, seq: at + 1 })),
  )

/** In the order of the plan again. */
export const releaseQueue = (context: Context, facility_cd: string, queue: readonly ProcessKey[]): void =>
  write(
    context,
    queue.map((one) => ({ ...one, facility_cd, seq: null })),
  )

interface Placed extends ProcessKey {
  readonly facility_cd: string
  readonly seq: number | null
}

function write(context: Context, placed: readonly Placed[]): void {
  unitOf(context).write(async () => {
    const { company_cd, factory_cd, user_cd } = context.session
    await context.tx
      .execute(sql`UPDATE ${workOrderOperation} AS o SET dispatch_seq = s.seq, facility_cd = s.facility_cd, update_user = ${user_cd},
        update_dt = now(), update_cnt = o.update_cnt + 1
      FROM ${sentRows(placed, 's', { work_order_no: 'text', process_no: 'int', facility_cd: 'text', seq: 'int' })}
      WHERE o.company_cd = ${company_cd} AND o.factory_cd = ${factory_cd} AND o.work_order_no = s.work_order_no
        AND o.process_no = s.process_no AND o.split_no = 1 AND o.work_status = '0'
        AND (o.dispatch_seq, o.facility_cd) IS DISTINCT FROM (s.seq, s.facility_cd)`)
    say(context, workOrdersChanged, {
      work_orders: [...new Set(placed.map(({ work_order_no }) => work_order_no))],
    })
  })
}
