import { getTableName, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows, type Tx } from '../database/database.ts'
import { storedFile, storedFileChunk } from '../stored-files/tables.ts'
import { hashBytes, rowHash, sealedTables, sealHash, type SealedTable } from './sealed-tables.ts'
import { evidenceSeal, evidenceTaken } from './tables.ts'

const sealColumns = {
  company_cd: z.string(),
  seal_no: z.int(),
  table_nm: z.string(),
  columns: z.string(),
  hash: z.string(),
  is_whole: z.boolean(),
  follows: z.boolean(),
}

/** All seals of all companies: whether each is what it was, and comes right after the one before. */
export const readSeals = (tx: Tx) =>
  rows(
    tx,
    sealColumns,
    sql`SELECT company_cd, seal_no, table_nm, columns, hash, hash = ${sealHash} AS is_whole,
        seal_no = coalesce(lag(seal_no) OVER chain, 0) + 1 AND previous_hash = coalesce(lag(hash) OVER chain, '') AS follows
      FROM ${evidenceSeal} WINDOW chain AS (PARTITION BY company_cd ORDER BY seal_no) ORDER BY company_cd, seal_no`,
  )
export type Seal = Awaited<ReturnType<typeof readSeals>>[number]

/** Rows that are not what they were when they were sealed, in words. */
export async function brokenRows(tx: Tx, { company_cd, seal_no, table_nm, columns }: Seal) {
  const sealedTable = sealedTables.find(({ table }) => getTableName(table) === table_nm)
  if (!sealedTable) return [`the table ${table_nm} is unknown`]
  const { table, number } = sealedTable
  const found = await rows(
    tx,
    { number: z.string(), is_missing: z.boolean() },
    // Said with || the hashes are read once, and not for each row.
    sql`WITH seal AS MATERIALIZED (SELECT numbers, row_hashes || ''::bytea AS row_hashes FROM ${evidenceSeal}
        WHERE company_cd = ${company_cd} AND seal_no = ${seal_no}),
      sealed AS (SELECT number, substring(row_hashes FROM (row_number() OVER (ORDER BY number) - 1)::int * ${hashBytes}::int + 1
          FOR ${hashBytes}::int) AS hash
        FROM seal, unnest(numbers) AS part, generate_series(lower(part), upper(part) - 1) AS number),
      kept AS (SELECT ${number} AS number, ${rowHash(columns.split(' '))} AS hash FROM ${table}
        WHERE company_cd = ${company_cd} AND ${number} >= (SELECT lower(numbers) FROM seal)
          AND ${number} < (SELECT upper(numbers) FROM seal)),
      taken AS (SELECT coalesce(range_agg(numbers), '{}') AS numbers FROM ${evidenceTaken}
        WHERE company_cd = ${company_cd} AND table_nm = ${table_nm})
      SELECT number::text, kept.hash IS NULL AS is_missing FROM sealed LEFT JOIN kept USING (number)
      WHERE kept.hash IS DISTINCT FROM sealed.hash
        AND NOT (kept.hash IS NULL AND number <@ (SELECT numbers FROM taken))
      ORDER BY number`,
  )
  return found.map(({ number, is_missing }) => `row ${number} ${is_missing ? 'is missing' : 'was changed'}`)
}

/** A job that has not run for a day, seals that were cut off, or a row that was put in between. */
export const unsealedRows = async (tx: Tx, { table, number, at }: SealedTable) => {
  const name = getTableName(table)
  const found = await rows(
    tx,
    { company_cd: z.string(), count: z.int(), first: z.string() },
    sql`SELECT kept.company_cd, count(*)::int AS count, min(kept.number)::text AS first
      FROM (SELECT company_cd, ${number} AS number FROM ${table} WHERE ${at} < now() - interval '1 day') AS kept
      LEFT JOIN (SELECT company_cd, range_agg(numbers) AS numbers FROM ${evidenceSeal} WHERE table_nm = ${name} GROUP BY 1) sealed
        USING (company_cd)
      WHERE NOT coalesce(kept.number <@ sealed.numbers, false) GROUP BY 1`,
  )
  return found.map(
    ({ company_cd, count, first }) =>
      `${company_cd}, ${name}: ${count} rows older than a day are not sealed, the first is ${first}`,
  )
}

/** Files whose contents are not those of their hash. */
export async function damagedFiles(tx: Tx) {
  const found = await rows(
    tx,
    { company_cd: z.string(), file_no: z.string() },
    sql`SELECT company_cd, file_no::text FROM ${storedFile} file
      WHERE sha256 IS DISTINCT FROM encode(sha256((SELECT string_agg(content, ''::bytea ORDER BY chunk_no) FROM ${storedFileChunk} chunk
        WHERE chunk.company_cd = file.company_cd AND chunk.file_no = file.file_no)), 'hex') ORDER BY 1, 2`,
  )
  return found.map(
    ({ company_cd, file_no }) => `${company_cd}, stored_file: the contents of row ${file_no} were changed`,
  )
}
