import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows, type Tx } from '#platform/server/database/database.ts'

/** Columns in which Japanese stands by intention. */
export const meantToBeJapanese: Readonly<Record<string, string>> = {
  'code_kind.name_zh': 'the Chinese name',
  'code_div.name_zh': 'the Chinese name',
  'order_import_row.assessed': 'what is wrong with a row, in all languages',
}

const japanese = '[\u3001-\u30ff\u3400-\u9fff\uff01-\uffef]'

/** Every column in which it stands, with an example. */
export async function japaneseIn(tx: Tx): Promise<Readonly<Record<string, string>>> {
  const tables = await rows(
    tx,
    { table: z.string() },
    sql`SELECT c.table_name::text AS table FROM information_schema.columns AS c
      WHERE c.table_schema = 'public' AND c.column_name = 'company_cd' ORDER BY 1`,
  )
  const found: Record<string, string> = {}
  for (const { table } of tables)
    for (const { column, written } of await rows(
      tx,
      { column: z.string(), written: z.string() },
      sql`SELECT held.key AS column, min(held.value) AS written
        FROM ${sql.identifier(table)} AS t, jsonb_each_text(to_jsonb(t)) AS held
        WHERE t.company_cd = 'DEMO' AND held.value ~ ${japanese} GROUP BY held.key`,
    ))
      found[`${table}.${column}`] = written
  return found
}
