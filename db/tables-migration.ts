import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { tablesByMonth } from '#platform/server/audit/tables.ts'

/** What the tables looked like when their newest migration was written: the next one says only what is different. */
const tablesAsWritten = z.looseObject({ tables: z.record(z.string(), z.unknown()) })
export type TablesAsWritten = z.output<typeof tablesAsWritten>

export const readTables = (file: string): TablesAsWritten =>
  tablesAsWritten.parse(JSON.parse(readFileSync(file, 'utf8')))

/** The tables of all modules and of the platform, in the order of their names wherever they are written. */
export async function tablesOfProgram(root: string): Promise<Readonly<Record<string, PgTable>>> {
  const files = ['modules', 'platform/server'].flatMap((folder) => tablesFiles(path.join(root, folder)))
  const tables = new Map<string, PgTable>()
  for (const file of files) {
    const module: unknown = await import(pathToFileURL(file).href)
    for (const exported of Object.values(module ?? {}))
      if (is(exported, PgTable)) tables.set(getTableConfig(exported).name, exported)
  }
  return Object.fromEntries([...tables].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const tablesFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'tables.ts')
    .map((file) => path.join(folder, file))

/** What drizzle has no words for. */
function partedByMonth(statement: string): string {
  const parted = tablesByMonth.some((table) =>
    statement.startsWith(`CREATE TABLE "${getTableName(table)}" (`),
  )
  return parted ? `${statement.trim().replace(/;$/, '')} PARTITION BY RANGE ("at");` : statement.trim()
}

export interface TablesMigration {
  /** Empty when nothing is different. */
  readonly sql: string
  readonly tables: TablesAsWritten
}

/** The migration from the tables `before` to those of the program now; without `before` it makes all of them. */
export async function tablesMigration(root: string, before?: TablesAsWritten): Promise<TablesMigration> {
  const generated = tablesAsWritten.parse(generateDrizzleJson(await tablesOfProgram(root)))
  // The generator names its states by chance; without names they are alike for everyone.
  const tables = { ...generated, id: '', prevId: '' }
  const statements = await generateMigration(before ?? generateDrizzleJson({}), tables)
  return { sql: statements.map(partedByMonth).join('\n--> statement-breakpoint\n'), tables }
}
