import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Neighbours } from '#platform/contract/neighbours.ts'
import { rows, type Tx } from '../database/database.ts'
import { DefinedColumns } from '../database/stated-columns.ts'

interface Leafed {
  /** The rows that are leafed through, with what narrows them: `FROM … WHERE …`. */
  readonly among: SQL
  /** The parts of the key, which is their order, by their names. */
  readonly columns: Readonly<Record<string, PgColumn>>
  /** Null for one that is not stored yet: it stands behind all others. */
  readonly key: Readonly<Record<string, unknown>> | null
}

const columnsOf = new DefinedColumns<Neighbours>()

/** The keys of the rows before and behind one. */
export async function neighboursOf(tx: Tx, { among, columns, key }: Leafed): Promise<Neighbours> {
  const parts = Object.entries(columns)
  const held = list(parts.map(([, column]) => sql`${column}`))
  const given = list(parts.map(([name]) => sql`${key?.[name]}`))
  const named = list(parts.map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}::text`))
  const nearest = (side: SQL, way: SQL) => sql`(SELECT jsonb_build_object(${named}) ${among} AND ${side}
    ORDER BY ${list(parts.map(([, column]) => sql`${column} ${way}`))} LIMIT 1)`
  const [found] = await rows(
    tx,
    columnsOf,
    sql`SELECT ${nearest(key ? sql`(${held}) < (${given})` : sql`true`, sql`DESC`)} AS previous,
      ${key ? nearest(sql`(${held}) > (${given})`, sql`ASC`) : sql`null::jsonb`} AS next`,
  )
  return { previous: found?.previous ?? null, next: found?.next ?? null }
}

const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `)
