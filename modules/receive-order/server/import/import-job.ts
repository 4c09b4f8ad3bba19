import { csvErrors } from '#platform/contract/csv-errors.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { handle } from '#platform/server/jobs/handler.ts'
import { addSlips } from '#platform/server/slip/insert-slips.ts'
import { holdSlips } from '#platform/server/slip/read-kept.ts'
import { saveKept } from '#platform/server/slip/save-kept.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import { importJob } from '../../contract/import/import-calls.ts'
import { addCancel } from '../end-lines.ts'
import { orderKept } from '../order-kept.ts'
import { assessRows, type ImportPlan } from './assess-rows.ts'
import {
  fileRowsOf,
  importRows,
  isImport,
  lockImport,
  stepImport,
  writeAssessed,
  writeOrderNumbers,
} from './imports.ts'
import { orderImport } from './tables.ts'

/** 受注取込: the whole file in one transaction, or nothing of it. */
export const importHandler = handle(importJob, async (job, { import_no }) => {
  const { head, rows } = await job.verb(async (context) => ({
    head: (await lockImport(context, { import_no })).head,
    rows: (await importRows(context, import_no)).length,
  }))
  await job.progress(0, rows)
  try {
    const orders = await job.verb((context) => importAll(context, import_no))
    await job.progress(rows, rows)
    return { file_nm: head.file_nm, rows, orders }
  } catch (error) {
    if (error instanceof BusinessError) await job.verb((context) => giveUp(context, import_no))
    throw error
  }
})

async function importAll(context: Context, import_no: string): Promise<number> {
  const known = await lockImport(context, { import_no })
  const { head, heading, matching } = known
  // Begun anew after the worker had written it, and before it could say so.
  if (head.import_status === '2') return head.order_cnt
  const rows = fileRowsOf(await importRows(context, import_no))
  const { plan, error_cnt } = await assessRows(context, {
    ...{ file_nm: head.file_nm, heading, rows, matching },
  })
  if (error_cnt > 0) throw csvErrors.IMP_ERRORS.with({ qty: error_cnt })
  const numbers = await writeOrders(context, plan, head.file_nm)
  await writeOrderNumbers(
    context,
    import_no,
    plan.created.flatMap((order, at) =>
      order.rows.map((row_no) => ({ row_no, order_no: numbers[at]?.order_no ?? '' })),
    ),
  )
  await stepImport(context, known, { verb: 'finish' })
  const order_cnt = plan.created.length + plan.changed.length + plan.cancelled.length
  await context.tx.update(orderImport).set({ order_cnt }).where(isImport(context, import_no))
  return order_cnt
}

/** Answers the numbers of the new orders. */
const writeOrders = (context: Context, plan: ImportPlan, file_nm: string) =>
  inOneUnit(context, async () => {
    const { created, changed, cancelled } = plan
    const standing = [...changed.map(({ header }) => header.order_no), ...cancelled]
    if (standing.length > 0)
      await holdSlips(
        orderKept,
        context,
        standing.map((order_no) => ({ order_no })),
      )
    for (const sent of changed) await saveKept(orderKept, context, sent)
    for (const order_no of cancelled)
      await addCancel(context, { order_no, reason: file_nm.slice(0, 100), accepted: false })
    const wholes = created.map(({ whole }) => whole)
    return wholes.length > 0 ? addSlips(orderKept, context, wholes) : () => []
  })

/** What has been refused is not imported; what is wrong now is shown when it is looked at. */
async function giveUp(context: Context, import_no: string): Promise<void> {
  const known = await lockImport(context, { import_no })
  if (known.head.import_status !== '1') return
  await stepImport(context, known, { verb: 'fail' })
  const { head, heading, matching } = known
  const rows = fileRowsOf(await importRows(context, import_no))
  const assessment = await assessRows(context, { file_nm: head.file_nm, heading, rows, matching })
  await writeAssessed(context, import_no, assessment)
}
