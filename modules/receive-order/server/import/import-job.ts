import { csvErrors } from '#platform/contract/csv-errors.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { handle } from '#platform/server/jobs/handler.ts'
import { importStages } from '../../contract/import/import-stages.text.ts'
import type { FilesOf } from './files-of.ts'
import { fileRowsOf, importRows, isImport, lockImport, stepImport, writeAssessed } from './imports.ts'
import { ofOrders } from './of-orders.ts'
import { orderImport } from './tables.ts'

/** 取込: the whole file in one transaction, or nothing of it. */
export const fileHandler = (of: FilesOf) =>
  handle(of.job, async (job, { import_no }) => {
    const { head, rows } = await job.verb(async (context) => ({
      head: (await lockImport(context, { import_no, target: of.target.name })).head,
      rows: (await importRows(context, import_no)).length,
    }))
    await job.progress(0, rows)
    try {
      const tell = (stage: ImportStage, done: number) => job.meanwhile(done, rows, importStages[stage])
      const made = await job.verb((context) => importAll(context, of, import_no, tell))
      await job.progress(rows, rows)
      return { file_nm: head.file_nm, rows, made }
    } catch (error) {
      if (error instanceof BusinessError) await job.verb((context) => giveUp(context, of, import_no))
      throw error
    }
  })

export const importHandler = fileHandler(ofOrders)

type ImportStage = keyof typeof importStages

export async function importAll(
  context: Context,
  of: FilesOf,
  import_no: string,
  tell: (stage: ImportStage, done: number) => void = () => undefined,
): Promise<number> {
  const known = await lockImport(context, { import_no })
  const { head, heading, matching } = known
  // Begun anew after the worker had written it, and before it could say so.
  if (head.import_status === '2') return head.order_cnt
  const rows = fileRowsOf(await importRows(context, import_no))
  tell('checking', 0)
  const { error_cnt, write } = await of.assess(context, { file_nm: head.file_nm, heading, rows, matching })
  if (error_cnt > 0) throw csvErrors.IMP_ERRORS.with({ qty: error_cnt })
  tell('writing', 0)
  const order_cnt = await write(import_no, (done) => tell('writing', done))
  await stepImport(context, known, { verb: 'finish' })
  await context.tx.update(orderImport).set({ order_cnt }).where(isImport(context, import_no))
  return order_cnt
}

/** What has been refused is not imported; what is wrong now is shown when it is looked at. */
async function giveUp(context: Context, of: FilesOf, import_no: string): Promise<void> {
  const known = await lockImport(context, { import_no })
  if (known.head.import_status !== '1') return
  await stepImport(context, known, { verb: 'fail' })
  const { head, heading, matching } = known
  const rows = fileRowsOf(await importRows(context, import_no))
  const assessment = await of.assess(context, { file_nm: head.file_nm, heading, rows, matching })
  await writeAssessed(context, import_no, assessment)
}
