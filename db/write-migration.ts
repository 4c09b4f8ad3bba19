import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '#platform/server/settings.ts'
import { readTables, tablesMigration, type TablesMigration } from './tables-migration.ts'

/**
 * `make migration` writes the tables' migration anew while nothing has been released;
 * `make migration NAME=what_it_adds` writes the next one, with what is different since the last.
 */
const root = projectRoot()
const folder = path.join(root, 'db/migrations')
const asWritten = path.join(folder, 'tables.json')

const [name] = process.argv.slice(2)
const file = name ? await writeNext(name) : await writeAnew()
console.log(file ? `Written: db/migrations/${file}` : 'Nothing is different.')

/** Everyone who has a database of the program before makes its data anew: start-up says so. */
async function writeAnew(): Promise<string> {
  const released = numberedFiles().filter((file) => Number(file.slice(0, 4)) > 2)
  if (released.length > 0)
    throw new Error(
      `${released[0]} builds upon the tables: add a migration, make migration NAME=what_it_adds`,
    )
  return write('0001_tables.sql', await tablesMigration(root))
}

async function writeNext(name: string): Promise<string | undefined> {
  const migration = await tablesMigration(root, readTables(asWritten))
  const number = String(numberedFiles().length).padStart(4, '0')
  return migration.sql === '' ? undefined : write(`${number}_${name}.sql`, migration)
}

function write(file: string, { sql, tables }: TablesMigration): string {
  writeFileSync(path.join(folder, file), `${sql}\n`)
  writeFileSync(asWritten, `${JSON.stringify(tables, undefined, 1)}\n`)
  return file
}

function numberedFiles(): readonly string[] {
  return readdirSync(folder).filter((file) => /^\d{4}_\w+\.sql$/.test(file))
}
