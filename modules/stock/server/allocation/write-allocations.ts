import { sql } from 'drizzle-orm'
import { plus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { numbered } from '../ledger/demand.ts'
import type { allocation } from './tables.ts'
import type { Given } from './request.ts'

type Wanted = Omit<
  typeof allocation.$inferInsert,
  'company_cd' | 'factory_cd' | 'create_user' | 'update_user' | 'qty'
> & { readonly qty: Decimal }

export async function writeAllocations({ tx, session }: Context, given: readonly Given[]): Promise<void> {
  const { company_cd, factory_cd, user_cd } = session
  const own = new Map<string, Wanted>()
  for (const { asked, qty } of given) {
    const { lot, request } = asked
    if (qty.units === 0n) continue
    const { demand_kind, demand_no, demand_line, warehouse_cd, item_cd } = numbered(request)
    const key = [demand_kind, demand_no, demand_line, lot].join('\u0001')
    own.set(key, {
      demand_kind,
      demand_no,
      demand_line,
      warehouse_cd,
      item_cd,
      ownership: request.ownership ?? '0',
      owner_cd: request.owner_cd ?? '',
      quality: request.quality ?? '0',
      lot_no: request.lot_no ?? '',
      firm_flg: request.firm ?? false,
      priority: request.priority ?? 5,
      need_dt: request.need_dt,
      qty: plus(own.get(key)?.qty ?? zero, qty),
    })
  }
  if (own.size === 0) return
  const records = [...own.values()].map((record) => ({ ...record, qty: written(record.qty) }))
  await tx.execute(sql`WITH wanted AS (SELECT * FROM jsonb_populate_recordset(NULL::allocation, ${JSON.stringify(records)}::jsonb)),
    promised AS (
      INSERT INTO allocation (company_cd, factory_cd, demand_kind, demand_no, demand_line, warehouse_cd, item_cd,
        ownership, owner_cd, quality, lot_no, qty, firm_flg, priority, need_dt, create_user, update_user)
      SELECT ${company_cd}, ${factory_cd}, demand_kind, demand_no, demand_line, warehouse_cd, item_cd, ownership, owner_cd, quality,
        lot_no, qty, firm_flg, priority, need_dt, ${user_cd}, ${user_cd} FROM wanted
      ON CONFLICT (company_cd, factory_cd, demand_kind, demand_no, demand_line, warehouse_cd, item_cd, ownership, owner_cd, quality, lot_no)
      DO UPDATE SET qty = allocation.qty + excluded.qty, firm_flg = allocation.firm_flg OR excluded.firm_flg, priority = excluded.priority,
        need_dt = excluded.need_dt, update_user = excluded.update_user, update_dt = now(), update_cnt = allocation.update_cnt + 1)
    UPDATE stock_availability a SET allocated_qty = a.allocated_qty + w.qty
    FROM (SELECT warehouse_cd, item_cd, ownership, owner_cd, quality, sum(qty) AS qty FROM wanted GROUP BY 1, 2, 3, 4, 5) w
    WHERE a.company_cd = ${company_cd} AND a.factory_cd = ${factory_cd} AND a.warehouse_cd = w.warehouse_cd
      AND a.item_cd = w.item_cd AND a.ownership = w.ownership AND a.owner_cd = w.owner_cd AND a.quality = w.quality`)
}
