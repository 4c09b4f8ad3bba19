import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { onEveryDatabase } from '#test/databases.ts'
import { rows } from './database.ts'
import { written } from './prepared.ts'
import { isAmong, textArray } from './text-array.ts'

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

  it('one is asked for without a list, whose plan would be made anew each time', () => {
    expect(written(isAmong(sql`value`, ['b']))).toMatchObject({ sql: 'value = $1', params: ['b'] })
  })
})
