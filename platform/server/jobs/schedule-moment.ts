import { isStillOn, nextRun, type IsClosedDay, type ScheduleRule } from '#platform/contract/schedule.ts'
import type { Tx } from '../database/database.ts'
import type { ClosedDays } from './closed-days.ts'

export interface Scheduled {
  readonly company_cd: string
  readonly factory_cd: string
  readonly rule: ScheduleRule
  readonly time_zone: string
}

/** The next run of a schedule by the calendar of its factory. */
export async function nextMoment(
  tx: Tx,
  one: Scheduled,
  after: Date,
  closedDays: ClosedDays,
): Promise<string> {
  return nextRun(one.rule, one.time_zone, after, await calendarOf(tx, one, after, closedDays)).toISOString()
}

/** Whether the calendar still has the day on which a run was due. */
export async function isStillDue(
  tx: Tx,
  one: Scheduled,
  planned: Date,
  closedDays: ClosedDays,
): Promise<boolean> {
  return isStillOn(one.rule, one.time_zone, planned, await calendarOf(tx, one, planned, closedDays))
}

/** Only who asks for working days has to know the calendar; from the day before, whatever the time zone. */
async function calendarOf(tx: Tx, one: Scheduled, at: Date, closedDays: ClosedDays): Promise<IsClosedDay> {
  if (one.rule.every !== 'workingDay') return () => false
  const from = new Date(at.getTime() - 2 * 86_400_000).toISOString().slice(0, 10)
  return closedDays(tx, one, from)
}
