import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { keepMonths } from '../audit/months.ts'
import { z } from 'zod'
import { rows, type Database, type Tx } from './database.ts'
import type { RowOf } from './stated-columns.ts'
import { createOwnRows, dropOwnRows } from './own-rows.ts'
import { secureTables } from './row-security.ts'

export interface Migration {
  readonly number: number
  readonly name: string
  readonly hash: string
  readonly statements: readonly string[]
}

export class MigrationError extends Error {}

/** The migrations in their folder, in the order of their numbers: 0000_ground.sql is number 0. */
export async function readMigrations(root: string): Promise<readonly Migration[]> {
  const folder = path.join(root, 'db/migrations')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(folder, file), 'utf8')
      return {
        number: Number(file.slice(0, 4)),
        name: path.basename(file, '.sql'),
        hash: createHash('sha256').update(text).digest('hex'),
        statements: text.split('--> statement-breakpoint').map((part) => part.trim()),
      }
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
    await keepMonths(tx, new Date())
    if (missing.length > 0) await createOwnRows(tx)
    return missing.map((migration) => migration.name)
  })
}

export type AppliedMigration = RowOf<typeof appliedMigration>
const appliedMigration = {
  number: z.int(),
  name: z.string(),
  hash: z.string(),
}

export const appliedMigrations = (tx: Tx) =>
  rows(tx, appliedMigration, sql`SELECT number, name, hash FROM kaname_meta.migration ORDER BY number`)

/** A database that a newer or different program has migrated must not be touched by this one. */
function refuseForeignHistory(applied: readonly AppliedMigration[], migrations: readonly Migration[]): void {
  for (const done of applied) {
    const known = migrations.find((migration) => migration.number === done.number)
    if (known && known.name !== done.name)
      throw new MigrationError(
        `The database was made before the first release (${done.name}), and this program does not go on from there. ` +
          'Give it an empty database: demo data is made anew.',
      )
    if (!known)
      throw new MigrationError(
        `The database is newer than this program: it has migration ${done.name}. Upgrade the program.`,
      )
    if (known.hash !== done.hash)
      throw new MigrationError(
        `Migration ${done.name} was changed after it had been applied. Restore the file and add a new migration; ` +
          'or, before the first release, give the program an empty database: demo data is made anew.',
      )
  }
}

const migrationLock = 4_172_601
