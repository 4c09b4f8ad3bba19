import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { costMethod } from '#modules/master/contract/item-type.ts'
import {
  compare,
  decimal,
  minus,
  negated,
  plus,
  times,
  zero,
  type Decimal,
} from '#platform/contract/decimal.ts'
import { rows, type Tx } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { divisions, setsLastPrice, stockDivision, type PriceRule } from '../../contract/division.ts'
import {
  addValue,
  giveBack,
  issue,
  receive,
  revalue,
  takeBack,
  worth,
  yen,
  type Pool,
  type Valued,
} from '../../contract/valuation.ts'

type Pooled = RowOf<typeof pooled>
const pooled = {
  company_cd: z.string(),
  factory_cd: z.string(),
  item_cd: z.string(),
  cost_method: costMethod.schema,
  qty: z.string(),
  amount: z.string(),
  unit_cost: z.string(),
}

type Kept = RowOf<typeof kept>
const kept = {
  company_cd: z.string(),
  factory_cd: z.string(),
  item_cd: z.string(),
  ledger_no: z.string(),
  stock_div: stockDivision.schema,
  basis_qty: z.string().nullable(),
  qty: z.string(),
  amount: z.string(),
  variance: z.string(),
  cost_before: z.string(),
  cost_after: z.string(),
  /** Of the other end, where that has a value too: it lies in the same pool, or in another factory's. */
  other: z.strictObject({ here: z.boolean(), amount: z.string() }).nullable(),
  /** What it takes back. */
  done: z
    .strictObject({
      qty: z.string(),
      amount: z.string(),
      variance: z.string(),
      valued_qty: z.string(),
      cost_before: z.string(),
      cost_after: z.string(),
    })
    .nullable(),
}

/** So many items are followed at once. */
const poolsAtOnce = 100

/**
 * Every value worked out anew: each item's movements one after the other, from nothing to what it is worth now, by the
 * arithmetic of its cost method. Answers the items whose entries say something else.
 */
export async function replayValues(tx: Tx): Promise<readonly string[]> {
  const wrong: string[] = []
  let last: Pooled | undefined
  for (;;) {
    const pools = await poolsAfter(tx, last)
    last = pools.at(-1)
    if (!last) return wrong
    const entries = byPool(await entriesOf(tx, pools))
    for (const pool of pools) if (differs(pool, entries.get(keyOf(pool)) ?? [])) wrong.push(keyOf(pool))
  }
}

const keyOf = ({ company_cd, factory_cd, item_cd }: Pick<Pooled, 'company_cd' | 'factory_cd' | 'item_cd'>) =>
  [company_cd, factory_cd, item_cd].join('/')

function byPool(entries: readonly Kept[]): ReadonlyMap<string, readonly Kept[]> {
  const found = new Map<string, Kept[]>()
  for (const entry of entries) {
    const key = keyOf(entry)
    const others = found.get(key)
    if (others) others.push(entry)
    else found.set(key, [entry])
  }
  return found
}

const poolsAfter = (tx: Tx, last: Pooled | undefined) =>
  rows(
    tx,
    pooled,
    sql`SELECT company_cd, factory_cd, item_cd, cost_method, qty::text, amount::text, unit_cost::text FROM item_cost
      WHERE (company_cd, factory_cd, item_cd) > (${last?.company_cd ?? ''}, ${last?.factory_cd ?? ''}, ${last?.item_cd ?? ''})
      ORDER BY company_cd, factory_cd, item_cd LIMIT ${poolsAtOnce}::int`,
  )

const entriesOf = (tx: Tx, pools: readonly Pooled[]) =>
  rows(
    tx,
    kept,
    sql`SELECT e.company_cd, e.factory_cd, e.item_cd, e.ledger_no::text, l.stock_div, l.basis_qty::text, e.qty::text,
        e.amount::text, e.variance::text, e.cost_before::text, e.cost_after::text,
        CASE WHEN o.ours AND o.ownership = '0' AND o.process_no = '' THEN jsonb_build_object(
          'here', o.factory_cd = e.factory_cd AND o.item_cd = e.item_cd, 'amount', o.amount::text) END AS other,
        CASE WHEN d.ledger_no IS NOT NULL THEN jsonb_build_object('qty', d.qty::text, 'amount', d.amount::text,
          'variance', d.variance::text, 'valued_qty', d.valued_qty::text, 'cost_before', d.cost_before::text,
          'cost_after', d.cost_after::text) END AS done
      FROM jsonb_populate_recordset(NULL::item_cost, ${JSON.stringify(pools.map(({ company_cd, factory_cd, item_cd }) => ({ company_cd, factory_cd, item_cd })))}::jsonb) p
      JOIN stock_entry e ON e.company_cd = p.company_cd AND e.factory_cd = p.factory_cd AND e.item_cd = p.item_cd
        AND e.ours AND e.ownership = '0' AND e.process_no = ''
      JOIN stock_ledger l ON l.company_cd = e.company_cd AND l.ledger_no = e.ledger_no
      LEFT JOIN stock_entry o ON o.company_cd = e.company_cd AND o.ledger_no = e.ledger_no AND o.side = -e.side
      LEFT JOIN stock_entry d ON d.company_cd = l.company_cd AND d.ledger_no = l.reverses
        AND d.side = CASE WHEN e.qty = 0 THEN e.side ELSE -e.side END
      ORDER BY e.ledger_no, e.side`,
  )

function differs({ cost_method, ...now }: Pooled, entries: readonly Kept[]): boolean {
  const first = entries[0]?.cost_before ?? now.unit_cost
  let pool: Pool = { method: cost_method, qty: zero, amount: zero, unit_cost: decimal(first) }
  for (const entry of entries) {
    if (!isSame(pool.unit_cost, entry.cost_before)) return true
    if (entry.other?.here) {
      if (!isNeutral(pool, entry)) return true
      continue
    }
    const valued = replayed(pool, entry)
    if (!isSame(valued.amount, entry.amount) || !isSame(valued.variance, entry.variance)) return true
    pool = valued.pool
    if (!isSame(pool.unit_cost, entry.cost_after)) return true
  }
  return !(
    isSame(pool.qty, now.qty) &&
    isSame(pool.amount, now.amount) &&
    isSame(pool.unit_cost, now.unit_cost)
  )
}

const isSame = (one: Decimal, text: string): boolean => compare(one, decimal(text)) === 0

/** A movement inside the pool: what leaves one place comes to the other. */
function isNeutral(pool: Pool, { qty, amount, variance }: Kept): boolean {
  const pieces = decimal(qty)
  const there = pieces.units < 0n ? negated(pieces) : pieces
  const moved = worth(pool, there)
  return isSame(pieces.units < 0n ? negated(moved) : moved, amount) && isSame(zero, variance)
}

const ofDocument: readonly PriceRule[] = ['given', 'origin', 'free', 'standard']

/** What the entry should have done. The money that came or went is its own; all the rest follows. */
function replayed(pool: Pool, entry: Kept): Valued {
  const { stock_div, done } = entry
  if (done)
    return takeBack(pool, {
      qty: decimal(done.qty),
      amount: decimal(done.amount),
      variance: decimal(done.variance),
      valued_qty: decimal(done.valued_qty),
      cost_before: decimal(done.cost_before),
      cost_after: decimal(done.cost_after),
    })
  const qty = decimal(entry.qty)
  const money = plus(decimal(entry.amount), decimal(entry.variance))
  const { price } = divisions[stock_div]
  if (price === 'amount')
    return addValue(pool, money, entry.basis_qty === null ? undefined : decimal(entry.basis_qty))
  if (price === 'new-price') return revalue(pool, decimal(entry.cost_after))
  const paid = ofDocument.includes(price)
  if (qty.units < 0n) return paid ? giveBack(pool, negated(qty), negated(money)) : issue(pool, negated(qty))
  if (paid) return receive(pool, qty, money, setsLastPrice(divisions[stock_div]))
  const moved = entry.other ? minus(zero, decimal(entry.other.amount)) : yen(times(qty, pool.unit_cost))
  return receive(pool, qty, moved, false)
}
