import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { employeeRead } from '#modules/system/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { textArray } from '#platform/server/database/text-array.ts'

const terms = {
  customer: z
    .strictObject({
      ...{ employee_cd: z.string(), department_cd: z.string(), destination_cd: z.string() },
      ...{ sales_basis: z.string(), inspection_lt: z.int() },
      /** Whoever gets the invoice; it is by his rule that tax is worked out. */
      ...{ invoice_to_cd: z.string(), invoice_to_branch_no: z.string() },
      ...{ tax_div: z.string(), tax_calc_unit: z.string(), tax_fraction: z.string() },
    })
    .nullable(),
  items: z.array(
    z.strictObject({
      ...{ item_cd: z.string(), item_nm: z.string(), unit_cd: z.string(), tax_cd: z.string() },
      stock_flg: z.boolean(),
      /** Where it is kept in this factory; blank where nobody has said so. */
      warehouse_cd: z.string(),
    }),
  ),
  /** The latest first. */
  taxes: z.array(z.strictObject({ tax_cd: z.string(), from_dt: z.string(), rate: z.string() })),
}
export type SalesTerms = RowOf<typeof terms>

interface Wanted {
  readonly customer_cd: string
  readonly branch_no: string
  readonly items: readonly string[]
}

/** What a sale takes from its masters, in one question: the customer's terms, its items, and the tax. */
export async function readSalesTerms(
  { tx, session: { company_cd, factory_cd } }: Context,
  { customer_cd, branch_no, items }: Wanted,
): Promise<SalesTerms> {
  const [found] = await rows(
    tx,
    terms,
    sql`SELECT
      (SELECT jsonb_build_object('employee_cd', coalesce(c.employee_cd, ''),
          'department_cd', coalesce(${employeeRead.of({ company_cd: sql`c.company_cd`, employee_cd: sql`c.employee_cd` }, 'department_cd')}, ''),
          'destination_cd', coalesce((SELECT min(d.destination_cd) FROM customer_destination d WHERE d.company_cd = c.company_cd
            AND d.customer_cd = c.customer_cd AND d.branch_no = c.branch_no AND d.abort_div = '0'), ''),
          'sales_basis', c.sales_basis, 'inspection_lt', c.inspection_lt, 'invoice_to_cd', p.customer_cd,
          'invoice_to_branch_no', p.branch_no, 'tax_div', p.tax_div, 'tax_calc_unit', p.tax_calc_unit,
          'tax_fraction', p.tax_fraction)
        FROM customer c JOIN customer p ON p.company_cd = c.company_cd
          AND p.customer_cd = coalesce(nullif(c.invoice_to_cd, ''), c.customer_cd)
          AND p.branch_no = CASE WHEN coalesce(c.invoice_to_cd, '') = '' THEN c.branch_no
            ELSE coalesce(nullif(c.invoice_to_branch_no, ''), '00') END
        WHERE c.company_cd = ${company_cd} AND c.customer_cd = ${customer_cd} AND c.branch_no = ${branch_no}) AS customer,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('item_cd', i.item_cd, 'item_nm', i.item_nm, 'unit_cd', i.unit_cd,
          'tax_cd', i.tax_cd, 'stock_flg', i.stock_flg AND t.stock_flg,
          'warehouse_cd', coalesce((SELECT coalesce(l.parent_cd, l.location_cd) FROM item_factory f
            JOIN stock_location l ON l.company_cd = f.company_cd AND l.factory_cd = f.factory_cd AND l.location_cd = f.location_cd
            WHERE f.company_cd = i.company_cd AND f.factory_cd = ${factory_cd} AND f.item_cd = i.item_cd), ''))), '[]')
        FROM item i JOIN item_type t ON t.company_cd = i.company_cd AND t.item_type_cd = i.item_type_cd
        WHERE i.company_cd = ${company_cd} AND i.item_cd = ANY(${textArray(items)})) AS items,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('tax_cd', t.tax_cd, 'from_dt', t.from_dt, 'rate', trim_scale(t.rate)::text)
          ORDER BY t.from_dt DESC), '[]')
        FROM tax t WHERE t.company_cd = ${company_cd} AND t.abort_div <> '2') AS taxes`,
  )
  return found ?? { customer: null, items: [], taxes: [] }
}
