import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead, destinationRead, itemRead } from '#modules/master/server/views.ts'
import { stockEnquiryScreen } from '#modules/stock/contract/item-stock.ts'
import { supplyDemand } from '#modules/stock/server/index.ts'
import { allocationRead, pegRead } from '#modules/stock/server/views.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { say } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { orderDemandKind } from '../../contract/order-number.ts'
import { orderPageOf as pageCall, type OrderNode } from '../../contract/page/order-page.ts'
import { pageTexts } from '../../contract/page/page.text.ts'
import { receiveOrder, receiveOrderLine } from '../tables.ts'
import { orderDocuments } from './order-documents.ts'

type Page = OutputOf<typeof pageCall>

/** Names, and everything that hangs on the lines of an order. */
export async function orderPageOf(context: Context, { order_no }: InputOf<typeof pageCall>): Promise<Page> {
  const { tx, session, registered } = context
  const { company_cd, factory_cd } = session
  const isOrder = sql`h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd} AND h.order_no = ${order_no}`
  const [names] = await rows(
    tx,
    pageCall.output.shape.names.shape,
    sql`SELECT coalesce(${customerRead.of('h', 'customer_nm')}, '') AS customer_nm,
        coalesce(${destinationRead.of('h', 'destination_nm')}, '') AS destination_nm
      FROM ${receiveOrder} AS h WHERE ${isOrder}`,
  )
  if (!names) throw http[404].with()
  const items = await rows(
    tx,
    pageCall.output.shape.items.element.shape,
    sql`SELECT DISTINCT h.item_cd, ${itemRead.of('h', 'item_nm')} AS item_nm, ${itemRead.of('h', 'unit_nm')} AS unit_nm
      FROM ${receiveOrderLine} AS h WHERE ${isOrder}`,
  )
  const nodes = [...(await promised(context, order_no)), ...(await expectedShipping(context, order_no))]
  for (const documents of registered(orderDocuments)) nodes.push(...(await documents(context, order_no)))
  return { names, items: [...items], nodes }
}

const promisedColumns = {
  ...{ line_no: z.int(), how: z.enum(['allocation', 'firm', 'peg']), kind: z.string(), no: z.string() },
  ...{ qty: z.string(), date: z.string(), item_cd: z.string() },
}

/** 引当 and 紐付: what of the stock is kept for it, and what it waits for. */
async function promised(context: Context, order_no: string): Promise<readonly OrderNode[]> {
  const { tx, session, language, registered } = context
  const isOrder = sql`p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd}
    AND p.demand_kind = ${orderDemandKind} AND p.demand_no = ${order_no}`
  const found = await rows(
    tx,
    promisedColumns,
    sql`SELECT p.demand_line AS line_no, CASE WHEN p.firm_flg THEN 'firm' ELSE 'allocation' END AS how, '' AS kind,
        p.warehouse_cd AS no, trim_scale(sum(p.qty))::text AS qty, coalesce(min(p.need_dt)::text, '') AS date, p.item_cd
      FROM ${allocationRead.rows} AS p WHERE ${isOrder} GROUP BY p.demand_line, p.firm_flg, p.warehouse_cd, p.item_cd
      UNION ALL
      SELECT p.demand_line, 'peg', p.supply_kind, p.supply_no, trim_scale(sum(p.qty))::text, coalesce(min(p.need_dt)::text, ''),
        p.item_cd
      FROM ${pegRead.rows} AS p WHERE ${isOrder} GROUP BY p.demand_line, p.supply_kind, p.supply_no, p.item_cd
      ORDER BY line_no, how, no`,
  )
  const supplyName = (kind: string) => registered(supplyDemand).find((one) => one.kind === kind)?.label
  return found.map(({ how, kind, item_cd, ...one }) => ({
    ...one,
    stage: 'promise' as const,
    what: say(how === 'peg' ? (supplyName(kind) ?? pageTexts.peg) : pageTexts[how], language),
    link: `${stockEnquiryScreen.path}?${new URLSearchParams({ item_cd }).toString()}`,
    state: how === 'peg' ? ('underWay' as const) : ('done' as const),
  }))
}

/** What is still to leave, on the day on which it should; a delivery that is there stands in its place. */
async function expectedShipping(context: Context, order_no: string): Promise<readonly OrderNode[]> {
  const { tx, session, language } = context
  const today = await businessDateOf(context)
  const found = await rows(
    tx,
    { line_no: z.int(), qty: z.string(), date: z.string() },
    sql`SELECT l.line_no, trim_scale(l.qty - l.shipped_qty - l.closed_qty - l.instructed_qty)::text AS qty,
        coalesce(l.ship_dt, l.confirmed_dt, l.answer_dt, l.desired_dt)::text AS date
      FROM ${receiveOrderLine} AS l WHERE l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd}
        AND l.order_no = ${order_no} AND l.line_status = '0'
        AND l.qty > l.shipped_qty + l.closed_qty + l.instructed_qty ORDER BY l.place_no`,
  )
  return found.map(({ line_no, qty, date }) => ({
    ...{ line_no, qty, date, no: '', link: '', stage: 'shipping' as const },
    what: say(pageTexts.toShip, language),
    state: date < today ? ('late' as const) : ('expected' as const),
  }))
}
