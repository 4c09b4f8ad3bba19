import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readClosedDays } from '#modules/master/server/index.ts'
import { orderLineRead } from '#modules/receive-order/server/views.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { Demo } from '#platform/server/module/demo.ts'
import { arrangeTransports } from '../carrier/arrange.ts'
import { proposeTransports } from '../carrier/propose.ts'
import { instructShipping } from '../shipping/instruct.ts'
import { pickDelivery } from '../shipping/pick.ts'
import { previewInstruction } from '../shipping/preview-instruction.ts'
import { deliveryToPick } from '../shipping/suggest-picking.ts'

const calendar = 'FAC'
const looked = 60
const customers = 8
/** Of these, so many have a carrier and so many are picked already. */
const arranged = 5
const picked = 2

/** What the warehouse has been told to send on this day, or on the next one that is worked: some of it has its carrier, some is picked. */
export const leaveToday: Demo = async (context, today) => {
  const isClosed = await readClosedDays(context, [calendar], today)
  let ship_dt = today
  while (isClosed(calendar, ship_dt)) ship_dt = dayAfter(ship_dt, 1)
  const { list } = await previewInstruction(
    { ...context },
    { lines: [...(await openLines(context))], ship_dt },
  )
  const whole = list.filter(({ refusal, short, qty }) => refusal === '' && short === '0' && qty !== '0')
  const ofCustomer = [...new Map(whole.toReversed().map((line) => [line.customer_nm, line])).values()]
  const lines = ofCustomer
    .toReversed()
    .slice(0, customers)
    .map(({ order_no, line_no, qty }) => ({ order_no, line_no, qty }))
  if (lines.length === 0) return
  const { delivery_no: numbers } = await instructShipping({ ...context }, { lines, ship_dt })
  await arrange(context, numbers.slice(0, arranged))
  for (const delivery_no of numbers.slice(0, picked)) await pick(context, delivery_no)
}

/** Those that should have left first. */
const openLines = ({ tx, session }: Context) =>
  rows(
    tx,
    { order_no: z.string(), line_no: z.int() },
    sql`SELECT l.order_no, l.line_no FROM ${orderLineRead.rows} AS l WHERE l.company_cd = ${session.company_cd}
      AND l.factory_cd = ${session.factory_cd} AND l.line_status = '0' AND l.treatment_div = '0'
      ORDER BY l.ship_dt, l.order_no, l.line_no LIMIT ${looked}`,
  )

/** Where no table says what it costs, somebody was asked. */
const asked = { carrier_cd: 'T07', fare: '4200' }

async function arrange(context: Context, delivery_no: readonly string[]): Promise<void> {
  const { list } = await proposeTransports({ ...context }, { delivery_no: [...delivery_no] })
  const transports = list.map(({ delivery_no: together, time_slot, offers }) => {
    const { carrier_cd, fare } = offers.find((offer) => offer.fare !== '') ?? asked
    return { delivery_no: together, time_slot, carrier_cd, fare, tracking_no: '' }
  })
  await arrangeTransports({ ...context }, { transports })
}

async function pick(context: Context, delivery_no: string): Promise<void> {
  const { update_cnt, packages } = await deliveryToPick({ ...context }, { delivery_no })
  if (packages.length > 0) await pickDelivery({ ...context }, { delivery_no, update_cnt, packages })
}
