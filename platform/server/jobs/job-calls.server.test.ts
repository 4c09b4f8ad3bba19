import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { cancelJob, jobList, jobLogLines } from '#platform/contract/job-calls.ts'
import { makeCompany, tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { sessionOf, start, startTrialWorker, storedJob, until, untilState } from '#test/job-stage.ts'
import { openSite, type Site } from '#test/site.ts'
import { flaky, steps, stubborn, trialModule } from '#test/trial-jobs.ts'

onPostgres((open) =>
  describe('the calls about jobs', () => {
    let site: Site
    let company_cd: string
    let clerk: { token: string }
    let operator: { token: string }
    let admin: { token: string }
    const session = () => sessionOf(company_cd, 'CLERK', ['master:yes', 'write:master'])

    beforeAll(async () => {
      site = await openSite(await open(), { further: [trialModule()] })
      company_cd = await makeCompany(site.database)
      clerk = { token: await tokenOf(site, company_cd, 'clerk') }
      operator = { token: await tokenOf(site, company_cd, 'operator') }
      admin = { token: await tokenOf(site, company_cd, 'admin') }
    })

    it('show their starter progress, result and log in the language that is read', async () => {
      const job_no = await start(site.database, session(), steps, { steps: 2 })
      expect((await site.call(jobList, {}, clerk)).data.list[0]).toMatchObject({
        job_no,
        state: 'waiting',
        cancellable: true,
      })
      const worker = startTrialWorker(site.database)
      await untilState(site.database, job_no, 'done')
      await worker.stop()
      const [job] = (await site.call(jobList, {}, { ...clerk, language: 'en' })).data.list
      expect(job).toMatchObject({
        title: 'Trial',
        state: 'done',
        done_cnt: 2,
        total_cnt: 2,
        result_text: '2 done.',
        cancellable: false,
        error: null,
      })
      expect(job?.end_dt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
      const { data } = await site.call(jobLogLines, { job_no }, { ...clerk, language: 'zh' })
      expect(data.list.map(({ text }) => text)).toEqual(['2件'])
    })

    it('tell a failure with its code, in words', async () => {
      const job_no = await start(site.database, session(), flaky, { failures: 0, refuse: true })
      const worker = startTrialWorker(site.database)
      await untilState(site.database, job_no, 'failed')
      await worker.stop()
      const [job] = (await site.call(jobList, {}, { ...clerk, language: 'en' })).data.list
      expect(job?.error).toEqual({
        code: 9999,
        msg: 'A parameter is not valid. Reload the page and try again.',
      })
    })

    it('hide other people’s jobs, except from an administrator who asks for all', async () => {
      const job_no = await start(site.database, session(), steps, { steps: 1 })
      const seenBy = async (caller: { token: string }, all: boolean) =>
        (await site.call(jobList, { all }, caller)).data.list.some((job) => job.job_no === job_no)
      expect(await seenBy(clerk, false)).toBe(true)
      expect(await seenBy(operator, true)).toBe(false)
      expect(await seenBy(admin, false)).toBe(false)
      expect(await seenBy(admin, true)).toBe(true)
      expect((await site.call(jobLogLines, { job_no }, operator)).status).toBe(404)
      expect((await site.call(cancelJob, { job_no }, operator)).status).toBe(404)
      expect((await site.call(cancelJob, { job_no: '999999999' }, clerk)).status).toBe(404)
      expect((await site.call(cancelJob, { job_no }, admin)).code).toBe(200)
    })

    it('cancel what waits at once, and not a second time', async () => {
      const job_no = await start(site.database, session(), stubborn, {})
      expect((await site.call(cancelJob, { job_no }, clerk)).data).toEqual({ state: 'cancelled' })
      expect((await storedJob(site.database, job_no)).state).toBe('cancelled')
      expect((await site.call(cancelJob, { job_no }, clerk)).code).toBe('JOB_FINISHED')
    })

    it('cancel what runs at its next safe point, without waiting for a heartbeat', async () => {
      const job_no = await start(site.database, session(), steps, { steps: 100_000, pauseMs: 1 })
      const worker = startTrialWorker(site.database, {
        leaseMs: 600_000,
        pollMs: 600_000,
        progressMs: 600_000,
      })
      await until(site.database, job_no, ({ state }) => state === 'running')
      expect((await site.call(cancelJob, { job_no }, clerk)).data).toEqual({ state: 'running' })
      await untilState(site.database, job_no, 'cancelled')
      await worker.stop()
    })

    it('refuse to cancel what cannot be cancelled while it runs', async () => {
      const job_no = await start(site.database, session(), stubborn, {})
      const worker = startTrialWorker(site.database, { graceMs: 5 })
      await untilState(site.database, job_no, 'running')
      const answer = await site.call(cancelJob, { job_no }, { ...clerk, language: 'en' })
      expect(answer).toMatchObject({ code: 'JOB_NOT_CANCELLABLE' })
      expect(answer.msg).toContain('"Trial"')
      await worker.stop()
      await site.database.owner('write', (tx) => tx.execute(sql`DELETE FROM job`))
    })
  }),
)
