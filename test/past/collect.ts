import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Past, PastColumn, PastTable, PastValue } from '#db/demo/past/past-file.ts'
import { rows, type Database, type Tx } from '#platform/server/database/database.ts'

/** What a year leaves behind, in the order in which its tables refer to each other. What is known of who did what when is not taken along. */
const tables = [
  ...['ar_balance', 'data_kind_control', 'number_counter', 'sales_budget', 'customer_plan'],
  ...['receive_order', 'receive_order_line', 'place_order', 'place_order_line', 'place_order_issue'],
  ...[
    'arrival',
    'arrival_line',
    'acceptance',
    'acceptance_line',
    'purchase',
    'purchase_line',
    'supplier_statement',
    'supplier_statement_tax',
  ],
  ...['transport', 'delivery', 'delivery_line', 'delivery_package', 'sales', 'sales_line'],
  ...['invoice_statement', 'invoice_statement_tax', 'receipt', 'receipt_match'],
  ...['lot', 'item_cost', 'stock_ledger', 'stock_entry', 'stock_balance', 'stock_availability'],
  ...[
    'stock_period',
    'stock_month',
    'inventory',
    'inventory_line',
    'production_plan',
    'work_order',
    'work_order_operation',
  ],
  ...['work_order_output', 'work_order_part', 'work_event'],
]

/** Of what the masters have begun only what has gone on. */
const onlyColumns: Readonly<Record<string, readonly string[]>> = {
  ar_balance: ['customer_cd', 'branch_no', 'balance_dt'],
  data_kind_control: ['kind', 'last_no'],
}

/** Days of the calendar, which nobody's working days move. */
const fixedDays = new Set(['closing_dt', 'pay_dt', 'paid_dt', 'balance_dt'])

const text = z.string()
const described = { name: text, type: text, is_generated: text, is_identity: text }
type Described = z.output<z.ZodObject<typeof described>>

function followsOf({ name, type }: Described): PastColumn['follows'] {
  if (type === 'date') return fixedDays.has(name) ? 'fixed' : 'day'
  if (type.startsWith('timestamp')) return 'moment'
  if (name === 'month') return 'month'
  return name === 'lot_no' ? 'lot' : ''
}

async function columnsOf(tx: Tx, table: string): Promise<readonly Described[]> {
  const found = await rows(
    tx,
    described,
    sql`SELECT column_name::text AS name, data_type::text AS type, is_generated::text, is_identity::text
      FROM information_schema.columns WHERE table_schema = 'public' AND table_name = ${table} ORDER BY ordinal_position`,
  )
  const wanted = onlyColumns[table]
  return found.filter(
    ({ name, is_generated }) =>
      is_generated === 'NEVER' && name !== 'company_cd' && (wanted?.includes(name) ?? true),
  )
}

async function collectTable(tx: Tx, table: string): Promise<PastTable> {
  const columns = await columnsOf(tx, table)
  const keys = await rows(
    tx,
    { name: text },
    sql`SELECT a.attname::text AS name FROM pg_index AS i JOIN pg_attribute AS a ON a.attrelid = i.indrelid AND a.attnum = ANY(i.indkey)
      WHERE i.indrelid = ${table}::regclass AND i.indisprimary ORDER BY array_position(i.indkey::int2[], a.attnum)`,
  )
  const order = sql.join(
    keys.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  const asJson = sql.join(
    columns.map(({ name, type }) =>
      type === 'numeric' || type === 'bigint' || type === 'date' || type.startsWith('timestamp')
        ? sql`${sql.identifier(name)}::text`
        : sql`${sql.identifier(name)}`,
    ),
    sql`, `,
  )
  const found = await rows(
    tx,
    { line: z.array(z.json()) },
    sql`SELECT jsonb_build_array(${asJson}) AS line FROM ${sql.identifier(table)} WHERE company_cd = 'DEMO' ORDER BY ${order}`,
  )
  return {
    ...{ name: table, rows: found.length },
    counts: columns.find(({ is_identity }) => is_identity === 'YES')?.name ?? '',
    columns: columns.map((column, at) => {
      const values = found.map(({ line }) => line[at] as PastValue)
      const [first = null] = values
      const isSame = values.every((one) => JSON.stringify(one) === JSON.stringify(first))
      return { name: column.name, follows: followsOf(column), ...(isSame ? { same: first } : { values }) }
    }),
  }
}

export const collectPast = (database: Database): Promise<Past> =>
  database.company('DEMO', 'read', async (tx) => {
    const collected: PastTable[] = []
    for (const table of tables) collected.push(await collectTable(tx, table))
    return { tables: collected.filter((one) => one.rows > 0) }
  })
