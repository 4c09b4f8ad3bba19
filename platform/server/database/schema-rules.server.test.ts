import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { is, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { onEveryDatabase, onPostgres } from '../../../test/databases.ts'
import { projectRoot } from '../settings.ts'
import { readCatalogue } from './catalogue.ts'
import { rows, type Database } from './database.ts'
import { anyColumns, type StatedColumns } from './stated-columns.ts'

/** First columns of every primary key, unique index and foreign key, of the target's side as well. */
const keys = sql`
  SELECT c.relname AS "table", i.relname AS key, a.attname AS first
  FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid
    LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = x.indkey[0]
  WHERE c.relnamespace = 'public'::regnamespace AND (x.indisunique OR x.indisprimary)
  UNION ALL
  SELECT c.relname, k.conname, a.attname
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.conkey[1]
  WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace
  UNION ALL
  SELECT c.relname, k.conname || ' target', a.attname
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.confrelid JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.confkey[1]
  WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace`

onPostgres((open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  const read = <C extends StatedColumns>(columns: C, statement: SQL) =>
    database.owner('read', (tx) => rows(tx, columns, statement))

  it('every primary key, unique index and foreign key begins with company_cd', async () => {
    const found = await read({ table: z.string(), key: z.string(), first: z.string() }, keys)
    expect(found.length).toBeGreaterThan(15)
    expect(found.filter((key) => key.first !== 'company_cd')).toEqual([])
  })

  it('every table has a primary key', async () => {
    const without = await read(
      anyColumns,
      sql`SELECT relname FROM pg_class c WHERE relnamespace = 'public'::regnamespace
      AND relkind IN ('r', 'p') AND NOT EXISTS (SELECT FROM pg_index x WHERE x.indrelid = c.oid AND x.indisprimary)`,
    )
    expect(without).toEqual([])
  })

  it('every table with update_cnt has all five common columns', async () => {
    const incomplete = await read(
      anyColumns,
      sql`
      SELECT table_name, count(*)::int AS n FROM information_schema.columns
      WHERE table_schema = 'public' AND is_nullable = 'NO'
        AND column_name IN ('create_user', 'create_dt', 'update_user', 'update_dt', 'update_cnt')
      GROUP BY 1 HAVING bool_or(column_name = 'update_cnt') AND count(*) <> 5`,
    )
    expect(incomplete).toEqual([])
  })

  it('foreign keys form no circle, so that a backup can be restored table by table', async () => {
    const tables = await database.owner('read', readCatalogue)
    const names = tables.map((table) => table.name)
    for (const { name, references } of tables)
      for (const target of references)
        expect(names.indexOf(target), `${target} before ${name}`).toBeLessThan(names.indexOf(name))
  })
})

describe('the tables of the program and the migrated database agree', () => {
  onEveryDatabase((open) => {
    it('in tables, columns, and which of them may be null or are generated', async () => {
      const database = await open()
      const inDatabase = await database.owner('read', (tx) =>
        rows(
          tx,
          { written: z.string() },
          sql`SELECT table_name || '.' || column_name || ' ' || is_nullable || ' ' || is_generated AS written
              FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name COLLATE "C", column_name COLLATE "C"`,
        ),
      )
      expect(inDatabase.map((column) => column.written)).toEqual(await columnsOfProgram())
    })
  })
})

async function columnsOfProgram(): Promise<readonly string[]> {
  const files = ['modules', 'platform/server'].flatMap((folder) => tablesIn(path.join(projectRoot(), folder)))
  expect(files.length).toBeGreaterThan(2)
  const written: string[] = []
  for (const file of files) {
    const module: Record<string, unknown> = await import(pathToFileURL(file).href)
    for (const exported of Object.values(module)) {
      if (!is(exported, PgTable)) continue
      const { name, columns, primaryKeys } = getTableConfig(exported)
      const inKey = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)))
      for (const column of columns) {
        const nullable = column.notNull || inKey.has(column.name) ? 'NO' : 'YES'
        written.push(`${name}.${column.name} ${nullable} ${column.generated ? 'ALWAYS' : 'NEVER'}`)
      }
    }
  }
  // In the order of COLLATE "C": table first, then column.
  return written.sort((a, b) => compareNames(a, b))
}

const compareNames = (a: string, b: string): number => {
  const [left = [], right = []] = [a, b].map((text) => (text.split(' ')[0] ?? '').split('.'))
  return left[0] === right[0] ? plain(left[1], right[1]) : plain(left[0], right[0])
}
const plain = (a = '', b = ''): number => (a < b ? -1 : Number(a > b))

const tablesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'tables.ts')
    .map((file) => path.join(folder, file))
