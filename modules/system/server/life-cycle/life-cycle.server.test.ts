import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  applyLifeCycles,
  editLifeCycles,
  lifeCycleArchive,
  lifeCycleArchives,
  lifeCycleList,
  lifeCyclePreview,
} from '#modules/system/contract/life-cycle.ts'
import type { SentInputOf } from '#platform/contract/endpoint.ts'
import { accessLog, changeHistory } from '#platform/server/audit/tables.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { rows } from '#platform/server/database/database.ts'
import { job } from '#platform/server/jobs/tables.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { storedFile } from '#platform/server/stored-files/tables.ts'
import { makeCompany, tokenOf } from '#test/company.ts'
import { inContext } from '#test/context.ts'
import { onEveryDatabase } from '#test/databases.ts'
import { until } from '#test/job-stage.ts'
import { openSite, type Site } from '#test/site.ts'
import { lifeCycles } from '#platform/server/life-cycle/life-cycle.ts'
import { product } from '#test/product.ts'
import { lifeCycle } from '../tables.ts'
import { readArchive } from './archives.ts'

type Wanted = SentInputOf<typeof editLifeCycles>['list'][number]

const old = '2010-03-01T09:00:00Z'
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

onEveryDatabase((open) =>
  describe('the life of rows', () => {
    let site: Site
    beforeAll(async () => {
      site = await openSite(await open())
    })

    async function openDesk() {
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd)
      const write = <T>(work: (tx: Tx) => Promise<T>) => site.database.company(company_cd, 'write', work)
      return {
        company_cd,
        token,
        write,
        list: async () => (await site.call(lifeCycleList, {}, { token })).data.list,
        save: (...list: Wanted[]) => site.call(editLifeCycles, { list }, { token }),
        preview: (table_nm: string, months: number) =>
          site.call(lifeCyclePreview, { table_nm, months }, { token }),
        access: (at: string, count: number) =>
          write((tx) =>
            tx.insert(accessLog).values(
              Array.from({ length: count }, (_, n) => ({
                company_cd,
                at,
                event: `old ${n}`,
                user_cd: 'ADMIN',
                factory_cd: 'F01',
                code: '200',
                address: '192.0.2.9',
                request_id: 'old',
              })),
            ),
          ),
        async apply() {
          const { job_no } = (await site.call(applyLifeCycles, {}, { token })).data
          const worker = startWorker({
            database: site.database,
            composition: product,
            places: async () => [],
            log,
            pollMs: 50,
          })
          const { result } = await until(site.database, job_no, ({ state }) => state === 'done')
          await worker.stop()
          return { job_no, result }
        },
        count: (statement: ReturnType<typeof sql>) =>
          site.database.company(company_cd, 'read', async (tx) => {
            const [found] = await rows(tx, { count: z.int() }, statement)
            return found?.count ?? 0
          }),
      }
    }

    const oldAccess = sql`SELECT count(*)::int AS count FROM access_log WHERE request_id = 'old'`

    it('is as it was delivered until a company decides, and never below the legal minimum', async () => {
      const desk = await openDesk()
      const list = await desk.list()
      expect(list.map(({ table_nm }) => table_nm)).toEqual([...lifeCycles(product.registered).keys()])
      for (const row of list) expect(row).toMatchObject({ update_cnt: 0, update_nm: null })
      const history = list.find(({ table_nm }) => table_nm === 'change_history')
      expect(history).toMatchObject({
        action: '0',
        least: 98,
        reason: '税務の帳簿書類：申告期限の翌日から7年',
      })
      const short: Wanted = { table_nm: 'change_history', action: '1', months: 97, update_cnt: 0 }
      const answer = await desk.save({ ...short, table_nm: 'access_log', months: 24 }, short)
      expect(answer.errors).toMatchObject([{ path: 'list.1.months', code: 'BIZ_LIFE_CYCLE_SHORT' }])
      expect(answer.errors[0]?.msg).toBe('「変更履歴」の保存期間は98か月以上にしてください。')
      expect(await desk.list()).toEqual(list)
      expect((await desk.preview('change_history', 97)).errors).toMatchObject([{ path: 'months' }])
      expect((await desk.preview('app_user', 97)).code).toBe(404)
      expect((await desk.save({ ...short, table_nm: 'stock_ledger' })).code).toBe(404)
    })

    it('is saved with who has decided it, leaves a trace, and not over what someone else has decided', async () => {
      const desk = await openDesk()
      const wanted: Wanted = { table_nm: 'access_log', action: '1', months: 24, update_cnt: 0 }
      expect((await desk.save(wanted)).code).toBe(200)
      const row = (await desk.list()).find(({ table_nm }) => table_nm === 'access_log')
      expect(row).toMatchObject({ action: '1', months: 24, update_cnt: 1, update_nm: '管理 太郎' })
      expect((await desk.save({ ...wanted, months: 36 })).code).toBe('STALE')
      const [trace] = await desk.write((tx) =>
        tx.select().from(changeHistory).where(eq(changeHistory.table_nm, 'life_cycle')),
      )
      expect(trace).toMatchObject({
        row_key: 'access_log',
        changes: [
          { field: 'action', old: '0', new: '1' },
          { field: 'months', old: 36, new: 24 },
        ],
      })
    })

    it('shows how many rows would go and up to when, and the job takes exactly those', async () => {
      const desk = await openDesk()
      await desk.access(old, 3)
      const soon = new Date()
      soon.setUTCMonth(soon.getUTCMonth() - 1)
      await desk.access(soon.toISOString(), 2)
      expect((await desk.preview('access_log', 24)).data).toMatchObject({ rows: 3, stay: 0 })
      await desk.apply()
      expect(await desk.count(oldAccess)).toBe(5)
      await desk.save({ table_nm: 'access_log', action: '1', months: 24, update_cnt: 0 })
      const { result } = await desk.apply()
      expect(result).toEqual({ tables: '1', rows: '3' })
      expect(await desk.count(oldAccess)).toBe(2)
      expect((await desk.preview('access_log', 24)).data.rows).toBe(0)
    })

    it('writes out what goes when it is to be archived, and keeps the file for good', async () => {
      const desk = await openDesk()
      await desk.access(old, 2)
      await desk.save({ table_nm: 'access_log', action: '2', months: 24, update_cnt: 0 })
      await desk.apply()
      expect(await desk.count(oldAccess)).toBe(0)
      const { list } = (await site.call(lifeCycleArchives, {}, { token: desk.token })).data
      expect(list).toMatchObject([{ table_nm: 'access_log', rows: 2 }])
      const asked = lifeCycleArchive.input.parse(list[0])
      const { content } = await inContext(site.database, { company_cd: desk.company_cd }, (context) =>
        readArchive(context, asked),
      )
      const text = Buffer.from(content as Uint8Array).toString('utf8')
      expect(text.split('\r\n')[0]).toBe(
        '\uFEFFaccess_no,at,event,user_cd,factory_cd,code,address,request_id',
      )
      expect(text).toMatch(/old 0,ADMIN,F01,200,192\.0\.2\.9,old\r\n/)
      await expect(desk.write((tx) => tx.delete(storedFile))).rejects.toThrow()
      const clerk = await tokenOf(site, desk.company_cd, 'clerk')
      expect((await site.call(lifeCycleArchives, {}, { token: clerk })).code).toBe(403)
      expect((await site.call(applyLifeCycles, {}, { token: clerk })).code).toBe(403)
    })

    it('leaves what is open: a job that has not ended, a stocktaking that has not', async () => {
      const desk = await openDesk()
      const one = { company_cd: desk.company_cd, factory_cd: 'F01', create_dt: old }
      const jobs = { ...one, name: 'trial.old', user_cd: 'ADMIN', username: '', language: 'ja', input: {} }
      await desk.write((tx) =>
        tx.insert(job).values([
          { ...jobs, state: 'waiting', not_before: '2099-01-01T00:00:00Z' },
          { ...jobs, state: 'done', end_dt: old },
        ]),
      )
      await countsOf(desk.company_cd, desk.write, [
        ['B-1', '2'],
        ['B-2', '5'],
        ['B-3', '9'],
      ])
      expect((await desk.preview('inventory', 98)).data).toMatchObject({ rows: 2, stay: 1 })
      await desk.save({ table_nm: 'inventory', action: '1', months: 98, update_cnt: 0 })
      await desk.apply()
      const names = await desk.write((tx) =>
        rows(tx, { name: z.string() }, sql`SELECT name FROM job WHERE name = 'trial.old' AND end_dt IS NULL`),
      )
      expect(names).toHaveLength(1)
      expect(await desk.count(sql`SELECT count(*)::int AS count FROM job WHERE name = 'trial.old'`)).toBe(1)
      const left = sql`SELECT count(*)::int AS count FROM inventory_line WHERE inventory_no = 'B-1'`
      expect(await desk.count(left)).toBe(1)
      expect(await desk.count(sql`SELECT count(*)::int AS count FROM inventory_line`)).toBe(1)
      expect(await desk.count(sql`SELECT count(*)::int AS count FROM inventory`)).toBe(1)
    })

    it('leaves what is referred to: a stocktaking in the stock ledger, the last change of a record', async () => {
      const desk = await openDesk()
      await countsOf(desk.company_cd, desk.write, [['B-1', '5']])
      await desk.write((tx) =>
        tx.execute(sql`INSERT INTO stock_ledger (company_cd, factory_cd, biz_dt, posted_at, stock_div, document_kind,
            document_no, line_no, item_cd, user_cd, request_id)
          VALUES (${desk.company_cd}, 'F01', '2010-03-01', ${old}, '090', 'inventory', 'B-1', 1, 'X', 'ADMIN', 'old')`),
      )
      const change = {
        company_cd: desk.company_cd,
        table_nm: 'part',
        row_key: 'P-1',
        actor_cd: 'ADMIN',
        at: old,
        changes: [],
        request_id: 'old',
      }
      await desk.write((tx) =>
        tx.insert(changeHistory).values([
          { ...change, action: 'create' },
          { ...change, action: 'update' },
        ]),
      )
      await desk.save(
        { table_nm: 'inventory', action: '1', months: 98, update_cnt: 0 },
        { table_nm: 'change_history', action: '1', months: 98, update_cnt: 0 },
      )
      expect((await desk.preview('inventory', 98)).data).toMatchObject({ rows: 0, stay: 1 })
      await desk.apply()
      expect(await desk.count(sql`SELECT count(*)::int AS count FROM inventory`)).toBe(1)
      const left = await desk.write((tx) =>
        tx
          .select({ action: changeHistory.action })
          .from(changeHistory)
          .where(eq(changeHistory.table_nm, 'part')),
      )
      expect(left).toEqual([{ action: 'update' }])
    })

    it('keeps to the legal minimum even when less stands in the database', async () => {
      const desk = await openDesk()
      const recent = new Date(Date.now() - 90 * 30 * 86_400_000).toISOString()
      await countsOf(desk.company_cd, desk.write, [['B-1', '5']], recent.slice(0, 10))
      const by = { create_user: 'X', update_user: 'X' }
      await desk.write((tx) =>
        tx
          .insert(lifeCycle)
          .values({ company_cd: desk.company_cd, table_nm: 'inventory', action: '1', months: 1, ...by }),
      )
      await desk.apply()
      expect(await desk.count(sql`SELECT count(*)::int AS count FROM inventory`)).toBe(1)
      expect((await desk.list()).find(({ table_nm }) => table_nm === 'inventory')?.months).toBe(98)
    })

    it('takes nothing from another company', async () => {
      const [mine, theirs] = [await openDesk(), await openDesk()]
      await theirs.access(old, 2)
      await mine.save({ table_nm: 'access_log', action: '1', months: 24, update_cnt: 0 })
      await mine.apply()
      expect(await theirs.count(oldAccess)).toBe(2)
    })
  }),
)

/** Stocktakings with one line each. */
async function countsOf(
  company_cd: string,
  write: (work: (tx: Tx) => Promise<unknown>) => Promise<unknown>,
  counts: readonly (readonly [string, string])[],
  count_dt = '2010-03-01',
): Promise<void> {
  for (const [inventory_no, status] of counts)
    await write(async (tx) => {
      await tx.execute(sql`INSERT INTO inventory (company_cd, factory_cd, inventory_no, count_dt, location_cd, inventory_div, status, create_user, update_user)
        VALUES (${company_cd}, 'F01', ${inventory_no}, ${count_dt}, 'A1', '0', ${status}, 'X', 'X')`)
      await tx.execute(sql`INSERT INTO inventory_line (company_cd, factory_cd, inventory_no, line_no, location_cd, item_cd, book_qty)
        VALUES (${company_cd}, 'F01', ${inventory_no}, 1, 'A1', 'X', 1)`)
    })
}
