import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { release, unpeg } from '#modules/stock/server/index.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import { recordSteps } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { say } from '#platform/server/facts/say.ts'
import { changedBy } from '#platform/server/master/edit-master.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { isSlip } from '#platform/server/slip/read-kept.ts'
import { stepSlip } from '#platform/server/slip/step-slip.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type { cancelOrder as cancelCall, closeLines as closeCall } from '../contract/order-calls.ts'
import { orderStatus } from '../contract/order-codes.ts'
import { orderErrors } from '../contract/order-errors.ts'
import { ordersChanged } from '../contract/order-facts.ts'
import { backlogOf } from '../contract/order-figures.ts'
import { orderMachine } from '../contract/order-machine.ts'
import { demandOf } from '../contract/order-number.ts'
import type { orderSlip } from '../contract/order-slip.ts'
import { askGuards, type GuardedLines } from './order-guards.ts'
import { orderKept, type StoredOrder } from './order-kept.ts'
import { endRequests } from './requests/end-requests.ts'
import { receiveOrder, receiveOrderLine } from './tables.ts'

type Order = SlipRecordOf<typeof orderSlip>

/** 受注取消: nothing of it was shipped, and nothing of it is wanted any more. */
export async function cancelOrder(context: Context, asked: InputOf<typeof cancelCall>): Promise<Order> {
  await inOneUnit(context, async () => {
    await addCancel(context, { ...asked, accepted: false })
    return () => undefined
  })
  return readKept(orderKept, context, asked)
}

/** The same in a unit that has begun; `accepted`: the planner has agreed to it, whatever was planned. */
export async function addCancel(
  context: Context,
  { order_no, reason, accepted }: InputOf<typeof cancelCall> & { readonly accepted: boolean },
): Promise<void> {
  const found: { order?: StoredOrder } = {}
  await stepSlip(
    orderKept,
    context,
    { order_no },
    {
      machine: orderMachine,
      verb: 'cancel',
      reason,
      factsOf: (order) => {
        found.order = order
        return accepted ? unplanned(order) : order
      },
    },
  )
  const lines = openLines(found.order)
  await refuseByGuards(context, { order_no, lines, verb: 'cancel', accepted })
  // What had been given up before is of no worth either, and keeps its reason.
  const closed = linesOf(found.order, '8')
  end(context, { order_no, lines, from: '0', to: '9', reason })
  end(context, { order_no, lines: closed, from: '8', to: '9', reason })
  unitOf(context).write(async () => {
    const { tx } = context
    await tx.execute(sql`UPDATE ${receiveOrder} AS h SET net_amount = 0, tax_amount = 0, change_reason = ${reason}
      WHERE ${isSlip(orderKept, context, { order_no }, 'h')}`)
  })
}

const unplanned = ({ header, lines }: StoredOrder) => ({
  header,
  lines: lines.map((line) => ({ ...line, plan_status: '0' })),
})

/** 打切: the order ends with the last of its lines, as completed where others of them were. */
export async function closeLines(
  context: Context,
  { order_no, lines: wanted, reason }: InputOf<typeof closeCall>,
): Promise<Order> {
  await inOneUnit(context, async () => {
    await unitOf(context).lock({ document: orderKept.document, keys: [[order_no]] })
    const order = await readKept(orderKept, context, { order_no })
    const lines = wanted.map((line_no) => {
      const line = order.lines.find((one) => one.line_no === line_no)
      if (!line) throw http[404].with()
      const { line_status } = line
      if (line_status !== '0')
        throw orderErrors.BIZ_ORDER_LINE_CLOSED.with({ state: orderStatus.texts[line_status] })
      if (line.instructed_qty !== '0') throw orderErrors.BIZ_ORDER_INSTRUCTED.with({ line: line_no })
      if (backlogOf(line).units <= 0n) throw orderErrors.BIZ_ORDER_FULLY_SHIPPED.with()
      return line_no
    })
    await refuseByGuards(context, { order_no, lines, verb: 'close', accepted: false })
    const isLast = openLines(order).every((line_no) => lines.includes(line_no))
    if (isLast)
      await stepSlip(
        orderKept,
        context,
        { order_no },
        {
          ...{ machine: orderMachine, reason },
          verb: order.lines.some(({ line_status }) => line_status === '1') ? 'complete' : 'close',
          factsOf: (stored) => stored,
        },
      )
    else
      await context.tx
        .update(receiveOrder)
        .set(changedBy(context))
        .where(isSlip(orderKept, context, { order_no }, 'receive_order'))
    end(context, { order_no, lines, from: '0', to: '8', reason })
    return () => undefined
  })
  return readKept(orderKept, context, { order_no })
}

type Standing = Pick<StoredOrder, 'lines'> | undefined
const linesOf = (order: Standing, status: '0' | '8'): readonly number[] =>
  (order?.lines ?? []).filter(({ line_status }) => line_status === status).map(({ line_no }) => line_no)
const openLines = (order: Standing): readonly number[] => linesOf(order, '0')

async function refuseByGuards(context: Context, guarded: GuardedLines): Promise<void> {
  const [refusal] = [...(await askGuards(context, guarded)).values()]
  if (refusal) throw refusal
}

interface Ended {
  readonly order_no: string
  readonly lines: readonly number[]
  readonly from: '0' | '8'
  readonly to: '8' | '9'
  readonly reason: string
}

/** Gives back what they were promised, and writes why they ended. */
function end(context: Context, { order_no, lines, from, to, reason }: Ended): void {
  if (lines.length === 0) return
  const demands = lines.map((line_no) => demandOf(order_no, line_no))
  release(context, demands)
  unpeg(context, demands)
  const { factory_cd } = context.session
  unitOf(context).write(async () => {
    const closed = to === '8' ? sql`l.qty - l.shipped_qty` : sql`l.closed_qty`
    // Nothing is to come any more: what has left of it is all, and what was sold of that.
    const states =
      to === '8'
        ? sql`shipping_status = CASE WHEN l.shipped_qty = 0 THEN '0' ELSE '2' END,
            sales_status = CASE WHEN l.sold_qty <> 0 AND l.sold_qty >= l.shipped_qty THEN '2' ELSE '0' END`
        : sql`po_key = '', code_key = ''`
    const before = await axesOf(context, order_no, lines)
    await context.tx
      .execute(sql`UPDATE ${receiveOrderLine} AS l SET line_status = ${to}, closed_qty = ${closed}, close_reason = ${from === '8' ? sql`l.close_reason` : reason},
        allocated_qty = 0, allocation_status = '0', ${states}
      WHERE ${isSlip(orderKept, context, { order_no }, 'l')} AND ${isAmongLines(lines)}`)
    const after = await axesOf(context, order_no, lines)
    await recordSteps(
      context,
      before.flatMap((was, at) =>
        axes.flatMap((axis) => {
          const is = after[at]
          if (!is || was[axis] === is[axis]) return []
          const key = `${factory_cd} ${order_no} ${was.line_no}`
          const verb = to === '8' ? 'close' : 'cancel'
          const step = { document: 'receive_order_line', key, axis, verb, reason }
          return [{ ...step, from: was[axis], to: is[axis] }]
        }),
      ),
    )
    await endRequests(context, [order_no])
    say(context, ordersChanged, { orders: [order_no] })
  })
}

const axes = ['line_status', 'shipping_status', 'sales_status'] as const
const status = z.string()
const isAmongLines = (lines: readonly number[]) =>
  sql`l.line_no IN (SELECT value::int FROM jsonb_array_elements_text(${JSON.stringify(lines)}::jsonb))`

const axesOf = (context: Context, order_no: string, lines: readonly number[]) =>
  rows(
    context.tx,
    { line_no: z.int(), line_status: status, shipping_status: status, sales_status: status },
    sql`SELECT l.line_no, l.line_status, l.shipping_status, l.sales_status FROM ${receiveOrderLine} AS l
      WHERE ${isSlip(orderKept, context, { order_no }, 'l')} AND ${isAmongLines(lines)} ORDER BY l.line_no`,
  )
