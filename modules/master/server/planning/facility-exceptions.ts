import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { dayAfter } from '#platform/contract/business-day.ts'
import { createMode } from '#platform/contract/master-record.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { editMaster } from '#platform/server/master/edit-master.ts'
import { servedMaster } from '#platform/server/master/served-master.ts'
import { facilityExceptionMaster } from '../../contract/facility-exception.ts'
import { readClosedDays } from '../calendar/closed-days.ts'
import { facility, facilityException } from '../tables.ts'
import { readFactoryCalendar } from './read-planning.ts'

interface FacilityExceptions {
  readonly facility_cd: string
  /** 1 overtime, 2 downtime. */
  readonly exception_kind: '1' | '2'
  readonly from_dt: string
  readonly to_dt: string
  readonly start_time: string
  readonly end_time: string
  readonly note: string
}

/**
 * A machine's overtime or downtime on each of some days, written as a person would write it: with its history. Overtime of
 * several days is worked on those on which the machine works anyway; a holiday is asked for by itself.
 */
export async function addFacilityExceptions(
  context: Context,
  { from_dt, to_dt, ...one }: FacilityExceptions,
): Promise<void> {
  const { tx, session } = context
  const [last] = await rows(
    tx,
    { calendar_cd: z.string(), seq: z.int() },
    sql`SELECT coalesce(f.calendar_cd, '') AS calendar_cd, coalesce((SELECT max(e.seq) FROM ${facilityException} AS e
        WHERE e.company_cd = f.company_cd AND e.factory_cd = f.factory_cd AND e.facility_cd = f.facility_cd
          AND e.exception_dt BETWEEN ${from_dt}::date AND ${to_dt}::date), 0)::int AS seq
      FROM ${facility} AS f WHERE f.company_cd = ${session.company_cd} AND f.factory_cd = ${session.factory_cd}
        AND f.facility_cd = ${one.facility_cd}`,
  )
  const calendar = last?.calendar_cd || (await readFactoryCalendar(context))
  const isClosed = await readClosedDays(context, [calendar], from_dt)
  const onlyWorked = one.exception_kind === '1' && from_dt < to_dt
  const served = servedMaster(context, facilityExceptionMaster)
  for (let exception_dt = from_dt; exception_dt <= to_dt; exception_dt = dayAfter(exception_dt, 1))
    if (!onlyWorked || !isClosed(calendar, exception_dt))
      await editMaster(served, context, {
        ...{ ...one, exception_dt, seq: (last?.seq ?? 0) + 1, assign_mode: createMode, update_cnt: 0 },
      })
}
