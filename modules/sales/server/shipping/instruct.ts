import { bracketed, listed } from '#platform/contract/punctuation.ts'
import {
  holdForShipping,
  orderKept,
  recordOnLines,
  type ShortLine,
} from '#modules/receive-order/server/index.ts'
import { businessDateOf, slipNumberOf } from '#modules/system/server/index.ts'
import { decimal, plus, written } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import { deliveryErrors } from '../../contract/shipping/delivery-errors.ts'
import { deliveryNumber } from '../../contract/shipping/delivery-number.ts'
import type { instructShipping as instructCall } from '../../contract/shipping/instruction-calls.ts'
import { holdersOf } from './holders.ts'
import { isKeptForCustomer, refusalToShip, stockDivisionOf } from './judge-line.ts'
import { raisedBy, refusalOfPlaces } from './over-tolerance.ts'
import { readLinesToShip, type LineToShip } from './read-order-lines.ts'
import { readShippingDays, type ShippingDays } from './shipping-days.ts'
import { writeDelivery, type NewDelivery } from './write-delivery.ts'

type Asked = InputOf<typeof instructCall>

/** 出荷指示. What a line has not been allocated yet is allocated with it; what cannot be is refused with who holds it. */
export async function instructShipping(
  context: Context,
  { lines: asked, ship_dt }: Asked,
): Promise<OutputOf<typeof instructCall>> {
  return inOneUnit(context, async () => {
    const orders = [...new Set(asked.map(({ order_no }) => order_no))]
    await unitOf(context).lock({
      document: orderKept.document,
      keys: orders.map((order_no) => [order_no]),
    })
    const wanted = together(asked)
    const lines = await readLinesToShip(context, wanted)
    if (lines.length < wanted.length) throw http[404].with()
    const daysOf = await readShippingDays(context, lines, ship_dt)
    const chosen = lines.map((line, at) => {
      const [qty, days] = [wanted[at]?.qty ?? '0', daysOf(line)]
      const refusal = refusalToShip(line, days.ship_dt) ?? refusalOfPlaces(line, qty)
      if (refusal) throw refusal.at(`lines.${at}.qty`)
      return { line, qty, days, raised_qty: raisedBy(line, qty, at) }
    })
    // An order that is raised is written before what it is promised.
    await recordOnLines(
      context,
      chosen.map(({ line: { order_no, line_no }, qty, raised_qty }) => ({
        ...{ order_no, line_no, instructed_qty: qty, raised_qty },
      })),
      { verb: 'instruct' },
    )
    await holdForShipping(
      context,
      chosen
        .filter(({ line }) => line.stock_flg && !isKeptForCustomer(line))
        .map(({ line: { order_no, line_no, instructed_qty }, qty }) => ({
          ...{ order_no, line_no },
          qty: written(plus(decimal(instructed_qty), decimal(qty)), 0),
        })),
      (short) => refuseShort(context, lines, short),
    )
    const date = await businessDateOf(context)
    const numbers = grouped(chosen).map((one) => {
      const number = slipNumberOf(context, { ...deliveryNumber, date })
      unitOf(context).write(() => writeDelivery(context, number.value, one))
      return number
    })
    return () => ({ delivery_no: numbers.map(({ value }) => value) })
  })
}

/** A line that is named twice is one. */
function together(lines: Asked['lines']): Asked['lines'] {
  const all = new Map<string, Asked['lines'][number]>()
  for (const line of lines) {
    const key = `${line.order_no} ${line.line_no}`
    const before = all.get(key)
    all.set(key, before ? { ...line, qty: written(plus(decimal(before.qty), decimal(line.qty)), 0) } : line)
  }
  return [...all.values()]
}

interface Chosen {
  readonly line: LineToShip
  readonly qty: string
  readonly days: ShippingDays
}

/** What leaves together: for one destination on one day, or by order or line where the customer wants its notes so. */
function grouped(chosen: readonly Chosen[]): readonly NewDelivery[] {
  const groups = new Map<string, Chosen[]>()
  for (const one of chosen) {
    const { line, days } = one
    const apart =
      line.delivery_note_div === '3'
        ? [line.order_no, line.line_no]
        : line.delivery_note_div === '2'
          ? [line.order_no]
          : []
    const key = [line.customer_cd, line.branch_no, line.destination_cd, days.ship_dt, days.delivery_dt]
    const name = [...key, ...apart].join('\u0001')
    groups.set(name, [...(groups.get(name) ?? []), one])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { customer_cd, branch_no, destination_cd, sales_basis, carrier_cd, time_slot } = first.line
    return [
      {
        ...{ customer_cd, branch_no, destination_cd, sales_basis, carrier_cd, time_slot, ...first.days },
        lines: group.map(({ line, qty }) => {
          const { order_no, line_no, item_cd, ship_item_cd, warehouse_cd, pack_qty, weight } = line
          return {
            ...{ order_no, order_line_no: line_no, item_cd, ship_item_cd, warehouse_cd, qty },
            ...{ pack_qty, weight, stock_div: stockDivisionOf(line) },
          }
        }),
      },
    ]
  })
}

async function refuseShort(
  context: Context,
  lines: readonly LineToShip[],
  short: readonly ShortLine[],
): Promise<never> {
  const [first] = short
  const line = lines.find((one) => one.order_no === first?.order_no && one.line_no === first.line_no)
  if (!first || !line) throw http[404].with()
  const holders = (await holdersOf(context, [line])).get(line.ship_item_cd) ?? []
  throw deliveryErrors.BIZ_DELIVERY_SHORT.with({
    ...{ code: line.order_no, line: line.line_no, item: line.ship_item_cd, qty: first.missing },
    holders:
      listed(
        holders.map(({ what, no, qty }) => `${what} ${no}${bracketed(qty, context.language)}`),
        context.language,
      ) || '－',
  }).at(`lines.${lines.indexOf(line)}.qty`)
}
