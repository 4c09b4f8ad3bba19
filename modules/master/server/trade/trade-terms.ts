import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { businessDayRead, codeKey, codeRead, employeeRead } from '#modules/system/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { textArray } from '#platform/server/database/text-array.ts'

export interface WantedTerms {
  readonly customer_cd: string
  readonly branch_no: string
  /** Blank: the customer's first one. */
  readonly destination_cd: string
  /** Blank: the customer's. */
  readonly employee_cd: string
  readonly on_dt: string
  readonly items: readonly string[]
  readonly customerItems: readonly string[]
}

/** What selling an item to a customer depends on. */
const soldItem = z.strictObject({
  item_cd: z.string(),
  unit_cd: z.string(),
  /** Decimal places of its unit. */
  places: z.int(),
  tax_cd: z.string(),
  stock_flg: z.boolean(),
  lead_time: z.int(),
  /** 0 where it is not packed. */
  pack_qty: z.string(),
  sales_unit_cd: z.string(),
  sales_unit_qty: z.string(),
  /** What leaves when it is sold: the shippable part of a set, else the item itself. */
  ship_item_cd: z.string(),
  /** The warehouse of its usual place; blank where it has none. */
  warehouse_cd: z.string(),
})
export type SoldItem = Readonly<z.output<typeof soldItem>>

const customerItem = z.strictObject({
  customer_item_cd: z.string(),
  customer_item_nm: z.string(),
  item_cd: z.string(),
  pack_qty: z.string(),
})

const terms = {
  customer: z
    .strictObject({
      employee_cd: z.string(),
      tax_div: z.enum(['1', '2', '3']),
      tax_fraction: z.enum(['1', '2', '3']),
      price_basis: z.enum(['1', '2']),
    })
    .nullable(),
  department_cd: z.string(),
  destination: z
    .strictObject({ destination_cd: z.string(), transport_days: z.int(), calendar_cd: z.string() })
    .nullable(),
  items: z.array(soldItem),
  customer_items: z.array(customerItem),
  taxes: z.array(z.strictObject({ tax_cd: z.string(), from_dt: z.string(), rate: z.string() })),
  factory_calendar_cd: z.string(),
  /** Blank where the factory has none. */
  business_dt: z.string(),
}
export type TradeTerms = RowOf<typeof terms>

const unknown: TradeTerms = {
  ...{ customer: null, department_cd: '', destination: null, items: [], customer_items: [], taxes: [] },
  ...{ factory_calendar_cd: '', business_dt: '' },
}

/** The one with the factory's code, else the first of a factory; blank where there is none. */
export const factoryCalendar = ({
  company_cd,
  factory_cd,
}: Readonly<Record<'company_cd' | 'factory_cd', SQL | string>>): SQL =>
  sql`coalesce((SELECT f.calendar_cd FROM calendar f WHERE f.company_cd = ${company_cd} AND f.calendar_use = '1'
    AND f.abort_div = '0' ORDER BY f.calendar_cd <> ${factory_cd}, f.calendar_cd LIMIT 1), '')`

/**
 * What an order takes from its masters, in one question: the customer's terms, where it wants its goods, the items by our
 * code or by the customer's, and the tax.
 */
export async function readTradeTerms({ tx, session }: Context, wanted: WantedTerms): Promise<TradeTerms> {
  const { company_cd, factory_cd } = session
  const { customer_cd, branch_no, destination_cd, on_dt } = wanted
  const ofCustomer = (row: 'c' | 'd' | 'k') => sql`${sql.raw(row)}.company_cd = ${company_cd}
    AND ${sql.raw(row)}.customer_cd = ${customer_cd} AND ${sql.raw(row)}.branch_no = ${branch_no}`
  const isCustomerItem = sql`${ofCustomer('k')} AND k.abort_div = '0' AND (k.customer_item_cd = ANY(${textArray(wanted.customerItems)})
    OR k.item_cd = ANY(${textArray(wanted.items)}))`
  const seller = sql`coalesce(nullif(${wanted.employee_cd}, ''), (SELECT c.employee_cd FROM customer c WHERE ${ofCustomer('c')}))`
  const [found] = await rows(
    tx,
    terms,
    sql`SELECT
      (SELECT jsonb_build_object('employee_cd', coalesce(c.employee_cd, ''), 'tax_div', c.tax_div,
          'tax_fraction', c.tax_fraction, 'price_basis', c.price_basis)
        FROM customer c WHERE ${ofCustomer('c')}) AS customer,
      coalesce(${employeeRead.of({ company_cd: sql`${company_cd}`, employee_cd: seller }, 'department_cd')}, '') AS department_cd,
      (SELECT jsonb_build_object('destination_cd', d.destination_cd, 'transport_days', d.transport_days,
          'calendar_cd', coalesce(d.calendar_cd, ''))
        FROM customer_destination d WHERE ${ofCustomer('d')}
          AND (d.destination_cd = ${destination_cd} OR (${destination_cd} = '' AND d.abort_div = '0'))
        ORDER BY d.destination_cd LIMIT 1) AS destination,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('item_cd', i.item_cd, 'unit_cd', i.unit_cd,
          'places', coalesce(${codeRead.of(codeKey('UNIT', 'i', 'unit_cd'), 'decimals')}, 0),
          'tax_cd', i.tax_cd, 'stock_flg', i.stock_flg, 'lead_time', i.lead_time,
          'pack_qty', coalesce((SELECT trim_scale(p.pack_qty) FROM package p
            WHERE p.company_cd = i.company_cd AND p.package_cd = i.package_cd), 0)::text,
          'sales_unit_cd', coalesce(i.sales_unit_cd, ''), 'sales_unit_qty', trim_scale(i.sales_unit_qty)::text,
          'ship_item_cd', CASE WHEN i.shippable_flg THEN i.item_cd ELSE coalesce((SELECT b.item_cd FROM bom b
            WHERE b.company_cd = i.company_cd AND b.parent_item_cd = i.item_cd AND b.shippable_flg AND b.abort_div = '0'
              AND b.from_dt <= ${on_dt}::date AND (b.to_dt IS NULL OR b.to_dt >= ${on_dt}::date)
            ORDER BY b.from_dt DESC LIMIT 1), i.item_cd) END,
          'warehouse_cd', coalesce((SELECT coalesce(l.parent_cd, l.location_cd) FROM item_factory f
            JOIN stock_location l ON l.company_cd = f.company_cd AND l.factory_cd = f.factory_cd AND l.location_cd = f.location_cd
            WHERE f.company_cd = i.company_cd AND f.factory_cd = ${factory_cd} AND f.item_cd = i.item_cd), ''))), '[]')
        FROM item i WHERE i.company_cd = ${company_cd} AND (i.item_cd = ANY(${textArray(wanted.items)})
          OR i.item_cd IN (SELECT k.item_cd FROM customer_item k WHERE ${isCustomerItem}))) AS items,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('customer_item_cd', k.customer_item_cd,
          'customer_item_nm', k.customer_item_nm, 'item_cd', k.item_cd, 'pack_qty', trim_scale(k.pack_qty)::text)
          ORDER BY k.customer_item_cd), '[]')
        FROM customer_item k WHERE ${isCustomerItem}) AS customer_items,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('tax_cd', t.tax_cd, 'from_dt', t.from_dt, 'rate', trim_scale(t.rate)::text)
          ORDER BY t.from_dt DESC), '[]')
        FROM tax t WHERE t.company_cd = ${company_cd} AND t.abort_div <> '2') AS taxes,
      ${factoryCalendar(session)} AS factory_calendar_cd,
      coalesce(${businessDayRead.of(session, 'biz_dt')}::text, '') AS business_dt`,
  )
  return found ?? unknown
}
