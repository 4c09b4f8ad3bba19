import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { amountAt } from '#modules/master/contract/price-base.ts'
import { readGoods } from '#modules/master/server/index.ts'
import { postStock, type Movement } from '#modules/stock/server/index.ts'
import { decimal, minus, written, type Decimal } from '#platform/contract/decimal.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import { say } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { stepSlip } from '#platform/server/slip/step-slip.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type { receiveArrival as receiveCall } from '../../contract/arrival/arrival-calls.ts'
import { arrivalErrors } from '../../contract/arrival/arrival-errors.ts'
import { arrivalMachine } from '../../contract/arrival/arrival-machine.ts'
import { arrivalKind } from '../../contract/arrival/arrival-number.ts'
import type { arrivalSlip } from '../../contract/arrival/arrival-slip.ts'
import { supplyOf } from '../../contract/order/place-order-number.ts'
import { supplyErrors } from '../../contract/supply/supply-errors.ts'
import { recordOnLines, type RecordedOnLine } from '../order/record-on-lines.ts'
import { boughtBack } from '../supply/charges.ts'
import { consumeSupplied, type Supplied } from '../supply/consume-supplied.ts'
import { arrivalKept, type ArrivalLine, type StoredArrival } from './arrival-kept.ts'
import { directShipment, type DirectLine } from './direct-shipment.ts'
import { holdArrival } from './hold-documents.ts'
import { judgeArrival } from './judge-arrival.ts'
import { closedAsEnough, enough } from './closed-as-enough.ts'
import { orderKey, readOrderLines, type OrderedLine } from './order-lines.ts'
import { undatedLots } from './undated-lots.ts'
import { addDue, countsOnReceipt } from './purchase-due.ts'
import { acceptUninspected, recordClosed, recordTerms } from './record-received.ts'
import { arrival } from './tables.ts'

/** 入荷確定: everything that a delivery brought comes into stock, in one posting; a note of one delivery counts once. */
export async function receiveArrival(
  context: Context,
  { arrival_no }: InputOf<typeof receiveCall>,
): Promise<SlipRecordOf<typeof arrivalSlip>> {
  const key = { arrival_no }
  await inOneUnit(context, async () => {
    const slip = await holdArrival(context, arrival_no)
    await stepSlip(arrivalKept, context, key, {
      ...{ machine: arrivalMachine, verb: 'receive' },
      factsOf: (record) => record,
    })
    await refuseTwice(context, slip.header)
    const orders = await readOrderLines(context, slip.lines)
    const kept = await keptInStock(context, slip)
    judgeArrival(slip, orders, { kept, undated: await undatedLots(context, slip.lines) })
    const taken = slip.lines.filter(({ outcome }) => outcome === '0')
    const goods = taken.filter(({ item_cd }) => kept.has(item_cd))
    const { consumed, charges } = await consumeSupplied(context, slip, goods)
    post(context, slip, { orders, goods, consumed, charges })
    if (slip.header.arrival_div === '1') await ship(context, slip, { orders, taken, kept, charges })
    const isOwed = await countsOnReceipt(context)
    const purchased = await addDue(
      context,
      {
        source: '1',
        source_no: arrival_no,
        account_dt: slip.header.receipt_dt,
        header: slip.header,
        orders,
        charges,
      },
      taken
        .filter(({ inspected }) => isOwed || !inspected)
        .map((line) => ({ line, stock_div: '010', qty: line.qty })),
    )
    const received = taken.filter((line) => orders.has(orderKey(line))).map(receivedOn)
    const closed = slip.header.arrival_div === '1' ? [] : closedAsEnough(taken, orders)
    await recordOnLines(context, [...received, ...purchased, ...closed.map(({ on }) => on)], {
      ...{ verb: 'receive', isOverAllowed: true },
      ...(closed.length > 0 ? { reason: say(enough, context.language) } : {}),
    })
    unitOf(context).write(async () => {
      await recordClosed(context, arrival_no, closed)
      await recordTerms(context, arrival_no)
      await acceptUninspected(context, arrival_no)
    })
    return () => undefined
  })
  return readKept(arrivalKept, context, key)
}

/** What a line of an arrival adds to the line of its order; goods that nobody inspects are accepted as they arrive. */
export function receivedOn({ po_no, po_line_no, qty, inspected }: ArrivalLine): RecordedOnLine {
  const line = { po_no, line_no: Number(po_line_no), received_qty: qty }
  return inspected ? line : { ...line, inspected_qty: qty, accepted_qty: qty }
}

/** Two people with the same delivery note: the second one waits for the first, and is told who has received it. */
async function refuseTwice(
  { tx, session }: Context,
  { arrival_no, supplier_cd, branch_no, supplier_slip_no }: StoredArrival['header'],
): Promise<void> {
  if (supplier_slip_no === '') return
  const { company_cd, factory_cd } = session
  const note = [company_cd, factory_cd, 'delivery note', supplier_cd, branch_no, supplier_slip_no].join(' ')
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${note}, 0))`)
  const [other] = await rows(
    tx,
    { arrival_no: z.string() },
    sql`SELECT h.arrival_no FROM ${arrival} AS h WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd}
      AND h.arrival_status = '1' AND h.arrival_no <> ${arrival_no} AND h.supplier_slip_no = ${supplier_slip_no}
      AND coalesce(h.supplier_cd, '') = ${supplier_cd} AND coalesce(h.branch_no, '') = ${branch_no}`,
  )
  if (other)
    throw arrivalErrors.BIZ_ARRIVAL_TWICE.with({ slip: supplier_slip_no, no: other.arrival_no }).at(
      'header.supplier_slip_no',
    )
}

/** What is ordered and not kept in stock is received without a movement; what nobody ordered is refused by the stock. */
export async function keptInStock(
  context: Context,
  { header, lines }: StoredArrival,
): Promise<ReadonlySet<string>> {
  const items = [...new Set(lines.map(({ item_cd }) => item_cd).filter((item_cd) => item_cd !== ''))]
  const goods = await readGoods(context, { biz_dt: header.receipt_dt, items, locations: [] })
  return new Set(goods.items.filter(({ stock_flg }) => stock_flg).map(({ item_cd }) => item_cd))
}

interface Received extends Supplied {
  readonly orders: ReadonlyMap<string, OrderedLine>
  readonly goods: readonly ArrivalLine[]
}

function post(
  context: Context,
  { header, lines }: StoredArrival,
  { orders, goods, consumed, charges }: Received,
): void {
  if (goods.length === 0) return
  // Material stands before the goods that it has become.
  const materials = consumed.flatMap((ofLine, at) => ofLine.map((movement) => ({ movement, at })))
  const priced = goods.map((line) => ({
    line,
    charged: boughtBack(charges, { line, stock_div: '010', qty: line.qty }),
  }))
  postStock(context, {
    biz_dt: header.receipt_dt,
    poster: 'document',
    ...{ document_kind: arrivalKind, document_no: header.arrival_no },
    movements: [
      ...materials.map(({ movement, at }) => ({ ...movement, becomes: materials.length + at })),
      ...priced.map(({ line, charged }) => movementOf(line, orders.get(orderKey(line)), charged)),
    ],
    cellOf(path) {
      const [, index, field] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? []
      const place = Number(index)
      const line = goods[materials[place]?.at ?? place - materials.length]
      if (!line || field === undefined) return path === 'biz_dt' ? 'header.receipt_dt' : path
      return `lines.${lines.indexOf(line)}.${field === 'to_location_cd' ? 'location_cd' : field}`
    },
  })
}

/** 010 at the price of the order; 016 without one: supplied by a customer, whose it stays, or free of charge. */
const movementOf = (line: ArrivalLine, order: OrderedLine | undefined, charged: Decimal): Movement => ({
  ...{ item_cd: line.item_cd, qty: line.qty, reason: line.remarks },
  ...(order
    ? {
        ...{ stock_div: '010', amount: paidFor(line, order, charged) },
        // What the supplier ships to the customer waits for nobody here.
        ...(order.treatment_div === '1' ? {} : { supply: supplyOf(line.po_no, Number(line.po_line_no)) }),
      }
    : { stock_div: '016' }),
  ...(line.expiry_dt === '' ? {} : { expiry_dt: line.expiry_dt }),
  ...(line.made_dt === '' ? {} : { made_dt: line.made_dt }),
  ...(line.supplier_lot === '' ? {} : { supplier_lot: line.supplier_lot }),
  to: { ...goodsOf(line), quality: line.inspected ? '1' : '0' },
})

interface ShippedDirectly {
  readonly orders: ReadonlyMap<string, OrderedLine>
  readonly taken: readonly ArrivalLine[]
  readonly kept: ReadonlySet<string>
  readonly charges: Received['charges']
}

/** 直送: whoever sells it posts what leaves beside what came, at what it came for. */
async function ship(
  context: Context,
  { header: { arrival_no, receipt_dt }, lines }: StoredArrival,
  { orders, taken, kept, charges }: ShippedDirectly,
): Promise<void> {
  const shipped = taken.flatMap((line): DirectLine[] => {
    const order = orders.get(orderKey(line))
    if (!order) return []
    const { item_cd, qty, lot_no, location_cd } = line
    const charged = boughtBack(charges, { line, stock_div: '010', qty })
    return [
      {
        ...{ item_cd, qty, lot_no, location_cd, at: lines.indexOf(line), line_no: line.line_no ?? 0 },
        ...{ order_no: order.demand_no, order_line_no: order.demand_line, is_stocked: kept.has(item_cd) },
        amount: paidFor(line, order, charged),
      },
    ]
  })
  for (const one of context.registered(directShipment))
    await one.ship(context, { arrival_no, ship_dt: receipt_dt, lines: shipped })
}

/** Material that we have bought back with the goods comes into their value by what it is worth to us, not by its price. */
function paidFor(line: ArrivalLine, order: OrderedLine, charged: Decimal): string {
  const amount = priceOf({ ...line, ...pricedBy(order) }, line.qty)
  const paid = minus(decimal(amount), charged)
  if (paid.units < 0n) throw supplyErrors.BIZ_SUPPLY_OVER_PRICE.with({ charged: written(charged), amount })
  return written(paid)
}

const pricedBy = ({ unit_price, price_base_qty }: OrderedLine) => ({ unit_price, price_base_qty })

/** What so many pieces of a line came for. */
export const priceOf = (
  { unit_price, price_base_qty }: Pick<ArrivalLine, 'unit_price' | 'price_base_qty'>,
  qty: string,
): string => written(amountAt({ price: unit_price, price_base_qty }, qty))

/** Where the goods of a line lie, and whose they are. */
export const goodsOf = ({ location_cd, lot_no, owner_cd }: ArrivalLine) => ({
  ...{ location_cd, lot_no, owner_cd },
  ownership: owner_cd === '' ? ('0' as const) : ('2' as const),
})
