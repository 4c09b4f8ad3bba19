import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '#platform/server/settings.ts'
import { readTables, tablesMigration } from './tables-migration.ts'

const folder = path.join(projectRoot(), 'db/migrations')
const asWritten = () => readTables(path.join(folder, 'tables.json'))

describe('the tables of the program and their committed migration agree', () => {
  it('`make migration` writes the files that are there', async () => {
    const { sql, tables } = await tablesMigration(projectRoot())
    expect(`${sql}\n`).toBe(readFileSync(path.join(folder, '0001_tables.sql'), 'utf8'))
    expect(JSON.parse(JSON.stringify(tables))).toEqual(asWritten())
  })

  it('a next migration would say nothing', async () => {
    expect((await tablesMigration(projectRoot(), asWritten())).sql).toBe('')
  })
})

it('a next migration says only what is different', async () => {
  const before = asWritten()
  const { 'public.factory': factory, ...others } = before.tables
  expect(factory).toBeDefined()
  const { sql } = await tablesMigration(projectRoot(), { ...before, tables: others })
  expect(sql).toContain('CREATE TABLE "factory"')
  expect(sql).not.toContain('CREATE TABLE "item"')
})
