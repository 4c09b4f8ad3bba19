import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { BusinessError } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import type { Priced } from '../../contract/pricing.ts'
import { priceOfSupplier } from '../pricing/find-price.ts'
import { pickUpWeek } from './pick-ups.ts'
import { item, leadTime, placeOrder, supplier, unitPrice } from '../tables.ts'

const suppliers = {
  ...{ supplier_cd: z.string(), branch_no: z.string(), supplier_nm: z.string() },
  /** 0: he has a price, but is not among those from whom the item is ordered. */
  ...{ priority: z.int(), lead_time: z.int() },
  /** By whose days he works, blank: the factory's; and 引取曜日, Monday first. */
  ...{ calendar_cd: z.string(), pick_up: z.array(z.boolean()) },
}

export interface ItemSupplier extends RowOf<typeof suppliers> {
  /** Undefined where periods of his list overlap. */
  readonly priced: Pick<Priced, 'price' | 'price_base_qty' | 'source' | 'temp_price_flg'> | undefined
}

interface Asked {
  readonly item_cd: string
  readonly qty: string
  readonly on_dt: string
}

/** From whom an item can be bought: those who are ordered from in the order of their priority, then those with a price. */
export async function suppliersOfItem(context: Context, asked: Asked): Promise<readonly ItemSupplier[]> {
  const { company_cd, factory_cd } = context.session
  const found = await rows(
    context.tx,
    suppliers,
    sql`SELECT s.supplier_cd, s.branch_no, s.supplier_nm, max(k.priority) AS priority,
        coalesce(max(t.lead_time), max(i.lead_time)) AS lead_time, coalesce(s.calendar_cd, '') AS calendar_cd, ARRAY[${pickUpWeek}] AS pick_up
      FROM (SELECT supplier_cd, branch_no, priority FROM ${placeOrder} WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd}
          AND item_cd = ${asked.item_cd} AND abort_div = '0'
        UNION ALL SELECT supplier_cd, branch_no, 0 FROM ${unitPrice} WHERE company_cd = ${company_cd}
          AND item_cd = ${asked.item_cd} AND abort_div = '0') AS k
      JOIN ${supplier} AS s ON s.company_cd = ${company_cd} AND s.supplier_cd = k.supplier_cd AND s.branch_no = k.branch_no AND s.abort_div = '0'
      JOIN ${item} AS i ON i.company_cd = ${company_cd} AND i.item_cd = ${asked.item_cd}
      LEFT JOIN ${leadTime} AS t ON t.company_cd = s.company_cd AND t.factory_cd = ${factory_cd} AND t.supplier_cd = s.supplier_cd
        AND t.branch_no = s.branch_no AND t.item_cd = i.item_cd AND t.abort_div = '0'
      GROUP BY s.company_cd, s.supplier_cd, s.branch_no
      ORDER BY max(k.priority) = 0, max(k.priority), s.supplier_cd, s.branch_no`,
  )
  const priced: ItemSupplier[] = []
  for (const one of found) priced.push({ ...one, priced: await priceOf(context, one, asked) })
  return priced
}

async function priceOf(
  context: Context,
  { supplier_cd, branch_no }: Pick<ItemSupplier, 'supplier_cd' | 'branch_no'>,
  asked: Asked,
): Promise<ItemSupplier['priced']> {
  try {
    return await priceOfSupplier(context, { supplier_cd, branch_no, ...asked })
  } catch (error) {
    if (error instanceof BusinessError) return undefined
    throw error
  }
}
