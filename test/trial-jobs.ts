import { appendFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { generic } from '#platform/contract/error-catalogue.ts'
import { job } from '#platform/contract/job.ts'
import type { Module } from '#platform/server/module/module.ts'
import { handle, type Handler } from '#platform/server/jobs/handler.ts'

/** Jobs of no business at all, for the tests of what runs them. */
const trial = { ja: '試験', en: 'Trial', zh: '试验' }
const nothing = z.object({})

/** Writes one parameter row per step, each in its own transaction, and goes on where it left off. */
export const steps = job({
  name: 'trial.steps',
  title: trial,
  guard: 'session',
  input: z.object({ steps: z.number().int(), pauseMs: z.number().int().default(0) }),
  result: z.object({ steps: z.number().int() }),
  cancellable: true,
  retries: 0,
  finished: { ja: '{steps}件を処理しました。', en: '{steps} done.', zh: '已处理{steps}件。' },
})

export const stubborn = job({
  name: 'trial.stubborn',
  title: trial,
  guard: 'session',
  input: nothing,
  result: nothing,
  cancellable: false,
  retries: 0,
})

/** All in one transaction, which stays open for a while after it has said how far it is. */
export const whole = job({
  name: 'trial.whole',
  title: trial,
  guard: 'session',
  input: z.object({ openMs: z.number().int() }),
  result: nothing,
  cancellable: false,
  retries: 0,
})

export const flaky = job({
  name: 'trial.flaky',
  title: trial,
  guard: ['master:yes'],
  write: 'write:master',
  input: z.object({ failures: z.number().int(), refuse: z.boolean().default(false) }),
  result: z.object({ tries: z.number().int() }),
  cancellable: true,
  retries: 3,
})

/** `file`: where each step is told, for a test that watches a process of its own. */
export const trialModule = (file?: string): Module => ({ name: 'trial', jobs: trialHandlers(file) })

function trialHandlers(file?: string): readonly Handler[] {
  const failures = new Map<string, number>()
  return [
    handle(steps, async (context, { steps: count, pauseMs }) => {
      const { company_cd, job_no } = context
      const tell = (word: string) => (file ? appendFile(file, `${process.pid} ${word}\n`) : undefined)
      await tell('begin')
      for (let step = 1; step <= count; step++) {
        await context.write((tx) =>
          tx.execute(sql`INSERT INTO system_parameter (company_cd, parameter, value, create_user, update_user)
          VALUES (${company_cd}, ${`${job_no}-${step}`}, ${JSON.stringify(process.pid)}::jsonb, 'TEST', 'TEST')
          ON CONFLICT (company_cd, parameter) DO UPDATE SET update_cnt = system_parameter.update_cnt + 1`),
        )
        await tell(`step ${step}`)
        await context.progress(step, count, { ja: `${step}件目`, en: `No. ${step}`, zh: `第${step}件` })
        if (pauseMs > 0) await pause(pauseMs, undefined, { signal: context.signal })
      }
      await context.log({ ja: '{n}件', en: '{n} steps', zh: '{n}件' }, { n: count })
      return { steps: count }
    }),
    handle(stubborn, async (context) => {
      await pause(600_000, undefined, { signal: context.signal })
      return {}
    }),
    handle(whole, async (context, { openMs }) => {
      await context.write(async () => {
        context.meanwhile(1, 3)
        await pause(openMs)
      })
      return {}
    }),
    handle(flaky, async ({ job_no, progress }, { failures: wanted, refuse }) => {
      await progress(0, 1)
      const failed = failures.get(job_no) ?? 0
      if (refuse) throw generic[9999].with()
      if (failed < wanted) {
        failures.set(job_no, failed + 1)
        throw new Error('flaky')
      }
      return { tries: failed + 1 }
    }),
  ]
}
