import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { lifeCycleJob } from '#modules/system/contract/life-cycle.ts'
import {
  editTasks,
  runTask,
  taskList,
  taskRuns,
} from '#modules/system/contract/task-schedule/task-schedule.ts'
import type { SentInputOf } from '#platform/contract/endpoint.ts'
import { generic } from '#platform/contract/error-catalogue.ts'
import { job } from '#platform/contract/job.ts'
import { rows } from '#platform/server/database/database.ts'
import type { StatedColumns } from '#platform/server/database/stated-columns.ts'
import { closedDaysIn } from '#platform/server/jobs/closed-days.ts'
import { dispatchSchedules } from '#platform/server/jobs/dispatch-schedules.ts'
import { putIntoQueue } from '#platform/server/jobs/enqueue.ts'
import { handle } from '#platform/server/jobs/handler.ts'
import { registerSchedules } from '#platform/server/jobs/register-schedules.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { compose } from '#platform/server/module/compose.ts'
import { makeCompany, tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { until } from '#test/job-stage.ts'
import { modulesOf } from '#test/product.ts'
import { openSite, type Site } from '#test/site.ts'
import { factoriesAtWork } from '../jobs/places.ts'

type Wanted = SentInputOf<typeof editTasks>['list'][number]

const proposals = 'placeorder.run-proposals'
const trial = (name: `trial.${string}`) =>
  job({
    name,
    title: { ja: '夜間集計', en: 'Nightly sums', zh: '夜间汇总' },
    guard: 'schedule',
    input: z.object({}),
    result: z.object({}),
    cancellable: false,
    retries: 0,
    schedulable: 'factory',
  })
const refused = trial('trial.refused')
const slow = trial('trial.slow')
const seen = { atOnce: 0, most: 0, runs: 0 }
const trialModule = {
  name: 'trial',
  jobs: [
    handle(refused, () => Promise.reject(generic.TOO_LARGE.with({ max: '1 kB' }))),
    handle(slow, async () => {
      seen.runs += 1
      seen.most = Math.max(seen.most, ++seen.atOnce)
      await pause(150)
      seen.atOnce -= 1
      return {}
    }),
  ],
}
const mailer = { send: () => Promise.resolve() }
const composition = compose([...modulesOf({}, { mailer }), trialModule])
const calendars = closedDaysIn(composition.registered)
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const at = (moment: string) => new Date(moment)

onPostgres((open) =>
  describe('the batch schedule', () => {
    let site: Site
    beforeAll(async () => {
      site = await openSite(await open(), { mailer, further: [trialModule] })
    })
    const register = (now: string) =>
      registerSchedules(site.database, composition.jobs, factoriesAtWork, at(now), calendars)
    const dispatch = (now: string) => dispatchSchedules(site.database, composition.jobs, at(now), calendars)

    async function openDesk() {
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd)
      const list = async () => (await site.call(taskList, {}, { token })).data.list
      const ask = <Row extends StatedColumns>(columns: Row, question: ReturnType<typeof sql>) =>
        site.database.company(company_cd, 'write', (tx) => rows(tx, columns, question))
      return {
        company_cd,
        token,
        list,
        ask,
        one: async (name: string) => (await list()).find((task) => task.name === name),
        save: (change: Partial<Wanted> = {}) =>
          site.call(
            editTasks,
            {
              list: [
                {
                  ...{ name: proposals, enabled: true, days: '1', weekdays: [], at: '03:00', missed: '1' },
                  ...{ update_cnt: 0, ...change },
                },
              ],
            },
            { token },
          ),
        run: (name: string) => site.call(runTask, { name }, { token }),
        runs: async (name: string) => (await site.call(taskRuns, { name }, { token })).data.list,
        queued: (name: string) =>
          ask(
            { user_cd: z.string(), factory_cd: z.string(), scheduled: z.boolean() },
            sql`SELECT user_cd, factory_cd, scheduled FROM job WHERE company_cd = ${company_cd} AND name = ${name} AND factory_cd <> 'F02'`,
          ),
      }
    }

    it('shows what people decide, and what the system sees to itself; who has no right to the system sees nothing', async () => {
      const desk = await openDesk()
      await register('2026-04-01T00:00:00Z')
      const list = await desk.list()
      expect(list.find(({ name }) => name === proposals)).toMatchObject({
        ...{ per: 'factory', fixed: '', enabled: true, days: '1', at: '00:00', update_nm: null },
      })
      expect(list.find(({ name }) => name === lifeCycleJob.name)).toMatchObject({
        per: 'company',
        at: '02:30',
      })
      expect(list.find(({ name }) => name === 'platform.seal-evidence')?.fixed).toBe('30分ごと')
      expect(await desk.one('stock.plan-due-counts')).toMatchObject({ enabled: false, next_run_dt: null })
      const fixed = await desk.save({ name: 'system.advance-business-date' })
      expect(fixed).toMatchObject({ code: 'BIZ_TASK_FIXED', errors: [{ path: 'list.0.enabled' }] })
      const clerk = await tokenOf(site, desk.company_cd, 'clerk')
      expect((await site.call(taskList, {}, { token: clerk })).code).toBe(403)
      expect((await site.call(runTask, { name: proposals }, { token: clerk })).code).toBe(403)
    })

    it('is saved with its history, refused over somebody else’s, and the other factory keeps its own', async () => {
      const desk = await openDesk()
      await register('2026-04-01T00:00:00Z')
      expect((await desk.save({ at: '25:00' })).errors).toMatchObject([{ code: 'MST_TIME_OF_DAY' }])
      expect((await desk.save({ days: '3' })).errors).toMatchObject([{ code: 'BIZ_TASK_WEEKDAYS' }])
      expect((await desk.save({ days: '3', weekdays: [6, 1] })).code).toBe(200)
      expect(await desk.one(proposals)).toMatchObject({
        ...{ days: '3', weekdays: [1, 6], at: '03:00', update_cnt: 1, update_nm: '管理 太郎' },
      })
      expect((await desk.save({ at: '04:00' })).code).toBe('STALE')
      // Registering again must not give the product's own rule back.
      await register('2026-04-01T00:00:00Z')
      expect(await desk.one(proposals)).toMatchObject({ days: '3', weekdays: [1, 6] })
      const other = await tokenOf(site, desk.company_cd, 'admin', { factory_cd: 'F02' })
      const there = (await site.call(taskList, {}, { token: other })).data.list
      expect(there.find(({ name }) => name === proposals)).toMatchObject({ days: '1', update_cnt: 0 })
      const history = await desk.ask(
        { row_key: z.string(), actor_cd: z.string() },
        sql`SELECT row_key, actor_cd FROM change_history WHERE table_nm = 'task_schedule' AND company_cd = ${desk.company_cd}`,
      )
      expect(history).toEqual([{ row_key: `F01 ${proposals}`, actor_cd: 'ADMIN' }])
    })

    it('begins what is due once, however many servers look, for whoever has decided it', async () => {
      const desk = await openDesk()
      await desk.save({ name: 'stock.plan-due-counts' })
      const { next_run_dt } = (await desk.one('stock.plan-due-counts')) ?? {}
      await Promise.all([1, 2, 3, 4].map(() => dispatch(next_run_dt ?? '')))
      await dispatch(next_run_dt ?? '')
      expect(await desk.queued('stock.plan-due-counts')).toEqual([
        { user_cd: 'ADMIN', factory_cd: 'F01', scheduled: true },
      ])
    })

    it('leaves a missed run out or makes up for it, as was decided', async () => {
      const desk = await openDesk()
      await desk.save({ missed: '0' })
      await desk.save({ name: 'stock.plan-due-counts', missed: '1' })
      const due = Date.parse((await desk.one(proposals))?.next_run_dt ?? '')
      // The server was away for three hours.
      await dispatch(new Date(due + 3 * 3_600_000).toISOString())
      expect(await desk.queued(proposals)).toEqual([])
      expect(await desk.queued('stock.plan-due-counts')).toHaveLength(1)
      expect(await desk.one(proposals)).toMatchObject({
        missed_dt: new Date(due).toISOString(),
        next_run_dt: new Date(due + 86_400_000).toISOString(),
      })
      // A few minutes late is in time.
      await dispatch(new Date(due + 86_400_000 + 5 * 60_000).toISOString())
      expect(await desk.queued(proposals)).toHaveLength(1)
    })

    it('keeps to the working days of the factory, also when the calendar is changed afterwards', async () => {
      const desk = await openDesk()
      await desk.save({ days: '2' })
      await desk.ask(
        {},
        sql`INSERT INTO calendar (company_cd, calendar_cd, calendar_nm, calendar_use, sat_flg, sun_flg, create_user, update_user)
          VALUES (${desk.company_cd}, 'F01', '本社', '1', true, true, 'TEST', 'TEST')`,
      )
      const holiday = (date: string) =>
        desk.ask(
          {},
          sql`INSERT INTO calendar_day (company_cd, calendar_cd, calendar_dt, day_div, create_user, update_user)
            VALUES (${desk.company_cd}, 'F01', ${date}::date, '2', 'TEST', 'TEST')`,
        )
      for (const date of ['2026-05-04', '2026-05-05', '2026-05-06']) await holiday(date)
      // Friday noon before the holidays: Thursday at three in the morning.
      await register('2026-05-01T03:00:00Z')
      expect((await desk.one(proposals))?.next_run_dt).toBe('2026-05-06T18:00:00.000Z')
      await holiday('2026-05-07')
      await dispatch('2026-05-06T18:00:01Z')
      expect(await desk.queued(proposals)).toEqual([])
      expect((await desk.one(proposals))?.next_run_dt).toBe('2026-05-07T18:00:00.000Z')
    })

    it('is begun by hand, never beside a run that is waiting, and its runs are listed', async () => {
      const desk = await openDesk()
      const { job_no } = (await desk.run(lifeCycleJob.name)).data
      expect(await desk.run(lifeCycleJob.name)).toMatchObject({ code: 'BIZ_TASK_RUNNING' })
      const worker = startWorker({
        ...{ database: site.database, composition, places: async () => [], log, pollMs: 50 },
      })
      await until(site.database, job_no, ({ state }) => state === 'done')
      await worker.stop()
      const [run] = await desk.runs(lifeCycleJob.name)
      expect(run).toMatchObject({ job_no, state: 'done', scheduled: false, username: '管理 太郎' })
      expect(run?.seconds).toBeGreaterThanOrEqual(0)
      expect(run?.text).toMatch(/行を整理しました/)
      expect((await desk.one(lifeCycleJob.name))?.last).toMatchObject({ job_no })
      const stranger = await openDesk()
      expect(await stranger.runs(lifeCycleJob.name)).toEqual([])
    })

    it('two servers never run the same job twice at once, whoever has started it', async () => {
      const { company_cd } = await openDesk()
      const starter = {
        company_cd,
        factory_cd: 'F01',
        user_cd: 'ADMIN',
        username: '',
        language: 'ja',
      } as const
      const jobs = await site.database.company(company_cd, 'write', (tx) =>
        Promise.all([1, 2, 3, 4].map((n) => putIntoQueue(tx, starter, slow, {}, { uniqueKey: String(n) }))),
      )
      const workers = [1, 2].map(() =>
        startWorker({ database: site.database, composition, places: async () => [], log, pollMs: 20 }),
      )
      for (const { job_no } of jobs) await until(site.database, job_no, ({ state }) => state === 'done')
      await Promise.all(workers.map((worker) => worker.stop()))
      expect(seen).toMatchObject({ most: 1, runs: 4 })
    })

    it('says of a schedule that whoever set it has been stopped since', async () => {
      const desk = await openDesk()
      await desk.save({ name: lifeCycleJob.name })
      expect(await desk.one(lifeCycleJob.name)).toMatchObject({ update_nm: '管理 太郎', is_left: false })
      await desk.ask(
        {},
        sql`INSERT INTO app_user (company_cd, user_cd, username, password_hash, abort_div, create_user, update_user)
          SELECT company_cd, 'LEFT', '退職者', password_hash, '1', create_user, update_user FROM app_user
          WHERE company_cd = ${desk.company_cd} AND user_cd = 'ADMIN'`,
      )
      await desk.ask(
        {},
        sql`UPDATE task_schedule SET user_cd = 'LEFT' WHERE company_cd = ${desk.company_cd} AND name = ${lifeCycleJob.name}`,
      )
      expect((await desk.one(lifeCycleJob.name))?.is_left).toBe(true)
    })

    it('a run that fails by night is told by mail to who has decided it', async () => {
      const desk = await openDesk()
      await desk.ask(
        {},
        sql`UPDATE app_user SET email = 'taro@example.jp' WHERE company_cd = ${desk.company_cd} AND user_cd = 'ADMIN'`,
      )
      await desk.save({ name: refused.name })
      await dispatch((await desk.one(refused.name))?.next_run_dt ?? '')
      const worker = startWorker({
        ...{ database: site.database, composition, places: async () => [], log, pollMs: 50 },
      })
      await expect
        .poll(async () => (await desk.runs(refused.name))[0]?.state, { timeout: 10_000 })
        .toBe('failed')
      await worker.stop()
      const [mail] = await desk.ask(
        { to: z.string(), subject: z.string(), text: z.string() },
        sql`SELECT payload->>'to' AS to, payload->>'subject' AS subject, payload->>'text' AS text FROM outbox WHERE company_cd = ${desk.company_cd} AND kind = 'mail'`,
      )
      expect(mail).toMatchObject({
        to: 'taro@example.jp',
        subject: '【要】「夜間集計」が正常に終了しませんでした',
      })
      expect(mail?.text).toContain('1 kB')
    })
  }),
)
