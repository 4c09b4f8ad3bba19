import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { directory } from '#modules/system/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { StandingPlace } from '#planning/scheduling/standing.ts'
import { planOperation, productionPlan } from '../plan/tables.ts'

const columns = {
  ...{ plan_no: z.string(), process_no: z.int(), facility_cd: z.string(), worker_cd: z.string() },
  ...{ qty: z.number(), start: z.number(), end: z.number(), pinned: z.boolean() },
  minutes: z.int().nullable(),
}

/** Where a process of a plan stands, in minutes from the schedule's beginning. */
export interface Place extends StandingPlace {
  /** A planner has put it there, or locked its plan: runs leave it. */
  readonly pinned: boolean
  /** As long as a planner has made it, set-up apart; null as long as the standard says. */
  readonly minutes: number | null
}

/**
 * By the keys that the snapshot gives to processes. Plans are joined by their key alone: with the factory beside it, a database that
 * has not counted its rows yet reads all plans of the factory for each process.
 */
export async function readPlaces(
  { tx, session }: Context,
  from_dt: string,
  keyOf: (plan_no: string, process_no: number) => string,
): Promise<ReadonlyMap<string, Place>> {
  const zone = await directory.timeZoneOf(tx, session)
  const minutes = (column: 'start_at' | 'end_at') =>
    sql`round(extract(epoch FROM (o.${sql.identifier(column)} AT TIME ZONE ${zone}) - ${from_dt}::timestamp) / 60)::float8`
  const found = await rows(
    tx,
    columns,
    sql`SELECT o.plan_no::text AS plan_no, o.process_no, o.facility_cd, o.worker_cd, o.qty::float8 AS qty, ${minutes('start_at')} AS start,
        ${minutes('end_at')} AS "end", o.locked_flg OR p.locked_flg AS pinned,
        o.work_minutes AS minutes
      FROM ${planOperation} AS o JOIN ${productionPlan} AS p ON p.company_cd = o.company_cd AND p.plan_no = o.plan_no
      WHERE o.company_cd = ${session.company_cd} AND o.factory_cd = ${session.factory_cd} AND o.split_no = 1 AND p.plan_status = '1'
        AND o.start_at IS NOT NULL AND o.end_at IS NOT NULL`,
  )
  return new Map(
    found.map(({ plan_no, process_no, facility_cd: facility, worker_cd: worker, ...place }) => [
      keyOf(plan_no, process_no),
      { facility, worker, ...place },
    ]),
  )
}
