import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { arrivalErrors } from '#modules/place-order/contract/arrival/arrival-errors.ts'
import {
  arrivalKind,
  type DirectLine,
  type DirectReport,
  type DirectShipment,
} from '#modules/place-order/server/index.ts'
import { orderErrors } from '#modules/receive-order/contract/order-errors.ts'
import { orderKept, recordOnLines, type OrderGuard } from '#modules/receive-order/server/index.ts'
import { postStock, refuseAccountDate } from '#modules/stock/server/index.ts'
import {
  compare,
  decimal,
  minus,
  negated,
  plus,
  written,
  zero,
  type Decimal,
} from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { say } from '#platform/server/facts/say.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { stepSlip } from '#platform/server/slip/step-slip.ts'
import { WrongCells } from '#platform/server/slip/wrong-cells.ts'
import { unitOf } from '#platform/server/unit/unit-of-work.ts'
import { salesMachine } from '../../contract/sale/sales-machine.ts'
import { salesChanged } from '../../contract/sales-facts.ts'
import { refusalToUnpost, salesKept } from '../sale/sales-kept.ts'
import { addSales } from '../sale/sales-of-delivery.ts'
import { readLinesToShip, type LineToShip } from '../shipping/read-order-lines.ts'
import { sales, salesLine } from '../tables.ts'
import { bringBack, returnsOf, takeBackReturn } from './return-directly.ts'

/** 直送: what a supplier ships to a customer is sold with the report that buys it; its goods pass by our stock in one posting. */
export const shippedDirectly: DirectShipment = {
  heldWith: async (context, { arrival_no, acceptance_no = '' }, orders) => [
    { document: orderKept.document, keys: [...new Set(orders)].toSorted().map((order_no) => [order_no]) },
    {
      document: salesKept.document,
      keys: [...(await salesOf(context, arrival_no)), ...(await returnsOf(context, acceptance_no))].map(
        ({ sales_no }) => [sales_no],
      ),
    },
  ],
  ship,
  takeBack,
  bringBack,
  takeBackReturn,
}

interface Sold {
  readonly line: DirectLine
  readonly order: LineToShip
}

async function ship(context: Context, { arrival_no, ship_dt, lines }: DirectReport): Promise<void> {
  const sold = await judge(context, { ship_dt, lines })
  const stocked = lines.filter(({ is_stocked }) => is_stocked)
  if (stocked.length > 0)
    postStock(context, {
      ...({
        poster: 'document',
        document_kind: arrivalKind,
        document_no: arrival_no,
        biz_dt: ship_dt,
      } as const),
      movements: stocked.map(({ item_cd, qty, amount, location_cd, lot_no }) => ({
        ...{ stock_div: '501', item_cd, qty, amount, from: { location_cd, lot_no } },
      })),
      cellOf: (path) => {
        const [, at] = /^lines\.(\d+)\./.exec(path) ?? []
        return at === undefined ? 'header.receipt_dt' : `lines.${stocked[Number(at)]?.at ?? 0}.qty`
      },
    })
  const posted = new Set<Sold>()
  for (const own of byCustomer(sold)) {
    const { customer_cd, branch_no, destination_cd, sales_basis } = own[0].order
    const to = { customer_cd, branch_no, destination_cd, sales_basis }
    const delivered = own.map(({ line: { line_no, order_no, order_line_no, qty, amount }, order }) => ({
      ...{ line: { line_no, order_no, order_line_no, item_cd: order.item_cd, stock_div: '501' } },
      ...{ shipped: qty, cost: amount },
    }))
    const isPosted = await addSales(
      context,
      { ...to, source: '2', source_no: arrival_no },
      { ship_dt, lines: delivered },
    )
    if (isPosted) for (const one of own) posted.add(one)
  }
  await recordOnLines(
    context,
    sold.map((one) => ({
      ...{ order_no: one.line.order_no, line_no: one.line.order_line_no, shipped_qty: one.line.qty },
      ...(posted.has(one) ? { sold_qty: one.line.qty } : {}),
    })),
    { verb: 'ship' },
  )
  tell(context, lines)
}

/** A customer gets no more than is still to come of his order, and not before he has ordered it. */
async function judge(
  context: Context,
  { ship_dt, lines }: Pick<DirectReport, 'ship_dt' | 'lines'>,
): Promise<readonly Sold[]> {
  const ordered = await readLinesToShip(
    context,
    lines.map(({ order_no, order_line_no }) => ({ order_no, line_no: order_line_no })),
  )
  const wrong = new WrongCells()
  const left = new Map<string, Decimal>()
  const sold: Sold[] = []
  for (const line of lines) {
    const { order_no: code, order_line_no, at } = line
    const key = `${code} ${order_line_no}`
    const order = ordered.find((one) => one.order_no === code && one.line_no === order_line_no)
    if (!order) {
      wrong.at(
        `lines.${at}.po_no`,
        orderErrors.BIZ_ORDER_OVER_SHIPPED.with({ code, line: order_line_no, rest: '0' }),
      )
      continue
    }
    const open = left.get(key) ?? (order.line_status === '0' ? decimal(order.backlog) : zero)
    left.set(key, minus(open, decimal(line.qty)))
    if (compare(decimal(line.qty), open) > 0) {
      const rest = written(compare(open, zero) > 0 ? open : zero)
      wrong.at(
        `lines.${at}.qty`,
        orderErrors.BIZ_ORDER_OVER_SHIPPED.with({ code, line: order_line_no, rest }),
      )
    }
    if (ship_dt < order.order_dt)
      wrong.at('header.receipt_dt', arrivalErrors.BIZ_ARRIVAL_DIRECT_EARLY.with({ code }))
    sold.push({ line, order })
  }
  wrong.refuse()
  return sold
}

/** Each gets slips of his own. */
function byCustomer(sold: readonly Sold[]): readonly (readonly [Sold, ...Sold[]])[] {
  const groups = new Map<string, [Sold, ...Sold[]]>()
  for (const one of sold) {
    const { customer_cd, branch_no, destination_cd } = one.order
    const key = [customer_cd, branch_no, destination_cd].join(' ')
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return [...groups.values()]
}

function tell(context: Context, lines: readonly { readonly order_no: string }[]): void {
  const orders = [...new Set(lines.map(({ order_no }) => order_no))]
  unitOf(context).write(() => {
    say(context, salesChanged, { orders, deliveries: [] })
    return Promise.resolve()
  })
}

/** What a report has sold and nobody has taken back. */
const salesOf = ({ tx, session }: Context, arrival_no: string) =>
  rows(
    tx,
    { sales_no: z.string() },
    sql`SELECT h.sales_no FROM ${sales} AS h WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd}
      AND h.source = '2' AND h.source_no = ${arrival_no} AND h.colour = '0' AND h.sales_slip_status <> '9' ORDER BY 1`,
  )

/** With the report: what stands on a statement, was corrected or has come back is seen to first. Its goods are taken back by the arrival. */
async function takeBack(
  context: Context,
  { arrival_no, reason }: { readonly arrival_no: string; readonly reason: string },
): Promise<void> {
  const recorded = new Map<string, { order_no: string; line_no: number; shipped: Decimal; sold: Decimal }>()
  for (const { sales_no } of await salesOf(context, arrival_no)) {
    const slip = await readKept(salesKept, context, { sales_no })
    const isPosted = slip.header.sales_slip_status !== '0'
    if (isPosted && refusalToUnpost(slip)) throw arrivalErrors.BIZ_ARRIVAL_DIRECT_SOLD.with({ no: sales_no })
    if (isPosted) await refuseAccountDate(context, slip.header.account_dt, '')
    const step = { machine: salesMachine, verb: 'takeBack', reason } as const
    await stepSlip(salesKept, context, { sales_no }, { ...step, factsOf: (one) => one })
    for (const { order_no, order_line_no, qty, source_line_no } of slip.lines) {
      if (source_line_no === '0' || order_no === '') continue
      const key = `${order_no} ${order_line_no}`
      const before = recorded.get(key) ?? {
        order_no,
        line_no: Number(order_line_no),
        shipped: zero,
        sold: zero,
      }
      const shipped = plus(before.shipped, decimal(qty))
      recorded.set(key, {
        ...before,
        shipped,
        sold: isPosted ? plus(before.sold, decimal(qty)) : before.sold,
      })
    }
  }
  if (recorded.size === 0) return
  const lines = [...recorded.values()]
  await recordOnLines(
    context,
    lines.map(({ order_no, line_no, shipped, sold }) => ({
      ...{ order_no, line_no, shipped_qty: written(negated(shipped)), sold_qty: written(negated(sold)) },
    })),
    { verb: 'takeBack', reason },
  )
  tell(context, lines)
}

/** What the supplier has shipped to the customer is not cancelled. */
export const guardDirect: OrderGuard = async ({ tx, session }, { order_no, lines, verb }) => {
  if (verb !== 'cancel') return new Map()
  const found = await rows(
    tx,
    { line_no: z.int() },
    sql`SELECT DISTINCT l.order_line_no::int AS line_no FROM ${sales} AS h JOIN ${salesLine} AS l
        ON l.company_cd = h.company_cd AND l.factory_cd = h.factory_cd AND l.sales_no = h.sales_no
      WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd} AND h.source = '2'
        AND h.sales_slip_status <> '9' AND l.order_no = ${order_no}`,
  )
  return new Map(
    found
      .filter(({ line_no }) => lines.includes(line_no))
      .map(({ line_no }) => [line_no, orderErrors.BIZ_ORDER_SHIPPED.with({ line: line_no })]),
  )
}
