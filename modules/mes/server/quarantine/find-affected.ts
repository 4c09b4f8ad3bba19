import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead, locationRead } from '#modules/master/server/views.ts'
import { workOrderKindOfStock } from '#modules/production/contract/work-order/work-order-number.ts'
import { workOrderRead } from '#modules/production/server/views.ts'
import { followLots, lotKey, type Lot } from '#modules/stock/server/index.ts'
import { lotRead, placeStockRead } from '#modules/stock/server/views.ts'
import { decimal, sum, written } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { affectedByLot } from '../../contract/quarantine/quarantine-calls.ts'
import { customersOf, shipmentsOf } from './shipments.ts'
import { chargedOrders, workedOrders } from './worked-orders.ts'

type Asked = InputOf<typeof affectedByLot>
type Affected = OutputOf<typeof affectedByLot>

const text = z.string()

/** Where everything is that has some of it in it: on shelves, in work, and with customers. */
export async function findAffected(context: Context, asked: Asked): Promise<Affected> {
  const { starts, work_orders, without_lot } = await beginningOf(context, asked)
  const followed = await followLots(context, starts)
  const drew = followed.steps
    .filter(({ document_kind }) => document_kind === workOrderKindOfStock)
    .map(({ document_no }) => document_no)
  const orders = await openOrders(context, [...new Set([...work_orders, ...drew])])
  // What is in work is held with the rest: it comes into stock under the lot of its order.
  const levels = new Map(followed.lots.map((lot) => [lotKey(lot), lot]))
  const deepest = Math.max(0, ...followed.lots.map(({ level }) => level))
  for (const { item_cd, lot_no } of orders)
    if (lot_no !== '' && !levels.has(lotKey({ item_cd, lot_no })))
      levels.set(lotKey({ item_cd, lot_no }), { item_cd, lot_no, level: deepest + 1 })
  const all = [...levels.values()]
  const lots = await readLots(context, all)
  if (lots.length === 0 && asked.start === 'lot') throw http[404].with().at('lot_no')
  if (asked.start === 'charge' && work_orders.length === 0) throw http[404].with().at('charge_no')
  const places = await placesOf(context, all)
  const shipments = await shipmentsOf(context, all, followed.steps)
  const inAll = (lot: Lot, isInWork: boolean) =>
    written(
      sum(
        places
          .filter((one) => lotKey(one) === lotKey(lot) && (one.process_no !== '') === isInWork)
          .map(({ qty }) => decimal(qty)),
      ),
      0,
    )
  return {
    lots: lots
      .map((lot) => ({
        ...lot,
        level: levels.get(lotKey(lot))?.level ?? 0,
        stock_qty: inAll(lot, false),
        wip_qty: inAll(lot, true),
      }))
      .sort((a, b) => a.level - b.level),
    ...{ places, orders, shipments, without_lot: [...without_lot] },
    customers: customersOf(shipments, lots),
  }
}

async function beginningOf(context: Context, asked: Asked) {
  if (asked.start === 'lot') {
    const lot = { item_cd: normaliseCode(asked.item_cd), lot_no: normaliseCode(asked.lot_no) }
    return { starts: [lot], work_orders: [], without_lot: [] }
  }
  const orders = await (asked.start === 'charge' ? chargedOrders : workedOrders)(context, asked)
  return {
    starts: orders.filter(({ lot_no }) => lot_no !== ''),
    work_orders: orders.map(({ work_order_no }) => work_order_no),
    without_lot: orders.filter(({ lot_no }) => lot_no === '').map(({ work_order_no }) => work_order_no),
  }
}

const openOrders = ({ tx, session }: Context, numbers: readonly string[]) =>
  rows(
    tx,
    { work_order_no: text, item_cd: text, item_nm: text, lot_no: text, qty: text, good_qty: text },
    sql`SELECT h.work_order_no, h.item_cd, ${itemRead.of('h', 'item_nm')} AS item_nm, h.lot_no,
        trim_scale(h.qty)::text AS qty, trim_scale(h.good_qty)::text AS good_qty
      FROM ${workOrderRead.rows} AS h
      WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd} AND h.instruction_status <> '2'
        AND h.work_order_no IN (SELECT jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))
      ORDER BY 1`,
  ).then((found) => [...found])

const given = (lots: readonly Lot[]) => sql`${sentRows(lots, 'w', { item_cd: 'text', lot_no: 'text' })}`

const readLots = ({ tx, session }: Context, lots: readonly Lot[]) =>
  rows(
    tx,
    {
      ...{ item_cd: text, item_nm: text, lot_no: text, unit_nm: text },
      ...{ hold_flg: z.boolean(), hold_reason: text },
    },
    sql`SELECT l.item_cd, ${itemRead.of('l', 'item_nm')} AS item_nm, l.lot_no,
        coalesce(${itemRead.of('l', 'unit_nm')}, '') AS unit_nm, l.hold_flg, l.hold_reason
      FROM ${given(lots)} JOIN ${lotRead.rows} AS l ON l.company_cd = ${session.company_cd}
        AND l.item_cd = w.item_cd AND l.lot_no = w.lot_no ORDER BY 1, 3`,
  )

const placesOf = ({ tx, session }: Context, lots: readonly Lot[]) =>
  rows(
    tx,
    {
      ...{ item_cd: text, item_nm: text, lot_no: text, location_cd: text, location_nm: text },
      ...{ process_no: text, quality: text, qty: text },
    },
    sql`SELECT b.item_cd, ${itemRead.of('b', 'item_nm')} AS item_nm, b.lot_no, b.location_cd,
        ${locationRead.of('b', 'location_nm')} AS location_nm, b.process_no, b.quality, trim_scale(sum(b.qty))::text AS qty
      FROM ${given(lots)} JOIN ${placeStockRead.rows} AS b ON b.company_cd = ${session.company_cd}
        AND b.factory_cd = ${session.factory_cd} AND b.item_cd = w.item_cd AND b.lot_no = w.lot_no
      GROUP BY b.company_cd, b.factory_cd, 1, 3, 4, 6, 7 HAVING sum(b.qty) <> 0 ORDER BY 1, 3, 4, 6`,
  ).then((found) => [...found])
