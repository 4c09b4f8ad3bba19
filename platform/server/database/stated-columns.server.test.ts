import { sql, type SQL } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { onEveryDatabase } from '#test/databases.ts'
import { rows, type Database } from './database.ts'
import { preparedRows } from './prepared.ts'
import { anyColumns, type Columns, type StatedColumns } from './stated-columns.ts'

const stated = { item_cd: z.string(), lines: z.int() }

onEveryDatabase((open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  const ask = <C extends StatedColumns>(columns: C, statement: SQL) =>
    database.owner('read', (tx) => rows(tx, columns, statement))

  it('an answer with the stated columns is handed on as it came', async () => {
    expect(await ask(stated, sql`SELECT 3 AS lines, 'A' AS item_cd`)).toEqual([{ item_cd: 'A', lines: 3 }])
  })

  describe('in tests a statement is refused that', () => {
    const wrong: readonly [string, Columns, SQL, RegExp][] = [
      ['has a column under another name', stated, sql`SELECT 'A' AS item, 1 AS lines`, /columns item, lines/],
      ['has one column less', stated, sql`SELECT 'A' AS item_cd`, /instead of item_cd, lines/],
      ['has one column more', stated, sql`SELECT 'A' AS item_cd, 1 AS lines, 2 AS more`, /columns item_cd/],
      ['has a column twice', { a: z.int() }, sql`SELECT 1 AS a, 2 AS a`, /columns a, a instead of a/],
      ['has wrong columns and no row', stated, sql`SELECT 'A' AS item WHERE false`, /columns item instead/],
      ['has columns where none are stated', {}, sql`SELECT 1 AS one`, /columns one instead of \(none\)/],
      ['gives null', stated, sql`SELECT NULL::text AS item_cd, 1 AS lines`, /item_cd is null/],
      ['gives a text for a number', stated, sql`SELECT 'A' AS item_cd, 1::numeric AS lines`, /lines is "1"/],
      [
        'is wrong in a later row',
        { a: z.int() },
        sql`SELECT * FROM (VALUES (1), (NULL)) AS t(a)`,
        /a is null/,
      ],
    ]
    it.each(wrong)('%s', async (_, columns, statement, message) => {
      await expect(ask(columns, statement)).rejects.toThrow(message)
    })
  })

  it('a null is welcome where one is stated', async () => {
    expect(await ask({ to_dt: z.string().nullable() }, sql`SELECT NULL::date AS to_dt`)).toEqual([
      { to_dt: null },
    ])
  })

  it('rows that follow from a definition may have any column', async () => {
    expect(await ask(anyColumns, sql`SELECT 1 AS any`)).toEqual([{ any: 1 }])
  })

  it('the error names the place of the statement, also of one that is kept prepared', async () => {
    const statement = sql`SELECT 1 AS other`
    await expect(database.owner('read', (tx) => rows(tx, stated, statement))).rejects.toThrow(
      /stated-columns\.server\.test\.ts/,
    )
    await expect(database.owner('read', (tx) => preparedRows(tx, stated, statement))).rejects.toThrow(
      /stated-columns\.server\.test\.ts/,
    )
  })
})
