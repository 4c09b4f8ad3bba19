import { compare, written, zero } from '#platform/contract/decimal.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { holdSlips } from '#platform/server/slip/read-kept.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import type { closePlaceOrderLines as closeCall } from '../../contract/order/place-order-calls.ts'
import { placeOrderErrors } from '../../contract/order/place-order-errors.ts'
import { placeOrderBacklog } from '../../contract/order/place-order-figures.ts'
import type { placeOrderSlip } from '../../contract/order/place-order-slip.ts'
import { refuseSent } from '../outside/refuse-sent.ts'
import { stillOrdered } from './line-states.ts'
import { placeOrderKept } from './place-order-kept.ts'
import { recordOnLines } from './record-on-lines.ts'

/** 打切: the order has arrived with the last of its lines. */
export async function closePlaceOrderLines(
  context: Context,
  { po_no, lines: wanted, reason }: InputOf<typeof closeCall>,
): Promise<SlipRecordOf<typeof placeOrderSlip>> {
  await inOneUnit(context, async () => {
    await holdSlips(placeOrderKept, context, [{ po_no }])
    const { lines } = await readKept(placeOrderKept, context, { po_no })
    const changes = wanted.map((line_no) => {
      const line = lines.find((one) => one.line_no === line_no)
      if (!line) throw http[404].with()
      const rest = placeOrderBacklog(line)
      if (compare(rest, zero) <= 0) throw placeOrderErrors.BIZ_PO_DELIVERED.with()
      return { po_no, line_no, closed_qty: written(rest) }
    })
    const closing = new Set(wanted)
    const left = stillOrdered(lines)
    await refuseSent(context, po_no, (line_no) =>
      closing.has(line_no)
        ? (lines.find((one) => one.line_no === line_no)?.received_qty ?? '0')
        : left(line_no),
    )
    await recordOnLines(context, changes, { verb: 'close', reason })
    return () => undefined
  })
  return readKept(placeOrderKept, context, { po_no })
}
