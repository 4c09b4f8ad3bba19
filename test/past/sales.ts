import { sql } from 'drizzle-orm'
import { orderSlip } from '#modules/receive-order/contract/order-slip.ts'
import { correctSales, postSales } from '#modules/sales/contract/sale/sales-calls.ts'
import { salesSlip } from '#modules/sales/contract/sale/sales-slip.ts'
import {
  confirmDelivery,
  deliveryToPick,
  pickDelivery,
} from '#modules/sales/contract/shipping/delivery-calls.ts'
import { arrangeTransports, proposeTransports } from '#modules/sales/contract/carrier/carrier-calls.ts'
import { instructShipping } from '#modules/sales/contract/shipping/instruction-calls.ts'
import { z } from 'zod'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { dice } from '../dice.ts'
import { workedAfter } from './days.ts'
import { text, type PastStage } from './stage.ts'
import { lastDay, orders, type PlannedOrder } from './year.ts'

type ToPick = OutputOf<typeof deliveryToPick>

interface Waiting {
  readonly order_no: string
  readonly leaves: string
}

/** What sales and the warehouse do on their days. */
export function salesPeople({ callAs, ask, at }: PastStage) {
  const waiting: Waiting[] = []
  let told = 0
  let posted = 0
  let tracked = 0
  const throwDice = dice(17)
  /** After so many slips one was wrong. */
  const corrections = [7, 130, 220]

  async function enter({ customer_cd, order_dt, due_dt, late, lines }: PlannedOrder): Promise<void> {
    const order = await callAs('SALES', orderSlip.endpoints.doEdit, {
      assign_mode: '0',
      header: {
        ...{ order_dt, customer_cd, branch_no: '00', due_dt, employee_cd: '1003', department_cd: 'D110' },
        customer_po_no: `${customer_cd.slice(1)}-${String(++told).padStart(5, '0')}`,
      },
      lines: lines.map(({ item_cd, qty }, index) => ({
        ...{ item_cd, qty: String(qty), answer_dt: due_dt, customer_line_no: String(index + 1) },
      })),
    })
    const ship_dt = order.lines[0]?.ship_dt ?? due_dt
    const leaves = workedAfter(workedAfter(ship_dt, 1), -1 + late)
    waiting.push({ order_no: order.header.order_no, leaves: leaves > lastDay ? lastDay : leaves })
  }

  async function ship(order_no: string, day: string): Promise<void> {
    const lines = await ask(
      { line_no: z.int(), qty: text },
      sql`SELECT line_no, trim_scale(qty)::text AS qty FROM receive_order_line WHERE order_no = ${order_no} ORDER BY 1`,
    )
    const { delivery_no: made } = await callAs('STOCK', instructShipping, {
      lines: lines.map((line) => ({ order_no, ...line })),
      ship_dt: day,
    })
    for (const delivery_no of made) await leave(delivery_no, day)
  }

  /** By the carrier whom the table proposes; farther away one of them is asked. */
  async function arrange(delivery_no: string): Promise<void> {
    const { list } = await callAs('STOCK', proposeTransports, { delivery_no })
    const transports = list.map(({ delivery_no: together, time_slot, offers }) => {
      const { carrier_cd, fare } = offers.find((offer) => offer.fare !== '') ?? {
        ...{ carrier_cd: 'T07', fare: String(3200 + 200 * throwDice(10)) },
      }
      const tracking_no = carrier_cd === 'T99' ? '' : `4807${String(++tracked).padStart(8, '0')}`
      return { delivery_no: together, time_slot, carrier_cd, fare, tracking_no }
    })
    await callAs('STOCK', arrangeTransports, { transports })
  }

  /** What no single lot can give goes with a delivery of its own. */
  async function leave(delivery_no: string, day: string): Promise<void> {
    await arrange(delivery_no)
    const toPick = await callAs('STOCK', deliveryToPick, { delivery_no })
    const packages = await withoutMixing(toPick)
    const { update_cnt } = toPick
    await callAs('STOCK', pickDelivery, { delivery_no, update_cnt, packages })
    const { rest_no } = await callAs('STOCK', confirmDelivery, {
      ...{ delivery_no, update_cnt: update_cnt + 1, ship_dt: day, short_choice: '1', reason: '' },
    })
    if (rest_no !== '') await leave(rest_no, day)
  }

  /** What is proposed; of a line that would come from several lots, all of the newest one that has enough, or as much as one has. */
  async function withoutMixing({ lines, packages }: ToPick): Promise<ToPick['packages']> {
    const chosen: ToPick['packages'] = []
    for (const { line_no, ship_item_cd, qty } of lines) {
      const own = packages.filter((one) => one.line_no === line_no)
      const [whole] =
        new Set(own.map(({ lot_no }) => lot_no)).size < 2
          ? []
          : await ask(
              { location_cd: text, lot_no: text, qty: text },
              sql`SELECT location_cd, lot_no, trim_scale(least(qty, ${qty}::numeric))::text AS qty FROM stock_balance WHERE item_cd = ${ship_item_cd} AND quality = '0' AND process_no = ''
                AND location_cd LIKE '999%' AND qty > 0 ORDER BY least(stock_balance.qty, ${qty}::numeric) DESC, lot_no DESC LIMIT 1`,
            )
      chosen.push(...(whole ? [{ line_no, ...whole }] : own))
    }
    return chosen
  }

  /** What has left, and what customers have accepted by today. */
  async function post(day: string): Promise<void> {
    const due = await ask(
      { sales_no: text, account_dt: text },
      sql`SELECT sales_no, account_dt::text AS account_dt FROM sales WHERE sales_slip_status = '0' AND account_dt <= ${day} ORDER BY account_dt, sales_no`,
    )
    for (const account_dt of new Set(due.map((one) => one.account_dt))) {
      const sales_no = due.filter((one) => one.account_dt === account_dt).map((one) => one.sales_no)
      await callAs('SALES', postSales, { sales_no })
      posted += sales_no.length
      if (corrections.length > 0 && posted > (corrections[0] ?? 0)) {
        corrections.shift()
        await correct(sales_no[0] ?? '', account_dt)
      }
    }
  }

  /** 赤黒: the price that had been agreed on was a lower one. */
  async function correct(wrong: string, account_dt: string): Promise<void> {
    const reason = '単価の訂正'
    const { header, lines, update_cnt } = await callAs('SALES', correctSales, {
      sales_no: wrong,
      account_dt,
      reason,
    })
    const changed = lines.map((line) => ({
      ...line,
      unit_price: String(Math.round(Number(line.unit_price) * 0.97)),
    }))
    await callAs('SALES', salesSlip.endpoints.doEdit, {
      assign_mode: '1',
      update_cnt,
      header,
      lines: changed,
    })
    await callAs('SALES', postSales, { sales_no: [header.sales_no] })
  }

  return {
    async morning(day: string): Promise<void> {
      at(day, '10:10')
      for (const order of orders) if (order.order_dt === day) await enter(order)
    },
    async evening(day: string): Promise<void> {
      at(day, '15:20')
      for (const { order_no, leaves } of waiting.splice(0)) {
        if (leaves <= day) await ship(order_no, day)
        else waiting.push({ order_no, leaves })
      }
      at(day, '17:05')
      await post(day)
    },
  }
}
