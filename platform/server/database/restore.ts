import { sql } from 'drizzle-orm'
import { backupTables, BackupError, verifyBackup, type BackupHeader } from './backup-file.ts'
import { readCatalogue, type CatalogueTable } from './catalogue.ts'
import type { Bulk, Database, Tx } from './database.ts'
import { appliedMigrations } from './migrate.ts'

/**
 * Replaces everything in the database by a backup, in one transaction: afterwards it is the backup, or, after any
 * error, what it was before. The file is read once to its end first.
 */
export async function restore(database: Database, file: string): Promise<BackupHeader> {
  const { header, trailer } = await verifyBackup(file)
  await database.bulk('write', async (bulk) => {
    await refuseOtherMigration(bulk.tx, header, file)
    const catalogue = await readCatalogue(bulk.tx)
    const names = sql.join(
      catalogue.map((table) => sql.identifier(table.name)),
      sql`, `,
    )
    await bulk.tx.execute(sql`TRUNCATE ${names}`)
    await fill(bulk, file, new Map(catalogue.map((table) => [table.name, table])))
    for (const [name, next] of Object.entries(trailer.sequences))
      await bulk.tx.execute(
        sql.raw(`ALTER SEQUENCE "${name.replaceAll('"', '""')}" RESTART WITH ${BigInt(next)}`),
      )
  })
  await database.script('ANALYZE')
  return header
}

async function refuseOtherMigration(tx: Tx, header: BackupHeader, file: string): Promise<void> {
  const last = (await appliedMigrations(tx)).at(-1)
  if (last?.number === header.migration.number && last.hash === header.migration.hash) return
  throw new BackupError(
    `${file} was made at migration ${header.migration.name} by version ${header.product}, and this database is at ` +
      `${last?.name ?? 'none'}. Restore it with that version of the program, then upgrade. Nothing was changed.`,
  )
}

async function fill(bulk: Bulk, file: string, catalogue: ReadonlyMap<string, CatalogueTable>): Promise<void> {
  for await (const { table, pieces } of backupTables(file)) {
    const known = catalogue.get(table.name)
    if (!known) throw new BackupError(`${file} has a table that this database does not have: ${table.name}`)
    // What a trigger did when these rows were first written is in the backup already.
    if (known.hasTriggers) await triggers(bulk.tx, table.name, 'DISABLE')
    await bulk.copyIn(table.name, table.columns, pieces)
    if (known.hasTriggers) await triggers(bulk.tx, table.name, 'ENABLE')
  }
}

const triggers = (tx: Tx, table: string, what: 'ENABLE' | 'DISABLE') =>
  tx.execute(sql`ALTER TABLE ${sql.identifier(table)} ${sql.raw(what)} TRIGGER USER`)
