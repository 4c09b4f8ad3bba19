import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { orderedOutside } from '#modules/place-order/server/views.ts'
import { changeSupply, release, unpeg } from '#modules/stock/server/index.ts'
import { decimal, negated, sum, written } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import { recordSteps } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { say } from '#platform/server/facts/say.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import { planErrors } from '../../contract/plan/plan-errors.ts'
import { plansChanged, workOrdersChanged } from '../../contract/production-facts.ts'
import type { withdrawWorkOrders as withdrawCall } from '../../contract/work-order/work-order-calls.ts'
import { demandOfPart, supplyOfWorkOrder } from '../../contract/work-order/work-order-number.ts'
import { refuseWhile } from '../control/plan-state.ts'
import { itemsOf } from '../plan/change-plans.ts'
import { tellOrders } from '../plan/tell-orders.ts'
import { productionPlan } from '../plan/tables.ts'
import { workOrder, workOrderOperation, workOrderOutput, workOrderPart } from './tables.ts'
import { finalInspection } from './judged-stock.ts'
import { openWith } from './make-rework.ts'
import { moveTies } from './move-ties.ts'
import { holdWorkOrders, refuseBegun, type WorkOrder } from './hold-work-orders.ts'

/** What stock has to do with a work order: each of its outputs as a supply, each of its parts as a demand. */
const tie = { work_order_no: z.string(), line: z.int(), kind: z.enum(['output', 'part']) }

/**
 * 確定解除: the plan stands again where it stood, with its reason in the history; what was tied to the work order is loosened, and
 * its parts are free. Nothing of it has begun, and no sheet of it is on the shop floor. Rework and trials, which no plan has
 * wanted, are gone.
 */
export async function withdrawWorkOrders(
  context: Context,
  { work_orders, reason }: InputOf<typeof withdrawCall>,
): Promise<OutputOf<typeof withdrawCall>> {
  await refuseWhile(context, 'cancel')
  return inOneUnit(context, async () => {
    const held = await holdWorkOrders(context, work_orders)
    for (const one of held) {
      refuseBegun(one)
      if (one.sheet_status === '1') throw planErrors.BIZ_SHEET_ISSUED.with({ no: one.work_order_no })
    }
    await refuseOrdered(context, held)
    const ties = await readTies(context, held)
    const parts = ties
      .filter(({ kind }) => kind === 'part')
      .map(({ work_order_no, line }) => demandOfPart(work_order_no, line))
    release(context, parts)
    unpeg(context, parts)
    changeSupply(
      context,
      ties
        .filter(({ kind }) => kind === 'output')
        .map(({ work_order_no, line }) => ({ ...supplyOfWorkOrder(work_order_no, line), open: '0' })),
    )
    await giveBack(context, held)
    unitOf(context).write(() => writeWithdrawn(context, held, reason))
    return () => ({ withdrawn: held.length })
  })
}

/** What a process has found and was to be mended comes of the order that it is of again, where that goes on, and who waits for it with it. */
async function giveBack(context: Context, held: readonly WorkOrder[]): Promise<void> {
  const ofRework = held.filter(
    ({ parent_no, parent_process_no }) => parent_no !== '' && parent_process_no !== finalInspection,
  )
  for (const [parent_no, mended] of groupedBy(ofRework, (one) => one.parent_no)) {
    const fewer = written(negated(sum(mended.map(({ qty }) => decimal(qty)))))
    await moveTies(context, {
      from: mended.map(({ work_order_no }) => ({ work_order_no, open: '0' })),
      to: { work_order_no: parent_no, open: await openWith(context, parent_no, fewer) },
    })
  }
}

async function refuseOrdered({ tx, session }: Context, held: readonly WorkOrder[]): Promise<void> {
  const [found] = await rows(
    tx,
    { no: z.string() },
    sql`SELECT s.work_order_no AS no FROM ${orderedOutside} AS s WHERE s.company_cd = ${session.company_cd}
      AND s.factory_cd = ${session.factory_cd} AND s.work_kind = 'work-order' AND s.work_order_no = ANY(${textArray(numbersOf(held))}) LIMIT 1`,
  )
  if (found) throw planErrors.BIZ_WORK_ORDER_OUTSIDE.with(found)
}

const numbersOf = (held: readonly WorkOrder[]) => held.map(({ work_order_no }) => work_order_no)

const readTies = ({ tx, session }: Context, held: readonly WorkOrder[]) =>
  rows(
    tx,
    tie,
    sql`SELECT work_order_no, 0 AS line, 'output' AS kind FROM ${workOrder} WHERE ${ofThese({ session }, held)}
      UNION ALL SELECT work_order_no, output_no, 'output' FROM ${workOrderOutput} WHERE ${ofThese({ session }, held)}
      UNION ALL SELECT work_order_no, part_no, 'part' FROM ${workOrderPart} WHERE ${ofThese({ session }, held)}`,
  )

const ofThese = ({ session }: Pick<Context, 'session'>, held: readonly WorkOrder[]) =>
  sql`company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd} AND work_order_no = ANY(${textArray(numbersOf(held))})`

async function writeWithdrawn(context: Context, held: readonly WorkOrder[], reason: string): Promise<void> {
  const { company_cd, factory_cd, user_cd } = context.session
  for (const table of [workOrderPart, workOrderOutput, workOrderOperation, workOrder])
    await context.tx.execute(sql`DELETE FROM ${table} WHERE ${ofThese(context, held)}`)
  await context.tx
    .execute(sql`UPDATE ${productionPlan} AS p SET plan_status = '1', work_order_no = '', update_user = ${user_cd},
      update_dt = now(), update_cnt = p.update_cnt + 1
    WHERE p.company_cd = ${company_cd} AND p.factory_cd = ${factory_cd} AND p.work_order_no = ANY(${textArray(numbersOf(held))})`)
  await recordSteps(
    context,
    held.flatMap(({ work_order_no, plan_no, instruction_status }) => [
      {
        ...{ document: 'work_order', key: `${factory_cd} ${work_order_no}`, axis: 'instruction_status' },
        ...{ from: instruction_status, to: '9', verb: 'withdraw', reason },
      },
      ...(plan_no === ''
        ? []
        : [
            {
              ...{ document: 'production_plan', key: plan_no, axis: 'plan_status' },
              ...{ from: '2', to: '1', verb: 'withdraw', reason },
            },
          ]),
    ]),
  )
  await tellOrders(context, held, 'withdraw')
  say(context, plansChanged, { items: itemsOf(held) })
  say(context, workOrdersChanged, { work_orders: numbersOf(held) })
}
