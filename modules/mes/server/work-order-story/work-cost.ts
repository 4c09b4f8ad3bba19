import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead, standardCostRead } from '#modules/master/server/views.ts'
import { outsideFees } from '#modules/place-order/server/views.ts'
import { workOrderKindOfStock } from '#modules/production/contract/work-order/work-order-number.ts'
import { finalInspection, workOrderPartRead, workOrderRead } from '#modules/production/server/views.ts'
import { valuesOfDocument } from '#modules/stock/server/index.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import { decimal, minus, rounded, sum, times, written, type Decimal } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { workOrderCost as costCall } from '../../contract/work-order-story/work-cost-calls.ts'
import { workEventTable } from '../tables.ts'
import { workTimes } from './work-times.ts'

type Asked = InputOf<typeof costCall>

const text = z.string()
const drawn = '041'
const completed = '040'

/** 原価差額 of an order: parts at what they took out of stock, time at its rates, against the standard of its good pieces. */
export async function costOf(context: Context, asked: Asked): Promise<OutputOf<typeof costCall>> {
  const order = await readOrder(context, asked)
  const values = await valuesOfDocument(context, {
    ...{ document_kind: workOrderKindOfStock, document_no: order.work_order_no },
  })
  const parts = (await readParts(context, order)).map((part) => {
    const own = values.filter(({ stock_div, item_cd }) => stock_div === drawn && item_cd === part.item_cd)
    const used = sum(own.map(({ qty }) => decimal(qty)))
    const standard = yen(times(decimal(part.standard_qty), decimal(part.standard_price)))
    const actual = sum(own.map(({ cost }) => decimal(cost)))
    const usage = minus(yen(times(used, decimal(part.standard_price))), standard)
    return {
      ...{ item_cd: part.item_cd, item_nm: part.item_nm, standard_qty: part.standard_qty },
      ...{ used_qty: written(used), standard: written(standard), actual: written(actual) },
      ...{ usage: written(usage), price: written(minus(minus(actual, standard), usage)) },
    }
  })
  const worked = await workTimes(context, order)
  const of = (all: readonly Decimal[]) => sum(all)
  const material = compared(
    of(parts.map(({ standard }) => decimal(standard))),
    of(parts.map(({ actual }) => decimal(actual))),
  )
  const whole = yen(times(decimal(order.good_qty), decimal(order.standard_price ?? '0')))
  const outside = compared(
    yen(times(decimal(order.good_qty), decimal(order.standard_outside))),
    decimal(order.fees),
  )
  // What the item costs beyond its parts and what others do to it.
  const processing = compared(
    minus(minus(whole, decimal(material.standard)), decimal(outside.standard)),
    of(worked.map(({ yen: cost }) => decimal(cost))),
  )
  const received = of(
    values.filter(({ stock_div }) => stock_div === completed).map(({ cost }) => decimal(cost)),
  )
  const { work_order_no, item_cd, item_nm, qty, good_qty, is_finished } = order
  return {
    ...{ work_order_no, item_cd, item_nm, qty, good_qty, is_finished },
    has_standard: order.standard_price !== null,
    ...{ material, parts, processing, outside, times: [...worked] },
    total: compared(whole, of([material, processing, outside].map(({ actual }) => decimal(actual)))),
    received: written(minus(decimal('0'), received)),
    stock_variance: written(of(values.map(({ variance }) => decimal(variance)))),
  }
}

const yen = (value: Decimal): Decimal => rounded(value, 0, 'half-up')

const compared = (standard: Decimal, actual: Decimal) => ({
  ...{ standard: written(standard), actual: written(actual) },
  difference: written(minus(actual, standard)),
})

const orderColumns = {
  ...{ work_order_no: text, item_cd: text, item_nm: text, qty: text, good_qty: text },
  ...{
    is_finished: z.boolean(),
    standard_price: text.nullable(),
    standard_outside: text,
    fees: text,
    on_dt: text,
  },
}
type Order = z.output<z.ZodObject<typeof orderColumns>>

/** The standard that is in force on the day of its end, or on the business date while it goes on. */
async function readOrder(context: Context, { work_order_no }: Asked): Promise<Order> {
  const { tx, session } = context
  const today = await businessDateOf(context)
  const [order] = await rows(
    tx,
    orderColumns,
    sql`SELECT h.work_order_no, h.item_cd, ${itemRead.of('h', 'item_nm')} AS item_nm, trim_scale(h.qty)::text AS qty,
        trim_scale(h.good_qty)::text AS good_qty, h.instruction_status = '2' AS is_finished,
        ${standardOf('h', everyCost)} AS standard_price, coalesce(${standardOf('h', sql`c.outside_cost`)}, '0') AS standard_outside,
        (SELECT coalesce(sum(f.amount), 0)::text FROM ${outsideFees} AS f WHERE f.company_cd = h.company_cd
          AND f.factory_cd = h.factory_cd AND f.work_kind = 'work-order' AND f.work_order_no = h.work_order_no) AS fees,
        h.on_dt::text AS on_dt
      FROM (SELECT w.*, coalesce((SELECT max(e.biz_dt) FROM ${workEventTable} AS e WHERE e.company_cd = w.company_cd
            AND e.factory_cd = w.factory_cd AND e.work_order_no = w.work_order_no AND w.instruction_status = '2'), ${today}::date) AS on_dt
          FROM ${workOrderRead.rows} AS w WHERE w.company_cd = ${session.company_cd} AND w.factory_cd = ${session.factory_cd}
            AND w.work_order_no = ${work_order_no}) AS h`,
  )
  if (!order) throw http[404].with()
  return order
}

const everyCost = sql`c.material_cost + c.labour_cost + c.machine_cost + c.outside_cost`

/** Of one piece, in force on the row's day. */
const standardOf = (row: 'h' | 'p', cost: SQL) => {
  const of = sql.identifier(row)
  return sql`(SELECT trim_scale(${cost})::text
    FROM ${standardCostRead.rows} AS c WHERE c.company_cd = ${of}.company_cd AND c.factory_cd = ${of}.factory_cd
      AND c.item_cd = ${of}.item_cd AND c.from_dt <= ${of}.on_dt AND c.abort_div = '0' ORDER BY c.from_dt DESC LIMIT 1)`
}

/** What its good pieces should have taken of each part. */
const readParts = ({ tx, session }: Context, { work_order_no, good_qty, qty, on_dt }: Order) =>
  rows(
    tx,
    { item_cd: text, item_nm: text, standard_qty: text, standard_price: text },
    sql`SELECT p.item_cd, coalesce(${itemRead.of('p', 'item_nm')}, '') AS item_nm, trim_scale(p.standard_qty)::text AS standard_qty,
        coalesce(${standardOf('p', everyCost)}, '0') AS standard_price
      FROM (SELECT w.company_cd, w.factory_cd, w.item_cd, round(sum(w.need_qty) * ${good_qty}::numeric / ${qty}::numeric, 3) AS standard_qty,
          ${on_dt}::date AS on_dt
        FROM ${workOrderPartRead.rows} AS w WHERE w.company_cd = ${session.company_cd} AND w.factory_cd = ${session.factory_cd}
          AND w.work_order_no = ${work_order_no} AND w.supply_div = '1' GROUP BY 1, 2, 3
        UNION ALL
        -- What the final inspection found defective is drawn by the order that mends it.
        SELECT w.company_cd, w.factory_cd, w.item_cd, ${good_qty}::numeric, ${on_dt}::date
        FROM ${workOrderRead.rows} AS w WHERE w.company_cd = ${session.company_cd} AND w.factory_cd = ${session.factory_cd}
          AND w.work_order_no = ${work_order_no} AND w.parent_no <> '' AND w.parent_process_no = ${finalInspection}) AS p ORDER BY p.item_cd`,
  )
