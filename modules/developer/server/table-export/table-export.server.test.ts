import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { makeCompany, tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'
import { sql } from 'drizzle-orm'
import { factoriesAtWork } from '#modules/system/server/index.ts'
import { decodeCp932 } from '#platform/server/csv/cp932.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { definedTables } from '#platform/server/master/defined-tables.ts'
import { fetchJobFile, filesIn } from '#test/job-archive.ts'
import { until } from '#test/job-stage.ts'
import { product } from '#test/product.ts'
import {
  exportDefinitions,
  startTableData,
  tableChoices,
  tablePicture,
  type DataFormat,
} from '../../contract/table-export.ts'
import { pagesOf } from './read-rows.ts'

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

    it('draws what the database says of itself', async () => {
      const tables = 'customer,factory,trial_slip,trial_slip_line'
      const { list } = (await site.call(tablePicture, { tables }, { token })).data
      const line = list.find(({ name }) => name === 'trial_slip_line')
      expect(line?.references).toContainEqual({ columns: expect.any(Array), of: 'trial_slip' })
      expect(line?.columns.filter(({ key }) => key).length).toBeGreaterThan(2)
      expect((await site.call(tablePicture, { tables: 'factory,session' }, { token })).code).toBe(1012)
    })

    async function archiveOf(tables: readonly string[], format: DataFormat, user = 'admin') {
      const own = user === 'admin' ? token : await tokenOf(site, company_cd, user)
      const { job_no } = (await site.call(startTableData, { tables: [...tables], format }, { token: own }))
        .data
      const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
      const worker = startWorker({
        database: site.database,
        composition: product,
        places: factoriesAtWork,
        log,
        pollMs: 50,
      })
      await until(site.database, job_no, ({ state }) => state === 'done' || state === 'failed')
      await worker.stop()
      return filesIn(await fetchJobFile(site, company_cd, job_no))
    }

    it('takes the rows along, of the own company alone, in every format', async () => {
      await site.database.company(company_cd, 'write', (tx) =>
        tx.execute(
          sql`UPDATE app_user SET username = '=1+髙橋' WHERE company_cd = ${company_cd} AND user_cd = 'CLERK'`,
        ),
      )
      const csv = await archiveOf(['app_user', 'factory'], 'csv')
      expect([...csv.keys()]).toEqual(['definitions.csv', 'app_user.csv', 'factory.csv'])
      const users = csv.get('app_user.csv')?.toString() ?? ''
      expect(users.split('\r\n')).toHaveLength(5)
      expect(users).toContain(`'=1+髙橋`)
      expect(users).not.toMatch(/hash/)
      const cp932 = await archiveOf(['app_user'], 'cp932')
      expect(decodeCp932(cp932.get('app_user.csv') ?? Buffer.alloc(0))).toContain(`'=1+髙橋`)
      // More than are read at once.
      await site.database.company(company_cd, 'write', (tx) =>
        tx.execute(sql`INSERT INTO access_log (company_cd, at, user_cd, factory_cd, event, code, address, request_id)
          SELECT ${company_cd}, now(), 'ADMIN', '', 'many', '200', '', n FROM generate_series(1, 1203) AS n`),
      )
      const json = await archiveOf(['app_user', 'access_log'], 'json')
      const found: unknown = JSON.parse(json.get('app_user.json')?.toString() ?? '')
      expect(found).toHaveLength(3)
      expect(found).toContainEqual(expect.objectContaining({ company_cd, user_cd: 'CLERK', update_cnt: 0 }))
      const read = z.array(z.object({ access_no: z.int(), event: z.string() }))
      const accesses = read.parse(JSON.parse(json.get('access_log.json')?.toString() ?? ''))
      expect(accesses.filter(({ event }) => event === 'many')).toHaveLength(1203)
      expect(new Set(accesses.map(({ access_no }) => access_no)).size).toBe(accesses.length)
      const xlsx = await archiveOf(['app_user'], 'xlsx')
      expect(xlsx.get('app_user.xlsx')?.subarray(0, 2).toString()).toBe('PK')
    }, 60_000)

    it('writes what CP932 lacks as a workbook', async () => {
      await site.database.company(company_cd, 'write', (tx) =>
        tx.execute(
          sql`UPDATE app_user SET username = '𠮷野' WHERE company_cd = ${company_cd} AND user_cd = 'CLERK'`,
        ),
      )
      const files = await archiveOf(['app_user', 'factory'], 'cp932')
      expect([...files.keys()]).toEqual(['definitions.csv', 'app_user.xlsx', 'factory.csv'])
    }, 60_000)

    it('writes every table and all rows as statements that make the same again', async () => {
      const all = await names()
      const statements = (await archiveOf(all, 'sql')).get('tables.sql')?.toString() ?? ''
      const [made, there] = await site.database.owner('write', async (tx) => {
        await tx.execute(sql`CREATE SCHEMA filled_again`)
        await tx.execute(sql`SET LOCAL search_path TO filled_again, public`)
        await tx.execute(sql.raw(statements))
        const counts = async (schema: string) => {
          const found = new Map<string, number>()
          for (const table of all.filter((name) => !['stored_file_chunk', 'access_log'].includes(name))) {
            const [row] = await rows(
              tx,
              { count: z.int() },
              sql`SELECT count(*)::int AS count FROM ${sql.identifier(schema)}.${sql.identifier(table)}
                  WHERE company_cd = ${company_cd}`,
            )
            found.set(table, row?.count ?? 0)
          }
          return found
        }
        const answer = [await counts('filled_again'), await counts('public')] as const
        await tx.execute(sql`DROP SCHEMA filled_again CASCADE`)
        return answer
      })
      expect(made.get('app_user')).toBe(3)
      for (const [table, count] of made) expect(count, table).toBeLessThanOrEqual(there.get(table) ?? 0)
      expect([...made.values()].filter((count) => count > 0).length).toBeGreaterThan(10)
    }, 120_000)

    it('ends with words when there are too many rows, and is refused without the right', async () => {
      const clerk = await tokenOf(site, company_cd, 'clerk')
      const wanted = { tables: ['factory'], format: 'csv' } as const
      expect(
        (await site.call(startTableData, { ...wanted, tables: ['factory'] }, { token: clerk })).code,
      ).toBe(403)
      const refused = await site.call(startTableData, { ...wanted, tables: ['session'] }, { token })
      expect(refused.code).toBe(1012)
      const context = {
        company_cd,
        now: new Date(),
        read: <T>(work: (tx: Tx) => Promise<T>) => site.database.company(company_cd, 'read', work),
      }
      const tables = await site.database.company(company_cd, 'read', (tx) =>
        definedTables({ tx, registered: product.registered }),
      )
      const table = tables.find(({ name }) => name === 'app_user')
      if (!table) throw new Error('There are users')
      const read = async () => {
        for await (const page of pagesOf(context, {
          table,
          zone: undefined,
          most: 2,
        }))
          expect(page).toBe(undefined)
      }
      await expect(read()).rejects.toMatchObject({ code: 'BIZ_EXPORT_LARGE' })
    })
  }),
)
