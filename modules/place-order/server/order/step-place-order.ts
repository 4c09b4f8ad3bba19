import { sql } from 'drizzle-orm'
import type { InputOf } from '#platform/contract/endpoint.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import { say } from '#platform/server/facts/say.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { holdSlips, isSlip } from '#platform/server/slip/read-kept.ts'
import { stepSlip } from '#platform/server/slip/step-slip.ts'
import { WrongCells } from '#platform/server/slip/wrong-cells.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type {
  cancelPlaceOrder as cancelCall,
  issuePlaceOrder as issueCall,
} from '../../contract/order/place-order-calls.ts'
import { placeOrderErrors } from '../../contract/order/place-order-errors.ts'
import { purchasesChanged } from '../../contract/order/place-order-facts.ts'
import { placeOrderMachine } from '../../contract/order/place-order-machine.ts'
import type { placeOrderSlip } from '../../contract/order/place-order-slip.ts'
import { missingStatutoryItems } from '../../contract/order/statutory-items.ts'
import { subjectSuppliers } from '../law/guard-acts.ts'
import { placeOrderLine } from '../tables.ts'
import { refuseSent } from '../outside/refuse-sent.ts'
import { placeOrderKept } from './place-order-kept.ts'
import { endSupplies } from './supplies.ts'

type PlaceOrder = SlipRecordOf<typeof placeOrderSlip>

export const issuePlaceOrder = (context: Context, asked: InputOf<typeof issueCall>): Promise<PlaceOrder> =>
  step(context, { ...asked, verb: 'issue', reason: '' })

export const cancelPlaceOrder = (context: Context, asked: InputOf<typeof cancelCall>): Promise<PlaceOrder> =>
  step(context, { ...asked, verb: 'cancel' })

/** 取適法4条: what the supplier must be told stands on the order before it goes out. */
async function refuseIncomplete(context: Context, order: PlaceOrder): Promise<void> {
  const missing = order.header.po_status === '0' ? missingStatutoryItems(order) : []
  if (missing.length === 0 || (await subjectSuppliers(context, [order.header])).length === 0) return
  const wrong = new WrongCells()
  for (const cell of missing) wrong.at(cell, placeOrderErrors.BIZ_PO_STATUTORY.with())
  wrong.refuse()
}

interface Step {
  readonly po_no: string
  readonly verb: 'issue' | 'cancel'
  readonly reason: string
}

/** The order as a whole, and all of its lines with it. */
async function step(context: Context, { po_no, verb, reason }: Step): Promise<PlaceOrder> {
  await inOneUnit(context, async () => {
    await holdSlips(placeOrderKept, context, [{ po_no }])
    if (verb === 'issue') await refuseIncomplete(context, await readKept(placeOrderKept, context, { po_no }))
    if (verb === 'cancel') await refuseSent(context, po_no, () => '0')
    const to = await stepSlip(
      placeOrderKept,
      context,
      { po_no },
      {
        ...{ machine: placeOrderMachine, verb, reason },
        factsOf(order) {
          if (verb === 'cancel') endSupplies(context, order)
          return order
        },
      },
    )
    unitOf(context).write(async () => {
      await context.tx.execute(sql`UPDATE ${placeOrderLine} AS l SET line_status = ${to}
        WHERE ${isSlip(placeOrderKept, context, { po_no }, 'l')}`)
      say(context, purchasesChanged, { orders: [po_no] })
    })
    return () => undefined
  })
  return readKept(placeOrderKept, context, { po_no })
}
