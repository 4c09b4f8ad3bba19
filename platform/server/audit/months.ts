import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { rows, type Tx } from '../database/database.ts'
import { tablesByMonth } from './tables.ts'

/** This month and the next ones have a partition of their own before their first row comes. */
const monthsAhead = 3
const lock = 4_172_602

/**
 * Makes the partitions of the months to come, and lets go of those that no company keeps any more. What comes for a month
 * without a partition (a restored backup, a clock that was wrong) lies in the table's `rest`.
 */
export async function keepMonths(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${lock})`)
  for (const table of tablesByMonth) {
    const partitions = await partitionsOf(tx, table)
    for (let ahead = 0; ahead < monthsAhead; ahead++) {
      const month = monthOf(now, ahead)
      if (!partitions.includes(nameOf(table, month)))
        await addMonth(tx, table, month, monthOf(now, ahead + 1))
    }
    for (const name of partitions)
      if (name < nameOf(table, monthOf(now, 0))) await dropWhenEmpty(tx, table, name)
  }
}

const partitionsOf = async (tx: Tx, table: PgTable): Promise<readonly string[]> => {
  const found = await rows(
    tx,
    { name: z.string() },
    sql`SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
      WHERE i.inhparent = ${`public.${getTableName(table)}`}::regclass AND c.relname <> ${`${getTableName(table)}_rest`}`,
  )
  return found.map(({ name }) => name)
}

/** What has come for it already moves over from the rest. */
async function addMonth(tx: Tx, table: PgTable, month: string, next: string): Promise<void> {
  const partition = inMonths(nameOf(table, month))
  const rest = inMonths(`${getTableName(table)}_rest`)
  const [from, to] = [month, next].map((day) => sql.raw(`'${day} 00:00:00+00'`))
  await tx.execute(sql`CREATE TABLE ${partition} (LIKE ${table} INCLUDING DEFAULTS INCLUDING CONSTRAINTS)`)
  await tx.execute(sql`WITH moved AS (DELETE FROM ${rest} WHERE at >= ${from} AND at < ${to} RETURNING *)
    INSERT INTO ${partition} SELECT * FROM moved`)
  await tx.execute(
    sql`ALTER TABLE ${table} ATTACH PARTITION ${partition} FOR VALUES FROM (${from}) TO (${to})`,
  )
}

async function dropWhenEmpty(tx: Tx, table: PgTable, name: string): Promise<void> {
  const partition = inMonths(name)
  const kept = await rows(tx, {}, sql`SELECT FROM ${partition} LIMIT 1`)
  if (kept.length > 0) return
  await tx.execute(sql`ALTER TABLE ${table} DETACH PARTITION ${partition}`)
  await tx.execute(sql`DROP TABLE ${partition}`)
}

/** A schema of their own: nobody reaches a partition but through its table and the locks on that. */
const inMonths = (name: string): SQL => sql`months.${sql.identifier(name)}`

const nameOf = (table: PgTable, month: string): string =>
  `${getTableName(table)}_${month.slice(0, 7).replace('-', '_')}`

const monthOf = (now: Date, ahead: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toISOString().slice(0, 10)
