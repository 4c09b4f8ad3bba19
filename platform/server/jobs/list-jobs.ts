import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { jobRow, type jobList, type JobRow } from '#platform/contract/job-calls.ts'
import { say, type Text, type TextParams } from '#platform/contract/text.ts'
import type { Context } from '../context.ts'
import { rows } from '../database/database.ts'
import type { RowOf } from '../database/stated-columns.ts'
import { jobNamed } from './handler.ts'
import { isoMoment } from './iso-moment.ts'
import { job, jobFile } from './tables.ts'
import { finished, toldError } from './told-job.ts'
import { isVisible } from './visible-job.ts'

const newest = 50

const storedJob = {
  ...jobRow.pick({
    job_no: true,
    name: true,
    state: true,
    user_cd: true,
    username: true,
    factory_cd: true,
    done_cnt: true,
    total_cnt: true,
    cancel_requested: true,
    create_dt: true,
    start_dt: true,
    end_dt: true,
    result: true,
  }).shape,
  note: z.custom<Text | null>(),
  error_cd: z.string().nullable(),
  error_params: z.custom<TextParams | null>(),
  not_before: z.string(),
  file_nm: z.string().nullable(),
  file_size: z.int().nullable(),
  file_expires_dt: z.string().nullable(),
}

export async function listJobs(
  context: Context,
  { all }: InputOf<typeof jobList>,
): Promise<OutputOf<typeof jobList>> {
  const { tx, session } = context
  const found = await rows(
    tx,
    storedJob,
    sql`SELECT job_no::text, name, state, user_cd, username, factory_cd, done_cnt, total_cnt, note, cancel_requested,
          result, error_cd, error_params, ${isoMoment('create_dt')} AS create_dt, ${isoMoment('start_dt')} AS start_dt,
          ${isoMoment('end_dt')} AS end_dt, ${isoMoment('not_before')} AS not_before,
          file_nm, size AS file_size, ${isoMoment('expires_dt')} AS file_expires_dt
        FROM (SELECT * FROM ${job} WHERE ${isVisible(session, all)} ORDER BY ${job}.job_no DESC LIMIT ${newest}) AS newest
        LEFT JOIN (SELECT * FROM ${jobFile} WHERE expires_dt > now()) AS kept USING (company_cd, job_no)
        ORDER BY newest.job_no DESC`,
  )
  return { list: found.map((stored) => rowOf(stored, context)) }
}

function rowOf(stored: RowOf<typeof storedJob>, { language, registered }: Context): JobRow {
  const { error_cd, error_params, not_before, note, file_nm, file_size, file_expires_dt, ...row } = stored
  const definition = jobNamed(registered, row.name)
  const { state } = row
  const isOpen = state === 'waiting' || (state === 'running' && definition?.cancellable === true)
  return {
    ...row,
    title: definition ? say(definition.title, language) : row.name,
    note: note ? say(note, language) : '',
    cancellable: isOpen && !row.cancel_requested,
    next_try_dt: state === 'waiting' && error_cd !== null ? not_before : null,
    result_text:
      state === 'done' && definition?.finished ? finished(definition.finished, row.result, language) : '',
    file:
      state === 'done' && file_nm !== null && file_size !== null && file_expires_dt !== null
        ? { file_nm, size: file_size, expires_dt: file_expires_dt }
        : null,
    error: error_cd === null ? null : toldError(error_cd, error_params ?? {}, language),
  }
}
