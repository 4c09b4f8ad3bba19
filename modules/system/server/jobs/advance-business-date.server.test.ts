import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows, type Database } from '#platform/server/database/database.ts'
import { anyColumns } from '#platform/server/database/stated-columns.ts'
import { dispatchSchedules } from '#platform/server/jobs/dispatch-schedules.ts'
import { registerSchedules } from '#platform/server/jobs/register-schedules.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { makeCompany } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { until } from '#test/job-stage.ts'
import { setParameter } from '../parameters.ts'
import { advanceBusinessDateHandler } from './advance-business-date.ts'
import { factoriesAtWork } from './places.ts'
import { product } from '#test/product.ts'
import { runJob } from '#test/run-job.ts'

onPostgres((open) =>
  describe('the business date of a factory', () => {
    let database: Database
    beforeAll(async () => {
      database = await open()
    })

    it('goes to today in one step after days without any process, and the history says so', async () => {
      const company_cd = await makeCompany(database, { biz_dt: '2026-03-27' })
      // Already the first of April in Tokyo.
      expect(await advance(company_cd, 'F01', '2026-03-31T15:00:00Z')).toEqual({
        factory_cd: 'F01',
        biz_dt: '2026-04-01',
        advanced: true,
      })
      expect(await datesOf(company_cd)).toEqual({ F01: '2026-04-01', F02: '2026-03-27' })
      expect(await history(company_cd)).toEqual([
        {
          row_key: 'F01',
          actor_cd: 'system',
          changes: [{ field: 'biz_dt', old: '2026-03-27', new: '2026-04-01' }],
        },
      ])
    })

    it('stays when the job runs a second time, and when it was set ahead', async () => {
      const company_cd = await makeCompany(database, { biz_dt: '2026-04-02' })
      expect(await advance(company_cd, 'F01', '2026-04-01T15:00:00Z')).toMatchObject({ advanced: false })
      expect(await advance(company_cd, 'F01', '2026-03-01T15:00:00Z')).toMatchObject({ advanced: false })
      expect(await datesOf(company_cd)).toMatchObject({ F01: '2026-04-02' })
      expect(await history(company_cd)).toEqual([])
    })

    it('stays where the company moves it on by hand', async () => {
      const company_cd = await makeCompany(database, { biz_dt: '2026-03-27' })
      const change = { company_cd, user_cd: 'ADMIN', now: new Date() }
      await database.company(company_cd, 'write', (tx) =>
        setParameter(tx, change, 'bizdate_auto_advance', false),
      )
      expect(await advance(company_cd, 'F01', '2026-03-31T15:00:00Z')).toMatchObject({ advanced: false })
      expect(await datesOf(company_cd)).toMatchObject({ F01: '2026-03-27' })
    })

    it('is advanced by a worker at midnight there, for every factory', async () => {
      const company_cd = await makeCompany(database, { biz_dt: '2026-03-27' })
      const midnight = new Date('2026-03-31T15:00:00Z')
      const earlier = new Date('2026-03-31T14:59:00Z')
      await registerSchedules(database, product.jobs, factoriesAtWork, earlier)
      expect(await dispatchSchedules(database, product.jobs, earlier)).toBe(0)
      expect(await dispatchSchedules(database, product.jobs, midnight)).toBeGreaterThan(1)
      const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
      const worker = startWorker({ database, composition: product, places: factoriesAtWork, log, pollMs: 50 })
      const jobs = await database.owner('read', (tx) =>
        rows(
          tx,
          { no: z.string() },
          sql`SELECT job_no::text AS no FROM job WHERE company_cd = ${company_cd} AND name = 'system.advance-business-date'`,
        ),
      )
      expect(jobs).toHaveLength(2)
      for (const { no } of jobs) await until(database, no, ({ state }) => state === 'done')
      await worker.stop()
      const [today] = await database.owner('read', (tx) =>
        rows(tx, { today: z.string() }, sql`SELECT (now() AT TIME ZONE 'Asia/Tokyo')::date::text AS today`),
      )
      expect(await datesOf(company_cd)).toEqual({ F01: today?.today, F02: today?.today })
    })

    /** One run at a moment of our choosing. */
    const advance = (company_cd: string, factory_cd: string, now: string) =>
      runJob(database, advanceBusinessDateHandler, { company_cd, factory_cd, now })

    async function datesOf(company_cd: string) {
      const found = await database.company(company_cd, 'read', (tx) =>
        rows(
          tx,
          { factory_cd: z.string(), biz_dt: z.string() },
          sql`SELECT factory_cd, biz_dt::text FROM bizdate`,
        ),
      )
      return Object.fromEntries(found.map(({ factory_cd, biz_dt }) => [factory_cd, biz_dt]))
    }

    const history = (company_cd: string) =>
      database.company(company_cd, 'read', (tx) =>
        rows(
          tx,
          anyColumns,
          sql`SELECT row_key, actor_cd, changes FROM change_history WHERE table_nm = 'bizdate'`,
        ),
      )
  }),
)
