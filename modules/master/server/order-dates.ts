import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import type { orderDates } from '../contract/order-cycle.ts'
import { nextOrderDates, readMonthDays } from '../contract/order-dates.ts'
import { readClosedDays } from './calendar/closed-days.ts'

const shown = 10
const shifts = { 0: 'none', 1: 'before', 2: 'after' } as const

/** The next ten order days of a cycle as it stands in the form, whether it has been saved or not. */
export async function listOrderDates(
  context: Context,
  cycle: InputOf<typeof orderDates>,
): Promise<OutputOf<typeof orderDates>> {
  const weekdays = [
    cycle.mon_flg,
    cycle.tue_flg,
    cycle.wed_flg,
    cycle.thu_flg,
    cycle.fri_flg,
    cycle.sat_flg,
    cycle.sun_flg,
  ].map((ticked) => ticked === '1')
  const from = await businessDateOf(context)
  const isClosed = await readClosedDays(context, [cycle.calendar_cd], from)
  return {
    list: [
      ...nextOrderDates(
        {
          kind: cycle.cycle_kind === '1' ? 'weeks' : 'months',
          interval: cycle.interval,
          base: cycle.base_dt,
          weekdays,
          monthDays: readMonthDays(cycle.month_days) ?? [],
          shift: shifts[cycle.order_shift],
        },
        from,
        (date) => isClosed(cycle.calendar_cd, date),
        shown,
      ),
    ],
  }
}
