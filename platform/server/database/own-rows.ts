import { sql, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { rows, type Tx } from './database.ts'
import { isLocked, ofThisFactory } from './row-security.ts'

/**
 * Under row-level security PostgreSQL must not evaluate LIKE before the policy, because LIKE is not "leakproof": no
 * trigram index would ever be used for a search. So for every table that is searched so, by its search key or by another column, there is a view in the schema
 * `own` that holds the same second lock, company and factory of the transaction, as an ordinary condition. Reading only.
 */
export const ownRows = (table: PgTable): SQL => sql`own.${sql.identifier(getTableConfig(table).name)}`

/** Before migrations: PostgreSQL does not change a column that a view shows. */
export const dropOwnRows = (tx: Tx) => tx.execute(sql`DROP SCHEMA IF EXISTS own CASCADE`)

/** After migrations, from what the tables look like then. */
export async function createOwnRows(tx: Tx): Promise<void> {
  await tx.execute(sql`CREATE SCHEMA IF NOT EXISTS own`)
  await tx.execute(sql`GRANT USAGE ON SCHEMA own TO kaname_app`)
  for (const { name, locked } of await searchedTables(tx)) {
    const table = sql.identifier(name)
    const factory = locked ? sql` AND ${ofThisFactory}` : sql``
    await tx.execute(sql`CREATE OR REPLACE VIEW own.${table} AS
      SELECT * FROM public.${table} WHERE company_cd = current_setting('kaname.company', true)${factory}`)
    await tx.execute(sql`GRANT SELECT ON own.${table} TO kaname_app`)
  }
}

const searchedTables = (tx: Tx) =>
  rows(
    tx,
    { name: z.string(), locked: z.boolean() },
    sql`
    SELECT c.relname AS name, ${isLocked} AS locked
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND (
      EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'search_key')
      OR EXISTS (SELECT FROM pg_index i JOIN pg_opclass o ON o.oid = ANY (i.indclass)
        WHERE i.indrelid = c.oid AND o.opcname = 'gin_trgm_ops'))
    ORDER BY 1`,
  )
