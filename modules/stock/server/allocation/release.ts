import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { lockItems } from '../ledger/lock-pools.ts'
import type { Demand } from '../ledger/posting.ts'

/** Gives back everything that these demands have been promised: an order is cancelled, or planned anew. */
export async function release(context: Context, demands: readonly Demand[]): Promise<void> {
  const { tx, session } = context
  const { company_cd, factory_cd } = session
  const held = await rows<{ factory_cd: string; item_cd: string }>(
    tx,
    sql`SELECT DISTINCT factory_cd, item_cd FROM allocation a WHERE ${ofDemands(context, demands)}`,
  )
  await lockItems(context, held)
  await tx.execute(sql`WITH ended AS (
      DELETE FROM allocation a WHERE ${ofDemands(context, demands)}
      RETURNING warehouse_cd, item_cd, ownership, quality, qty)
    UPDATE stock_availability a SET allocated_qty = a.allocated_qty - e.qty
    FROM (SELECT warehouse_cd, item_cd, ownership, quality, sum(qty) AS qty FROM ended GROUP BY 1, 2, 3, 4) e
    WHERE a.company_cd = ${company_cd} AND a.factory_cd = ${factory_cd} AND a.warehouse_cd = e.warehouse_cd
      AND a.item_cd = e.item_cd AND a.ownership = e.ownership AND a.quality = e.quality`)
}

/** Fixed or not any more: what is firm is released last when goods turn out to be missing. */
export async function makeFirm(context: Context, demands: readonly Demand[], firm: boolean): Promise<void> {
  await context.tx
    .execute(sql`UPDATE allocation a SET firm_flg = ${firm}, update_user = ${context.session.user_cd},
      update_dt = now(), update_cnt = a.update_cnt + 1
    WHERE ${ofDemands(context, demands)} AND a.firm_flg <> ${firm}`)
}

const ofDemands = ({ session }: Context, demands: readonly Demand[]): SQL =>
  sql`a.company_cd = ${session.company_cd} AND a.factory_cd = ${session.factory_cd}
    AND (a.demand_kind, a.demand_no, a.demand_line) IN (SELECT d.demand_kind, d.demand_no, d.demand_line
      FROM jsonb_populate_recordset(NULL::allocation, ${JSON.stringify(demands)}::jsonb) AS d)`
