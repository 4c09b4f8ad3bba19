import { getTableName, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { rows, type Tx } from '../database/database.ts'
import { recordTaken } from '../evidence/taken.ts'
import type { LifeCycle } from './life-cycle.ts'

/** Of which company, and the first day of what stays, by the clock of its first factory. */
export interface Cut {
  readonly company_cd: string
  readonly before: string
  readonly time_zone: string
}

export interface OldRows {
  /** How many may go. */
  readonly rows: number
  /** How many are as old and stay: not finished, or something refers to them. */
  readonly stay: number
}

export async function countOldRows(tx: Tx, cycle: LifeCycle, cut: Cut): Promise<OldRows> {
  const goes = goesOf(cycle)
  const [found] = await rows(
    tx,
    { rows: z.int(), stay: z.int() },
    sql`SELECT count(*) FILTER (WHERE ${goes})::int AS rows, count(*) FILTER (WHERE NOT ${goes})::int AS stay
      FROM ${cycle.table} WHERE ${isOld(cycle, cut)}`,
  )
  return found ?? { rows: 0, stay: 0 }
}

/** Every column of a row by its name. */
export type Row = Readonly<z.output<typeof wholeRow>>
const wholeRow = z.record(z.string(), z.unknown())

export interface Removed {
  readonly table: PgTable
  readonly rows: readonly Row[]
}

/**
 * Takes out the oldest rows that may go, at most so many, with their lines: what it answers is what was there. Rows
 * that somebody is working on are left for the next time.
 */
export async function removeOldRows(
  tx: Tx,
  cycle: LifeCycle,
  cut: Cut,
  limit: number,
): Promise<readonly Removed[]> {
  const { table, parts = [] } = cycle
  const key = keyOf(table)
  const found = await rows(
    tx,
    { part: z.string(), place: z.string(), row: wholeRow },
    sql`SELECT tableoid::text AS part, ctid::text AS place, to_jsonb(${table}) AS row FROM ${table}
      WHERE ${isOld(cycle, cut)} AND ${goesOf(cycle)}
      ORDER BY ${columnsOf(table, key)} LIMIT ${limit} FOR UPDATE SKIP LOCKED`,
  )
  if (found.length === 0) return []
  // Their places do not move while we hold them.
  const places = placesOf(table, found)
  const removed: Removed[] = []
  for (const part of parts) {
    const same = key.map((name) => sql`${part}.${sql.identifier(name)} = ${table}.${sql.identifier(name)}`)
    const lines = await rows(
      tx,
      { row: wholeRow },
      sql`DELETE FROM ${part} USING ${table} WHERE ${places} AND ${sql.join(same, sql` AND `)}
        RETURNING to_jsonb(${part}) AS row`,
    )
    removed.push({ table: part, rows: lines.map(({ row }) => row) })
  }
  await tx.execute(sql`DELETE FROM ${table} WHERE ${places}`)
  await recordTaken(
    tx,
    cut.company_cd,
    table,
    found.map(({ row }) => row),
  )
  return [{ table, rows: found.map(({ row }) => row) }, ...removed]
}

/** The same place can be taken in every partition of a table, so the partition belongs to it. */
function placesOf(table: PgTable, found: readonly { readonly part: string; readonly place: string }[]): SQL {
  const places = `{${found.map(({ place }) => `"${place}"`).join(',')}}`
  const parts = `{${found.map(({ part }) => part).join(',')}}`
  return sql`${table}.ctid = ANY (${places}::tid[])
    AND (${table}.tableoid, ${table}.ctid) IN (SELECT * FROM unnest(${parts}::oid[], ${places}::tid[]))`
}

const goesOf = ({ goesWhen = sql`true` }: LifeCycle): SQL => sql`(${goesWhen})`

function isOld({ table, age }: LifeCycle, { company_cd, before, time_zone }: Cut): SQL {
  const day = sql`${before}::date`
  const from = age.getSQLType().startsWith('timestamp')
    ? sql`(${day}::timestamp AT TIME ZONE ${time_zone})`
    : day
  return sql`${table}.company_cd = ${company_cd} AND ${age} < ${from}`
}

function keyOf(table: PgTable): readonly string[] {
  const [key] = getTableConfig(table).primaryKeys
  if (!key) throw new Error(`${getTableName(table)} has no key`)
  return key.columns.map(({ name }) => name)
}

const columnsOf = (table: PgTable, names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql`${table}.${sql.identifier(name)}`),
    sql`, `,
  )
