import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { locationRead } from '#modules/master/server/views.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { takeStep } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import { inventoryMachine, type stepInventory as stepInventoryCall } from '../../contract/inventory.ts'
import { say } from '#platform/server/facts/say.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import { inventoriesChanged } from '../../contract/stock-facts.ts'
import { periodLock } from '../ledger/lock-pools.ts'
import { countErrors } from '../../contract/count-errors.ts'
import { countedPlaces, itemsCounted } from './counted-places.ts'
import { adjustDifferences, type Adjusted } from './adjust-differences.ts'
import { countedInventory, readInventory, type Inventory } from './read-inventory.ts'

const nothing = (): Adjusted => ({ adjusted: 0, documented: 0, released: [] })

/** One step on the way of a count, and what it entails. */
export const stepInventory = (
  context: Context,
  input: InputOf<typeof stepInventoryCall>,
): Promise<OutputOf<typeof stepInventoryCall>> => inOneUnit(context, () => step(context, input))

async function step(
  context: Context,
  { inventory_no, verb }: InputOf<typeof stepInventoryCall>,
): Promise<() => OutputOf<typeof stepInventoryCall>> {
  const { company_cd, factory_cd, user_cd } = context.session
  await unitOf(context).lock({ document: countedInventory, keys: [[inventory_no]] })
  const found = await readInventory(context, inventory_no)
  const status = await takeStep(context, inventoryMachine, {
    document: 'inventory',
    key: `${factory_cd} ${inventory_no}`,
    state: found.status,
    verb,
    facts: found,
  })
  if (verb === 'lock') await lockPlaces(context, found)
  if (verb === 'finish') await refuseUnfinished(context, found)
  const adjusted = verb === 'adjust' ? await adjustDifferences(context, found) : nothing
  if (verb === 'end' || verb === 'cancel') await unlockPlaces(context, inventory_no)
  if (verb === 'cancel') await discardCounts(context, inventory_no)
  await context.tx
    .execute(sql`UPDATE inventory SET status = ${status}, update_user = ${user_cd}, update_dt = now(),
      update_cnt = update_cnt + 1,
      approved_by = CASE ${verb} WHEN 'approve' THEN ${user_cd} WHEN 'recount' THEN '' ELSE approved_by END, locked_at = CASE WHEN ${verb} = 'lock' THEN now() ELSE locked_at END
    WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND inventory_no = ${inventory_no}`)
  say(context, inventoriesChanged, { inventories: [inventory_no] })
  return () => {
    const { adjusted: lines, documented, released } = adjusted()
    return { status, adjusted: lines, documented, released: [...released] }
  }
}

/** Waits for the postings under way; from here on nothing moves there, and this is what the books say (decisions.md "Stock"). */
async function lockPlaces(
  { tx, session, now }: Context,
  { inventory_no, location_cd, item_type_cd, item_rank }: Inventory,
): Promise<void> {
  const { company_cd, factory_cd } = session
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${periodLock(company_cd, factory_cd)})`)
  const [taken] = await rows(
    tx,
    { name: z.string() },
    sql`SELECT k.location_cd AS name FROM stock_lock k JOIN (${countedPlaces(company_cd, factory_cd, location_cd)}) p USING (location_cd)
      WHERE k.company_cd = ${company_cd} AND k.factory_cd = ${factory_cd}
        AND (${item_type_cd} = '' OR k.item_type_cd IN ('', ${item_type_cd}))
        AND (${item_rank} = '' OR k.item_rank IN ('', ${item_rank})) LIMIT 1`,
  )
  if (taken) throw stockErrors.BIZ_INVENTORY_LOCK.with(taken)
  await tx.execute(sql`INSERT INTO stock_lock (company_cd, factory_cd, location_cd, item_type_cd, item_rank, inventory_no, locked_at)
    SELECT ${company_cd}, ${factory_cd}, location_cd, ${item_type_cd}, ${item_rank}, ${inventory_no}, ${now.toISOString()}::timestamptz
    FROM (${countedPlaces(company_cd, factory_cd, location_cd)}) p`)
  await tx.execute(sql`INSERT INTO inventory_line (company_cd, factory_cd, inventory_no, line_no, location_cd, item_cd, lot_no,
      ownership, owner_cd, quality, process_no, book_qty)
    SELECT company_cd, factory_cd, ${inventory_no}, row_number() OVER (ORDER BY ${locationRead.of('b', 'walk_key')}, location_cd, item_cd, lot_no, ownership, owner_cd, quality, process_no),
      location_cd, item_cd, lot_no, ownership, owner_cd, quality, process_no, qty
    FROM stock_balance AS b JOIN (${countedPlaces(company_cd, factory_cd, location_cd)}) p USING (location_cd)
    WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND qty > 0
      AND item_cd IN (${itemsCounted(company_cd, { item_type_cd, item_rank })})`)
}

/** A line without a figure, two people who disagree, and tags that have not come back. */
async function refuseUnfinished({ tx, session }: Context, found: Inventory): Promise<void> {
  const [open] = await rows(
    tx,
    { uncounted: z.int(), disagreeing: z.int() },
    sql`SELECT count(*) FILTER (WHERE counted_qty IS NULL)::int AS uncounted,
        count(*) FILTER (WHERE second_qty IS NOT NULL AND second_qty IS DISTINCT FROM counted_qty)::int AS disagreeing
      FROM inventory_line WHERE company_cd = ${session.company_cd}
      AND factory_cd = ${session.factory_cd} AND inventory_no = ${found.inventory_no}`,
  )
  if (open && open.uncounted > 0) throw stockErrors.BIZ_INVENTORY_UNCOUNTED.with({ count: open.uncounted })
  if (open && open.disagreeing > 0) throw countErrors.BIZ_INVENTORY_DISAGREE.with({ count: open.disagreeing })
  const { missing_tags } = found
  if (missing_tags.length > 0)
    throw countErrors.BIZ_INVENTORY_TAGS_MISSING.with({ tags: missing_tags.slice(0, 20).join(', ') })
}

const unlockPlaces = ({ tx, session }: Context, inventory_no: string) =>
  tx.execute(sql`DELETE FROM stock_lock WHERE company_cd = ${session.company_cd}
    AND factory_cd = ${session.factory_cd} AND inventory_no = ${inventory_no}`)

const discardCounts = async ({ tx, session }: Context, inventory_no: string): Promise<void> => {
  const here = sql`company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd} AND inventory_no = ${inventory_no}`
  await tx.execute(sql`DELETE FROM inventory_tag WHERE ${here}`)
  await tx.execute(sql`DELETE FROM inventory_line WHERE ${here}`)
}
