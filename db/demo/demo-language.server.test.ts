import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { siteInfo } from '#modules/system/contract/sign-in.ts'
import { rows, type Tx } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { product } from '#test/product.ts'
import { openSite, type Site } from '#test/site.ts'
import { loadDemo } from './load.ts'

/** Columns in which Japanese stands by intention. */
const meantTo: Readonly<Record<string, string>> = {
  'code_kind.name_zh': 'the Chinese name',
  'code_div.name_zh': 'the Chinese name',
  'order_import_row.assessed': 'what is wrong with a row, in all languages',
}

const japanese = '[\u3001-\u30ff\u3400-\u9fff\uff01-\uffef]'

/** Every column in which it stands, with an example. */
async function japaneseIn(tx: Tx): Promise<Readonly<Record<string, string>>> {
  const tables = await rows(
    tx,
    { table: z.string() },
    sql`SELECT c.table_name::text AS table FROM information_schema.columns AS c
      WHERE c.table_schema = 'public' AND c.column_name = 'company_cd' ORDER BY 1`,
  )
  const found: Record<string, string> = {}
  for (const { table } of tables)
    for (const { column, written } of await rows(
      tx,
      { column: z.string(), written: z.string() },
      sql`SELECT held.key AS column, min(held.value) AS written
        FROM ${sql.identifier(table)} AS t, jsonb_each_text(to_jsonb(t)) AS held
        WHERE t.company_cd = 'DEMO' AND held.value ~ ${japanese} GROUP BY held.key`,
    ))
      found[`${table}.${column}`] = written
  return found
}

onPostgres((open) =>
  describe('the demo company in English', () => {
    let site: Site
    beforeAll(async () => {
      site = await openSite(await open(), { demo: true })
      await loadDemo(site.database, product.registered, '2026-11-18', 'en')
    })

    it('is in English in every column of every table', async () => {
      const found = await site.database.owner('read', japaneseIn)
      expect(found).toEqual(
        Object.fromEntries(Object.keys(meantTo).map((column) => [column, expect.any(String)])),
      )
    })

    it('composes names of phrases, as English does', async () => {
      const names = await site.database.company('DEMO', 'read', (tx) =>
        rows(
          tx,
          { name: z.string(), kana: z.string() },
          sql`
          SELECT item_nm AS name, kana FROM item WHERE item_cd IN ('LG-15-B1K', 'LG-15-A')
          UNION ALL SELECT destination_nm, kana FROM customer_destination WHERE (customer_cd, destination_cd) = ('C006', 'D01')
          UNION ALL SELECT location_nm, kana FROM stock_location WHERE location_cd = '999-B4'
          UNION ALL SELECT code_nm, '' FROM code_div WHERE (kind_cd, code_cd) = ('UNIT', 'MAI')
          ORDER BY 1`,
        ),
      )
      expect(names).toEqual([
        { name: 'Linear guide unit 15 body assembly', kana: 'Linear guide unit 15 body assembly' },
        { name: 'Minokamo Manufacturing Main factory', kana: 'Minokamo Manufacturing Main factory' },
        { name: 'Row B, bay 2, level 1', kana: '' },
        { name: 'Shaft blank (Linear guide unit 15)', kana: 'Shaft blank (Linear guide unit 15)' },
        { name: 'sheets', kana: '' },
      ])
    })

    it('offers its people on the sign-in page under their names there', async () => {
      const { demo } = (await site.call(siteInfo)).data
      expect(demo?.users[0]).toEqual({
        user_cd: 'ADMIN',
        username: 'Makoto Takahashi',
        role_nm: 'Administrator',
        password: 'admin1234',
      })
    })
  }),
)
