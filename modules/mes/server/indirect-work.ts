import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { facilityRead, itemRead, workerRead } from '#modules/master/server/views.ts'
import { workOrderOperationRead, workOrderRead } from '#modules/production/server/views.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import { codeKey, codeRead } from '#modules/system/server/views.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import type {
  recordIndirect as recordCall,
  undoIndirect as undoCall,
  workerNow,
} from '../contract/indirect-calls.ts'
import { workErrors } from '../contract/work-errors.ts'
import { workEventTable } from './tables.ts'
import { momentOf, refuseUnknownWorker } from './who-and-when.ts'
import { crewOf, eventOfClient, writeEvent } from './work-events.ts'

const text = z.string()

/** 間接作業 begins or ends, without an order; what begins ends what the worker was at before. */
export async function recordIndirect(
  context: Context,
  asked: InputOf<typeof recordCall>,
): Promise<OutputOf<typeof recordCall>> {
  const { worker_cd, activity_cd, client_key } = asked
  const occurred_at = momentOf(asked, context.now)
  const biz_dt = await businessDateOf(context)
  await refuseUnknownWorker(context, asked)
  return inOneUnit(context, async () => {
    // One device tells after the other what somebody does.
    await holdWorker(context, worker_cd)
    const known = await eventOfClient(context, { client_key })
    if (known) return () => known
    const name = await activityName(context, activity_cd)
    const now = await indirectNow(context, worker_cd)
    if (activity_cd === '' && !now) throw workErrors.BIZ_INDIRECT_NONE.with()
    if (activity_cd !== '' && now?.activity_cd === activity_cd)
      throw workErrors.BIZ_INDIRECT_ON.with({ name }).at('activity_cd')
    return writeEvent(context, () => ({
      ...{ event_kind: activity_cd === '' ? '5' : '1', activity_cd, worker_cd, workers: [worker_cd] },
      ...{ biz_dt, client_key, occurred_at: occurred_at.toISOString() },
    }))
  })
}

/** 取消: what the worker was at before goes on as if it had not been told. */
export async function undoIndirect(
  context: Context,
  { worker_cd, event_no, reason }: InputOf<typeof undoCall>,
): Promise<OutputOf<typeof undoCall>> {
  const biz_dt = await businessDateOf(context)
  await refuseUnknownWorker(context, { worker_cd })
  return inOneUnit(context, async () => {
    await holdWorker(context, worker_cd)
    const last = await lastIndirect(context, worker_cd)
    if (last?.event_no !== event_no) throw workErrors.BIZ_INDIRECT_UNDO_LAST.with()
    return writeEvent(context, () => ({
      ...{ event_kind: '9', activity_cd: last.activity_cd, worker_cd, workers: [worker_cd], remarks: reason },
      ...{ biz_dt, undoes: BigInt(event_no), occurred_at: context.now.toISOString() },
    }))
  })
}

async function holdWorker({ tx, session }: Context, worker_cd: string): Promise<void> {
  const name = `${session.company_cd} ${session.factory_cd} indirect ${worker_cd}`
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

async function activityName({ tx, session }: Context, activity_cd: string): Promise<string> {
  if (activity_cd === '') return ''
  const [found] = await rows(
    tx,
    { code_nm: text },
    sql`SELECT c.code_nm FROM ${codeRead.rows} AS c WHERE c.company_cd = ${session.company_cd} AND c.kind_cd = 'INDIRECT_WORK'
      AND c.code_cd = ${activity_cd} AND c.abort_div = '0'`,
  )
  if (!found) throw workErrors.BIZ_INDIRECT_UNKNOWN.with({ code: activity_cd }).at('activity_cd')
  return found.code_nm
}

async function indirectNow(context: Context, worker_cd: string) {
  const last = await lastIndirect(context, worker_cd)
  return last && last.activity_cd !== '' ? last : undefined
}

const begunBy = ({ event_no: _entry, ...begun }: NonNullable<Awaited<ReturnType<typeof lastIndirect>>>) =>
  begun

/** The last entry that stands; without an activity it was an end. */
async function lastIndirect({ tx, session }: Context, worker_cd: string) {
  const [last] = await rows(
    tx,
    { event_no: text, activity_cd: text, activity_nm: text, since: text },
    sql`SELECT e.event_no::text, e.activity_cd, coalesce(${codeRead.of(codeKey('INDIRECT_WORK', 'e', 'activity_cd'), 'code_nm')}, '') AS activity_nm,
        to_json(e.occurred_at)#>>'{}' AS since
      FROM ${workEventTable} AS e WHERE e.company_cd = ${session.company_cd} AND e.factory_cd = ${session.factory_cd}
        AND e.work_order_no = '' AND e.worker_cd = ${worker_cd} AND e.undoes IS NULL
        AND NOT EXISTS (SELECT FROM ${workEventTable} AS u WHERE u.company_cd = e.company_cd AND u.undoes = e.event_no)
      ORDER BY e.event_no DESC LIMIT 1`,
  )
  return last
}

/** What somebody is at now: jobs that run with them, and indirect work. */
export async function readWorkerNow(
  context: Context,
  { worker_cd }: InputOf<typeof workerNow>,
): Promise<OutputOf<typeof workerNow>> {
  const { tx, session } = context
  const { company_cd, factory_cd } = session
  const jobs = await rows(
    tx,
    { work_order_no: text, process_no: z.int(), operation_nm: text, item_nm: text, facility_nm: text },
    sql`SELECT o.work_order_no, o.process_no, o.operation_nm, coalesce(${itemRead.of('h', 'item_nm')}, '') AS item_nm,
        coalesce(${facilityRead.of('o', 'facility_nm')}, '') AS facility_nm
      FROM ${workOrderOperationRead.rows} AS o
      JOIN ${workOrderRead.rows} AS h ON h.company_cd = o.company_cd AND h.factory_cd = o.factory_cd AND h.work_order_no = o.work_order_no
      JOIN LATERAL (SELECT ${crewOf('e')} AS crew FROM ${workEventTable} AS e WHERE e.company_cd = o.company_cd AND e.factory_cd = o.factory_cd
          AND e.work_order_no = o.work_order_no AND e.process_no = o.process_no AND e.undoes IS NULL
          AND NOT EXISTS (SELECT FROM ${workEventTable} AS u WHERE u.company_cd = e.company_cd AND u.undoes = e.event_no)
        ORDER BY e.event_no DESC LIMIT 1) AS t ON true
      WHERE o.company_cd = ${company_cd} AND o.factory_cd = ${factory_cd} AND o.split_no = 1 AND NOT o.outside_flg AND o.work_status = '1'
        AND t.crew @> ${JSON.stringify([worker_cd])}::jsonb
      ORDER BY o.actual_start_at, o.work_order_no, o.process_no`,
  )
  const [worker] = await rows(
    tx,
    { parallel: z.int() },
    sql`SELECT w.parallel FROM ${workerRead.rows} AS w WHERE w.company_cd = ${company_cd} AND w.factory_cd = ${factory_cd}
      AND w.worker_cd = ${worker_cd}`,
  )
  const last = await lastIndirect(context, worker_cd)
  return {
    indirect: last && last.activity_cd !== '' ? begunBy(last) : null,
    last: last ?? null,
    jobs: [...jobs],
    parallel: worker?.parallel ?? 1,
  }
}
