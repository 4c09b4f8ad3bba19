import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { embeddedDatabase } from './embedded.ts'
import { startEmbedded } from './start-embedded.ts'
import { rows, type Database } from './database.ts'
import { tidy } from './upkeep.ts'

describe('the upkeep of the embedded database', () => {
  let database: Database
  beforeAll(async () => {
    database = embeddedDatabase(await startEmbedded({}))
    await database.script('CREATE TABLE "Goods" (company text, code text, PRIMARY KEY (company, code))')
    await database.script('CREATE INDEX by_company ON "Goods" (company, (length(code)))')
    await database.script("INSERT INTO \"Goods\" SELECT 'C', 'G' || n FROM generate_series(1, 1000) AS n")
    return () => database.close()
  })

  const planOfOne = () =>
    database.owner('read', async (tx) => {
      const plan = await rows(
        tx,
        { 'QUERY PLAN': z.string() },
        sql`EXPLAIN SELECT FROM "Goods" WHERE company = 'C' AND code = 'G7'`,
      )
      return plan.map((line) => line['QUERY PLAN']).join('\n')
    })
  const sizeOf = () =>
    database.owner('read', async (tx) =>
      Number(
        (await rows(tx, { size: z.string() }, sql`SELECT pg_relation_size('"Goods"')::text AS size`))[0]
          ?.size,
      ),
    )

  it('gathers statistics of what has changed, and a row is then found by its whole key', async () => {
    expect(await tidy(database)).toEqual(['"Goods"'])
    expect(await planOfOne()).toContain('Goods_pkey')
  })

  it('leaves alone what has not', async () => {
    expect(await tidy(database)).toEqual([])
  })

  it('gives the room of deleted rows to new ones', async () => {
    const change = async () => {
      await database.script('UPDATE "Goods" SET code = code || \'x\'')
      await tidy(database)
    }
    await change()
    const before = await sizeOf()
    for (let time = 0; time < 5; time++) await change()
    expect(await sizeOf()).toBeLessThan(before * 1.5)
  })
})
