import { sql } from 'drizzle-orm'
import { allocate, release, unpeg } from '#modules/stock/server/index.ts'
import { compare, decimal, minus, plus, written, zero } from '#platform/contract/decimal.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { say } from '#platform/server/facts/say.ts'
import { holdSlips } from '#platform/server/slip/read-kept.ts'
import { unitOf } from '#platform/server/unit/unit-of-work.ts'
import { orderStatus } from '../../contract/order-codes.ts'
import { orderErrors } from '../../contract/order-errors.ts'
import { ordersChanged } from '../../contract/order-facts.ts'
import { backlogOf } from '../../contract/order-figures.ts'
import { demandOf } from '../../contract/order-number.ts'
import { endRequests } from '../requests/end-requests.ts'
import { orderKept } from '../order-kept.ts'
import { readPromises } from '../promises/read-promises.ts'
import { requestFor, warehousesOf } from '../promises/request.ts'
import { setAllocated } from '../promises/set-allocated.ts'
import { receiveOrderLine } from '../tables.ts'
import { raiseOrders } from './raise-orders.ts'
import {
  keyOf,
  lineInProgress,
  recorded,
  type LineInProgress,
  type Recorded,
  type Recording,
  type TouchedLine,
} from './line-in-progress.ts'
import { lineStates } from './line-states.ts'
import { writeProgress } from './write-progress.ts'

/** So much more, or less, than before. */
export type RecordedOnLine = { readonly order_no: string; readonly line_no: number } & {
  readonly [Name in Recorded]?: string
}

/**
 * What deliveries, sales and returns did to lines of orders, in a unit of work that has begun: the only way in which these
 * quantities change. The line is 完了 or 打切 while nothing is to come of it, and the order while none of its lines is open.
 * What a line has been promised follows: what leaves has been used, what comes back is promised to it again.
 * `raised_qty` is ordered besides, because the customer takes so much more: whoever asks has checked that it does.
 */
export async function recordOnLines(
  context: Context,
  changes: readonly RecordedOnLine[],
  recording: Recording,
): Promise<void> {
  const orders = [...new Set(changes.map(({ order_no }) => order_no))]
  await holdSlips(
    orderKept,
    context,
    orders.map((order_no) => ({ order_no })),
  )
  const standing = await linesOf(context, orders)
  const before = new Map(standing.map((line) => [keyOf(line), line]))
  const after = new Map(before)
  for (const change of changes) {
    const line = after.get(keyOf(change))
    if (!line) throw http[404].with()
    after.set(keyOf(change), changed(line, change))
  }
  const touched = [...new Set(changes.map(keyOf))].flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)]
    return was && is ? [{ was, is: { ...is, ...lineStates(is) } }] : []
  })
  for (const one of touched) refuse(one)
  await raiseOrders(context, touched)
  unitOf(context).write(() => writeProgress(context, { standing, touched, recording }))
  await promiseAnew(context, touched, recording.verb)
  const isWantedOtherwise = touched.some(({ was, is }) => was.closed_qty !== is.closed_qty)
  if (isWantedOtherwise || touched.some(({ was, is }) => was.line_status !== is.line_status))
    unitOf(context).write(async () => {
      await endRequests(context, orders)
      if (isWantedOtherwise) say(context, ordersChanged, { orders, wanted: [] })
    })
}

function changed(line: LineInProgress, change: RecordedOnLine): LineInProgress {
  const figures = Object.fromEntries(
    recorded.map((name) => [name, written(plus(decimal(line[name]), decimal(change[name] ?? '0')), 0)]),
  )
  const qty = written(plus(decimal(line.qty), decimal(change.raised_qty ?? '0')), 0)
  return { ...line, ...figures, qty }
}

function refuse({ was, is }: TouchedLine): void {
  if (was.line_status === '9')
    throw orderErrors.BIZ_ORDER_LINE_CLOSED.with({ state: orderStatus.texts[was.line_status] })
  if (recorded.some((name) => compare(decimal(is[name]), zero) < 0))
    throw new Error(`Less than nothing on line ${keyOf(is)}`)
  if (compare(decimal(is.instructed_qty), backlogOf(is)) > 0)
    throw orderErrors.BIZ_ORDER_OVER_SHIPPED.with({
      ...{ code: is.order_no, line: is.line_no },
      rest: written(minus(backlogOf(was), decimal(was.instructed_qty)), 0),
    })
}

/** What has left uses up what it was promised, in the posting of the same unit; the rest of the line keeps its own. */
async function promiseAnew(context: Context, touched: readonly TouchedLine[], verb: string): Promise<void> {
  const moved = touched.filter(
    ({ was, is }) =>
      was.treatment_div !== '1' && (was.shipped_qty !== is.shipped_qty || was.closed_qty !== is.closed_qty),
  )
  if (moved.length === 0) return
  const demands = moved.map(({ is }) => demandOf(is.order_no, is.line_no))
  const finished = moved.filter(({ is }) => compare(backlogOf(is), zero) <= 0)
  const firm = new Map<string, boolean>()
  for (const order_no of new Set(moved.map(({ is }) => is.order_no)))
    for (const [line_no, { firm: isFirm }] of await readPromises(
      context,
      demands.filter(({ demand_no }) => demand_no === order_no),
    ))
      firm.set(keyOf({ order_no, line_no }), isFirm)
  const warehouses = await warehousesOf(
    context,
    moved.map(({ is }) => is.location_cd),
  )
  release(context, demands)
  unpeg(
    context,
    finished.map(({ is }) => demandOf(is.order_no, is.line_no)),
  )
  const keeping = moved.map((line) => ({ line, qty: keptPromise(line) }))
  const held = keeping.filter(({ qty }) => qty !== '0')
  const given = allocate(
    context,
    held.map(({ line: { is }, qty }) => ({
      ...requestFor(is.order_no, is, warehouses),
      ...{ qty, partly: true, firm: firm.get(keyOf(is)) ?? false },
    })),
  )
  unitOf(context).write(() =>
    setAllocated(
      context,
      keeping.map(({ line, qty }) => {
        const { order_no, line_no } = line.is
        const at = held.findIndex((one) => one.line === line)
        return { order_no, line_no, qty: qty === '0' ? '0' : (given.value[at] ?? '0') }
      }),
      verb,
    ),
  )
}

/** What came back, or was closed and is wanted again, is held as before; what is kept for the customer is nobody's to promise. */
function keptPromise({ was, is }: TouchedLine): string {
  if (compare(decimal(is.sold_qty), decimal(is.shipped_qty)) > 0) return '0'
  const wantedAgain = minus(backlogOf(is), backlogOf(was))
  const kept = plus(decimal(was.allocated_qty), wantedAgain)
  const most = compare(kept, backlogOf(is)) < 0 ? kept : backlogOf(is)
  return most.units > 0n ? written(most, 0) : '0'
}

const linesOf = ({ tx, session }: Context, orders: readonly string[]) =>
  rows(
    tx,
    lineInProgress,
    sql`SELECT order_no, line_no, trim_scale(qty)::text AS qty, line_status, shipping_status, sales_status, treatment_div,
        coalesce(location_cd, '') AS location_cd, coalesce(ship_item_cd, '') AS ship_item_cd, coalesce(ship_dt::text, '') AS ship_dt,
        ${sql.join(
          [...recorded, 'allocated_qty'].map(
            (name) => sql`trim_scale(${sql.identifier(name)})::text AS ${sql.identifier(name)}`,
          ),
          sql`, `,
        )}
      FROM ${receiveOrderLine} WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd}
        AND order_no IN (SELECT jsonb_array_elements_text(${JSON.stringify(orders)}::jsonb)) ORDER BY order_no, line_no`,
  )
