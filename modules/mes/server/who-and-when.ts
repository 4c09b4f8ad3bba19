import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { workerRead } from '#modules/master/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { workErrors } from '../contract/work-errors.ts'

/** A device may be behind by a shift without a line, and ahead by what clocks differ. */
export function momentOf({ occurred_at }: { readonly occurred_at?: string | undefined }, now: Date): Date {
  if (occurred_at === undefined) return now
  const said = new Date(occurred_at)
  const ahead = said.getTime() - now.getTime()
  if (ahead > mostAheadMs || ahead < -mostBehindMs) throw workErrors.BIZ_WORK_CLOCK.with()
  return ahead > 0 ? now : said
}

const mostAheadMs = 5 * 60_000
const mostBehindMs = 7 * 24 * 60 * 60_000

/** Blank: nobody is named. */
export async function refuseUnknownWorker(
  { tx, session }: Context,
  { worker_cd }: { readonly worker_cd: string },
): Promise<void> {
  if (worker_cd === '') return
  const found = await rows(
    tx,
    { worker_cd: z.string() },
    sql`SELECT w.worker_cd FROM ${workerRead.rows} AS w WHERE w.company_cd = ${session.company_cd}
      AND w.factory_cd = ${session.factory_cd} AND w.worker_cd = ${worker_cd} AND w.abort_div = '0'`,
  )
  if (found.length === 0) throw workErrors.BIZ_WORKER_UNKNOWN.with({ code: worker_cd }).at('worker_cd')
}
