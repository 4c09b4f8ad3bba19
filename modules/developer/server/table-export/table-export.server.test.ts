import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { makeCompany, tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'
import { sql } from 'drizzle-orm'
import { exportDefinitions, tableChoices } from '../../contract/table-export.ts'

onPostgres((open) =>
  describe('the export of tables', () => {
    let site: Site
    let token: string
    let company_cd: string
    beforeAll(async () => {
      site = await openSite(await open())
      company_cd = await makeCompany(site.database)
      token = await tokenOf(site, company_cd)
    })
    const names = async () => (await site.call(tableChoices, {}, { token })).data.list.map(({ name }) => name)
    const fileOf = async (tables: readonly string[], format: 'csv' | 'json' | 'sql') =>
      Buffer.from(
        await site.file(exportDefinitions, { tables: tables.join(','), format }, { token }),
      ).toString()

    it('offers the tables of the product, and none that opens a door', async () => {
      const found = await names()
      expect(found).toEqual(expect.arrayContaining(['factory', 'item', 'app_user', 'trial_slip']))
      for (const name of ['session', 'verification_code', 'oidc_state', 'worker_pin', 'job'])
        expect(found).not.toContain(name)
      const refusal = await site.call(
        exportDefinitions,
        { tables: 'factory,session', format: 'csv' },
        { token },
      )
      expect(refusal.code).toBe(1012)
      const clerk = await tokenOf(site, company_cd, 'clerk')
      expect((await site.call(tableChoices, {}, { token: clerk })).code).toBe(403)
    })

    it('says no word of hashes, tokens and PINs, in no format', async () => {
      const all = await names()
      for (const format of ['csv', 'json', 'sql'] as const)
        expect(await fileOf(all, format)).not.toMatch(/\w*_(hash|hashes|token|password|secret|pin)\b/)
    })

    it('names columns in three languages', async () => {
      const lines = (await fileOf(['factory'], 'csv')).split('\r\n')
      expect(lines[0]).toBe('\uFEFFtable,column,ja,en,zh,type,required,default,key,references')
      const line = lines.find((one) => one.startsWith('factory,factory_cd,'))
      expect(line).toMatch(/^factory,factory_cd,工場コード,[^,]+,[^,]+,character varying\(\d+\),1,,2,/)
    })

    it('writes statements that make the same tables in an empty schema', async () => {
      const all = await names()
      const statements = await fileOf(all, 'sql')
      const made = await site.database.owner('write', async (tx) => {
        await tx.execute(sql`CREATE SCHEMA made_again`)
        await tx.execute(sql`SET LOCAL search_path TO made_again, public`)
        for (const statement of statements.split(/;\n/).filter((one) => one !== ''))
          await tx.execute(sql.raw(statement))
        const found = await rows(
          tx,
          { name: z.string() },
          sql`SELECT relname AS name FROM pg_class
              WHERE relnamespace = 'made_again'::regnamespace AND relkind = 'r' ORDER BY 1`,
        )
        await tx.execute(sql`DROP SCHEMA made_again CASCADE`)
        return found.map(({ name }) => name)
      })
      expect(made.toSorted()).toEqual(all.toSorted())
    })
  }),
)
