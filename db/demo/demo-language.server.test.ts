import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { siteInfo } from '#modules/system/contract/sign-in.ts'
import { rows } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { japaneseIn, meantToBeJapanese } from '#test/japanese-in.ts'
import { product } from '#test/product.ts'
import { openSite, type Site } from '#test/site.ts'
import { loadDemo } from './load.ts'

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
        Object.fromEntries(Object.keys(meantToBeJapanese).map((column) => [column, expect.any(String)])),
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
