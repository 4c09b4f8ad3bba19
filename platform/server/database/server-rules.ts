import { sql } from 'drizzle-orm'
import { rows, type Database } from './database.ts'

export class UnsuitableServer extends Error {}

interface ServerFacts {
  readonly version: number
  readonly version_text: string
  readonly encoding: string
  readonly client_encoding: string
}

/** What the database is; throws when the program must not run on it. */
export async function checkServer(database: Database): Promise<ServerFacts> {
  const [facts] = await database.owner('read', (tx) =>
    rows<ServerFacts>(
      tx,
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
