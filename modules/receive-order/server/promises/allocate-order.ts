import type { InputOf } from '#platform/contract/endpoint.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type { allocateOrder as allocateCall } from '../../contract/order-calls.ts'
import { orderStatus } from '../../contract/order-codes.ts'
import { orderErrors } from '../../contract/order-errors.ts'
import type { orderSlip } from '../../contract/order-slip.ts'
import { orderKept } from '../order-kept.ts'
import { allocateLines, changeHeld, refusalTo } from './change-promises.ts'
import { readOpenLines } from './read-lines.ts'

type Order = SlipRecordOf<typeof orderSlip>
type Asked = InputOf<typeof allocateCall>

/** 引当: each line gets what there is, the first line first; what it has already stays. */
export const allocateOrder = (context: Context, asked: Asked): Promise<Order> =>
  withOpenLines(context, asked, 'allocate')

/** 引当解除: everything that its lines were promised is free again, but what has been instructed to leave. */
export const releaseOrder = (context: Context, asked: Asked): Promise<Order> =>
  withOpenLines(context, asked, 'release')

async function withOpenLines(context: Context, asked: Asked, verb: 'allocate' | 'release'): Promise<Order> {
  const { order_no } = asked
  await inOneUnit(context, async () => {
    await unitOf(context).lock({ document: orderKept.document, keys: [[order_no]] })
    const open = await readOpenLines(context, order_no)
    if (open.length === 0) await refuseEnded(context, order_no)
    const lines = open.filter((line) => !refusalTo(verb, line))
    await (verb === 'allocate' ? allocateLines(context, lines) : changeHeld(context, lines, verb))
    return () => undefined
  })
  return readKept(orderKept, context, asked)
}

/** An order ends with the last of its lines. */
async function refuseEnded(context: Context, order_no: string): Promise<void> {
  const { header } = await readKept(orderKept, context, { order_no })
  if (header.order_status !== '0')
    throw orderErrors.BIZ_ORDER_STATE.with({ state: orderStatus.texts[header.order_status] })
}
