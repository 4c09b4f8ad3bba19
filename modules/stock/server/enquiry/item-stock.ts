import { sql } from 'drizzle-orm'
import { itemFactoryRead, itemRead, locationRead } from '#modules/master/server/views.ts'
import { businessDayRead } from '#modules/system/server/views.ts'
import { decimal, minus, plus, written } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { itemStock as itemStockCall } from '../../contract/item-stock.ts'
import { pastOf } from './past.ts'
import { project } from './projection.ts'

type Answer = OutputOf<typeof itemStockCall>

const stockOfItem = itemStockCall.output.omit({
  available: true,
  on_order: true,
  in_production: true,
  effective: true,
  past: true,
  steps: true,
}).shape

/** Own, good, finished pieces are what can be promised; what else lies there is told by place. */
export async function itemStock(
  context: Context,
  { item_cd }: InputOf<typeof itemStockCall>,
): Promise<Answer> {
  const found = await readItem(context, item_cd)
  if (!found) throw http[404].with()
  const [onHand, allocated] = [decimal(found.on_hand), decimal(found.allocated)]
  const { steps, on_order, in_production } = await project(context, {
    item_cd,
    today: found.business_date,
    onHand,
  })
  const available = minus(onHand, allocated)
  return {
    ...found,
    available: written(available, 0),
    on_order: written(on_order, 0),
    in_production: written(in_production, 0),
    past: await pastOf(context, { item_cd, today: found.business_date, onHand }),
    effective: written(plus(plus(available, on_order), in_production), 0),
    steps: [...steps],
  }
}

async function readItem(
  { tx, session }: Context,
  item_cd: string,
): Promise<RowOf<typeof stockOfItem> | undefined> {
  const { company_cd, factory_cd } = session
  const [found] = await rows(
    tx,
    stockOfItem,
    sql`SELECT i.item_cd, i.item_nm, i.unit_nm, coalesce(${itemFactoryRead.of({ company_cd, factory_cd, item_cd }, 'location_cd')}, '') AS usual_location_cd,
        coalesce(${businessDayRead.of(session, 'biz_dt')}::text, '') AS business_date, trim_scale(i.safety_stock)::text AS safety_stock,
        coalesce(trim_scale(c.unit_cost)::text, '0') AS unit_cost, coalesce(c.amount::text, '0') AS amount,
        trim_scale(coalesce(a.qty, 0))::text AS on_hand, trim_scale(coalesce(a.allocated, 0))::text AS allocated,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('location_cd', b.location_cd, 'location_nm', ${locationRead.of('b', 'location_nm')},
            'lot_no', b.lot_no, 'expiry_dt', coalesce(lot.expiry_dt::text, ''), 'ownership', b.ownership,
            'quality', b.quality, 'process_no', b.process_no, 'qty', trim_scale(b.qty)::text)
            ORDER BY b.location_cd, b.lot_no), '[]')
          FROM stock_balance b
          LEFT JOIN lot ON lot.company_cd = b.company_cd AND lot.item_cd = b.item_cd AND lot.lot_no = b.lot_no
          WHERE b.company_cd = i.company_cd AND b.factory_cd = ${factory_cd} AND b.item_cd = i.item_cd AND b.qty > 0) AS places
      FROM ${itemRead.rows} AS i
      LEFT JOIN item_cost c ON c.company_cd = i.company_cd AND c.factory_cd = ${factory_cd} AND c.item_cd = i.item_cd
      LEFT JOIN LATERAL (SELECT sum(qty) AS qty, sum(allocated_qty) AS allocated FROM stock_availability s
        WHERE s.company_cd = i.company_cd AND s.factory_cd = ${factory_cd} AND s.item_cd = i.item_cd
          AND s.ownership = '0' AND s.quality = '0') a ON true
      WHERE i.company_cd = ${company_cd} AND i.item_cd = ${item_cd}`,
  )
  return found
}
