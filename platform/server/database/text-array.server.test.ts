import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { onEveryDatabase } from '#test/databases.ts'
import { rows } from './database.ts'
import { written } from './prepared.ts'
import { isAmong, textArray, textRows } from './text-array.ts'

onEveryDatabase((open) => {
  const odd = ['', 'a', 'a,b', '"', '\\', '{}', 'NULL', ' 空白 ', "'; --"]

  it.each([odd, []])('texts arrive as they are', async (...values) => {
    const database = await open()
    const found = await database.owner('read', (tx) =>
      rows(tx, { value: z.string() }, sql`SELECT value FROM unnest(${textArray(values)}) AS value`),
    )
    expect(found.map(({ value }) => value)).toEqual(values)
  })

  it.each([[[]], [['b']], [['b', 'c']]])('a column is among no text, one, or some: %j', async (values) => {
    const database = await open()
    const found = await database.owner('read', (tx) =>
      rows(
        tx,
        { value: z.string() },
        sql`SELECT value FROM unnest(${textArray(['a', 'b', 'c'])}) AS value WHERE ${isAmong(sql`value`, values)}`,
      ),
    )
    expect(found.map(({ value }) => value)).toEqual(values)
  })

  it('rows of texts arrive as they are, and the planner sees how many they are', async () => {
    const database = await open()
    const sent = odd.map((code, at) => ({ code, at: String(at) }))
    const select = sql`SELECT * FROM ${textRows('w', ['at', 'code'], sent)}`
    const [found, planned] = await database.owner('read', async (tx) => [
      await rows(tx, { code: z.string(), at: z.string() }, select),
      await rows(tx, { 'QUERY PLAN': z.string() }, sql`EXPLAIN ${select}`),
    ])
    expect(found).toEqual(sent)
    expect(planned[0]?.['QUERY PLAN']).toContain(`rows=${String(odd.length)} `)
  })

  it('one is asked for without a list, whose plan would be made anew each time', () => {
    expect(written(isAmong(sql`value`, ['b']))).toMatchObject({ sql: 'value = $1', params: ['b'] })
  })
})
