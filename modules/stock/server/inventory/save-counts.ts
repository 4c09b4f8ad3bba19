import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readGoods } from '#modules/master/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import {
  inventoryStatus,
  type saveCounts as saveCountsCall,
  type saveReason as saveReasonCall,
} from '../../contract/inventory.ts'
import { say } from '#platform/server/facts/say.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import { inventoriesChanged } from '../../contract/stock-facts.ts'
import { Refusals } from '../ledger/refusals.ts'
import { countErrors } from '../../contract/count-errors.ts'
import { saveSecondCounts } from './second-counts.ts'
import { refuseUncountable, type SavedLine } from './countable-qty.ts'
import { holdInventory, type Inventory } from './read-inventory.ts'

/**
 * 実棚入力: what one person has just counted; what others have entered meanwhile stays. A blank takes a count back.
 * What lies there without being in the books becomes a line of its own, with nothing in the books.
 */
export async function saveCounts(
  context: Context,
  { inventory_no, lines, second }: InputOf<typeof saveCountsCall>,
): Promise<OutputOf<typeof saveCountsCall>> {
  if (second) return saveSecondCounts(context, inventory_no, lines)
  const asked = lines.map((line) => ({
    ...line,
    location_cd: normaliseCode(line.location_cd),
    item_cd: normaliseCode(line.item_cd),
    lot_no: normaliseCode(line.lot_no),
  }))
  const { first_spare, spare_tags } = await checkCounts(context, inventory_no, asked)
  /** What is found without a tag is numbered behind them. */
  const lastSpare = first_spare + spare_tags - 1
  const { company_cd, factory_cd, user_cd } = context.session
  const records = asked.map(({ counted_qty, ...line }) => ({ ...line, counted_qty: counted_qty || null }))
  const sent = sql`${sentRows(records, 's', { line_no: 'int', tag_no: 'int', location_cd: 'text', item_cd: 'text', lot_no: 'text', counted_qty: 'numeric' })}`
  const here = sql`l.company_cd = ${company_cd} AND l.factory_cd = ${factory_cd} AND l.inventory_no = ${inventory_no}`
  await context.tx
    .execute(sql`UPDATE inventory_line l SET counted_qty = s.counted_qty, counted_by = ${user_cd}, counted_at = now()
    FROM ${sent} WHERE ${here} AND (l.line_no = s.line_no OR (s.line_no = 0 AND l.location_cd = s.location_cd
      AND l.item_cd = s.item_cd AND l.lot_no = s.lot_no AND l.ownership = '0' AND l.quality = '0' AND l.process_no = ''))`)
  await context.tx
    .execute(sql`INSERT INTO inventory_line (company_cd, factory_cd, inventory_no, line_no, location_cd, item_cd, lot_no,
      book_qty, counted_qty, counted_by, counted_at)
    SELECT ${company_cd}, ${factory_cd}, ${inventory_no},
      CASE WHEN max(s.tag_no) > 0 THEN max(s.tag_no) ELSE greatest((SELECT coalesce(max(l.line_no), 0) FROM inventory_line l WHERE ${here}),
        ${lastSpare}::int) + row_number() OVER (PARTITION BY max(s.tag_no) > 0 ORDER BY s.location_cd, s.item_cd, s.lot_no) END,
      s.location_cd, s.item_cd, s.lot_no, 0, max(s.counted_qty), ${user_cd}, now()
    FROM ${sent} WHERE s.line_no = 0 AND s.counted_qty IS NOT NULL AND NOT EXISTS (SELECT FROM inventory_line l WHERE ${here}
      AND l.location_cd = s.location_cd AND l.item_cd = s.item_cd AND l.lot_no = s.lot_no AND l.ownership = '0'
      AND l.quality = '0' AND l.process_no = '')
    GROUP BY s.location_cd, s.item_cd, s.lot_no`)
  say(context, inventoriesChanged, { inventories: [inventory_no] })
  return { saved: lines.length }
}

/** Every refusal of these counts, each at its field; whoever enters counts waits for the one before. */
export async function checkCounts(
  context: Context,
  inventory_no: string,
  lines: readonly SavedLine[],
): Promise<Inventory> {
  const found = await holdInventory(context, inventory_no)
  refuseUnless(found, '2')
  refuseTwice(lines)
  await refuseUnknown(context, found, lines)
  await refuseUncountable(context, inventory_no, lines)
  refuseTags(found, lines)
  await refuseUnseen(context, inventory_no, lines)
  return found
}

/** 差異理由. */
export async function saveReason(
  context: Context,
  { inventory_no, line_nos, reason_cd }: InputOf<typeof saveReasonCall>,
): Promise<OutputOf<typeof saveReasonCall>> {
  refuseUnless(await holdInventory(context, inventory_no), '3')
  const { company_cd, factory_cd } = context.session
  await context.tx.execute(sql`UPDATE inventory_line SET reason_cd = ${reason_cd}
    WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND inventory_no = ${inventory_no}
      AND line_no IN (SELECT value::int FROM jsonb_array_elements_text(${JSON.stringify(line_nos)}::jsonb))`)
  // What was approved was the difference with its reasons.
  await context.tx
    .execute(sql`UPDATE inventory SET approved_by = '', update_cnt = update_cnt + 1, update_user = ${context.session.user_cd}, update_dt = now()
    WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND inventory_no = ${inventory_no} AND approved_by <> ''`)
  say(context, inventoriesChanged, { inventories: [inventory_no] })
  return {}
}

/** A spare 棚札 is used once. */
function refuseTags({ missing_tags }: Inventory, lines: readonly SavedLine[]): void {
  const free = new Set(missing_tags)
  const refusals = new Refusals()
  for (const [at, { tag_no, line_no }] of lines.entries())
    if (tag_no > 0 && line_no === 0 && !free.delete(tag_no))
      refusals.at(at, 'tag_no', countErrors.BIZ_INVENTORY_TAG.with({ no: tag_no }))
  refusals.throwIfAny()
}

function refuseUnless({ status }: Inventory, wanted: Inventory['status']): void {
  if (status !== wanted) throw stockErrors.BIZ_INVENTORY_STATE.with({ name: inventoryStatus.texts[status] })
}

/** What is new to the count: an item that is kept, with its lot, at a place that is counted. */
async function refuseUnknown(
  context: Context,
  { inventory_no, item_type_cd, item_rank }: Inventory,
  lines: readonly SavedLine[],
): Promise<void> {
  const fresh = lines.flatMap((line, at) => (line.line_no === 0 ? [{ line, at }] : []))
  if (fresh.length === 0) return
  const { company_cd, factory_cd } = context.session
  const { items } = await readGoods(context, {
    biz_dt: '9999-12-31',
    items: fresh.map(({ line }) => line.item_cd),
    locations: [],
  })
  const locked = await rows(
    context.tx,
    { location_cd: z.string() },
    sql`SELECT location_cd FROM stock_lock
      WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND inventory_no = ${inventory_no}`,
  )
  const known = new Map(items.map((item) => [item.item_cd, item]))
  const counted = new Set(locked.map(({ location_cd }) => location_cd))
  const refusals = new Refusals()
  for (const { line, at } of fresh) {
    const { item_cd, location_cd, lot_no } = line
    const item = known.get(item_cd)
    if (!item?.stock_flg)
      refusals.at(at, 'item_cd', stockErrors.BIZ_ITEM_MASTER_MISSING.with({ item: item_cd }))
    else if (item.lot_control !== 'none' && lot_no === '')
      refusals.at(at, 'lot_no', stockErrors.BIZ_STOCK_LOT_NEEDED.with({ item: item_cd }))
    else if (item.lot_control === 'none' && lot_no !== '')
      refusals.at(at, 'lot_no', stockErrors.BIZ_STOCK_LOT_UNKNOWN.with({ item: item_cd }))
    else if (![item.item_type_cd, ''].includes(item_type_cd) || ![item.rank, ''].includes(item_rank))
      refusals.at(at, 'item_cd', stockErrors.BIZ_INVENTORY_OTHER_TYPE.with({ item: item_cd }))
    if (!counted.has(location_cd))
      refusals.at(at, 'location_cd', stockErrors.BIZ_INVENTORY_ELSEWHERE.with({ name: location_cd }))
  }
  refusals.throwIfAny()
}

/** The same goods in two rows: which of them is meant cannot be told. */
function refuseTwice(lines: readonly SavedLine[]): void {
  const seen = new Set<string>()
  const refusals = new Refusals()
  for (const [at, { line_no, location_cd, item_cd, lot_no }] of lines.entries()) {
    const key = line_no > 0 ? String(line_no) : [location_cd, item_cd, lot_no].join(' ')
    if (seen.has(key)) refusals.at(at, 'item_cd', stockErrors.BIZ_INVENTORY_TWICE.with())
    seen.add(key)
  }
  refusals.throwIfAny()
}

/** Two people count the same shelf: the second one is told what the first one has found. */
async function refuseUnseen(
  { tx, session }: Context,
  inventory_no: string,
  lines: readonly SavedLine[],
): Promise<void> {
  const seen = lines.flatMap(({ line_no, counted_qty, seen_qty }, at) =>
    line_no > 0 && seen_qty !== undefined ? [{ at, line_no, counted_qty, seen_qty }] : [],
  )
  if (seen.length === 0) return
  const others = await rows(
    tx,
    { at: z.int(), user: z.string(), qty: z.string(), item: z.string() },
    sql`SELECT s.at, l.counted_by AS "user", trim_scale(l.counted_qty)::text AS qty, l.item_cd AS item
      FROM ${sentRows(seen, 's', { at: 'int', line_no: 'int', counted_qty: 'text', seen_qty: 'text' })}
      JOIN inventory_line l ON l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd}
        AND l.inventory_no = ${inventory_no} AND l.line_no = s.line_no
      WHERE l.counted_qty IS NOT NULL AND l.counted_by <> ${session.user_cd}
        AND l.counted_qty IS DISTINCT FROM nullif(s.seen_qty, '')::numeric
        AND l.counted_qty IS DISTINCT FROM nullif(s.counted_qty, '')::numeric`,
  )
  const refusals = new Refusals()
  for (const { at, ...who } of others)
    refusals.at(at, 'counted_qty', stockErrors.BIZ_INVENTORY_COUNTED.with(who))
  refusals.throwIfAny()
}
