import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { workStatus } from '#modules/production/contract/work-order/work-order-codes.ts'
import { arrangeQueue, holdQueue, releaseQueue } from '#modules/production/server/index.ts'
import { workOrderOperationRead, workOrderRead } from '#modules/production/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import {
  dispatchErrors,
  type arrangeByPlan as byPlanCall,
  type arrangeWork as arrangeCall,
} from '../../contract/dispatch-board/arrange-calls.ts'
import { workErrors } from '../../contract/work-errors.ts'
import { nextFirst } from '../begins-at.ts'
import { possibleMachines } from './possible-machines.ts'

type Asked = InputOf<typeof arrangeCall>

/** Those before it are next in the order that they had; what is behind it follows the plan, unless the foreman has put it there. */
export const arrangeWork = (context: Context, asked: Asked): Promise<OutputOf<typeof arrangeCall>> =>
  inOneUnit(context, async () => {
    const { work_order_no, process_no, facility_cd } = asked
    const moved = { work_order_no, process_no }
    await holdQueue(context, [...(await readQueue(context, facility_cd)), moved])
    await refuseWrong(context, asked)
    // Whoever put them in another order meanwhile has done so by now.
    const others = (await readQueue(context, facility_cd)).filter(
      (one) => one.work_order_no !== work_order_no || one.process_no !== process_no,
    )
    const at = Math.min(asked.place - 1, others.length)
    const put = others.findLastIndex(({ dispatch_seq }) => dispatch_seq !== null) + 1
    const queue = others.toSpliced(at, 0, { ...moved, dispatch_seq: null }).slice(0, Math.max(at, put) + 1)
    arrangeQueue(context, facility_cd, queue)
    return () => ({ place: at + 1 })
  })

export const arrangeByPlan = (
  context: Context,
  { facility_cd }: InputOf<typeof byPlanCall>,
): Promise<OutputOf<typeof byPlanCall>> =>
  inOneUnit(context, async () => {
    const queue = (await readQueue(context, facility_cd)).filter(({ dispatch_seq }) => dispatch_seq !== null)
    await holdQueue(context, queue)
    releaseQueue(context, facility_cd, queue)
    return () => ({ released: queue.length })
  })

async function refuseWrong({ tx, session }: Context, asked: Asked): Promise<void> {
  const { work_order_no, process_no, facility_cd: machine } = asked
  const [job] = await rows(
    tx,
    { work_status: workStatus.schema, machines: z.array(z.string()) },
    sql`SELECT o.work_status, ${possibleMachines(sql`h.item_cd`)} AS machines
      FROM ${workOrderOperationRead.rows} AS o JOIN ${workOrderRead.rows} AS h ON h.company_cd = o.company_cd
        AND h.factory_cd = o.factory_cd AND h.work_order_no = o.work_order_no
      WHERE o.company_cd = ${session.company_cd} AND o.factory_cd = ${session.factory_cd} AND o.work_order_no = ${work_order_no}
        AND o.process_no = ${process_no} AND o.split_no = 1 AND NOT o.outside_flg AND h.instruction_status <> '2'`,
  )
  if (!job) throw http[404].with()
  const { work_status, machines } = job
  if (work_status !== '0') throw workErrors.BIZ_WORK_STATE.with({ state: workStatus.texts[work_status] })
  if (!machines.includes(machine))
    throw dispatchErrors.BIZ_DISPATCH_MACHINE.with({ machine, machines: machines.join(' ') || '－' })
}

/** What waits at a machine, the next one first. */
async function readQueue({ tx, session }: Context, facility_cd: string) {
  const zone = await directory.timeZoneOf(tx, session)
  return rows(
    tx,
    { work_order_no: z.string(), process_no: z.int(), dispatch_seq: z.int().nullable() },
    sql`SELECT o.work_order_no, o.process_no, o.dispatch_seq
      FROM ${workOrderOperationRead.rows} AS o JOIN ${workOrderRead.rows} AS h ON h.company_cd = o.company_cd
        AND h.factory_cd = o.factory_cd AND h.work_order_no = o.work_order_no
      WHERE o.company_cd = ${session.company_cd} AND o.factory_cd = ${session.factory_cd} AND o.facility_cd = ${facility_cd}
        AND o.split_no = 1 AND o.work_status = '0' AND h.instruction_status <> '2' AND NOT o.outside_flg
      ORDER BY ${nextFirst(zone)}`,
  )
}
