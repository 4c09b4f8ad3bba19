import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { closedDaysIn } from '#platform/server/jobs/closed-days.ts'
import type { workingDaysLeft as daysCall } from '../../contract/working-days.ts'
import { businessDateOf } from '../bizdate/date-moved.ts'
import { daysToMonthEnd } from './days-to-month-end.ts'

export async function workingDaysLeft(context: Context): Promise<OutputOf<typeof daysCall>> {
  const from = await businessDateOf(context)
  const isClosed = await closedDaysIn(context.registered)(context.tx, context.session, from)
  const open = daysToMonthEnd(from).filter((day) => !isClosed(day))
  return { days: open.length, today: open[0] === from }
}
