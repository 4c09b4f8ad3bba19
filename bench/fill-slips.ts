import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { rows, type Database, type Tx } from '#platform/server/database/database.ts'

export interface Filling {
  /** The slip's table, that of its lines, and the column of its number. */
  readonly tables: { readonly header: string; readonly line: string; readonly key: string }
  /** Printed before the number of each order. */
  readonly prefix: string
  readonly orders: number
  readonly linesEach: number
  /** Of each order `n`, and of each of its lines `l`, beside what is like the one that they are copied from. */
  readonly header: Readonly<Record<string, SQL>>
  readonly line: Readonly<Record<string, SQL>>
}

/** So many slips like one that has been entered. They are right as they are made: no key and no trigger looks at each of a million rows. */
export async function fillSlips(
  database: Database,
  model: string,
  { tables, prefix, orders, linesEach, header, line }: Filling,
): Promise<void> {
  const number = sql`${prefix}::text || lpad(n::text, 7, '0')`
  await database.owner('write', async (tx) => {
    await tx.execute(sql`SET LOCAL ROLE postgres`)
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    const series = sql`generate_series(1, ${orders}::int) AS n`
    await copyRow(tx, { table: tables.header, key: tables.key, model }, series, {
      [tables.key]: number,
      data_no: sql`${prefix.codePointAt(0) ?? 0}::bigint * 100000000 + n`,
      last_line_no: sql`${linesEach}::int`,
      ...header,
    })
    await copyRow(
      tx,
      { table: tables.line, key: tables.key, model },
      sql`${series}, generate_series(1, ${linesEach}::int) AS l`,
      {
        ...{ [tables.key]: number, line_no: sql`l`, place_no: sql`l`, po_key: sql`''`, code_key: sql`''` },
        ...line,
      },
    )
  })
  await database.script('VACUUM ANALYZE')
}

/** As many rows like one that is there as the series has numbers. */
export async function copyRow(
  tx: Tx,
  { table, key, model }: { readonly table: string; readonly key: string; readonly model: string },
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
    SELECT ${sql.join(values, sql`, `)} FROM (SELECT * FROM ${sql.identifier(table)} WHERE company_cd = 'DEMO' AND ${sql.identifier(key)} = ${model} LIMIT 1) AS o, ${series}`)
}
