import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { orderSlip } from '#modules/receive-order/contract/order-slip.ts'
import { postSales } from '#modules/sales/contract/sale/sales-calls.ts'
import { salesSlip } from '#modules/sales/contract/sale/sales-slip.ts'
import {
  confirmDelivery,
  deliveryToPick,
  pickDelivery,
} from '#modules/sales/contract/shipping/delivery-calls.ts'
import { instructShipping } from '#modules/sales/contract/shipping/instruction-calls.ts'
import { printDeliveryNotes } from '#modules/sales/contract/shipping/paper-calls.ts'
import { rows } from '#platform/server/database/database.ts'
import { atLeast, atMost, metered, together, type Measured } from './metered.ts'
import { pagesPerCpuSecond } from './pages.ts'
import { day, type SalesOffice } from './sales-office.ts'

const customer = { customer_cd: 'C001', branch_no: '00' }
const linesEach = 6
/** As many as a clerk looks through before they are posted. */
const slipsAtOnce = 100

/** A day of the shipping office: deliveries of six lines leave, by one clerk and by eight, and their slips are posted. */
export async function measureShipping(office: SalesOffice, deliveries: number): Promise<Measured> {
  const { cpu, call, ask } = office
  const warm = await picked(office, 16)
  await metered(cpu, '', 8, warm.map(confirmed(office)))
  const waiting = await picked(office, deliveries)
  const half = deliveries / 2
  const name = `confirm a delivery of ${String(linesEach)} lines`
  const alone = await metered(cpu, name, 1, waiting.slice(0, half).map(confirmed(office)))
  const eight = await metered(cpu, name, 8, waiting.slice(half).map(confirmed(office)))
  await call(postSales, { sales_no: await slipsOf(office, warm) })
  const slips = await slipsOf(office, waiting)
  const portions = portionsOf(slips, slipsAtOnce)
  const posted = await metered(
    cpu,
    `post ${String(slipsAtOnce)} slips of ${String(linesEach)} lines whose goods have left`,
    1,
    portions.map((sales_no) => () => call(postSales, { sales_no })),
  )
  const typed = await typedSlips(office, deliveries / 5)
  const postedTyped = await metered(
    cpu,
    `post ${String(slipsAtOnce / 5)} typed slips of ${String(linesEach)} lines, whose goods leave by it`,
    1,
    portionsOf(typed, slipsAtOnce / 5).map((sales_no) => () => call(postSales, { sales_no })),
  )
  const notes = await pagesPerCpuSecond(cpu, 'print 20 delivery notes with receipt and copy', [
    ...portionsOf(waiting.slice(0, 100), 20).map(
      (some) => () =>
        ask(printDeliveryNotes, { delivery_no: some.map(({ delivery_no }) => delivery_no).join(',') }),
    ),
  ])
  return {
    figures: [alone, eight, posted, postedTyped, notes.figures],
    targets: [
      atMost('CPU of posting a slip of 6 lines', 10, together(posted) / slipsAtOnce, 'ms'),
      atMost('the same, typed, with its goods', 10, together(postedTyped) / (slipsAtOnce / 5), 'ms'),
      atLeast('delivery notes, in a second of CPU', 10, notes.pages, 'pages'),
    ],
  }
}

interface Picked {
  readonly delivery_no: string
  readonly update_cnt: number
}

/** Ordered, instructed and picked: what is left is that they leave. */
async function picked({ call, items }: SalesOffice, many: number): Promise<readonly Picked[]> {
  const ready: Picked[] = []
  for (let made = 0; made < many; made++) {
    const lines = Array.from({ length: linesEach }, (_, at) => ({
      ...{ item_cd: items[(made * linesEach + at) % items.length] ?? '', qty: '1', unit_price: '100' },
    }))
    const header = { order_dt: day, ...customer, due_dt: '2026-11-27' }
    const order = await call(orderSlip.endpoints.doEdit, { assign_mode: '0', header, lines })
    const { order_no } = order.header
    const instructed = await call(instructShipping, {
      lines: order.lines.map(({ line_no }) => ({ order_no, line_no, qty: '1' })),
      ship_dt: '',
    })
    for (const delivery_no of instructed.delivery_no) {
      const { update_cnt, packages } = await call(deliveryToPick, { delivery_no })
      await call(pickDelivery, { delivery_no, update_cnt, packages })
      ready.push({ delivery_no, update_cnt: (await call(deliveryToPick, { delivery_no })).update_cnt })
    }
  }
  if (ready.length !== many) throw new Error(`${String(many)} orders left as ${String(ready.length)}`)
  return ready
}

const confirmed =
  ({ call }: SalesOffice) =>
  (one: Picked) =>
  () =>
    call(confirmDelivery, { ...one, ship_dt: day })

async function slipsOf({ database }: SalesOffice, deliveries: readonly Picked[]): Promise<string[]> {
  const numbers = deliveries.map(({ delivery_no }) => delivery_no)
  const found = await database.owner('read', (tx) =>
    rows(
      tx,
      { sales_no: z.string() },
      sql`SELECT sales_no FROM sales WHERE company_cd = 'DEMO'
        AND source_no IN (SELECT jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb)) ORDER BY 1`,
    ),
  )
  return found.map(({ sales_no }) => sales_no)
}

async function typedSlips({ call, places }: SalesOffice, many: number): Promise<readonly string[]> {
  const numbers: string[] = []
  for (let made = 0; made < many; made++) {
    const lines = Array.from({ length: linesEach }, (_, at) => {
      const place = places[(made * linesEach + at) % places.length]
      return { sales_div: '500', qty: '1', unit_price: '100', ...place }
    })
    const header = { account_dt: day, ...customer }
    const slip = await call(salesSlip.endpoints.doEdit, { assign_mode: '0', header, lines })
    numbers.push(slip.header.sales_no)
  }
  return numbers
}

export const portionsOf = <T>(all: readonly T[], size: number): readonly T[][] =>
  Array.from({ length: Math.floor(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))
