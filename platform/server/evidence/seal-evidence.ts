import { getTableName, sql } from 'drizzle-orm'
import { z } from 'zod'
import { sealEvidence } from '#platform/contract/evidence.ts'
import { rows, type Tx } from '../database/database.ts'
import { handle, handleAcross } from '../jobs/handler.ts'
import { columnsOf, hashBytes, rowHash, sealedTables, sealHash, type SealedTable } from './sealed-tables.ts'
import { evidenceSeal } from './tables.ts'

/** A transaction that wrote evidence has come to its end long before. */
const latestCommit = '2 days'
/** In one seal: so many hashes are read for one row. */
const rowsPerSeal = 5000

/**
 * Seals what has been committed since the last time. Numbers are taken before the commit, so a lower one may come after a
 * higher one: everything of the last days that stands in no seal is looked for, not only what comes after the highest.
 */
const seal = handle(sealEvidence, async (context) => {
  let sealed = 0
  let newest = ''
  for (const [at, sealedTable] of sealedTables.entries()) {
    await context.progress(at, sealedTables.length)
    for (let count = rowsPerSeal; count === rowsPerSeal; sealed += count) {
      const made = await context.write((tx) => sealNext(tx, context.company_cd, sealedTable, context.now))
      count = made?.count ?? 0
      newest = made?.hash ?? newest
    }
  }
  return { rows: String(sealed), seal: newest.slice(0, 12) }
})

export const sealHandler = handleAcross('evidence of the company', seal)

/** One seal after another; those who write evidence are not asked. */
export async function sealNext(tx: Tx, company_cd: string, sealedTable: SealedTable, now: Date) {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`seals of ${company_cd}`}, 0))`)
  const { table, number } = sealedTable
  const name = getTableName(table)
  const columns = columnsOf(sealedTable)
  const ofTable = sql`company_cd = ${company_cd} AND table_nm = ${name}`
  const settled = sql`${now.toISOString()}::timestamptz - ${latestCommit}::interval`
  const [made] = await rows(
    tx,
    { count: z.int(), hash: z.string() },
    sql`WITH last AS (SELECT seal_no, hash FROM ${evidenceSeal} WHERE company_cd = ${company_cd} ORDER BY seal_no DESC LIMIT 1),
      settled AS (SELECT up_to FROM ${evidenceSeal} WHERE ${ofTable} AND sealed_at < ${settled} ORDER BY seal_no DESC LIMIT 1),
      sealed AS (SELECT coalesce(range_agg(numbers), '{}') AS numbers, max(up_to) AS up_to FROM ${evidenceSeal}
        WHERE ${ofTable} AND up_to >= coalesce((SELECT up_to FROM settled), 0)),
      found AS (SELECT ${number} AS number, ${rowHash(columns)} AS hash FROM ${table}
        WHERE company_cd = ${company_cd} AND ${number} > coalesce((SELECT up_to FROM settled), 0)
          AND NOT ${number} <@ (SELECT numbers FROM sealed)
        ORDER BY ${number} LIMIT ${rowsPerSeal}::int),
      made AS (SELECT ${company_cd}::text AS company_cd, coalesce((SELECT seal_no FROM last), 0) + 1 AS seal_no, ${name}::text AS table_nm,
          range_agg(int8range(number, number, '[]')) AS numbers,
          greatest(max(number), (SELECT up_to FROM sealed)) AS up_to, ${columns.join(' ')}::text AS columns,
          string_agg(hash, ''::bytea ORDER BY number) AS row_hashes, ${now.toISOString()}::timestamptz(3) AS sealed_at,
          coalesce((SELECT hash FROM last), '') AS previous_hash
        FROM found HAVING count(*) > 0)
    INSERT INTO ${evidenceSeal} (company_cd, seal_no, table_nm, numbers, up_to, columns, row_hashes, sealed_at, previous_hash, hash)
    SELECT company_cd, seal_no, table_nm, numbers, up_to, columns, row_hashes, sealed_at, previous_hash, ${sealHash} FROM made
    RETURNING length(row_hashes) / ${hashBytes}::int AS count, hash`,
  )
  return made
}
