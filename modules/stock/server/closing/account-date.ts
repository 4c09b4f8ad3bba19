import { businessDateOf } from '#modules/system/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import { keepMonthOpen } from './open-month.ts'

/** 計上日: not in the future, in a month that is open until the commit; refused at the cell where it is typed. */
export async function refuseAccountDate(context: Context, account_dt: string, cell: string): Promise<void> {
  const business_dt = await businessDateOf(context)
  if (account_dt > business_dt) throw stockErrors.BIZ_STOCK_FUTURE.with({ date: business_dt }).at(cell)
  keepMonthOpen(context, account_dt, cell)
}
