import { sql } from 'drizzle-orm'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import {
  inventoryMachine,
  type countLines as countLinesCall,
  type CountLine,
  type InventoryStatus,
} from '../../contract/inventory.ts'

export interface Inventory {
  readonly inventory_no: string
  readonly count_dt: string
  readonly location_cd: string
  readonly location_nm: string
  readonly item_type_cd: string
  readonly item_type_nm: string
  readonly locked: boolean
  readonly inventory_div: '0' | '1'
  readonly status: InventoryStatus
  readonly business_date: string
}

/** Held until the commit, where it is going to be changed. */
export async function readInventory(
  { tx, session }: Context,
  inventory_no: string,
  hold: boolean,
): Promise<Inventory> {
  const [found] = await rows<Inventory>(
    tx,
    sql`SELECT n.inventory_no, n.count_dt::text, n.location_cd, n.item_type_cd, n.inventory_div, n.status,
        n.locked_at IS NOT NULL AND n.status <> '9' AS locked,
        coalesce((SELECT t.item_type_nm FROM item_type t WHERE t.company_cd = n.company_cd
          AND t.item_type_cd = n.item_type_cd), '') AS item_type_nm,
        coalesce((SELECT l.location_nm FROM stock_location l WHERE l.company_cd = n.company_cd
          AND l.factory_cd = n.factory_cd AND l.location_cd = n.location_cd), '') AS location_nm,
        coalesce((SELECT d.biz_dt::text FROM bizdate d
          WHERE d.company_cd = n.company_cd AND d.factory_cd = n.factory_cd), '') AS business_date
      FROM inventory n
      WHERE n.company_cd = ${session.company_cd} AND n.factory_cd = ${session.factory_cd} AND n.inventory_no = ${inventory_no}
      ${hold ? sql`FOR UPDATE OF n` : sql``}`,
  )
  if (!found) throw http[404].with()
  return found
}

/** The lines of a count in the order of the shelves, with what the difference is worth at present. */
export async function countLines(
  context: Context,
  { inventory_no }: InputOf<typeof countLinesCall>,
): Promise<OutputOf<typeof countLinesCall>> {
  const { business_date, ...inventory } = await readInventory(context, inventory_no, false)
  const { count_dt, inventory_div, status } = inventory
  const { company_cd, factory_cd } = context.session
  const lines = await rows<CountLine>(
    context.tx,
    sql`SELECT l.line_no, l.location_cd, l.item_cd, l.lot_no, l.ownership, l.quality, l.reason_cd, l.counted_by,
        coalesce((SELECT p.location_nm FROM stock_location p WHERE p.company_cd = l.company_cd
          AND p.factory_cd = l.factory_cd AND p.location_cd = l.location_cd), '') AS location_nm,
        coalesce((SELECT i.item_nm FROM item i WHERE i.company_cd = l.company_cd AND i.item_cd = l.item_cd), '') AS item_nm,
        coalesce((SELECT u.code_nm FROM item i JOIN code_div u ON u.company_cd = i.company_cd AND u.kind_cd = 'UNIT'
          AND u.code_cd = i.unit_cd WHERE i.company_cd = l.company_cd AND i.item_cd = l.item_cd), '') AS unit_nm,
        coalesce((SELECT d.code_nm FROM code_div d WHERE d.company_cd = l.company_cd AND d.kind_cd = 'STOCK_REASON'
          AND d.code_cd = l.reason_cd), '') AS reason_nm,
        trim_scale(l.book_qty)::text AS book_qty, coalesce(trim_scale(l.counted_qty)::text, '') AS counted_qty,
        coalesce(trim_scale(l.counted_qty - l.book_qty)::text, '') AS diff_qty,
        coalesce(CASE WHEN l.ownership = '0' AND l.process_no = '' THEN round((l.counted_qty - l.book_qty)
          * (SELECT c.unit_cost FROM item_cost c WHERE c.company_cd = l.company_cd AND c.factory_cd = l.factory_cd
            AND c.item_cd = l.item_cd))::text END, '') AS diff_amount
      FROM inventory_line l
      WHERE l.company_cd = ${company_cd} AND l.factory_cd = ${factory_cd} AND l.inventory_no = ${inventory_no}
      ORDER BY l.location_cd, l.item_cd, l.lot_no, l.line_no`,
  )
  const abilities = inventoryMachine.abilities(
    status,
    { count_dt, business_date, inventory_div },
    context.language,
  )
  return { ...inventory, abilities: { ...abilities }, lines: [...lines] }
}
