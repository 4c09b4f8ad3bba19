import { foresee } from '#modules/stock/server/index.ts'
import { demandOf } from '#modules/receive-order/contract/order-number.ts'
import { compare, decimal, minus, plus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import type { previewInstruction as previewCall } from '../../contract/shipping/instruction-calls.ts'
import { holdersOf } from './holders.ts'
import { isKeptForCustomer, refusalToShip } from './judge-line.ts'
import { beyondOrder, positive, restOf } from './over-tolerance.ts'
import { readLinesToShip, type LineToShip } from './read-order-lines.ts'
import { readShippingDays } from './shipping-days.ts'

/** What would be instructed now: what each line holds, and what is free for it when the ones before it have been served. */
export async function previewInstruction(
  context: Context,
  { lines: asked, ship_dt }: InputOf<typeof previewCall>,
): Promise<OutputOf<typeof previewCall>> {
  const lines = await readLinesToShip(context, asked)
  const daysOf = await readShippingDays(context, lines, ship_dt)
  const open = lines.map((line) => {
    const days = daysOf(line)
    const refusal = refusalToShip(line, days.ship_dt)
    return { line, days, refusal, rest: refusal ? zero : restOf(line) }
  })
  const wanting = open.filter(
    ({ line, rest }) => rest.units > 0n && line.stock_flg && !isKeptForCustomer(line),
  )
  const foreseen = await foresee(context, {
    givenBack: [],
    requests: wanting.map(({ line, rest }) => ({
      ...demandOf(line.order_no, line.line_no),
      ...{ warehouse_cd: line.warehouse_cd, item_cd: line.ship_item_cd, partly: true },
      qty: written(positive(minus(rest, heldFor(line))), 0),
    })),
  })
  const holders = await holdersOf(context, lines)
  return {
    list: open.map((one) => {
      const { line, days, refusal, rest } = one
      const at = wanting.indexOf(one)
      const free = at < 0 ? rest : least(rest, plus(heldFor(line), foreseen[at]?.qty ?? zero))
      const { order_no, line_no, customer_nm, destination_nm, ship_item_cd, item_nm } = line
      const short = minus(rest, free)
      return {
        ...{ order_no, line_no, customer_nm, destination_nm, item_cd: ship_item_cd, item_nm, ...days },
        ...{ backlog: line.backlog, instructed: line.instructed_qty, allocated: line.allocated_qty },
        ...{ qty: written(free, 0), short: written(short, 0) },
        over: refusal ? '0' : written(beyondOrder(line), 0),
        pack_qty: line.pack_qty,
        holders:
          short.units > 0n
            ? [...(holders.get(ship_item_cd) ?? [])].filter(({ no }) => no !== `${order_no}-${line_no}`)
            : [],
        refusal: refusal?.say(context.language) ?? '',
      }
    }),
  }
}

/** Of its own allocation, what is not instructed yet. */
const heldFor = ({ allocated_qty, instructed_qty }: LineToShip): Decimal =>
  positive(minus(decimal(allocated_qty), decimal(instructed_qty)))

const least = (one: Decimal, other: Decimal): Decimal => (compare(one, other) <= 0 ? one : other)
