import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { Demand } from '../ledger/demand.ts'

export interface ItemOfFactory {
  readonly factory_cd: string
  readonly item_cd: string
}

export const itemsHeldBy = (
  context: Context,
  demands: readonly Demand[],
): Promise<readonly ItemOfFactory[]> =>
  rows(
    context.tx,
    { factory_cd: z.string(), item_cd: z.string() },
    sql`SELECT DISTINCT factory_cd, item_cd FROM allocation a WHERE ${ofDemands(context, demands)}`,
  )

/** Of locked items only: another verb of the same demand may have promised it more of others meanwhile. */
export async function releaseHeld(
  context: Context,
  demands: readonly Demand[],
  locked: readonly ItemOfFactory[],
): Promise<void> {
  const { company_cd, factory_cd } = context.session
  await context.tx.execute(sql`WITH ended AS (
      DELETE FROM allocation a WHERE ${ofDemands(context, demands)} AND ${amongItems(locked)}
      RETURNING warehouse_cd, item_cd, ownership, owner_cd, quality, qty)
    UPDATE stock_availability a SET allocated_qty = a.allocated_qty - e.qty
    FROM (SELECT warehouse_cd, item_cd, ownership, owner_cd, quality, sum(qty) AS qty FROM ended GROUP BY 1, 2, 3, 4, 5) e
    WHERE a.company_cd = ${company_cd} AND a.factory_cd = ${factory_cd} AND a.warehouse_cd = e.warehouse_cd
      AND a.item_cd = e.item_cd AND a.ownership = e.ownership AND a.owner_cd = e.owner_cd AND a.quality = e.quality`)
}

export async function makeHeldFirm(
  context: Context,
  demands: readonly Demand[],
  firm: boolean,
  locked: readonly ItemOfFactory[],
): Promise<void> {
  await context.tx
    .execute(sql`UPDATE allocation a SET firm_flg = ${firm}, update_user = ${context.session.user_cd},
      update_dt = now(), update_cnt = a.update_cnt + 1
    WHERE ${ofDemands(context, demands)} AND ${amongItems(locked)} AND a.firm_flg <> ${firm}`)
}

const amongItems = (items: readonly ItemOfFactory[]): SQL =>
  sql`a.item_cd IN (SELECT jsonb_array_elements_text(${JSON.stringify([...new Set(items.map(({ item_cd }) => item_cd))])}::jsonb))`

/** A condition on `allocation a`. */
export const ofDemands = ({ session }: Context, demands: readonly Demand[]): SQL =>
  sql`a.company_cd = ${session.company_cd} AND a.factory_cd = ${session.factory_cd}
    AND (a.demand_kind, a.demand_no, a.demand_line) IN (SELECT d.demand_kind, d.demand_no, d.demand_line
      FROM jsonb_populate_recordset(NULL::allocation, ${JSON.stringify(demands)}::jsonb) AS d)`
