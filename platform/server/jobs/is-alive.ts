import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { rows } from '../database/database.ts'
import { job } from './tables.ts'

/** Whether a job of the company still runs or will: one whose worker has died counts until its lease has run out. */
export async function isAlive({ tx, session }: Context, job_no: string): Promise<boolean> {
  const found = await rows(
    tx,
    {},
    sql`SELECT FROM ${job} AS j WHERE j.company_cd = ${session.company_cd} AND j.job_no::text = ${job_no}
      AND (j.state = 'waiting' OR (j.state = 'running' AND j.lease_until > now()))`,
  )
  return found.length > 0
}
