import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead, itemTypeRead, locationRead } from '#modules/master/server/views.ts'
import { readParameters } from '#modules/system/server/index.ts'
import { businessDayRead, codeName } from '#modules/system/server/views.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { lockRows, type LockedDocument } from '#platform/server/unit/locked-document.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import {
  countLine,
  inventoryDivision,
  inventoryMachine,
  inventoryStatus,
  type countLines as countLinesCall,
} from '../../contract/inventory.ts'
import { inventory } from './tables.ts'

export type Inventory = RowOf<typeof inventoryColumns> & Approval
interface Approval {
  readonly needs_approval: boolean
  readonly user_cd: string
}
const inventoryColumns = {
  inventory_no: z.string(),
  count_dt: z.string(),
  location_cd: z.string(),
  location_nm: z.string(),
  item_type_cd: z.string(),
  item_type_nm: z.string(),
  locked: z.boolean(),
  inventory_div: inventoryDivision.schema,
  status: inventoryStatus.schema,
  business_date: z.string(),
  item_rank: z.string(),
  approved_by: z.string(),
  /** The spare 棚札: their numbers follow those of the lines. */
  first_spare: z.int(),
  spare_tags: z.int(),
  missing_tags: z.array(z.int()),
}

/** Whoever changes a count, or enters into it, holds it. */
export const countedInventory: LockedDocument = { table: inventory, key: ['inventory_no'], after: [] }

/** Held until the commit: for verbs that change nothing but the count. */
export async function holdInventory(context: Context, inventory_no: string): Promise<Inventory> {
  await lockRows(context, { document: countedInventory, keys: [[inventory_no]] })
  return readInventory(context, inventory_no)
}

export async function readInventory({ tx, session }: Context, inventory_no: string): Promise<Inventory> {
  const [found] = await rows(
    tx,
    inventoryColumns,
    sql`SELECT n.inventory_no, n.count_dt::text, n.location_cd, n.item_type_cd, n.inventory_div, n.status, n.item_rank, n.approved_by, n.spare_tags, t.first_spare,
        coalesce((SELECT jsonb_agg(no ORDER BY no) FROM generate_series(t.first_spare, t.first_spare + n.spare_tags - 1) AS no
          WHERE n.locked_at IS NOT NULL AND NOT EXISTS (SELECT FROM inventory_line u WHERE ${ofTag(sql`u`)} AND u.line_no = no)
            AND NOT EXISTS (SELECT FROM inventory_tag u WHERE ${ofTag(sql`u`)} AND u.tag_no = no)), '[]') AS missing_tags,
        n.locked_at IS NOT NULL AND n.status <> '9' AS locked,
        coalesce(${itemTypeRead.of('n', 'item_type_nm')}, '') AS item_type_nm,
        coalesce(${locationRead.of('n', 'location_nm')}, '') AS location_nm,
        coalesce(${businessDayRead.of('n', 'biz_dt')}::text, '') AS business_date
      FROM inventory n
      CROSS JOIN LATERAL (SELECT coalesce(max(b.line_no), 0) + 1 AS first_spare FROM inventory_line b
        WHERE ${ofTag(sql`b`)} AND b.book_qty > 0) t
      WHERE n.company_cd = ${session.company_cd} AND n.factory_cd = ${session.factory_cd} AND n.inventory_no = ${inventory_no}`,
  )
  if (!found) throw http[404].with()
  const { count_approval } = await readParameters(tx, session.company_cd)
  return { ...found, needs_approval: count_approval, user_cd: session.user_cd }
}

const ofTag = (row: SQL): SQL =>
  sql`${row}.company_cd = n.company_cd AND ${row}.factory_cd = n.factory_cd AND ${row}.inventory_no = n.inventory_no`

/** The lines of a count in the order of the shelves, with what the difference is worth at present. */
export async function countLines(
  context: Context,
  { inventory_no }: InputOf<typeof countLinesCall>,
): Promise<OutputOf<typeof countLinesCall>> {
  const found = await readInventory(context, inventory_no)
  const {
    business_date: _today,
    item_rank: _rank,
    first_spare: _first,
    spare_tags: _spare,
    user_cd: _me,
    ...count
  } = found
  const { company_cd, factory_cd } = context.session
  const lines = await rows(
    context.tx,
    countLine.shape,
    sql`SELECT l.line_no, l.location_cd, l.item_cd, l.lot_no, l.ownership, l.quality, l.reason_cd, l.counted_by,
        coalesce(${locationRead.of('l', 'location_nm')}, '') AS location_nm,
        ${itemRead.of('l', 'item_nm')} AS item_nm,
        ${itemRead.of('l', 'unit_nm')} AS unit_nm,
        coalesce(${codeName('STOCK_REASON', 'l', 'reason_cd')}, '') AS reason_nm,
        trim_scale(l.book_qty)::text AS book_qty, coalesce(trim_scale(l.counted_qty)::text, '') AS counted_qty,
        coalesce(trim_scale(l.second_qty)::text, '') AS second_qty, l.second_by,
        coalesce(trim_scale(l.counted_qty - l.book_qty)::text, '') AS diff_qty,
        coalesce(CASE WHEN l.ownership = '0' AND l.process_no = '' THEN round((l.counted_qty - l.book_qty)
          * (SELECT c.unit_cost FROM item_cost c WHERE c.company_cd = l.company_cd AND c.factory_cd = l.factory_cd
            AND c.item_cd = l.item_cd))::text END, '') AS diff_amount
      FROM inventory_line l
      WHERE l.company_cd = ${company_cd} AND l.factory_cd = ${factory_cd} AND l.inventory_no = ${inventory_no}
      ORDER BY ${locationRead.of('l', 'walk_key')}, l.location_cd, l.item_cd, l.lot_no, l.line_no`,
  )
  const abilities = inventoryMachine.abilities(found.status, found, context.language)
  return { ...count, abilities: { ...abilities }, lines: [...lines] }
}
