import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Past, PastTable } from '#db/demo/past/past-file.ts'
import { rows, type Database, type Tx } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'

const years = 10

/** Of these there is one row for an item, a partner or a month, however long a company works. */
const onlyOnce = new Set([
  ...['ar_balance', 'data_kind_control', 'number_counter', 'item_cost', 'stock_availability'],
  ...['stock_period', 'stock_month', 'sales_budget', 'customer_plan'],
])
/** Columns whose name ends as that of a number does. */
const noNumbers = new Set([
  ...['branch_no', 'supplier_branch_no', 'owner_branch_no', 'invoice_to_branch_no', 'invoice_reg_no'],
  ...['customer_line_no', 'customer_split_no', 'run_no', 'kanban_no', 'process_no', 'tracking_no'],
  'supplier_slip_no',
])
const likeNumbers = new Set(['po_key', 'code_key', 'client_key', 'request_id'])
const counts = new Set(['data_no', 'plan_no', 'ledger_no', 'event_no'])

/**
 * What the demo company did in its twelve months, so many times more, over ten years: the same rows under numbers of their own, a tenth of them in each year.
 * They are right as they were made: no key and no trigger looks at them again.
 */
export async function playPastAgain(database: Database, past: Past, times: number): Promise<number> {
  let made = 0
  await database.owner('write', async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    for (const table of past.tables) if (!onlyOnce.has(table.name)) made += await again(tx, table, times)
  })
  await database.script('VACUUM ANALYZE')
  return made
}

const shape = { name: z.string(), type: z.string(), length: z.int().nullable() }

async function again(tx: Tx, table: PastTable, times: number): Promise<number> {
  const columns = await rows(
    tx,
    shape,
    sql`SELECT column_name::text AS name, data_type::text AS type, character_maximum_length::int AS length
      FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = ${table.name} AND is_generated = 'NEVER' ORDER BY ordinal_position`,
  )
  const follows = new Map(table.columns.map((column) => [column.name, column.follows]))
  const values = columns.map(({ name, type, length }): SQL => {
    const value = sql`o.${sql.identifier(name)}`
    const back = sql`(n % ${years}::int) * 364`
    const followed = follows.get(name)
    if (followed === 'day' || followed === 'fixed') return sql`${value} - ${back}`
    if (followed === 'moment') return sql`${value} - make_interval(days => ${back})`
    if (type === 'bigint' && counts.has(name)) return sql`${value} + n::bigint * 1000000`
    if (!isNumber(name, type)) return value
    return sql`CASE WHEN coalesce(${value}, '') = '' THEN ${value}
      ELSE left(${value}, ${(length ?? 100) - 4}::int) || '-' || to_hex(n + 255) END`
  })
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  const copied = await rows(
    tx,
    { made: z.int() },
    sql`WITH made AS (INSERT INTO ${sql.identifier(table.name)} (${names}) OVERRIDING SYSTEM VALUE
        SELECT ${sql.join(values, sql`, `)} FROM ${sql.identifier(table.name)} AS o, generate_series(1, ${times}::int) AS n
        WHERE o.company_cd = 'DEMO' AND ${ofPast(table)} ON CONFLICT DO NOTHING RETURNING 1)
      SELECT count(*)::int AS made FROM made`,
  )
  return copied[0]?.made ?? 0
}

const isNumber = (name: string, type: string): boolean =>
  type !== 'bigint' && type !== 'integer' && type !== 'numeric' && type !== 'smallint'
    ? likeNumbers.has(name) || (name.endsWith('_no') && !noNumbers.has(name))
    : false

/** What is open in the demo company came after its past, and is not played again. Lots carry their day and cannot be told so: all of them are. */
function ofPast({ counts: counted, columns }: PastTable): SQL {
  const known = columns.find(
    ({ name, follows }) => follows === '' && name.endsWith('_no') && !noNumbers.has(name),
  )
  const number = counted === '' ? known : columns.find(({ name }) => name === counted)
  if (!number) return sql`o.lot_no <> ''`
  const own = [...new Set((number.values ?? [number.same]).map(String))]
  return sql`o.${sql.identifier(number.name)}::text = ANY(${textArray(own)})`
}
