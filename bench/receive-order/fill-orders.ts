import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { rows, type Database, type Tx } from '#platform/server/database/database.ts'

export interface Filling {
  /** Printed before the number of each order. */
  readonly prefix: string
  readonly orders: number
  readonly linesEach: number
  /** Of each order `n`, and of each of its lines `l`, beside what is like the one that they are copied from. */
  readonly header: Readonly<Record<string, SQL>>
  readonly line: Readonly<Record<string, SQL>>
}

/** So many orders like one that has been entered. They are right as they are made: no key and no trigger looks at each of a million rows. */
export async function fillOrders(
  database: Database,
  order_no: string,
  { prefix, orders, linesEach, header, line }: Filling,
): Promise<void> {
  const number = sql`${prefix}::text || lpad(n::text, 7, '0')`
  await database.owner('write', async (tx) => {
    await tx.execute(sql`SET LOCAL ROLE postgres`)
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    const series = sql`generate_series(1, ${orders}::int) AS n`
    await copy(tx, 'receive_order', order_no, series, {
      order_no: number,
      data_no: sql`${prefix.codePointAt(0) ?? 0}::bigint * 100000000 + n`,
      last_line_no: sql`${linesEach}::int`,
      ...header,
    })
    await copy(
      tx,
      'receive_order_line',
      order_no,
      sql`${series}, generate_series(1, ${linesEach}::int) AS l`,
      {
        ...{ order_no: number, line_no: sql`l`, place_no: sql`l`, po_key: sql`''`, code_key: sql`''` },
        ...line,
      },
    )
  })
  await database.script('VACUUM ANALYZE')
}

async function copy(
  tx: Tx,
  table: string,
  order_no: string,
  series: SQL,
  changed: Readonly<Record<string, SQL>>,
): Promise<void> {
  const columns = await rows(
    tx,
    { name: z.string() },
    sql`SELECT attname AS name FROM pg_attribute WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
  )
  const names = columns.map(({ name }) => sql`${sql.identifier(name)}`)
  const values = columns.map(({ name }) => changed[name] ?? sql`o.${sql.identifier(name)}`)
  await tx.execute(sql`INSERT INTO ${sql.identifier(table)} (${sql.join(names, sql`, `)})
    SELECT ${sql.join(values, sql`, `)} FROM (SELECT * FROM ${sql.identifier(table)} WHERE company_cd = 'DEMO' AND order_no = ${order_no} LIMIT 1) AS o, ${series}`)
}
