import { sql } from 'drizzle-orm'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { recordSteps, type RecordedStep } from '#platform/server/audit/status-history.ts'
import { byName } from '#platform/contract/by-name.ts'
import type { Context } from '#platform/server/context.ts'
import { receiveOrder, receiveOrderLine } from '../tables.ts'
import { orderState } from './line-states.ts'
import { keyOf, recorded, type LineInProgress, type Recording, type TouchedLine } from './line-in-progress.ts'

interface Progress {
  /** All lines of the orders, as they were. */
  readonly standing: readonly LineInProgress[]
  readonly touched: readonly TouchedLine[]
  readonly recording: Recording
}

const axes = ['line_status', 'shipping_status', 'sales_status'] as const

/** The quantities of the lines, and on each axis the steps that follow from them. */
export async function writeProgress(
  context: Context,
  { standing, touched, recording: { verb, reason = '' } }: Progress,
): Promise<void> {
  const { company_cd, factory_cd } = context.session
  const lines = touched.map(({ is }) => is)
  await context.tx.execute(sql`UPDATE ${receiveOrderLine} AS l SET ${sql.join(
    [...recorded, ...axes].map((name) => sql`${sql.identifier(name)} = g.${sql.identifier(name)}`),
    sql`, `,
  )}, close_reason = CASE WHEN g.closed_qty = 0 THEN '' WHEN g.closed_qty <> l.closed_qty THEN ${reason} ELSE l.close_reason END
    FROM ${sentRows(lines, 'g', { order_no: 'text', line_no: 'int', ...byName(axes, () => 'text' as const), ...byName(recorded, () => 'numeric' as const) })}
    WHERE l.company_cd = ${company_cd} AND l.factory_cd = ${factory_cd} AND l.order_no = g.order_no AND l.line_no = g.line_no`)
  const steps: RecordedStep[] = touched.flatMap(({ was, is }) =>
    axes
      .filter((axis) => was[axis] !== is[axis])
      .map((axis) => ({
        ...{ document: 'receive_order_line', key: `${factory_cd} ${keyOf(is)}`, axis },
        ...{ from: was[axis], to: is[axis], verb, reason },
      })),
  )
  const now = new Map(lines.map((line) => [keyOf(line), line]))
  for (const order_no of new Set(lines.map((line) => line.order_no))) {
    const ofOrder = standing.filter((line) => line.order_no === order_no)
    const from = orderState(ofOrder.map(({ line_status }) => line_status))
    const to = orderState(ofOrder.map((line) => (now.get(keyOf(line)) ?? line).line_status))
    if (from === to) continue
    await context.tx.execute(sql`UPDATE ${receiveOrder} AS h SET order_status = ${to}
      WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd} AND h.order_no = ${order_no}`)
    steps.push({
      ...{ document: 'receive_order', key: `${factory_cd} ${order_no}`, axis: 'order_status', from, to },
      ...{ verb, reason },
    })
  }
  await recordSteps(context, steps)
}
