import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { say } from '#platform/server/facts/say.ts'
import { countErrors } from '../../contract/count-errors.ts'
import {
  inventoryStatus,
  type saveCounts as saveCountsCall,
  type voidTags as voidTagsCall,
} from '../../contract/inventory.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import { inventoriesChanged } from '../../contract/stock-facts.ts'
import { Refusals } from '../ledger/refusals.ts'
import { refuseUncountable, type SavedLine } from './countable-qty.ts'
import { holdInventory, type Inventory } from './read-inventory.ts'

/** 2人目の計数: another person's figures, beside those of the first. */
export async function saveSecondCounts(
  context: Context,
  inventory_no: string,
  lines: readonly SavedLine[],
): Promise<OutputOf<typeof saveCountsCall>> {
  refuseUnlessCounting(await holdInventory(context, inventory_no))
  await refuseUncountable(context, inventory_no, lines)
  await refuseFirstPerson(context, inventory_no, lines)
  const { company_cd, factory_cd, user_cd } = context.session
  const records = lines.map(({ line_no, counted_qty }) => ({ line_no, second_qty: counted_qty || null }))
  await context.tx.execute(sql`UPDATE inventory_line l SET second_qty = s.second_qty,
      second_by = CASE WHEN s.second_qty IS NULL THEN '' ELSE ${user_cd} END
    FROM ${sentRows(records, 's', { line_no: 'int', second_qty: 'numeric' })}
    WHERE l.company_cd = ${company_cd} AND l.factory_cd = ${factory_cd} AND l.inventory_no = ${inventory_no}
      AND l.line_no = s.line_no`)
  say(context, inventoriesChanged, { inventories: [inventory_no] })
  return { saved: lines.length }
}

async function refuseFirstPerson(
  { tx, session }: Context,
  inventory_no: string,
  lines: readonly SavedLine[],
): Promise<void> {
  const own = await rows(
    tx,
    { line_no: z.int(), item_cd: z.string() },
    sql`SELECT line_no, item_cd FROM inventory_line WHERE company_cd = ${session.company_cd}
      AND factory_cd = ${session.factory_cd} AND inventory_no = ${inventory_no} AND counted_by = ${session.user_cd}`,
  )
  const mine = new Map(own.map(({ line_no, item_cd }) => [line_no, item_cd]))
  const refusals = new Refusals()
  for (const [at, { line_no, counted_qty }] of lines.entries()) {
    const item = mine.get(line_no)
    if (item !== undefined && counted_qty !== '')
      refusals.at(at, 'counted_qty', countErrors.BIZ_INVENTORY_SECOND_PERSON.with({ item }))
  }
  refusals.throwIfAny()
}

/** 未使用・書損の棚札. */
export async function voidTags(
  context: Context,
  { inventory_no, tag_nos }: InputOf<typeof voidTagsCall>,
): Promise<OutputOf<typeof voidTagsCall>> {
  const found = await holdInventory(context, inventory_no)
  refuseUnlessCounting(found)
  const wrong = tag_nos.find((no) => !found.missing_tags.includes(no))
  if (wrong !== undefined) throw countErrors.BIZ_INVENTORY_TAG.with({ no: wrong }).at('tag_nos')
  const { company_cd, factory_cd, user_cd } = context.session
  await context.tx
    .execute(sql`INSERT INTO inventory_tag (company_cd, factory_cd, inventory_no, tag_no, user_cd)
    SELECT ${company_cd}, ${factory_cd}, ${inventory_no}, value::int, ${user_cd}
    FROM jsonb_array_elements_text(${JSON.stringify([...new Set(tag_nos)])}::jsonb)`)
  say(context, inventoriesChanged, { inventories: [inventory_no] })
  return {}
}

function refuseUnlessCounting({ status }: Inventory): void {
  if (status !== '2') throw stockErrors.BIZ_INVENTORY_STATE.with({ name: inventoryStatus.texts[status] })
}
