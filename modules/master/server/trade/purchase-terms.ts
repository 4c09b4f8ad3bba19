import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { textArray } from '#platform/server/database/text-array.ts'

const terms = {
  supplier: z
    .strictObject({
      ...{
        supplier_nm: z.string(),
        tax_div: z.string(),
        tax_fraction: z.string(),
        tax_calc_unit: z.string(),
      },
      ...{ invoice_reg_no: z.string(), toriteki_flg: z.boolean(), pay_method: z.string() },
      ...{ closing_day: z.int(), pay_month: z.int(), pay_day: z.int(), holiday_shift: z.string() },
    })
    .nullable(),
  items: z.array(
    z.strictObject({
      ...{ item_cd: z.string(), item_nm: z.string(), unit_cd: z.string(), tax_cd: z.string() },
      stock_flg: z.boolean(),
      ...{ purchase_unit_cd: z.string(), purchase_unit_qty: z.string() },
    }),
  ),
  /** The latest first. */
  taxes: z.array(z.strictObject({ tax_cd: z.string(), from_dt: z.string(), rate: z.string() })),
}
export type PurchaseTerms = RowOf<typeof terms>

interface Wanted {
  readonly supplier_cd: string
  readonly branch_no: string
  readonly items: readonly string[]
}

/** What a purchase takes from its masters, in one question: the supplier's terms, its items, and the tax. */
export async function readPurchaseTerms(
  { tx, session: { company_cd } }: Context,
  { supplier_cd, branch_no, items }: Wanted,
): Promise<PurchaseTerms> {
  const [found] = await rows(
    tx,
    terms,
    sql`SELECT
      (SELECT jsonb_build_object('supplier_nm', s.supplier_nm, 'tax_div', s.tax_div, 'tax_fraction', s.tax_fraction,
          'tax_calc_unit', s.tax_calc_unit, 'invoice_reg_no', s.invoice_reg_no, 'toriteki_flg', s.toriteki_flg,
          'pay_method', s.pay_method, 'closing_day', s.closing_day, 'pay_month', s.pay_month::int, 'pay_day', s.pay_day,
          'holiday_shift', s.holiday_shift)
        FROM supplier s WHERE s.company_cd = ${company_cd} AND s.supplier_cd = ${supplier_cd}
          AND s.branch_no = ${branch_no}) AS supplier,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('item_cd', i.item_cd, 'item_nm', i.item_nm, 'unit_cd', i.unit_cd,
          'tax_cd', i.tax_cd, 'stock_flg', i.stock_flg AND t.stock_flg, 'purchase_unit_cd', coalesce(i.purchase_unit_cd, ''),
          'purchase_unit_qty', trim_scale(i.purchase_unit_qty)::text)), '[]')
        FROM item i JOIN item_type t ON t.company_cd = i.company_cd AND t.item_type_cd = i.item_type_cd
        WHERE i.company_cd = ${company_cd} AND i.item_cd = ANY(${textArray(items)})) AS items,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('tax_cd', t.tax_cd, 'from_dt', t.from_dt, 'rate', trim_scale(t.rate)::text)
          ORDER BY t.from_dt DESC), '[]')
        FROM tax t WHERE t.company_cd = ${company_cd} AND t.abort_div <> '2') AS taxes`,
  )
  return found ?? { supplier: null, items: [], taxes: [] }
}
