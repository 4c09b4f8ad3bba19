import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { rows, type Database } from '#platform/server/database/database.ts'
import { anyColumns } from '../database/stated-columns.ts'
import { onEveryDatabase } from '#test/databases.ts'
import {
  sessionOf,
  start,
  startTrialWorker,
  stepsDone,
  storedJob,
  until,
  untilState,
} from '#test/job-stage.ts'
import { flaky, steps, stubborn, whole } from '#test/trial-jobs.ts'
import { backOffMs } from './back-off.ts'
import { enqueue } from './enqueue.ts'
import { claim, extendLease, settle } from './lease.ts'
import { usualLeaseMs, usualPollMs, type Worker } from './worker.ts'

const clerk = sessionOf('A', 'CLERK', ['master:yes', 'write:master'])

onEveryDatabase((open) => {
  describe('with a worker', () => {
    let database: Database
    let worker: Worker
    beforeAll(async () => {
      database = await open()
      worker = startTrialWorker(database)
    })
    afterAll(() => worker.stop())

    it('a job runs as soon as its transaction has been committed, and keeps progress, result and log', async () => {
      const job_no = await start(database, clerk, steps, { steps: 3 })
      expect(await untilState(database, job_no, 'done')).toMatchObject({
        tries: 1,
        done_cnt: 3,
        total_cnt: 3,
        result: { steps: 3 },
        user_cd: 'CLERK',
      })
      expect(await stepsDone(database, job_no)).toHaveLength(3)
      const lines = await database.owner('read', (tx) =>
        rows(tx, anyColumns, sql`SELECT words FROM job_log WHERE job_no = ${job_no}`),
      )
      expect(lines).toEqual([{ words: { ja: '3件', en: '3 steps', zh: '3件' } }])
    })

    it('says from inside its transaction how far it is, and does not wait for whoever reads it', async () => {
      const job_no = await start(database, clerk, whole, { openMs: 1500 })
      // One connection shows nothing before the transaction has ended; all others see it while it goes on.
      const isSeen = database.kind === 'postgres'
      const seen = await until(database, job_no, (job) => (isSeen ? job.done_cnt > 0 : job.state === 'done'))
      expect(seen).toMatchObject(isSeen ? { state: 'running', done_cnt: 1 } : { done_cnt: 3 })
      expect(await untilState(database, job_no, 'done')).toMatchObject({ done_cnt: 3, total_cnt: 3 })
    })

    it('what rolls back has started nothing', async () => {
      const failing = database.company('A', 'write', async (tx) => {
        await enqueue(
          { tx, session: clerk, language: 'ja' },
          steps,
          { steps: 1 },
          { uniqueKey: 'rolled back' },
        )
        throw new Error('refused')
      })
      await expect(failing).rejects.toThrow('refused')
      const found = await database.owner('read', (tx) =>
        rows(tx, {}, sql`SELECT FROM job WHERE unique_key = 'rolled back'`),
      )
      expect(found).toEqual([])
    })

    it("a dead worker's job is taken over within ten seconds", () => {
      expect(usualLeaseMs + usualPollMs).toBeLessThanOrEqual(10_000)
    })

    it('a job that fails is tried again, and is done in the end', async () => {
      const job_no = await start(database, clerk, flaky, { failures: 2 })
      expect(await untilState(database, job_no, 'done')).toMatchObject({
        tries: 3,
        error_cd: null,
        // Whoever counts from nought never says that all is done.
        done_cnt: 1,
        total_cnt: 1,
        result: { tries: 3 },
      })
    })

    it('a job that keeps failing ends after its retries, with words for its starter', async () => {
      const job_no = await start(database, clerk, flaky, { failures: 99 })
      expect(await untilState(database, job_no, 'failed')).toMatchObject({ tries: 4, error_cd: 'JOB_FAILED' })
    })

    it('a refusal of the business is not tried again', async () => {
      const job_no = await start(database, clerk, flaky, { failures: 0, refuse: true })
      expect(await untilState(database, job_no, 'failed')).toMatchObject({ tries: 1, error_cd: '9999' })
    })

    it('a running job is cancelled at its next safe point; what it had done stays', async () => {
      const job_no = await start(database, clerk, steps, { steps: 100_000, pauseMs: 1 })
      await until(database, job_no, (job) => job.done_cnt > 2)
      await database.company('A', 'write', (tx) =>
        tx.execute(sql`UPDATE job SET cancel_requested = true WHERE job_no = ${job_no}`),
      )
      const { done_cnt } = await untilState(database, job_no, 'cancelled')
      expect(done_cnt).toBeGreaterThan(2)
      expect((await stepsDone(database, job_no)).length).toBeLessThan(100_000)
    })

    it('a job for later waits for its time', async () => {
      const later = new Date(Date.now() + 3_600_000)
      const job_no = await start(database, clerk, steps, { steps: 1 }, { notBefore: later })
      const now = await start(database, clerk, steps, { steps: 1 })
      await untilState(database, now, 'done')
      expect((await storedJob(database, job_no)).state).toBe('waiting')
    })
  })

  describe('the queue', () => {
    let database: Database
    beforeAll(async () => {
      database = await open()
    })

    it('refuses who may not start the job', async () => {
      await expect(start(database, sessionOf('A', 'X'), flaky, { failures: 0 })).rejects.toMatchObject({
        code: 403,
      })
      const reader = sessionOf('A', 'X', ['master:yes'])
      await expect(start(database, reader, flaky, { failures: 0 })).rejects.toMatchObject({ code: 403 })
    })

    it('has one job of a unique key until that one has ended, in each company', async () => {
      const options = { uniqueKey: 'item 1' }
      const first = await start(database, clerk, steps, { steps: 1 }, options)
      expect(await start(database, clerk, steps, { steps: 1 }, options)).toBe(first)
      const elsewhere = await start(database, sessionOf('B', 'CLERK'), steps, { steps: 1 }, options)
      expect(elsewhere).not.toBe(first)
      await database.owner('write', (tx) => tx.execute(sql`UPDATE job SET state = 'done'`))
      expect(await start(database, clerk, steps, { steps: 1 }, options)).not.toBe(first)
      await database.owner('write', (tx) => tx.execute(sql`DELETE FROM job`))
    })

    it('takes the company with the fewest running jobs first', async () => {
      for (let n = 0; n < 3; n++) await start(database, clerk, steps, { steps: 1 })
      await start(database, sessionOf('B', 'CLERK'), steps, { steps: 1 })
      const order: (string | undefined)[] = []
      for (let n = 0; n < 3; n++) order.push((await claimAs(database, `t${n}`))?.company_cd)
      expect(order).toEqual(['A', 'B', 'A'])
      await database.owner('write', (tx) => tx.execute(sql`DELETE FROM job`))
    })

    it('refuses every write of a worker whose job was taken over', async () => {
      await start(database, clerk, steps, { steps: 1 })
      const old = await claimAs(database, 'old', -1)
      const taker = await claimAs(database, 'new')
      if (!old || !taker) throw new Error('Nothing claimed')
      expect(taker).toMatchObject({ job_no: old.job_no, tries: 1, takeovers: 1 })
      const lost = await database.company('A', 'write', (tx) => extendLease(tx, old, 1000))
      expect(lost).toBeUndefined()
      expect(await settle(database, old, { state: 'cancelled' })).toBe(false)
      expect((await storedJob(database, old.job_no)).state).toBe('running')
      const done = { state: 'done', result: {}, progress: undefined } as const
      expect(await settle(database, taker, done)).toBe(true)
    })

    it('gives a job up over which worker after worker dies', async () => {
      const job_no = await start(database, clerk, steps, { steps: 1 })
      for (let n = 0; n < 4; n++) await claimAs(database, `dead ${n}`, -1)
      const worker = startTrialWorker(database)
      expect(await untilState(database, job_no, 'failed')).toMatchObject({ error_cd: 'JOB_WORKER_LOST' })
      await worker.stop()
    })

    it('gets back what a stopping worker could not finish, without counting it as a try', async () => {
      const job_no = await start(database, clerk, stubborn, {})
      const worker = startTrialWorker(database, { graceMs: 5 })
      await untilState(database, job_no, 'running')
      await worker.stop()
      expect(await storedJob(database, job_no)).toMatchObject({ state: 'waiting', tries: 0, takeover_cnt: 0 })
    })
  })
})

const claimAs = (database: Database, token: string, leaseMs = 60_000) =>
  claim(database, { worker: 'test', token, leaseMs, names: [steps.name] })

it('waits twice as long after each failed try, a quarter of an hour at most, and not everybody equally long', () => {
  expect([1, 2, 3, 20].map((tries) => backOffMs(tries, 0))).toEqual([5_000, 10_000, 20_000, 900_000])
  expect(backOffMs(2, 1)).toBe(5_000)
})
