import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { changeSupply } from '#modules/stock/server/index.ts'
import { compare, decimal, negated, plus, written, zero } from '#platform/contract/decimal.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { recordSteps, type RecordedStep } from '#platform/server/audit/status-history.ts'
import { byName } from '#platform/contract/by-name.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { say } from '#platform/server/facts/say.ts'
import { holdSlips } from '#platform/server/slip/read-kept.ts'
import { unitOf } from '#platform/server/unit/unit-of-work.ts'
import { placeOrderStatus, type PlaceOrderStatus } from '../../contract/order/place-order-codes.ts'
import { placeOrderErrors } from '../../contract/order/place-order-errors.ts'
import { purchasesChanged } from '../../contract/order/place-order-facts.ts'
import { placeOrderBacklog, stillBrings } from '../../contract/order/place-order-figures.ts'
import { supplyOf } from '../../contract/order/place-order-number.ts'
import { placeOrder, placeOrderLine } from '../tables.ts'
import { placeOrderKept } from './place-order-kept.ts'

const recorded = [
  'received_qty',
  'inspected_qty',
  'accepted_qty',
  'returned_qty',
  'redelivery_qty',
  'closed_qty',
  'purchased_qty',
] as const
type Recorded = (typeof recorded)[number]

/** So much more, or less, than before. */
export type RecordedOnLine = { readonly po_no: string; readonly line_no: number } & {
  readonly [Name in Recorded]?: string
}

/** The same taken back. */
export const lessOnLine = ({ po_no, line_no, ...figures }: RecordedOnLine): RecordedOnLine => ({
  ...{ po_no, line_no },
  ...Object.fromEntries(
    recorded.flatMap((name) => {
      const figure = figures[name]
      return figure === undefined ? [] : [[name, written(negated(decimal(figure)))]]
    }),
  ),
})

interface Recording {
  readonly verb: string
  readonly reason?: string
  /** Whoever asks has checked the tolerance of what is beyond the backlog. */
  readonly isOverAllowed?: boolean
}

const columns = {
  po_no: z.string(),
  line_no: z.int(),
  line_status: placeOrderStatus.schema,
  qty: z.string(),
  received_qty: z.string(),
  inspected_qty: z.string(),
  accepted_qty: z.string(),
  returned_qty: z.string(),
  redelivery_qty: z.string(),
  closed_qty: z.string(),
  purchased_qty: z.string(),
}
type Line = { readonly [Name in keyof typeof columns]: z.infer<(typeof columns)[Name]> }

/**
 * What arrivals, acceptances, returns and purchases did to lines of orders, in a unit of work that has begun: the only way
 * in which these quantities change. The line is 入荷済 while nothing is to come of it, and the order while none of its lines is open.
 */
export async function recordOnLines(
  context: Context,
  changes: readonly RecordedOnLine[],
  { verb, reason = '', isOverAllowed = false }: Recording,
): Promise<void> {
  const orders = [...new Set(changes.map(({ po_no }) => po_no))]
  await holdSlips(
    placeOrderKept,
    context,
    orders.map((po_no) => ({ po_no })),
  )
  const standing = await linesOf(context, orders)
  const after = new Map(standing.map((line) => [keyOf(line), line]))
  for (const change of changes) {
    const line = after.get(keyOf(change))
    if (!line) throw http[404].with()
    after.set(keyOf(change), changed(line, change))
  }
  const touched = new Set(changes.map(keyOf))
  const written = [...after.values()].filter((line) => touched.has(keyOf(line)))
  const before = new Map(standing.map((line) => [keyOf(line), line]))
  for (const line of written) refuse(line, before.get(keyOf(line)) ?? line, isOverAllowed)
  const differing = written.filter(
    (line) => stillBrings(line) !== stillBrings(before.get(keyOf(line)) ?? line),
  )
  if (differing.length > 0)
    changeSupply(
      context,
      differing.map((line) => ({ ...supplyOf(line.po_no, line.line_no), open: stillBrings(line) })),
    )
  unitOf(context).write(async () => {
    await write(context, { standing, written, orders, verb, reason })
    say(context, purchasesChanged, { orders, came: changes.every(isAwaited) ? orders : [] })
  })
}

/** It came; nothing went back, and nothing more or less is to come than before. */
const isAwaited = ({ returned_qty, redelivery_qty, closed_qty }: RecordedOnLine): boolean =>
  returned_qty === undefined && redelivery_qty === undefined && closed_qty === undefined

const keyOf = ({ po_no, line_no }: Pick<Line, 'po_no' | 'line_no'>): string => `${po_no} ${line_no}`

function changed(line: Line, change: RecordedOnLine): Line {
  const figures = Object.fromEntries(
    recorded.map((name) => [name, written(plus(decimal(line[name]), decimal(change[name] ?? '0')))]),
  )
  const next = { ...line, ...figures }
  return { ...next, line_status: compare(placeOrderBacklog(next), zero) <= 0 ? '2' : '1' }
}

function refuse(line: Line, before: Line, isOverAllowed: boolean): void {
  const { po_no: code, line_no } = line
  if (before.line_status === '0') throw placeOrderErrors.BIZ_PO_NOT_ISSUED.with({ code })
  if (before.line_status === '9')
    throw placeOrderErrors.BIZ_PO_STATE.with({ state: placeOrderStatus.texts[before.line_status] })
  if (recorded.some((name) => compare(decimal(line[name]), zero) < 0))
    throw placeOrderErrors.BIZ_PO_BELOW_ZERO.with({ code, line: line_no })
  const [rest, was] = [placeOrderBacklog(line), placeOrderBacklog(before)]
  // What has been received beyond the order within its tolerance stays so, whatever is found of it.
  if (compare(rest, zero) < 0 && compare(rest, was) < 0 && !isOverAllowed)
    throw placeOrderErrors.BIZ_PO_OVER.with({ code, line: line_no, rest: written(was) })
}

const linesOf = ({ tx, session }: Context, orders: readonly string[]) =>
  rows(
    tx,
    columns,
    sql`SELECT po_no, line_no, line_status, trim_scale(qty)::text AS qty,
        ${sql.join(
          recorded.map((name) => sql`trim_scale(${sql.identifier(name)})::text AS ${sql.identifier(name)}`),
          sql`, `,
        )}
      FROM ${placeOrderLine} WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd}
        AND po_no IN (SELECT jsonb_array_elements_text(${JSON.stringify(orders)}::jsonb)) ORDER BY po_no, line_no`,
  )

interface Write {
  readonly standing: readonly Line[]
  readonly written: readonly Line[]
  readonly orders: readonly string[]
  readonly verb: string
  readonly reason: string
}

async function write(context: Context, { standing, written: lines, orders, verb, reason }: Write) {
  const { company_cd, factory_cd } = context.session
  const ofRow = sql`company_cd = ${company_cd} AND l.factory_cd = ${factory_cd}`
  await context.tx.execute(sql`UPDATE ${placeOrderLine} AS l SET line_status = g.line_status,
    close_reason = CASE WHEN g.closed_qty <> l.closed_qty THEN ${reason} ELSE l.close_reason END, ${sql.join(
      recorded.map((name) => sql`${sql.identifier(name)} = g.${sql.identifier(name)}`),
      sql`, `,
    )}
    FROM ${sentRows(lines, 'g', { po_no: 'text', line_no: 'int', line_status: 'text', ...byName(recorded, () => 'numeric' as const) })}
    WHERE l.${ofRow} AND l.po_no = g.po_no AND l.line_no = g.line_no`)
  const before = new Map(standing.map((line) => [keyOf(line), line.line_status]))
  const now = new Map([...before, ...lines.map((line) => [keyOf(line), line.line_status] as const)])
  const steps: RecordedStep[] = lines
    .filter((line) => before.get(keyOf(line)) !== line.line_status)
    .map((line) => ({
      ...{ document: 'place_order_line', key: `${factory_cd} ${keyOf(line)}`, axis: 'line_status' },
      ...{ from: before.get(keyOf(line)) ?? null, to: line.line_status, verb, reason },
    }))
  for (const po_no of orders) {
    const ofOrder = (states: ReadonlyMap<string, PlaceOrderStatus>) =>
      orderState(
        standing.filter((line) => line.po_no === po_no).map((line) => states.get(keyOf(line)) ?? '9'),
      )
    const [from, to] = [ofOrder(before), ofOrder(now)]
    if (from === to) continue
    await context.tx.execute(
      sql`UPDATE ${placeOrder} AS l SET po_status = ${to} WHERE l.${ofRow} AND l.po_no = ${po_no}`,
    )
    steps.push({
      ...{
        document: 'place_order',
        key: `${factory_cd} ${po_no}`,
        axis: 'po_status',
        from,
        to,
        verb,
        reason,
      },
    })
  }
  await recordSteps(context, steps)
}

/** 入荷済 when none of its lines is open. */
function orderState(lines: readonly PlaceOrderStatus[]): PlaceOrderStatus {
  if (lines.includes('0')) return '0'
  if (lines.includes('1')) return '1'
  return lines.includes('2') ? '2' : '9'
}
