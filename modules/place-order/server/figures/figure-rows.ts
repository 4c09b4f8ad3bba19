import { sql, type SQL } from 'drizzle-orm'
import { itemRead, supplierRead } from '#modules/master/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { daysOfMonths } from '#platform/contract/list-condition.ts'
import type { FactoryKey } from '#platform/server/database/database.ts'
import { columnsOf, serveList, type ListSource } from '#platform/server/list/serve-list.ts'
import type { Search } from '#platform/server/list/where-of-list.ts'
import { figuresList } from '../../contract/figures/figures-list.ts'
import { acceptance, acceptanceLine, arrival, arrivalLine } from '../arrival/tables.ts'
import { placeOrder, placeOrderLine, purchase, purchaseLine } from '../tables.ts'

const figures = [
  'ordered_qty',
  'ordered_amount',
  'received_qty',
  'accepted_qty',
  'returned_qty',
  'purchased_qty',
  'purchased_amount',
] as const
type Figure = (typeof figures)[number]

interface Document {
  readonly day: SQL
  readonly figures: { readonly [Name in Figure]?: SQL }
  readonly from: SQL
}

const returned = sql`CASE l.stock_div WHEN '020' THEN -l.qty WHEN '060' THEN 0 ELSE l.qty END`

/** The lines that their own lists show; what is cancelled or still being entered counts nowhere. */
const documents = ({ company_cd, factory_cd }: FactoryKey): readonly Document[] => {
  const here = sql`l.company_cd = ${company_cd} AND l.factory_cd = ${factory_cd}`
  return [
    {
      day: sql`h.order_dt`,
      figures: { ordered_qty: sql`l.qty`, ordered_amount: sql`coalesce(l.amount, 0)` },
      from: sql`FROM ${placeOrderLine} AS l JOIN ${placeOrder} AS h USING (company_cd, factory_cd, po_no)
        WHERE ${here} AND l.line_status IN ('1', '2')`,
    },
    {
      // Goods that nobody inspects are accepted as they arrive.
      day: sql`h.receipt_dt`,
      figures: { received_qty: sql`l.qty`, accepted_qty: sql`CASE WHEN l.inspected THEN 0 ELSE l.qty END` },
      from: sql`FROM ${arrivalLine} AS l JOIN ${arrival} AS h USING (company_cd, factory_cd, arrival_no)
        WHERE ${here} AND h.arrival_status = '1' AND l.outcome = '0' AND h.supplier_cd IS NOT NULL`,
    },
    {
      day: sql`h.accept_dt`,
      figures: { accepted_qty: sql`l.good_qty`, returned_qty: sql`l.return_qty` },
      from: sql`FROM ${acceptanceLine} AS l JOIN ${acceptance} AS h USING (company_cd, factory_cd, acceptance_no)
        WHERE ${here} AND h.acceptance_status = '1' AND h.supplier_cd IS NOT NULL`,
    },
    {
      day: sql`h.account_dt`,
      figures: { purchased_qty: returned, purchased_amount: sql`l.amount` },
      from: sql`FROM ${purchaseLine} AS l JOIN ${purchase} AS h USING (company_cd, factory_cd, purchase_no)
        WHERE ${here} AND h.purchase_status IN ('1', '2')`,
    },
  ]
}

/** Days are indexed, months are not: what is asked of years or months is asked of their days. */
function within(day: SQL, search: Search): SQL {
  const { month: asked } = search
  const days = typeof asked === 'string' ? daysOfMonths(asked) : undefined
  return days ? sql` AND ${day} BETWEEN ${days.from}::date AND ${days.to}::date` : sql``
}

const rowsOfDocument = ({ day, figures: own, from }: Document, search: Search): SQL =>
  sql`SELECT l.company_cd, to_char(${day}, 'YYYY-MM') AS month, h.supplier_cd, h.branch_no,
    coalesce(l.item_cd, '') AS item_cd, ${sql.join(
      figures.map((name) => sql`${own[name] ?? sql`0`} AS ${sql.identifier(name)}`),
      sql`, `,
    )} ${from}${within(day, search)}`

/** 発注管理 as a list. */
export const figureSource: ListSource<(typeof figuresList)['columns']> = {
  rows: (place, search) => ({
    select: {
      ...columnsOf('f', 'month', 'supplier_cd', 'branch_no', 'item_cd', ...figures),
      supplier_nm: supplierRead.of('f', 'supplier_nm'),
      item_nm: itemRead.of('f', 'item_nm'),
    },
    from: sql`FROM (SELECT d.company_cd, d.month, d.supplier_cd, d.branch_no, d.item_cd, ${sql.join(
      figures.map((name) => sql`sum(d.${sql.identifier(name)}) AS ${sql.identifier(name)}`),
      sql`, `,
    )} FROM (${sql.join(
      documents(place).map((one) => rowsOfDocument(one, search)),
      sql` UNION ALL `,
    )}) AS d
      GROUP BY 1, 2, 3, 4, 5) AS f`,
  }),
  computed: true,
  timeZoneOf: directory.timeZoneOf,
}

export const servedFigures = serveList(figuresList, figureSource)
