import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead, itemRead } from '#modules/master/server/views.ts'
import { salesKind } from '#modules/sales/contract/sale/sales-number.ts'
import {
  deliveryLineRead,
  deliveryPackageRead,
  deliveryRead,
  salesRead,
} from '#modules/sales/server/views.ts'
import { decimal, plus, written } from '#platform/contract/decimal.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Lot, LotStep } from '#modules/stock/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { affectedByLot } from '../../contract/quarantine/quarantine-calls.ts'

type Affected = OutputOf<typeof affectedByLot>
type Shipment = Affected['shipments'][number]

const text = z.string()
const shipment = {
  ...{
    document_no: text,
    customer_cd: text,
    branch_no: text,
    customer_nm: text,
    is_gone: z.boolean(),
    date: text,
  },
  ...{ item_cd: text, item_nm: text, lot_no: text, qty: text, boxes: z.int() },
}

/** What was picked of these lots for deliveries, and what was sold of them without one. */
export async function shipmentsOf(
  { tx, session }: Context,
  lots: readonly Lot[],
  steps: readonly LotStep[],
): Promise<Shipment[]> {
  const { company_cd, factory_cd } = session
  const sold = steps.filter(({ kind, document_kind }) => kind === 'slip' && document_kind === salesKind)
  const found = await rows(
    tx,
    shipment,
    sql`WITH out AS (
        SELECT d.delivery_no AS document_no, d.customer_cd, d.branch_no, d.delivery_status = '3' AS is_gone, d.ship_dt AS date,
          l.ship_item_cd AS item_cd, p.lot_no, sum(p.qty) AS qty, count(*)::int AS boxes
        FROM ${sentRows(lots, 'w', { item_cd: 'text', lot_no: 'text' })}
        JOIN ${deliveryPackageRead.rows} AS p ON p.company_cd = ${company_cd} AND p.factory_cd = ${factory_cd}
          AND p.lot_no = w.lot_no AND p.lot_no <> ''
        JOIN ${deliveryLineRead.rows} AS l ON l.company_cd = p.company_cd AND l.factory_cd = p.factory_cd
          AND l.delivery_no = p.delivery_no AND l.line_no = p.line_no AND l.ship_item_cd = w.item_cd
        JOIN ${deliveryRead.rows} AS d ON d.company_cd = p.company_cd AND d.factory_cd = p.factory_cd
          AND d.delivery_no = p.delivery_no
        WHERE d.delivery_status <> '9' GROUP BY 1, 2, 3, 4, 5, 6, 7
        UNION ALL
        SELECT s.sales_no, s.customer_cd, s.branch_no, true, s.account_dt, w.item_cd, w.lot_no, sum(w.qty), 0
        FROM ${sentRows(sold, 'w', { document_no: 'text', item_cd: 'text', lot_no: 'text', qty: 'numeric' })}
        JOIN ${salesRead.rows} AS s ON s.company_cd = ${company_cd} AND s.factory_cd = ${factory_cd}
          AND s.sales_no = w.document_no AND s.source_no = ''
        GROUP BY 1, 2, 3, 5, 6, 7)
      SELECT o.document_no, o.customer_cd, o.branch_no, coalesce(${customerRead.of(
        {
          company_cd: sql`${company_cd}`,
          customer_cd: sql`o.customer_cd`,
          branch_no: sql`o.branch_no`,
        },
        'customer_nm',
      )}, '') AS customer_nm, o.is_gone, o.date::text AS date, o.item_cd,
        coalesce(${itemRead.of({ company_cd: sql`${company_cd}`, item_cd: sql`o.item_cd` }, 'item_nm')}, '') AS item_nm,
        o.lot_no, trim_scale(o.qty)::text AS qty, o.boxes
      FROM out AS o ORDER BY o.customer_cd, o.branch_no, o.date, o.document_no, o.item_cd, o.lot_no`,
  )
  return [...found]
}

/** What each of them has got, of each item. */
export function customersOf(
  shipments: readonly Shipment[],
  lots: readonly { readonly item_cd: string; readonly unit_nm: string }[],
): Affected['customers'] {
  const units = new Map(lots.map(({ item_cd, unit_nm }) => [item_cd, unit_nm]))
  const found = new Map<string, Affected['customers'][number]>()
  for (const { customer_cd, branch_no, customer_nm, item_cd, item_nm, ...one } of shipments) {
    if (!one.is_gone) continue
    const key = JSON.stringify([customer_cd, branch_no, item_cd])
    const before = found.get(key)
    found.set(key, {
      ...{ customer_cd, branch_no, customer_nm, item_cd, item_nm, unit_nm: units.get(item_cd) ?? '' },
      qty: written(plus(decimal(before?.qty ?? '0'), decimal(one.qty)), 0),
      boxes: (before?.boxes ?? 0) + one.boxes,
    })
  }
  return [...found.values()]
}
