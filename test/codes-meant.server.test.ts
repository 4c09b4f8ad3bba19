import { sql, type SQL } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { isMeant } from '#platform/server/list/where-of-list.ts'
import { codesMeant } from '#platform/server/master/codes-meant.ts'
import { tableOf } from '#platform/server/master/master-table.ts'
import { columnOf, nameOf } from '#platform/server/master/row-columns.ts'
import { servedMasters } from '#platform/server/master/served-master.ts'
import { inContext } from './context.ts'
import { onPostgres } from './databases.ts'
import { demo } from './demo.ts'

onPostgres((open) => {
  it('in every master a typed text means the same codes by its search key as by its names alone', async () => {
    const database = await open(demo)
    await inContext(database, { company_cd: 'DEMO' }, async ({ tx, session, registered }) => {
      const { company_cd, factory_cd } = session
      const typed = (statement: SQL) => rows(tx, { word: z.string() }, statement)
      const isOther: string[] = []
      let meanings = 0
      for (const { master } of registered(servedMasters)) {
        const key = master.key[0] ?? ''
        const [code, name] = [columnOf('m', key), nameOf(master, 'm')]
        const own = sql`FROM ${tableOf(master)} AS m WHERE m.company_cd = ${company_cd}
          ${master.perFactory ? sql`AND m.factory_cd = ${factory_cd}` : sql``}`
        // The middle of names, the beginning of codes, and what nobody has.
        const words = await typed(sql`(SELECT DISTINCT substr(${name}, 2, 2) AS word ${own} LIMIT 5)
          UNION (SELECT DISTINCT lower(left(${code}::text, 2)) ${own} LIMIT 3) UNION SELECT '無いもの'`)
        for (const { word } of words.filter((one) => one.word !== '')) {
          const byName = await typed(
            sql`SELECT DISTINCT ${code}::text AS word ${own} AND ${isMeant(code, name, word)} ORDER BY 1`,
          )
          const meant = codesMeant(master, key)(session, word)
          const byKey = await typed(sql`SELECT DISTINCT word FROM (${meant}) AS found (word) ORDER BY 1`)
          meanings += byName.length
          if (JSON.stringify(byKey) !== JSON.stringify(byName)) isOther.push(`${master.name}: ${word}`)
        }
      }
      expect(isOther).toEqual([])
      expect(meanings).toBeGreaterThan(500)
    })
  })
})
