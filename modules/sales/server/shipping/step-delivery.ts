import { sql } from 'drizzle-orm'
import { takeStep } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { say } from '#platform/server/facts/say.ts'
import { unitOf } from '#platform/server/unit/unit-of-work.ts'
import { salesChanged } from '../../contract/sales-facts.ts'
import { deliveryMachine } from '../../contract/shipping/delivery-machine.ts'
import { delivery } from '../tables.ts'
import { isDelivery, ordersOf, type Delivery } from './read-delivery.ts'

interface Stepped {
  readonly verb: (typeof deliveryMachine.verbs)[number]
  readonly reason?: string
  /** What else changes of its header. */
  readonly ship_dt?: string
  readonly short_choice?: string
}

/** Its next state, refused where none leads on; written with the unit of work, and said to whoever follows. */
export async function stepDelivery(
  context: Context,
  held: Delivery,
  { verb, reason = '', ship_dt, short_choice }: Stepped,
): Promise<void> {
  const { delivery_no, delivery_status, delivery_dt, ...header } = held.header
  const to = await takeStep(context, deliveryMachine, {
    ...{ document: 'delivery', key: `${context.session.factory_cd} ${delivery_no}` },
    ...{ state: delivery_status, verb, reason, facts: {} },
  })
  const shipped = ship_dt ?? header.ship_dt
  unitOf(context).write(async () => {
    await context.tx.execute(sql`UPDATE ${delivery} AS h SET delivery_status = ${to}, reason = ${reason},
        ship_dt = ${shipped}::date, delivery_dt = greatest(${delivery_dt}::date, ${shipped}::date),
        short_choice = coalesce(${short_choice ?? null}, h.short_choice), update_user = ${context.session.user_cd},
        update_dt = now(), update_cnt = h.update_cnt + 1
      WHERE ${isDelivery(context, delivery_no, 'h')}`)
    say(context, salesChanged, { orders: [...ordersOf(held)], deliveries: [delivery_no] })
  })
}
