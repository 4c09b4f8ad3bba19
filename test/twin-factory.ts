import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { readCatalogue } from '#platform/server/database/catalogue.ts'
import { rows, type Database, type Tx } from '#platform/server/database/database.ts'

/** A factory with the same rows as another one, under the same codes: whoever mixes the two up is seen. */
export interface Twin {
  readonly company_cd: string
  readonly of: string
  readonly factory_cd: string
}

/** The factory itself, where who works in the other one works too, without any row in it yet. */
export const openTwin = (database: Database, twin: Twin): Promise<void> =>
  database.owner('write', async (tx) => {
    for (const table of ['factory', 'bizdate', 'user_factory', 'user_role']) await copyRows(tx, table, twin)
  })

/** Rows of every table that is locked to its factory; answers how many there are by table. */
export const fillTwin = (database: Database, twin: Twin): Promise<ReadonlyMap<string, number>> =>
  database.owner('write', async (tx) => {
    const locked = new Set(await lockedTables(tx))
    const filled = new Map<string, number>()
    for (const { name } of await readCatalogue(tx))
      if (locked.has(name)) filled.set(name, await copyRows(tx, name, twin))
    return filled
  })

/** What stands in a factory, table by table, to be compared with what stood there. */
export const contentsOf = (database: Database, { company_cd, factory_cd }: Twin): Promise<unknown> =>
  database.owner('read', async (tx) => {
    const all: Record<string, unknown> = {}
    for (const name of await lockedTables(tx)) {
      const [found] = await rows(
        tx,
        { count: z.int(), sum: z.string() },
        sql`SELECT count(*)::int AS count, coalesce(md5(string_agg(t::text, ',' ORDER BY t::text)), '') AS sum
            FROM ${sql.identifier(name)} t WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd}`,
      )
      all[name] = found
    }
    return all
  })

/** One row of each table of the company, by the columns that an input may ask for. */
export const samplesOf = (database: Database, { company_cd, of }: Twin): Promise<readonly Sample[]> =>
  database.owner('read', async (tx) => {
    const samples: Sample[] = []
    for (const { name, columns } of await readCatalogue(tx)) {
      const ofFactory = columns.includes('factory_cd') ? sql` AND factory_cd = ${of}` : sql``
      const [found] = await rows(
        tx,
        { row: z.record(z.string(), z.unknown()) },
        sql`SELECT to_jsonb(t) AS row FROM ${sql.identifier(name)} t WHERE company_cd = ${company_cd}${ofFactory} LIMIT 1`,
      )
      if (found) samples.push(found.row)
    }
    return samples
  })

export type Sample = Readonly<Record<string, unknown>>

async function lockedTables(tx: Tx): Promise<readonly string[]> {
  const found = await rows(
    tx,
    { name: z.string() },
    sql`SELECT c.relname AS name FROM pg_class c JOIN pg_policy p ON p.polrelid = c.oid AND p.polname = 'factory_isolation'
        WHERE c.relnamespace = 'public'::regnamespace ORDER BY 1`,
  )
  return found.map(({ name }) => name)
}

/** Numbers that the database gives are moved far away, alike in whoever refers to them. */
const faraway = 1_000_000_000
/** Texts that come once in the company, where they are not blank. */
const onceInCompany = ['po_key', 'code_key']

async function copyRows(tx: Tx, table: string, { company_cd, of, factory_cd }: Twin): Promise<number> {
  const columns = await rows(
    tx,
    { name: z.string(), given: z.boolean() },
    sql`SELECT a.attname AS name, a.atttypid = 'bigint'::regtype AND (a.attidentity <> '' OR EXISTS (
            SELECT FROM pg_constraint k WHERE k.conrelid = a.attrelid AND k.contype = 'f' AND a.attnum = ANY(k.conkey))
            OR a.attname IN ('reverses', 'ledger_no', 'allocation_no', 'data_no')) AS given
        FROM pg_attribute a WHERE a.attrelid = ${table}::regclass AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
        ORDER BY a.attnum`,
  )
  const names = columns.map(({ name }) => sql.identifier(name))
  const values = columns.map(({ name, given }): SQL => {
    if (name === 'factory_cd') return sql`${factory_cd}`
    if (onceInCompany.includes(name))
      return sql`CASE ${sql.identifier(name)} WHEN '' THEN '' ELSE 'twin ' || ${sql.identifier(name)} END`
    return given ? sql`${sql.identifier(name)} + ${faraway}::bigint` : sql`${sql.identifier(name)}`
  })
  const copied = await rows(
    tx,
    { copied: z.int() },
    sql`INSERT INTO ${sql.identifier(table)} (${sql.join(names, sql`, `)}) OVERRIDING SYSTEM VALUE
        SELECT ${sql.join(values, sql`, `)} FROM ${sql.identifier(table)}
        WHERE company_cd = ${company_cd} AND factory_cd = ${of} RETURNING 1 AS copied`,
  ).catch((error: unknown) => {
    throw new Error(`The rows of ${table} cannot be copied`, { cause: error })
  })
  return copied.length
}
