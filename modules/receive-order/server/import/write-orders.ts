import { say } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { addSlips } from '#platform/server/slip/insert-slips.ts'
import { holdSlips } from '#platform/server/slip/read-kept.ts'
import { saveKept } from '#platform/server/slip/save-kept.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import { importReasons } from '../../contract/import/import-stages.text.ts'
import { addCancel } from '../end-lines.ts'
import { orderKept } from '../order-kept.ts'
import type { ImportPlan } from './assess-rows.ts'
import type { TellRows } from './files-of.ts'
import { writeOrderNumbers } from './imports.ts'

interface Planned {
  readonly plan: ImportPlan
  readonly file_nm: string
  readonly tell: TellRows
}

/** The orders of a file; answers how many have been made, changed or cancelled. */
export async function writeOrders(context: Context, import_no: string, planned: Planned): Promise<number> {
  const { plan, file_nm } = planned
  const reason = say(importReasons.byFile, context.language, { no: import_no, file: file_nm }).slice(0, 100)
  const numbers = await inUnit(context, { ...planned, reason })
  await writeOrderNumbers(
    context,
    import_no,
    plan.created.flatMap((order, at) =>
      order.rows.map(({ row }) => ({ row_no: row, order_no: numbers[at]?.order_no ?? '' })),
    ),
  )
  return plan.created.length + plan.changed.length + plan.cancelled.length
}

/** Answers the numbers of the new orders. */
const inUnit = (context: Context, { plan, reason, tell }: Planned & { readonly reason: string }) =>
  inOneUnit(context, async () => {
    const { created, changed, cancelled } = plan
    const standing = [...changed.map(({ sent: { header } }) => header.order_no), ...cancelled]
    if (standing.length > 0)
      await holdSlips(
        orderKept,
        context,
        standing.map((order_no) => ({ order_no })),
      )
    let done = 0
    for (const { sent, rows } of changed) {
      await saveKept(orderKept, context, { ...sent, header: { ...sent.header, change_reason: reason } })
      done += rows
      tell(done)
    }
    for (const order_no of cancelled) await addCancel(context, { order_no, reason, accepted: false })
    const wholes = created.map(({ whole }) => whole)
    return wholes.length > 0 ? addSlips(orderKept, context, wholes) : () => []
  })
