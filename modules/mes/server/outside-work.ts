import { sql } from 'drizzle-orm'
import { outsideWork, type CameBack, type OutsideWork } from '#modules/place-order/server/index.ts'
import { workOrderKindOfStock } from '#modules/production/contract/work-order/work-order-number.ts'
import {
  ordersWithWaiting,
  processOf,
  readOrders,
  recordProgress,
  workOrderDocument,
  type OrderInWork,
  type WorkInProgress,
} from '#modules/production/server/index.ts'
import { workOrderOperationRead, workOrderRead } from '#modules/production/server/views.ts'
import { postStock, reverseStock } from '#modules/stock/server/index.ts'
import { factoryRead } from '#modules/system/server/views.ts'
import { compare, decimal, plus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { recordStep } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { on } from '#platform/server/module/point.ts'
import { workErrors } from '../contract/work-errors.ts'
import { workMachine } from '../contract/work-machine.ts'
import { drawnParts, TakenLots } from './draw-parts.ts'
import { completed } from './post-work.ts'
import { lessOf, refusePassedOn } from './taken-back.ts'
import { lastEvent, writeEvent } from './work-events.ts'

type Slip = Parameters<OutsideWork['came']>[2]
type Operation = OrderInWork['operations'][number]

/** 外注工程 of the work orders: their pieces get on with the slips of the subcontractors. */
const workOrdersOutside: OutsideWork = {
  kind: 'work-order',
  document: workOrderDocument,
  rows: sql`SELECT o.company_cd, o.factory_cd, o.work_order_no, o.process_no, o.operation_nm, o.before_no,
      CASE WHEN o.before_no = 0 THEN '' ELSE o.before_cd END AS before_cd, o.place_cd, o.rest_cd, h.item_cd, h.lot_no,
      o.plan_qty AS qty, coalesce((o.end_at AT TIME ZONE f.time_zone)::date, h.due_dt) AS due_dt, o.supplier_cd, o.branch_no,
      o.unit_price, o.price_base_qty
    FROM ${workOrderOperationRead.rows} AS o
    JOIN ${workOrderRead.rows} AS h ON h.company_cd = o.company_cd AND h.factory_cd = o.factory_cd AND h.work_order_no = o.work_order_no
    JOIN ${factoryRead.rows} AS f ON f.company_cd = o.company_cd AND f.factory_cd = o.factory_cd
    WHERE o.outside_flg AND o.split_no = 1 AND h.instruction_status <> '2'`,
  heldWith: (context, numbers) => ordersWithWaiting(context, numbers, true),
  async came(context, came, slip) {
    const orders = new Map(
      await readOrders(context, [...new Set(came.map(({ work_order_no }) => work_order_no))]),
    )
    const taken = new TakenLots()
    for (const one of came) {
      const order = orders.get(one.work_order_no)
      const work = order && processOf(order, one.process_no)
      if (!work) throw http[404].with()
      const isBack = one.good_qty.startsWith('-') || one.defective_qty.startsWith('-')
      orders.set(
        one.work_order_no,
        isBack
          ? await takenBack(context, work, one, slip)
          : await cameBack(context, work, one, { ...slip, taken }),
      )
    }
  },
}
export const outsideOfWorkOrders = on(outsideWork, workOrdersOutside)

/** Pieces that came back are finished of their process; those of the last one come into stock. */
async function cameBack(
  context: Context,
  work: WorkInProgress,
  { good_qty, defective_qty }: CameBack,
  { biz_dt, taken }: Slip & { readonly taken: TakenLots },
): Promise<OrderInWork> {
  const { header, operation, operations } = work
  const [good, defective] = [decimal(good_qty), decimal(defective_qty)]
  const here = {
    ...{ location_cd: operation.rest_cd, lot_no: header.lot_no, process_no: String(operation.process_no) },
  }
  const isLast = operations.at(-1)?.process_no === operation.process_no
  const material = await drawnParts(context, work, { pieces: plus(good, defective), biz_dt, taken })
  const movements = [
    ...material.movements,
    ...(isLast && compare(good, zero) > 0
      ? (await completed(context, work, { good, biz_dt, here })).movements
      : []),
  ]
  const posted =
    movements.length === 0
      ? undefined
      : postStock(context, {
          ...{ poster: 'document', document_kind: workOrderKindOfStock, document_no: header.work_order_no },
          ...{ biz_dt, movements, cellOf: () => 'move_dt' },
        })
  const counted = { good_qty: written(good), defective_qty: written(defective) }
  const work_status = stateOf(work, plus(came(operation), plus(good, defective)))
  await stepTo(context, work, work_status, 'return')
  const order = recordProgress(context, work, {
    ...{ ...counted, work_status, facility_cd: '', used: material.drawn, at: context.now },
  })
  writeEvent(context, () => ({
    ...{ work_order_no: header.work_order_no, process_no: operation.process_no, event_kind: '6' },
    ...{ ...counted, drawn: material.drawn, biz_dt, status_before: operation.work_status },
    ...{ ledger_nos: posted?.value.ledger_nos ?? [], occurred_at: context.now.toISOString() },
    ...{ facility_cd: '', reason_cd: '', remarks: '', worker_cd: '' },
  }))
  return order
}

/** The slip that came last goes first, with what has become of its pieces. */
async function takenBack(
  context: Context,
  work: WorkInProgress,
  { work_order_no, process_no, good_qty, defective_qty }: CameBack,
  { biz_dt, reason }: Slip,
): Promise<OrderInWork> {
  const last = await lastEvent(context, { work_order_no, process_no })
  if (!last || lessOf(last.good_qty) !== good_qty || lessOf(last.defective_qty) !== defective_qty)
    throw workErrors.BIZ_WORK_OUTSIDE_LAST.with({ code: work_order_no, process: process_no })
  refusePassedOn(work, last)
  if (last.ledger_nos.length > 0)
    reverseStock(context, {
      ...{ document_kind: workOrderKindOfStock, document_no: work_order_no, biz_dt, reason },
      ledger_nos: last.ledger_nos.toReversed(),
    })
  const drawn = last.drawn.map(({ part_no, qty }) => ({ part_no, qty: lessOf(qty) }))
  const counted = { good_qty, defective_qty }
  await stepTo(context, work, last.status_before, 'undo')
  const order = recordProgress(context, work, {
    ...{ ...counted, work_status: last.status_before, facility_cd: '', used: drawn, at: context.now },
  })
  writeEvent(context, () => ({
    ...{
      work_order_no,
      process_no,
      event_kind: '9',
      ...counted,
      drawn,
      biz_dt,
      undoes: BigInt(last.event_no),
    },
    ...{ status_before: work.operation.work_status, occurred_at: context.now.toISOString() },
    ...{ facility_cd: '', reason_cd: '', remarks: reason, worker_cd: '' },
  }))
  return order
}

/**
 * The process that has been finished, or is open again, may be followed by an outside one whose pieces are all back already: that
 * one ends, or is open again, with it.
 */
export async function outsideAfter(
  context: Context,
  order: OrderInWork,
  process_no: number,
): Promise<OrderInWork> {
  const next = order.operations.find(({ before_no }) => before_no === process_no)
  if (!next?.outside_flg) return order
  const work = { ...order, operation: next }
  const work_status = stateOf(work, came(next))
  if (work_status === next.work_status) return order
  await stepTo(context, work, work_status, 'return')
  const after = recordProgress(context, work, {
    ...{ work_status, good_qty: '0', defective_qty: '0', facility_cd: '', used: [], at: context.now },
  })
  return outsideAfter(context, after, next.process_no)
}

const came = ({ good_qty, defective_qty }: Operation): Decimal =>
  plus(decimal(good_qty), decimal(defective_qty))

/** Finished is what nothing more comes to; the first process takes what was planned. */
function stateOf({ operation, operations }: WorkInProgress, pieces: Decimal): Operation['work_status'] {
  const before = operations.find(({ process_no }) => process_no === operation.before_no)
  const wanted = decimal(before ? before.good_qty : operation.plan_qty)
  if ((!before || before.work_status === '3') && compare(pieces, wanted) >= 0) return '3'
  return compare(pieces, zero) > 0 ? '1' : '0'
}

async function stepTo(
  context: Context,
  { header, operation }: WorkInProgress,
  to: Operation['work_status'],
  verb: string,
): Promise<void> {
  if (to === operation.work_status) return
  await recordStep(context, {
    ...{ document: 'work_order_operation', axis: workMachine.axis, from: operation.work_status, to, verb },
    key: `${context.session.factory_cd} ${header.work_order_no} ${operation.process_no}`,
  })
}
