import { csvErrors } from '#platform/contract/csv-errors.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { ofForecasts } from '../forecast/of-forecasts.ts'
import { importAll } from './import-job.ts'
import { refuseUnlessOpen } from './import-verbs.ts'
import { findImport, lockImport, stepImport, type KnownImport } from './imports.ts'
import { ofOrders } from './of-orders.ts'

const kinds = [ofOrders, ofForecasts]

/** A file that could be imported as it is; refused otherwise, with its reason. */
export async function refuseUnready(context: Context, import_no: string): Promise<void> {
  refuseWrong(await findImport(context, import_no))
}

/** 取込 in the transaction of whoever calls: a plan is tried, and adopted, with what a file says. */
export async function importAtOnce(context: Context, import_no: string): Promise<void> {
  const known = await lockImport(context, { import_no })
  refuseWrong(known)
  const of = kinds.find(({ target }) => target.name === known.head.target)
  if (!of) throw http[404].with()
  await stepImport(context, known, { verb: 'begin' })
  await importAll(context, of, import_no)
}

function refuseWrong({ head: { import_status, error_cnt } }: KnownImport): void {
  refuseUnlessOpen(import_status)
  if (error_cnt > 0) throw csvErrors.IMP_ERRORS.with({ qty: error_cnt })
}
