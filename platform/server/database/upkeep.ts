import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows, type Database } from './database.ts'

/**
 * What a server does by itself (autovacuum) and the embedded database does not: statistics of tables that have
 * changed, and the room of rows that are no more. Without statistics every plan is a guess, and every table of ours
 * begins its keys with the company: the guess then reads a whole company where it wanted one row. The thresholds are
 * those of a server. A table at a time, so that a request between two of them need not wait for all.
 */
export async function tidy(database: Database): Promise<readonly string[]> {
  // Counted otherwise once a second at most.
  await database.script('SELECT pg_stat_force_next_flush()')
  const changed = await database.owner('read', (tx) =>
    rows(
      tx,
      { name: z.string(), dead: z.boolean() },
      sql`SELECT quote_ident(relname) AS name, n_dead_tup > 50 + 0.2 * n_live_tup AS dead FROM pg_stat_user_tables
        WHERE schemaname = 'public' AND (n_mod_since_analyze > 50 + 0.1 * n_live_tup OR n_dead_tup > 50 + 0.2 * n_live_tup)
        ORDER BY relname`,
    ),
  )
  for (const { name, dead } of changed)
    await database.script(`${dead ? 'VACUUM (ANALYZE)' : 'ANALYZE'} ${name}`)
  return changed.map(({ name }) => name)
}
