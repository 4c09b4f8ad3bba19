import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows, type Database } from './database.ts'
import type { RowOf } from './stated-columns.ts'

export class UnsuitableServer extends Error {}

type ServerFacts = RowOf<typeof serverFacts>
const serverFacts = {
  version: z.int(),
  version_text: z.string(),
  encoding: z.string(),
  client_encoding: z.string(),
}

/** What the database is; throws when the program must not run on it. */
export async function checkServer(database: Database): Promise<ServerFacts> {
  const [facts] = await database.owner('read', (tx) =>
    rows(
      tx,
      serverFacts,
      sql`SELECT current_setting('server_version_num')::int AS version, current_setting('server_version') AS version_text,
                 current_setting('server_encoding') AS encoding, current_setting('client_encoding') AS client_encoding`,
    ),
  )
  if (!facts) throw new UnsuitableServer('The database does not say what it is')
  if (facts.version < 150_000)
    throw new UnsuitableServer(`PostgreSQL ${facts.version_text} is too old: version 15 or newer is needed`)
  if (facts.encoding !== 'UTF8')
    throw new UnsuitableServer(
      `The database's encoding is ${facts.encoding}, and only UTF8 keeps Japanese text. Make it with: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0`,
    )
  if (facts.client_encoding !== 'UTF8')
    throw new UnsuitableServer(
      `The connection's encoding is ${facts.client_encoding}; unset PGCLIENTENCODING`,
    )
  return facts
}
