import { sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { ScheduleOptions } from './make-schedule.ts'
import { planAim, type PlanAim } from '../../contract/scenario/scenario-codes.ts'
import { planSetting } from '../scenario/tables.ts'

/** What goes first in a factory's schedules; due dates where nobody has decided. */
export async function readAim({ tx, session }: Context): Promise<PlanAim> {
  const [found] = await rows(
    tx,
    { plan_aim: planAim.schema },
    sql`SELECT s.plan_aim FROM ${planSetting} AS s WHERE s.company_cd = ${session.company_cd} AND s.factory_cd = ${session.factory_cd}`,
  )
  return found?.plan_aim ?? '1'
}

const options: Readonly<Record<PlanAim, ScheduleOptions>> = {
  1: {},
  2: { aims: ['setup', 'lateness', 'makespan'] },
  3: { aims: ['makespan', 'lateness', 'setup'] },
  4: { mode: 'bottleneck' },
}

export const scheduledBy = (aim: PlanAim): ScheduleOptions => options[aim]
