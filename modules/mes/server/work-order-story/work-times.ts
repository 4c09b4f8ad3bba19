import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { facilityRead, workerRead } from '#modules/master/server/views.ts'
import { workOrderOperationRead, workOrderRead } from '#modules/production/server/views.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { workOrderCost, workOrderHours } from '../../contract/work-order-story/work-cost-calls.ts'
import { personTimes } from '../hours/read-hours.ts'
import { workEventTable } from '../tables.ts'
import { workedKinds } from '../work-events.ts'

type Time = OutputOf<typeof workOrderCost>['times'][number]
type Of = { readonly work_order_no: string }

const text = z.string()

/** 指図の工数: without what it costs. */
export async function hoursOf(
  context: Context,
  { work_order_no }: InputOf<typeof workOrderHours>,
): Promise<OutputOf<typeof workOrderHours>> {
  await refuseNoOrder(context, { work_order_no })
  const times = await workTimes(context, { work_order_no })
  return { times: times.map(({ yen: _yen, ...time }) => time) }
}

export async function refuseNoOrder({ tx, session }: Context, { work_order_no }: Of): Promise<void> {
  const found = await rows(
    tx,
    {},
    sql`SELECT FROM ${workOrderRead.rows} AS w WHERE w.company_cd = ${session.company_cd} AND w.factory_cd = ${session.factory_cd}
      AND w.work_order_no = ${work_order_no}`,
  )
  if (found.length === 0) throw http[404].with()
}

/** By process: how long its machines ran, how much of it was set-up (from 着手 or 再開 to 段取完了), and what people gave to it; a machine’s time is not divided, theirs is. */
export async function workTimes(context: Context, of: Of): Promise<readonly Time[]> {
  const all = [...(await machineTimes(context, of)), ...(await labourTimes(context, of))]
  return all.toSorted((one, other) => one.process_no - other.process_no)
}

const machineTimes = async (
  { tx, session, now }: Context,
  { work_order_no }: Of,
): Promise<readonly Time[]> => {
  const found = await rows(
    tx,
    {
      ...{ process_no: z.int(), operation_nm: text, facility_nm: text },
      ...{ machine_minutes: z.int(), setup_minutes: z.int(), yen: text },
    },
    sql`SELECT t.process_no, ${operationOf(work_order_no)} AS operation_nm, coalesce(${facilityRead.of('t', 'facility_nm')}, '') AS facility_nm,
        round(t.seconds / 60)::int AS machine_minutes, round(t.setup_seconds / 60)::int AS setup_minutes,
        round(t.seconds * coalesce(${facilityRead.of('t', 'cost_per_hour')}, 0) / 3600)::text AS yen
      FROM (SELECT s.company_cd, s.factory_cd, s.process_no, s.facility_cd, sum(s.seconds) AS seconds,
          coalesce(sum(s.seconds) FILTER (WHERE s.begun > coalesce(s.ended, 0)
            AND s.set_up < coalesce(s.counted, s.set_up + 1)), 0) AS setup_seconds
        FROM (SELECT e.*, coalesce(e.charge_share, 1) * greatest(0, extract(epoch FROM
              coalesce(lead(e.occurred_at) OVER told, ${now.toISOString()}::timestamptz) - e.occurred_at)) AS seconds,
            max(e.event_no) FILTER (WHERE e.event_kind IN ('1', '3')) OVER told AS begun,
            max(e.event_no) FILTER (WHERE e.event_kind IN ('S', 'K', 'N', '4')) OVER told AS ended,
            min(e.event_no) FILTER (WHERE e.event_kind = 'S') OVER later AS set_up,
            min(e.event_no) FILTER (WHERE e.event_kind IN ('K', 'N', '4', '5')) OVER later AS counted
          FROM ${workEventTable} AS e WHERE e.company_cd = ${session.company_cd} AND e.factory_cd = ${session.factory_cd}
            AND e.work_order_no = ${work_order_no} AND e.undoes IS NULL
            AND NOT EXISTS (SELECT FROM ${workEventTable} AS u WHERE u.company_cd = e.company_cd AND u.undoes = e.event_no)
          WINDOW told AS (PARTITION BY e.process_no ORDER BY e.event_no),
            later AS (PARTITION BY e.process_no ORDER BY e.event_no ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING)) AS s
        WHERE s.event_kind IN ${workedKinds} AND s.facility_cd <> '' GROUP BY 1, 2, 3, 4) AS t
      ORDER BY t.process_no, t.facility_cd`,
  )
  return found.map((one) => ({ ...one, worker_nm: '', labour_minutes: null }))
}

async function labourTimes(context: Context, { work_order_no }: Of): Promise<readonly Time[]> {
  const { company_cd, factory_cd } = context.session
  const given = [
    ...groupedBy(
      await personTimes(context, { work_order_no }),
      ({ process_no, worker_cd }) => `${process_no} ${worker_cd}`,
    ).values(),
  ].map((same) => ({
    ...{ process_no: same[0].process_no, worker_cd: same[0].worker_cd, company_cd, factory_cd },
    seconds: same.reduce((all, { seconds }) => all + seconds, 0),
  }))
  if (given.length === 0) return []
  const found = await rows(
    context.tx,
    { process_no: z.int(), operation_nm: text, worker_nm: text, labour_minutes: z.int(), yen: text },
    sql`SELECT t.process_no, ${operationOf(work_order_no)} AS operation_nm, coalesce(${workerRead.of('t', 'worker_nm')}, '') AS worker_nm,
        round(t.seconds / 60)::int AS labour_minutes,
        round(t.seconds * coalesce(${workerRead.of('t', 'cost_per_hour')}, 0) / 3600)::text AS yen
      FROM ${sentRows(given, 't', { company_cd: 'text', factory_cd: 'text', process_no: 'int', worker_cd: 'text', seconds: 'numeric' })}
      ORDER BY t.process_no, t.worker_cd`,
  )
  return found.map((one) => ({ ...one, facility_nm: '', machine_minutes: null, setup_minutes: null }))
}

const operationOf = (work_order_no: string) =>
  sql`coalesce((SELECT o.operation_nm FROM ${workOrderOperationRead.rows} AS o WHERE o.company_cd = t.company_cd
    AND o.factory_cd = t.factory_cd AND o.work_order_no = ${work_order_no} AND o.process_no = t.process_no AND o.split_no = 1), '')`
