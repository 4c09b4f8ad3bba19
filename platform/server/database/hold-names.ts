import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows, type Tx } from './database.ts'

/** Held until the end of the transaction, in one order: for what has no row of its own to lock, such as an account. */
export async function holdNames(tx: Tx, names: readonly string[]): Promise<void> {
  await rows(
    tx,
    { held: z.int() },
    sql`SELECT count(pg_advisory_xact_lock(hashtextextended(name, 0))::text)::int AS held
      FROM (SELECT DISTINCT value COLLATE "C" AS name FROM jsonb_array_elements_text(${JSON.stringify(names)}::jsonb)
        ORDER BY 1) AS wanted`,
  )
}
