import { sql } from 'drizzle-orm'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { declaredErrors } from '#platform/contract/errors.ts'
import { jobErrors, jobNamed, type JobState } from '#platform/contract/job.ts'
import type { jobList, JobRow } from '#platform/contract/job-calls.ts'
import { say, type Language, type Text, type TextParams } from '#platform/contract/text.ts'
import type { Context } from '../context.ts'
import { rows } from '../database/database.ts'
import { isoMoment } from './iso-moment.ts'
import { job, jobFile } from './tables.ts'
import { isVisible } from './visible-job.ts'

const newest = 50

interface Stored extends Pick<
  JobRow,
  | 'job_no'
  | 'name'
  | 'user_cd'
  | 'username'
  | 'factory_cd'
  | 'done_cnt'
  | 'total_cnt'
  | 'cancel_requested'
  | 'create_dt'
  | 'start_dt'
  | 'end_dt'
> {
  readonly state: JobState
  readonly note: Text | null
  readonly result: unknown
  readonly error_cd: string | null
  readonly error_params: TextParams | null
  readonly not_before: string
  readonly file_nm: string | null
  readonly file_size: number
  readonly file_expires_dt: string
}

export async function listJobs(
  { tx, session, language }: Context,
  { all }: InputOf<typeof jobList>,
): Promise<OutputOf<typeof jobList>> {
  const found = await rows<Stored>(
    tx,
    sql`SELECT job_no::text, name, state, user_cd, username, factory_cd, done_cnt, total_cnt, note, cancel_requested,
          result, error_cd, error_params, ${isoMoment('create_dt')} AS create_dt, ${isoMoment('start_dt')} AS start_dt,
          ${isoMoment('end_dt')} AS end_dt, ${isoMoment('not_before')} AS not_before,
          file_nm, size AS file_size, ${isoMoment('expires_dt')} AS file_expires_dt
        FROM (SELECT * FROM ${job} WHERE ${isVisible(session, all)} ORDER BY ${job}.job_no DESC LIMIT ${newest}) AS newest
        LEFT JOIN (SELECT * FROM ${jobFile} WHERE expires_dt > now()) AS kept USING (company_cd, job_no)
        ORDER BY newest.job_no DESC`,
  )
  return { list: found.map((stored) => rowOf(stored, language)) }
}

function rowOf(stored: Stored, language: Language): JobRow {
  const { error_cd, error_params, not_before, note, file_nm, file_size, file_expires_dt, ...row } = stored
  const definition = jobNamed(row.name)
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
      state === 'done' && file_nm !== null ? { file_nm, size: file_size, expires_dt: file_expires_dt } : null,
    error: error_cd === null ? null : toldError(error_cd, error_params ?? {}, language),
  }
}

function finished(words: Text, result: unknown, language: Language): string {
  const fields = typeof result === 'object' && result !== null ? Object.entries(result) : []
  return say(words, language, Object.fromEntries(fields.map(([name, value]) => [name, String(value)])))
}

/** Errors are kept as code and parameters, so that each reader is told in their own language. */
function toldError(stored: string, params: TextParams, language: Language): JobRow['error'] {
  const kind = declaredErrors().find(({ code }) => String(code) === stored)
  if (!kind) return { code: stored, msg: say(jobErrors.JOB_FAILED.text, language, params) }
  return { code: kind.code, msg: say(kind.text, language, params) }
}
