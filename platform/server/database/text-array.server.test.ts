import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { onEveryDatabase } from '#test/databases.ts'
import { rows } from './database.ts'
import { textArray } from './text-array.ts'

onEveryDatabase((open) => {
  const odd = ['', 'a', 'a,b', '"', '\\', '{}', 'NULL', ' 空白 ', "'; --"]

  it.each([odd, []])('texts arrive as they are', async (...values) => {
    const database = await open()
    const found = await database.owner('read', (tx) =>
      rows(tx, { value: z.string() }, sql`SELECT value FROM unnest(${textArray(values)}) AS value`),
    )
    expect(found.map(({ value }) => value)).toEqual(values)
  })
})
