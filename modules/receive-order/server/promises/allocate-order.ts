import { allocate, release, type AllocationRequest } from '#modules/stock/server/index.ts'
import { compare, decimal, minus, written, zero } from '#platform/contract/decimal.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type { allocateOrder as allocateCall } from '../../contract/order-calls.ts'
import { orderStatus } from '../../contract/order-codes.ts'
import { orderErrors } from '../../contract/order-errors.ts'
import { backlogOf } from '../../contract/order-figures.ts'
import { demandOf } from '../../contract/order-number.ts'
import type { orderSlip } from '../../contract/order-slip.ts'
import { orderKept } from '../order-kept.ts'
import { requestFor, warehousesOf } from './request.ts'
import { addAllocated, setAllocated } from './set-allocated.ts'

type Order = SlipRecordOf<typeof orderSlip>
type Asked = InputOf<typeof allocateCall>

/** 引当: each line gets what there is, the first line first; what it has already stays. */
export async function allocateOrder(context: Context, asked: Asked): Promise<Order> {
  await inOneUnit(context, async () => {
    const { lines, order_no } = await locked(context, asked)
    const wanting = lines.filter((line) => line.treatment_div !== '1' && compare(missing(line), zero) > 0)
    const warehouses = await warehousesOf(
      context,
      wanting.map(({ location_cd }) => location_cd),
    )
    const given = allocate(
      context,
      wanting.map((line): AllocationRequest => ({
        ...requestFor(order_no, line, warehouses),
        qty: written(missing(line), 0),
        partly: true,
      })),
    )
    unitOf(context).write(() =>
      addAllocated(
        context,
        wanting.map(({ line_no }, at) => ({ order_no, line_no, qty: given.value[at] ?? '0' })),
        'allocate',
      ),
    )
    return () => undefined
  })
  return readKept(orderKept, context, asked)
}

/** 引当解除: everything that its lines were promised is free again. */
export async function releaseOrder(context: Context, asked: Asked): Promise<Order> {
  await inOneUnit(context, async () => {
    const { lines, order_no } = await locked(context, asked)
    const holding = lines.filter(({ allocated_qty }) => allocated_qty !== '0')
    release(
      context,
      holding.map(({ line_no }) => demandOf(order_no, line_no)),
    )
    unitOf(context).write(() =>
      setAllocated(
        context,
        holding.map(({ line_no }) => ({ order_no, line_no, qty: '0' })),
        'release',
      ),
    )
    return () => undefined
  })
  return readKept(orderKept, context, asked)
}

/** The open lines of an order that is held by this call from now on. */
async function locked(context: Context, { order_no }: Asked) {
  await unitOf(context).lock({ document: orderKept.document, keys: [[order_no]] })
  const { header, lines } = await readKept(orderKept, context, { order_no })
  if (header.order_status !== '0')
    throw orderErrors.BIZ_ORDER_STATE.with({ state: orderStatus.texts[header.order_status] })
  return { order_no, lines: lines.filter(({ line_status }) => line_status === '0') }
}

const missing = (line: Order['lines'][number]) => minus(backlogOf(line), decimal(line.allocated_qty))
