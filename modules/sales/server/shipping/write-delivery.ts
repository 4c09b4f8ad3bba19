import { recordStep } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { say } from '#platform/server/facts/say.ts'
import { salesChanged } from '../../contract/sales-facts.ts'
import { delivery, deliveryLine } from '../tables.ts'

export interface NewDelivery {
  readonly customer_cd: string
  readonly branch_no: string
  readonly destination_cd: string
  readonly sales_basis: string
  readonly carrier_cd: string
  readonly time_slot: string
  readonly ship_dt: string
  readonly delivery_dt: string
  readonly lines: readonly {
    readonly order_no: string
    readonly order_line_no: number
    readonly item_cd: string
    readonly ship_item_cd: string
    readonly warehouse_cd: string
    readonly stock_div: string
    readonly qty: string
    readonly pack_qty: string
    /** Of one piece. */
    readonly weight: string
  }[]
}

/** A delivery that has been instructed, under the number that it has got. */
export async function writeDelivery(
  context: Context,
  delivery_no: string,
  { lines, ...header }: NewDelivery,
): Promise<void> {
  const { tx, session } = context
  const { company_cd, factory_cd, user_cd } = session
  const own = { company_cd, factory_cd, delivery_no, create_user: user_cd, update_user: user_cd }
  await tx.insert(delivery).values({ ...own, ...header, delivery_status: '1' })
  await tx.insert(deliveryLine).values(lines.map((line, at) => ({ ...own, ...line, line_no: at + 1 })))
  await recordStep(context, {
    ...{ document: 'delivery', key: `${factory_cd} ${delivery_no}`, axis: 'delivery_status' },
    ...{ from: null, to: '1', verb: 'instruct' },
  })
  say(context, salesChanged, {
    ...{ orders: [...new Set(lines.map(({ order_no }) => order_no))], deliveries: [delivery_no] },
  })
}
