import { sql, type SQL } from 'drizzle-orm'
import { decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { CostMethod } from '#modules/master/contract/item-type.ts'
import type { Pool } from '../../contract/valuation.ts'
import { itemCost } from '../tables.ts'
import { poolKey, type Line } from './line.ts'

interface Wanted {
  readonly factory_cd: string
  readonly item_cd: string
  readonly cost_method: CostMethod
  readonly unit_cost: string
}

interface Row {
  readonly factory_cd: string
  readonly item_cd: string
  readonly cost_method: CostMethod
  readonly qty: string
  readonly unit_cost: string
  readonly amount: string
}

/**
 * Who posts an item in a factory holds its pool until the commit, so two postings of an item never meet further on.
 * Rows are locked in the order of their key, all at once, and new ones are made before the first lock is taken: there
 * is no order in which two postings could wait for each other. Closing a month waits for the postings under way.
 */
export async function lockPools(
  context: Context,
  lines: readonly Line[],
): Promise<ReadonlyMap<string, Pool>> {
  const wanted = wantedPools(lines)
  const found = await lock(context, wanted)
  if (found.length === wanted.length) return poolsOf(found)
  await make(context, wanted)
  return poolsOf(await lock(context, wanted))
}

/** For who promises stock: of an item that has never been here nothing can be promised, and nothing is locked. */
export async function lockItems(
  { tx, session }: Context,
  items: readonly { readonly factory_cd: string; readonly item_cd: string }[],
): Promise<void> {
  await tx.execute(sql`SELECT FROM item_cost WHERE company_cd = ${session.company_cd} AND (factory_cd, item_cd) IN
      (SELECT factory_cd, item_cd FROM jsonb_populate_recordset(NULL::item_cost, ${JSON.stringify(items)}::jsonb))
    ORDER BY factory_cd, item_cd FOR UPDATE`)
}

function wantedPools(lines: readonly Line[]): readonly Wanted[] {
  const wanted = new Map<string, Wanted>()
  for (const { item, factories } of lines)
    for (const factory_cd of factories)
      wanted.set(poolKey(factory_cd, item.item_cd), {
        factory_cd,
        item_cd: item.item_cd,
        cost_method: item.cost_method,
        unit_cost: item.standard_cost,
      })
  return [...wanted.values()]
}

const recordset = (wanted: readonly Wanted[]): SQL =>
  sql`jsonb_populate_recordset(NULL::item_cost, ${JSON.stringify(wanted)}::jsonb)`

/** Nothing is locked when one is missing. */
async function lock({ tx, session }: Context, wanted: readonly Wanted[]): Promise<readonly Row[]> {
  const { company_cd } = session
  const own = sql`(SELECT factory_cd, item_cd FROM ${recordset(wanted)})`
  return rows<Row>(
    tx,
    sql`SELECT factory_cd, item_cd, cost_method, qty::text, unit_cost::text, amount::text FROM item_cost
      WHERE company_cd = ${company_cd} AND (factory_cd, item_cd) IN ${own}
        AND (SELECT count(*) FROM ${sharePeriods(company_cd, wanted)}) > 0
        AND (SELECT count(*) FROM item_cost WHERE company_cd = ${company_cd} AND (factory_cd, item_cd) IN ${own})
            = ${wanted.length}::int
      ORDER BY factory_cd, item_cd FOR UPDATE`,
  )
}

const sharePeriods = (company_cd: string, wanted: readonly Wanted[]): SQL => {
  const factories = [...new Set(wanted.map(({ factory_cd }) => factory_cd))].sort()
  const locks = factories.map(
    (factory_cd) => sql`SELECT pg_advisory_xact_lock_shared(${periodLock(company_cd, factory_cd)})::text`,
  )
  return sql`(${sql.join(locks, sql` UNION ALL `)}) AS periods`
}

/** Taken in share mode by every posting, and alone by whoever closes a month or freezes a count. */
export const periodLock = (company_cd: string, factory_cd: string): SQL =>
  sql`hashtextextended(${`stock_period ${company_cd} ${factory_cd}`}, 0)`

/** An item that has cost nothing yet begins at its standard, which an adjustment then has a price from. */
async function make({ tx, session }: Context, wanted: readonly Wanted[]): Promise<void> {
  await tx.execute(sql`INSERT INTO ${itemCost} (company_cd, factory_cd, item_cd, cost_method, unit_cost)
    SELECT ${session.company_cd}, factory_cd, item_cd, cost_method, unit_cost FROM ${recordset(wanted)}
    ORDER BY factory_cd, item_cd ON CONFLICT DO NOTHING`)
}

const poolsOf = (found: readonly Row[]): ReadonlyMap<string, Pool> =>
  new Map(
    found.map((row) => [
      poolKey(row.factory_cd, row.item_cd),
      {
        method: row.cost_method,
        qty: decimal(row.qty),
        amount: decimal(row.amount),
        unit_cost: decimal(row.unit_cost),
      },
    ]),
  )
