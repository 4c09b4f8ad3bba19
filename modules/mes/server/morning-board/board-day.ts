import { readClosedDays, readFactoryCalendar } from '#modules/master/server/index.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import type { Context } from '#platform/server/context.ts'
import { boardErrors } from '../../contract/morning-board/board-errors.ts'
import { firstHourOf, readShifts } from '../shifts.ts'

export interface BoardDay {
  readonly biz_dt: string
  readonly day: string
  readonly previous_day: string
  /** Blank: it would be after the business date. */
  readonly next_day: string
  /** The hour in which the day begins: what is worked in the night before it belongs to the day before. */
  readonly first_hour: number
}

/** A company rests so long at most. */
const longestRest = 31

/** The day that was asked for, else the last one before the business date on which the factory worked. */
export async function boardDay(context: Context, asked: string): Promise<BoardDay> {
  const biz_dt = await businessDateOf(context)
  if (asked > biz_dt) throw boardErrors.BIZ_BOARD_DAY.with().at('day')
  const calendar = await readFactoryCalendar(context)
  const isClosed = await readClosedDays(context, [calendar], dayAfter(asked || biz_dt, -longestRest))
  const openFrom = (day: string, step: 1 | -1) => {
    const days = Array.from({ length: longestRest }, (_, at) => dayAfter(day, step * (at + 1)))
    return days.find((one) => !isClosed(calendar, one)) ?? dayAfter(day, step)
  }
  const day = asked || openFrom(biz_dt, -1)
  const next = openFrom(day, 1)
  return {
    ...{ biz_dt, day, previous_day: openFrom(day, -1) },
    next_day: next <= biz_dt ? next : day < biz_dt ? biz_dt : '',
    first_hour: firstHourOf(await readShifts(context)),
  }
}
