import { sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { Aim } from '#planning/scheduling/objective.ts'
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

const aims: Readonly<Record<PlanAim, readonly Aim[]>> = {
  1: ['lateness', 'setup', 'makespan'],
  2: ['setup', 'lateness', 'makespan'],
  3: ['makespan', 'lateness', 'setup'],
}

export const aimsOf = (aim: PlanAim): readonly Aim[] => aims[aim]
