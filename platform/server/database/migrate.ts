import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows, type Database, type Tx } from './database.ts'
import { createOwnRows, dropOwnRows } from './own-rows.ts'
import { secureTables } from './row-security.ts'

export interface Migration {
  readonly number: number
  readonly name: string
  readonly hash: string
  readonly statements: readonly string[]
}

export class MigrationError extends Error {}

const journal = z.object({ entries: z.array(z.object({ idx: z.number(), tag: z.string() })) })

/** The migrations in their folder, in order, as drizzle-kit wrote them. */
export async function readMigrations(root: string): Promise<readonly Migration[]> {
  const folder = path.join(root, 'db/migrations')
  const { entries } = journal.parse(
    JSON.parse(await readFile(path.join(folder, 'meta/_journal.json'), 'utf8')),
  )
  return Promise.all(
    entries.map(async ({ idx, tag }) => {
      const text = await readFile(path.join(folder, `${tag}.sql`), 'utf8')
      const statements = text.split('--> statement-breakpoint').map((part) => part.trim())
      return { number: idx, name: tag, hash: createHash('sha256').update(text).digest('hex'), statements }
    }),
  )
}

/** Applies what is missing, all of it or nothing, one process at a time. Returns the names of what it applied. */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  return database.owner('write', async (tx) => {
    // Two servers that start together: the second waits here, then finds nothing to do.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${migrationLock})`)
    await tx.execute(sql`CREATE SCHEMA IF NOT EXISTS kaname_meta`)
    await tx.execute(sql`CREATE TABLE IF NOT EXISTS kaname_meta.migration (
      number integer PRIMARY KEY, name text NOT NULL, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`)
    const applied = await appliedMigrations(tx)
    refuseForeignHistory(applied, migrations)
    const missing = migrations.filter(
      (migration) => !applied.some((done) => done.number === migration.number),
    )
    if (missing.length > 0) await dropOwnRows(tx)
    for (const migration of missing) {
      for (const statement of migration.statements) await tx.execute(sql.raw(statement))
      await tx.execute(
        sql`INSERT INTO kaname_meta.migration (number, name, hash)
            VALUES (${migration.number}, ${migration.name}, ${migration.hash})`,
      )
    }
    await secureTables(tx)
    if (missing.length > 0) await createOwnRows(tx)
    return missing.map((migration) => migration.name)
  })
}

export interface AppliedMigration {
  readonly number: number
  readonly name: string
  readonly hash: string
}

export const appliedMigrations = (tx: Tx) =>
  rows<AppliedMigration>(tx, sql`SELECT number, name, hash FROM kaname_meta.migration ORDER BY number`)

/** A database that a newer or different program has migrated must not be touched by this one. */
function refuseForeignHistory(applied: readonly AppliedMigration[], migrations: readonly Migration[]): void {
  for (const done of applied) {
    const known = migrations.find((migration) => migration.number === done.number)
    if (!known)
      throw new MigrationError(
        `The database is newer than this program: it has migration ${done.name}. Upgrade the program.`,
      )
    if (known.hash !== done.hash)
      throw new MigrationError(
        `Migration ${done.name} was changed after it had been applied. Restore the file, and add a new migration.`,
      )
  }
}

const migrationLock = 4_172_601
