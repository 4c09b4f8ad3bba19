import { editMode } from '#platform/contract/master-record.ts'
import type { Context } from '#platform/server/context.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { saveKept } from '#platform/server/slip/save-kept.ts'
import { orderKept } from '../order-kept.ts'
import { keepPromises } from '../promises/keep-promises.ts'
import type { TouchedLine } from './line-in-progress.ts'

/** An order of which more leaves than was ordered: nothing else of it changes, so nothing else is judged. */
const raisedOrder: typeof orderKept = { ...orderKept, judge: keepPromises }

/** The orders as they stand when more of them leaves: a change of theirs, with its amount, its history and its revision. */
export async function raiseOrders(context: Context, touched: readonly TouchedLine[]): Promise<void> {
  const raised = touched.filter(({ was, is }) => was.raised_qty !== is.raised_qty)
  for (const order_no of new Set(raised.map(({ is }) => is.order_no))) {
    const order = await readKept(orderKept, context, { order_no })
    const more = new Map(
      raised.filter(({ is }) => is.order_no === order_no).map(({ is }) => [is.line_no, is.qty]),
    )
    await saveKept(raisedOrder, context, {
      ...{ assign_mode: editMode, update_cnt: order.update_cnt, header: order.header },
      lines: order.lines.map((line) => ({ ...line, qty: more.get(line.line_no) ?? line.qty })),
    })
  }
}
