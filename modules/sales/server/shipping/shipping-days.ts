import { readClosedDays, readDeliveryTerms } from '#modules/master/server/index.ts'
import { arrivalOf } from '#modules/receive-order/contract/possible-day.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { LineToShip } from './read-order-lines.ts'

export interface ShippingDays {
  readonly ship_dt: string
  readonly delivery_dt: string
}

/**
 * When each line leaves and arrives: on the day that was asked for, else on the day on which it should leave, and what is
 * late leaves today. It arrives after the transport, and not before the day that was agreed on.
 */
export async function readShippingDays(
  context: Context,
  lines: readonly LineToShip[],
  asked_dt: string,
): Promise<(line: LineToShip) => ShippingDays> {
  const today = await businessDateOf(context)
  const terms = await readDeliveryTerms(context, { destinations: lines, items: [] })
  const isClosed = await readClosedDays(context, [terms.factory_calendar_cd, ...terms.calendars], today)
  return (line) => {
    const to = terms.destination(line)
    const planned = line.ship_dt > today ? line.ship_dt : today
    const ship_dt = asked_dt || planned
    const arrives = arrivalOf(ship_dt, {
      transport_days: to?.transport_days ?? 0,
      isDestinationClosed: (date) => isClosed(to?.calendar_cd ?? '', date),
      isFactoryClosed: () => false,
    })
    return { ship_dt, delivery_dt: line.agreed_dt > arrives ? line.agreed_dt : arrives }
  }
}
