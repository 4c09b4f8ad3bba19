import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead } from '#modules/master/server/views.ts'
import { itemStock } from '#modules/stock/server/index.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import { decimal, minus, negated, sum, written, zero } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { aboutLine as aboutCall } from '../../contract/order-calls.ts'
import { orderDemandKind } from '../../contract/order-number.ts'
import {
  allocatedIn,
  arrivalOf,
  earliest,
  balanced,
  freeFrom,
  openDays,
} from '../../contract/possible-day.ts'
import { askPromises } from '../answers/promise.ts'
import { receiveOrder, receiveOrderLine } from '../tables.ts'
import { readOrderFacts } from './order-facts.ts'

type About = OutputOf<typeof aboutCall>

/** What the line at hand rests on: the goods that will leave, which of a set that is sold are others. It does not stand in its own way. */
export async function aboutLine(
  context: Context,
  { order_no, line_no, item_cd: sold, qty: typed, ...customer }: InputOf<typeof aboutCall>,
): Promise<About> {
  const today = await businessDateOf(context)
  const factsOf = (item_cd: string) =>
    readOrderFacts(context, { ...customer, employee_cd: '', order_dt: today }, [
      { item_cd, customer_item_cd: '' },
    ])
  const soldFacts = await factsOf(sold)
  const item_cd = soldFacts.item(sold)?.ship_item_cd || sold
  const facts = item_cd === sold ? soldFacts : await factsOf(item_cd)
  const stock = await itemStock(context, { item_cd })
  const qty = await stillToLeave(context, { order_no, line_no, qty: typed })
  const isOwn = (step: { readonly no: string; readonly line: number }) =>
    order_no !== '' && step.no === order_no && String(step.line) === line_no
  const steps = balanced(
    stock.steps.filter((step) => !isOwn(step)),
    stock.on_hand,
  ).map(({ date, what, kind, no, line, link, qty: moved, balance, allocated }) => ({
    ...{ date, what, kind, no, line, link, qty: moved, balance, allocated },
  }))
  const sumOf = (isMeant: (qty: string) => boolean) =>
    written(sum(steps.map((step) => (isMeant(step.qty) ? decimal(step.qty) : zero))), 0)
  const own = allocatedIn(stock.steps.filter(isOwn))
  const free = freeFrom({ qty, own, on_hand: stock.on_hand, today, steps })
  const wanted = { item_cd, qty, order_no, line_no: Number(line_no) }
  const [planned] = free === today ? [] : await askPromises(context, [wanted])
  const byLeadTime = openDays(today, facts.item(item_cd)?.lead_time ?? 0, facts.calendars)
  const { leaves, rests_on } = earliest({ today, free, planned: planned?.date, byLeadTime })
  const { item_nm, unit_nm, on_hand, allocated, available } = stock
  return {
    ...{ item_cd, item_nm, unit_nm, on_hand, allocated, available },
    coming: sumOf((moved) => !moved.startsWith('-')),
    wanted: written(negated(decimal(sumOf((moved) => moved.startsWith('-')))), 0),
    ...{ possible_dt: arrivalOf(leaves, facts.calendars), rests_on },
    promised: rests_on === 'plan' && planned ? { steps: planned.steps, assumes: planned.assumes } : undefined,
    steps: await named(context, steps.slice(0, mostSteps)),
    last: [...(await lastOrders(context, customer, sold, order_no))],
  }
}

/** Of a stored line what has left, or was given up, is not asked for; of one that has left whole, what it would want anew. */
async function stillToLeave(
  { tx, session }: Context,
  line: { readonly order_no: string; readonly line_no: string; readonly qty: string },
): Promise<string> {
  const [found] =
    line.order_no === ''
      ? []
      : await rows(
          tx,
          { done: z.string() },
          sql`SELECT trim_scale(shipped_qty + closed_qty)::text AS done FROM ${receiveOrderLine}
            WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd}
              AND order_no = ${line.order_no} AND line_no = ${Number(line.line_no)}`,
        )
  const left = minus(decimal(line.qty), decimal(found?.done ?? '0'))
  return left.units > 0n ? written(left, 0) : line.qty
}

const mostSteps = 12

type Step = Omit<About['steps'][number], 'customer_nm'> & { readonly kind: string }

/** With the customers whose orders they are. */
async function named({ tx, session }: Context, steps: readonly Step[]): Promise<About['steps']> {
  const orders = steps.flatMap(({ kind, no }) => (kind === orderDemandKind ? [no] : []))
  const found =
    orders.length === 0
      ? []
      : await rows(
          tx,
          { order_no: z.string(), customer_nm: z.string() },
          sql`SELECT h.order_no, coalesce(${customerRead.of('h', 'customer_nm')}, '') AS customer_nm FROM ${receiveOrder} AS h
            WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd} AND h.order_no = ANY(${textArray(orders)})`,
        )
  const names = new Map(found.map(({ order_no, customer_nm }) => [order_no, customer_nm]))
  return steps.map(({ kind, ...step }) => ({
    ...step,
    customer_nm: kind === orderDemandKind ? (names.get(step.no) ?? '') : '',
  }))
}

/** The last orders of this customer for the item, with what it paid. */
const lastOrders = (
  { tx, session }: Context,
  { customer_cd, branch_no }: { readonly customer_cd: string; readonly branch_no: string },
  item_cd: string,
  order_no: string,
) =>
  rows(
    tx,
    aboutCall.output.shape.last.element.shape,
    sql`SELECT h.order_no, h.order_dt::text, trim_scale(l.qty)::text AS qty, trim_scale(l.unit_price)::text AS unit_price
      FROM ${receiveOrderLine} AS l JOIN ${receiveOrder} AS h ON h.company_cd = l.company_cd
        AND h.factory_cd = l.factory_cd AND h.order_no = l.order_no
      WHERE l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd} AND l.item_cd = ${item_cd}
        AND h.customer_cd = ${customer_cd} AND h.branch_no = ${branch_no} AND h.order_no <> ${order_no}
        AND l.line_status <> '9' AND l.unit_price IS NOT NULL
      ORDER BY h.order_dt DESC, h.order_no DESC, l.line_no LIMIT 5`,
  )
