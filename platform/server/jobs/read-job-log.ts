import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { jobLogLines } from '#platform/contract/job-calls.ts'
import { say, type Text } from '#platform/contract/text.ts'
import type { Context } from '../context.ts'
import { rows } from '../database/database.ts'
import { isoMoment } from './iso-moment.ts'
import { job, jobLog } from './tables.ts'
import { isVisible } from './visible-job.ts'

const mostLines = 500

/** What the job has said, in the reader's language; of a very long log, the end. */
export async function readJobLog(
  { tx, session, language }: Context,
  { job_no }: InputOf<typeof jobLogLines>,
): Promise<OutputOf<typeof jobLogLines>> {
  const found = await rows(
    tx,
    {},
    sql`SELECT FROM ${job} WHERE ${isVisible(session, true)} AND job_no = ${job_no}`,
  )
  if (found.length === 0) throw http[404].with()
  const lines = await rows(
    tx,
    { log_no: z.string(), at: z.string(), words: z.custom<Text>() },
    sql`SELECT log_no::text, ${isoMoment('at')} AS at, words FROM ${jobLog}
        WHERE company_cd = ${session.company_cd} AND job_no = ${job_no} ORDER BY ${jobLog}.log_no DESC LIMIT ${mostLines}`,
  )
  return { list: lines.toReversed().map(({ words, ...line }) => ({ ...line, text: say(words, language) })) }
}
