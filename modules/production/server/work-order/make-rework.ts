import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { peg } from '#modules/stock/server/index.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import { compare, decimal, minus, written, zero } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { recordSteps } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { say } from '#platform/server/facts/say.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import { workOrdersChanged } from '../../contract/production-facts.ts'
import type { makeRework as makeCall } from '../../contract/work-order/rework-calls.ts'
import { workOrderErrors } from '../../contract/work-order/work-order-errors.ts'
import { workOrderKindOfStock } from '../../contract/work-order/work-order-number.ts'
import { refuseWhile } from '../control/plan-state.ts'
import { lineKey, missingOfLines } from '../plan/missing-of-lines.ts'
import { ordersWithWaiting } from '../progress/read-work.ts'
import { draftRework } from './draft-rework.ts'
import { findRoom } from './find-room.ts'
import { finalInspection } from './judged-stock.ts'
import { writeDrafts, type MadeWorkOrder } from './make-work-orders.ts'
import { moveTies } from './move-ties.ts'
import { promiseParts } from './promise-parts.ts'
import { readMended, type MendedOrder } from './read-rework.ts'
import { openOfOrder } from './rework-claims.ts'
import { workOrder } from './tables.ts'

/**
 * 手直し指示: a work order for pieces that another one has found defective. They stay where they lie until its first process takes
 * them; who waited for them waits for this one. What mends a trial is a trial: nobody counts on it.
 */
export async function makeRework(
  context: Context,
  asked: InputOf<typeof makeCall>,
): Promise<OutputOf<typeof makeCall>> {
  await refuseWhile(context, 'change')
  const date = await businessDateOf(context)
  if (asked.due_dt <= date)
    throw workOrderErrors.BIZ_WORK_ORDER_DUE.with({ date: date.replaceAll('-', '/') }).at('due_dt')
  return inOneUnit(context, async () => {
    await unitOf(context).lock(...(await ordersWithWaiting(context, [asked.work_order_no], false)))
    const order = await readMended(context, asked.work_order_no)
    if (!order) throw http[404].with()
    const draft = draftRework(order, asked)
    const { item_cd, lot_no, production_div, demand_kind, demand_no, demand_line } = order
    const start_dt = dayAfter(date, 1)
    const { qty, due_dt, reason, remarks, process_no: parent_process_no } = asked
    const places = { item_cd, start_dt, due_dt, operations: draft.operations, terms: { steps: [] } }
    const one = {
      ...{ item_cd, qty, start_dt, due_dt, reason, remarks, lot_no, production_div },
      ...{ work_order_kind: order.work_order_kind === '3' ? ('3' as const) : ('2' as const) },
      ...{ parent_no: order.work_order_no, parent_process_no },
      ...(demand_no === '' ? {} : { demand: { demand_kind, demand_no, demand_line } }),
      planned: await findRoom(context, places),
    }
    const [made] = writeDrafts(context, date, [{ one, draft }])
    if (!made) throw new Error('The order of rework was not made')
    if (order.work_order_kind !== '3')
      await tie(context, order, { made, qty, due_dt, wasJudged: parent_process_no === finalInspection })
    await promiseParts(context, [{ work_order_no: made.work_order_no, start_dt, parts: draft.parts }])
    unitOf(context).write(async () => {
      await recordSteps(context, [
        {
          ...{ document: 'work_order', key: `${context.session.factory_cd} ${made.work_order_no.value}` },
          ...{ axis: 'instruction_status', from: '', to: '1', verb: 'rework', reason },
        },
      ])
      say(context, workOrdersChanged, { work_orders: [order.work_order_no] })
    })
    return () => ({ work_order_no: made.work_order_no.value })
  })
}

interface Made {
  readonly made: MadeWorkOrder
  readonly qty: string
  readonly due_dt: string
  readonly wasJudged: boolean
}

/** Who waited for the pieces goes with them, unless they were lost when they were judged; the order's line has what it misses, where that order has ended without them. */
async function tie(
  context: Context,
  order: MendedOrder,
  { made, qty, due_dt, wasJudged }: Made,
): Promise<void> {
  const { work_order_no, item_cd, demand_kind, demand_no, demand_line } = order
  const moved = wasJudged
    ? zero
    : await moveTies(context, {
        from: [{ work_order_no, open: await openWith(context, work_order_no, qty) }],
        to: { work_order_no: made.work_order_no, open: qty },
      })
  const rest = minus(decimal(qty), moved)
  if (order.production_div !== '050' || compare(rest, zero) <= 0) return
  const missing = (await missingOfLines(context, [order])).get(lineKey(order)) ?? zero
  const tied = compare(missing, rest) < 0 ? missing : rest
  if (compare(tied, zero) <= 0) return
  peg(context, [
    {
      ...{ demand_kind, demand_no, demand_line, item_cd, qty: written(tied), priority: 3, need_dt: due_dt },
      ...{ supply_kind: workOrderKindOfStock, supply_no: made.work_order_no, supply_line: 0 },
    },
  ])
}

/** What a work order will still bring when so many pieces more (or fewer) of it are in orders of rework. */
export async function openWith(
  { tx, session }: Context,
  work_order_no: string,
  more: string,
): Promise<string> {
  const [found] = await rows(
    tx,
    { open: z.string() },
    sql`SELECT trim_scale(${openOfOrder(sql`${more}::numeric`)})::text AS open FROM ${workOrder} AS h
      WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd} AND h.work_order_no = ${work_order_no}`,
  )
  return found?.open ?? '0'
}
