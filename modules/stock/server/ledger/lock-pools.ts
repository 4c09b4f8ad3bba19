import { sql, type SQL } from 'drizzle-orm'
import type { ItemFacts } from '#modules/master/server/index.ts'
import { z } from 'zod'
import { decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { costMethod, type CostMethod } from '#modules/master/contract/item-type.ts'
import type { Pool } from '../../contract/valuation.ts'
import type { ItemOfFactory } from '../allocation/held-by-demands.ts'
import { itemCost } from '../tables.ts'
import { poolKey } from './line.ts'

export interface WantedPool {
  readonly factory_cd: string
  readonly item_cd: string
  readonly cost_method: CostMethod
  readonly unit_cost: string
}

type Row = RowOf<typeof poolColumns>
const poolColumns = {
  factory_cd: z.string(),
  item_cd: z.string(),
  cost_method: costMethod.schema,
  qty: z.string(),
  unit_cost: z.string(),
  amount: z.string(),
}

/**
 * Who posts an item in a factory holds its pool until the commit, so two postings of an item never meet further on.
 * Rows are locked in the order of their key, all at once, and new ones are made before the first lock is taken: there
 * is no order in which two postings could wait for each other. Closing a month waits for the postings under way. Of an
 * item that has never been here nothing can be promised: whoever only promises it locks nothing.
 */
export async function lockPools(
  context: Context,
  wanted: readonly WantedPool[],
  promised: readonly ItemOfFactory[],
): Promise<ReadonlyMap<string, Pool>> {
  if (wanted.length === 0 && promised.length === 0) return new Map()
  const found = await lock(context, wanted, promised)
  if (wanted.every(({ factory_cd, item_cd }) => found.has(poolKey(factory_cd, item_cd)))) return found
  await make(context, wanted)
  return lock(context, wanted, promised)
}

/** The pools of these items, each in the factories whose stock is touched. */
export function poolsToLock(
  of: readonly { readonly item: ItemFacts; readonly factories: readonly string[] }[],
): readonly WantedPool[] {
  const wanted = new Map<string, WantedPool>()
  for (const { item, factories } of of)
    for (const factory_cd of factories)
      wanted.set(poolKey(factory_cd, item.item_cd), {
        factory_cd,
        item_cd: item.item_cd,
        cost_method: item.cost_method,
        unit_cost: item.standard_cost,
      })
  return [...wanted.values()]
}

const amongPools = (wanted: readonly ItemOfFactory[]): SQL =>
  sql`(factory_cd, item_cd) IN (SELECT factory_cd, item_cd FROM ${recordset(wanted)})`

const recordset = (wanted: readonly ItemOfFactory[]): SQL =>
  sql`jsonb_populate_recordset(NULL::item_cost, ${JSON.stringify(wanted)}::jsonb)`

/** Nothing is locked when one is missing of those that are moved. */
async function lock(
  { tx, session }: Context,
  wanted: readonly WantedPool[],
  promised: readonly ItemOfFactory[],
): Promise<ReadonlyMap<string, Pool>> {
  const { company_cd } = session
  const touched = [...wanted, ...promised]
  const found = await rows(
    tx,
    poolColumns,
    sql`SELECT factory_cd, item_cd, cost_method, qty::text, unit_cost::text, amount::text FROM item_cost
      WHERE company_cd = ${company_cd} AND ${amongPools(touched)}
        AND (SELECT count(*) FROM ${sharePeriods(company_cd, touched)}) > 0
        AND (SELECT count(*) FROM item_cost WHERE company_cd = ${company_cd} AND ${amongPools(wanted)})
            = ${wanted.length}::int
      ORDER BY factory_cd, item_cd FOR UPDATE`,
  )
  return poolsOf(found)
}

const sharePeriods = (company_cd: string, wanted: readonly Pick<ItemOfFactory, 'factory_cd'>[]): SQL => {
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
async function make({ tx, session }: Context, wanted: readonly WantedPool[]): Promise<void> {
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
