import { sql } from 'drizzle-orm'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { recordOnLines, type RecordedOnLine } from '#modules/receive-order/server/index.ts'
import { postStock, type Movement } from '#modules/stock/server/index.ts'
import { businessDateOf, slipNumberOf } from '#modules/system/server/index.ts'
import { decimal, minus, negated, sum, written } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type { confirmDelivery as confirmCall } from '../../contract/shipping/delivery-calls.ts'
import { deliveryErrors } from '../../contract/shipping/delivery-errors.ts'
import { deliveryKind, deliveryNumber } from '../../contract/shipping/delivery-number.ts'
import { addSalesOfDelivery } from '../sale/sales-of-delivery.ts'
import { deliveryLine } from '../tables.ts'
import { holdDelivery, isDelivery, type Delivery, type DeliveryLine, type Package } from './read-delivery.ts'
import { positive, refusalOfOver } from './over-tolerance.ts'
import { readLinesToShip } from './read-order-lines.ts'
import { stepDelivery } from './step-delivery.ts'
import { transitOf } from './transit.ts'
import { writeDelivery } from './write-delivery.ts'

/** A line with what has really been picked of it, what is short, and by what the order is raised. */
interface ShippedLine {
  readonly line: DeliveryLine
  readonly shipped: string
  readonly rest: string
  readonly over: string
}

/** 出荷確定. */
export async function confirmDelivery(
  context: Context,
  { ship_dt, short_choice, reason, ...seen }: InputOf<typeof confirmCall>,
): Promise<OutputOf<typeof confirmCall>> {
  const { delivery_no } = seen
  return inOneUnit(context, async () => {
    const held = await holdDelivery(context, seen)
    const lines = held.lines.map((line) => shippedOf(line, held.packages))
    const isShort = lines.some(({ rest }) => rest !== '0')
    if (isShort && short_choice === '3' && reason === '')
      throw deliveryErrors.BIZ_DELIVERY_REASON.with().at('reason')
    await refuseOrdered(context, lines, ship_dt)
    await stepDelivery(context, held, {
      ...{ verb: 'confirm', reason, ship_dt },
      ...(isShort ? { short_choice } : {}),
    })
    await post(context, held, ship_dt)
    await recordOnLines(
      context,
      lines.map((line) => recordedOf(line, short_choice)),
      { verb: 'ship', reason },
    )
    unitOf(context).write(() => write(context, delivery_no, lines, short_choice))
    await addSalesOfDelivery(context, held, { ship_dt, lines })
    const rest = isShort && short_choice === '1' ? await restOf(context, held, lines) : undefined
    return () => ({ delivery_no, rest_no: rest?.value ?? '' })
  })
}

function shippedOf(line: DeliveryLine, packages: readonly Package[]): ShippedLine {
  const picked = sum(
    packages.filter(({ line_no }) => line_no === line.line_no).map(({ qty }) => decimal(qty)),
  )
  const rest = minus(decimal(line.qty), picked)
  return {
    ...{ line, shipped: written(picked, 0) },
    ...{ rest: written(positive(rest), 0), over: written(positive(negated(rest)), 0) },
  }
}

/** Not before its order; and whoever picked more than the customer takes beyond it, by now, is told. */
async function refuseOrdered(
  context: Context,
  lines: readonly ShippedLine[],
  ship_dt: string,
): Promise<void> {
  const ordered = await readLinesToShip(
    context,
    lines.map(({ line: { order_no, order_line_no } }) => ({ order_no, line_no: order_line_no })),
  )
  const early = ordered.find(({ order_dt }) => ship_dt < order_dt)
  if (early) throw deliveryErrors.BIZ_DELIVERY_EARLY.with({ code: early.order_no }).at('ship_dt')
  for (const [at, { line, shipped }] of lines.entries()) {
    const of = ordered[at]
    const about = { item: line.ship_item_cd, qty: line.qty, picked: decimal(shipped) }
    const tooMany = of && refusalOfOver(of, about)
    if (tooMany) throw tooMany
  }
}

function recordedOf({ line, shipped, rest, over }: ShippedLine, choice: string): RecordedOnLine {
  const { order_no, order_line_no, qty } = line
  const leaves = choice === '1' ? written(minus(decimal(qty), decimal(rest)), 0) : qty
  return {
    ...{ order_no, line_no: order_line_no, shipped_qty: shipped, raised_qty: over },
    instructed_qty: written(negated(decimal(leaves)), 0),
    ...(choice === '3' ? { closed_qty: rest } : {}),
  }
}

/** Everything that was picked, in one posting; what the customer accepts later is on its way until then. */
async function post(context: Context, { header, lines, packages }: Delivery, biz_dt: string): Promise<void> {
  const isAcceptedLater = header.sales_basis === '2'
  const transit = isAcceptedLater ? await transitOf(context) : ''
  const movements = packages.flatMap((one): Movement[] => {
    const line = lines.find(({ line_no }) => line_no === one.line_no)
    if (!line?.stock_flg) return []
    const { location_cd, lot_no, qty } = one
    const goods = { item_cd: line.ship_item_cd, qty }
    if (line.stock_div === '505')
      return [
        {
          ...{ ...goods, stock_div: '505' },
          from: { location_cd, lot_no, ownership: '1', owner_cd: header.customer_cd },
        },
      ]
    if (isAcceptedLater)
      return [
        {
          ...{ ...goods, stock_div: '030' },
          ...{ from: { location_cd, lot_no }, to: { location_cd: transit, lot_no } },
        },
      ]
    const stock_div = line.stock_div === '507' ? '507' : '500'
    return [{ ...goods, stock_div, from: { location_cd, lot_no } }]
  })
  if (movements.length === 0) return
  postStock(context, {
    ...{
      biz_dt,
      poster: 'document',
      document_kind: deliveryKind,
      document_no: header.delivery_no,
      movements,
    },
    cellOf: (path) => (path === 'biz_dt' ? 'ship_dt' : ''),
  })
}

async function write(
  context: Context,
  delivery_no: string,
  lines: readonly ShippedLine[],
  choice: string,
): Promise<void> {
  const figures = lines.map(({ line: { line_no, qty }, shipped, rest, over }) => ({
    ...{ line_no, shipped_qty: shipped, qty: choice === '1' || over !== '0' ? shipped : qty },
    closed_qty: choice === '3' ? rest : '0',
  }))
  await context.tx
    .execute(sql`UPDATE ${deliveryLine} AS l SET qty = w.qty, shipped_qty = w.shipped_qty, closed_qty = w.closed_qty
    FROM ${sentRows(figures, 'w', { line_no: 'int', qty: 'numeric', shipped_qty: 'numeric', closed_qty: 'numeric' })}
    WHERE ${isDelivery(context, delivery_no, 'l')} AND l.line_no = w.line_no`)
  // Nothing of it has left with this delivery.
  await context.tx.execute(
    sql`DELETE FROM ${deliveryLine} AS l WHERE ${isDelivery(context, delivery_no, 'l')} AND l.qty = 0`,
  )
}

/** What stays instructed is a delivery of its own, with a number of its own. */
async function restOf(context: Context, { header }: Delivery, lines: readonly ShippedLine[]) {
  const { customer_cd, branch_no, destination_cd, sales_basis, carrier_cd, time_slot, delivery_dt } = header
  const number = slipNumberOf(context, { ...deliveryNumber, date: await businessDateOf(context) })
  unitOf(context).write(() =>
    writeDelivery(context, number.value, {
      ...{ customer_cd, branch_no, destination_cd, sales_basis, carrier_cd, time_slot, delivery_dt },
      ship_dt: header.ship_dt,
      lines: lines
        .filter(({ rest }) => rest !== '0')
        .map(({ line, rest }) => {
          const { order_no, order_line_no, item_cd, ship_item_cd, warehouse_cd, stock_div } = line
          const { pack_qty, weight } = line
          return {
            ...{ order_no, order_line_no, item_cd, ship_item_cd, warehouse_cd, stock_div },
            ...{ pack_qty, weight, qty: rest },
          }
        }),
    }),
  )
  return number
}
