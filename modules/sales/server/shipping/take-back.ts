import { sql } from 'drizzle-orm'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { recordOnLines } from '#modules/receive-order/server/index.ts'
import { reverseStock, standingMovements } from '#modules/stock/server/index.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import { compare, decimal, minus, negated, plus, written } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type {
  cancelDelivery as cancelCall,
  takeBackDelivery as takeBackCall,
} from '../../contract/shipping/delivery-calls.ts'
import { transportErrors } from '../../contract/carrier/transport-errors.ts'
import { deliveryErrors } from '../../contract/shipping/delivery-errors.ts'
import { deliveryKind } from '../../contract/shipping/delivery-number.ts'
import { cancelSalesOfDelivery } from '../sale/sales-of-delivery.ts'
import { deliveryLine } from '../tables.ts'
import { holdDelivery, isDelivery, type DeliveryLine } from './read-delivery.ts'
import { readLinesToShip, type LineToShip } from './read-order-lines.ts'
import { stepDelivery } from './step-delivery.ts'

/** 出荷取消: by counter-entries; what was closed with it is open again, and as much is instructed as is still to come. */
export async function takeBackDelivery(
  context: Context,
  { reason, ...seen }: InputOf<typeof takeBackCall>,
): Promise<OutputOf<typeof takeBackCall>> {
  const { delivery_no } = seen
  return inOneUnit(context, async () => {
    const held = await holdDelivery(context, seen)
    await cancelSalesOfDelivery(context, held, reason)
    await stepDelivery(context, held, { verb: 'takeBack', reason })
    const ordered = await readLinesToShip(
      context,
      held.lines.map(({ order_no, order_line_no }) => ({ order_no, line_no: order_line_no })),
    )
    const back = backOf(held.lines, ordered)
    const document = { document_kind: deliveryKind, document_no: delivery_no }
    const ledger_nos = await standingMovements(context, document)
    if (ledger_nos.length > 0)
      reverseStock(context, {
        ...{ ...document, ledger_nos, reason, biz_dt: await businessDateOf(context) },
        cellOf: () => '',
      })
    await recordOnLines(
      context,
      back.map(({ line, instructed }) => ({
        ...{ order_no: line.order_no, line_no: line.order_line_no, instructed_qty: instructed },
        shipped_qty: written(negated(decimal(line.shipped_qty)), 0),
        closed_qty: written(negated(decimal(line.closed_qty)), 0),
      })),
      { verb: 'takeBack', reason },
    )
    unitOf(context).write(async () => {
      const lines = back.map(({ line: { line_no }, instructed }) => ({ line_no, qty: instructed }))
      await context.tx
        .execute(sql`UPDATE ${deliveryLine} AS l SET qty = w.qty, shipped_qty = 0, closed_qty = 0
        FROM ${sentRows(lines, 'w', { line_no: 'int', qty: 'numeric' })}
        WHERE ${isDelivery(context, delivery_no, 'l')} AND l.line_no = w.line_no`)
    })
    return () => ({ delivery_no })
  })
}

/** So much of each line is instructed again: what it was, or what nobody else has instructed or closed since. */
function backOf(lines: readonly DeliveryLine[], ordered: readonly LineToShip[]) {
  const open = new Map(
    ordered.map((line) => [
      `${line.order_no} ${line.line_no}`,
      minus(decimal(line.backlog), decimal(line.instructed_qty)),
    ]),
  )
  return lines.map((line) => {
    const { order_no, order_line_no, stock_div, qty, shipped_qty, closed_qty } = line
    const key = `${order_no} ${order_line_no}`
    const of = ordered.find((one) => one.order_no === order_no && one.line_no === order_line_no)
    const left = minus(decimal(of?.shipped_qty ?? '0'), decimal(shipped_qty))
    if (of && stock_div !== '505' && compare(decimal(of.sold_qty), left) > 0)
      throw deliveryErrors.BIZ_DELIVERY_SOLD.with({ code: order_no, line: order_line_no })
    const most = plus(open.get(key) ?? decimal('0'), plus(decimal(shipped_qty), decimal(closed_qty)))
    const instructed = compare(decimal(qty), most) < 0 ? decimal(qty) : most
    open.set(key, minus(most, instructed))
    return { line, instructed: written(instructed, 0) }
  })
}

/** 出荷指示取消. */
export async function cancelDelivery(
  context: Context,
  { reason, ...seen }: InputOf<typeof cancelCall>,
): Promise<OutputOf<typeof cancelCall>> {
  return inOneUnit(context, async () => {
    const held = await holdDelivery(context, seen)
    const { delivery_no: delivery, transport_no: transport } = held.header
    if (transport !== '') throw transportErrors.BIZ_TRANSPORT_ARRANGED.with({ delivery, transport })
    await stepDelivery(context, held, { verb: 'cancel', reason })
    await recordOnLines(
      context,
      held.lines.map(({ order_no, order_line_no, qty }) => ({
        ...{ order_no, line_no: order_line_no },
        instructed_qty: written(negated(decimal(qty)), 0),
      })),
      { verb: 'cancelInstruction', reason },
    )
    return () => ({ delivery_no: seen.delivery_no })
  })
}
