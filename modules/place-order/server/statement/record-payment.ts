import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { promissoryNote } from '#modules/master/contract/fair-trade.ts'
import { supplierRead } from '#modules/master/server/views.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import { decimal } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { recordSteps } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import type {
  recordPayment as recordCall,
  takeBackPayment as takeBackCall,
} from '../../contract/statement/payment-calls.ts'
import { paymentErrors } from '../../contract/statement/payment-errors.ts'
import { transferErrors } from '../../contract/statement/transfer-errors.ts'
import { holdAccounts } from './hold-accounts.ts'
import { supplierStatement } from './tables.ts'

const text = z.string()
const columns = {
  ...{ statement_no: text, supplier_cd: text, branch_no: text, statement_status: text, transfer_nm: text },
  ...{ pay_amount: text, paid_dt: text, toriteki_flg: z.boolean() },
}
type Statement = RowOf<typeof columns>

/** 支払登録: whatever stands against one of them stands against all. */
export async function recordPayment(
  context: Context,
  { statement_no, paid_dt, paid_method, paid_note }: InputOf<typeof recordCall>,
): Promise<OutputOf<typeof recordCall>> {
  const today = await businessDateOf(context)
  if (paid_dt > today) throw paymentErrors.BIZ_PAYMENT_FUTURE.with({ date: today }).at('paid_dt')
  const numbers = [...new Set(statement_no)]
  const found = await held(context, numbers)
  for (const one of found) refusePayment(one, paid_method)
  await write(context, numbers, { paid_dt, paid_method, paid_note })
  await recordSteps(
    context,
    numbers.map((key) => stepOf(key, { from: '0', to: '1', verb: 'pay', reason: paid_note })),
  )
  return { paid: numbers.length }
}

/** 支払取消: what a transfer file pays is with the bank. */
export async function takeBackPayment(
  context: Context,
  { statement_no, reason }: InputOf<typeof takeBackCall>,
): Promise<OutputOf<typeof takeBackCall>> {
  const [found] = await held(context, [statement_no])
  if (!found || found.paid_dt === '') throw paymentErrors.BIZ_PAYMENT_NONE.with({ no: statement_no })
  if (found.transfer_nm !== '')
    throw paymentErrors.BIZ_PAYMENT_BY_FILE.with({ no: statement_no, file: found.transfer_nm })
  await write(context, [statement_no], { paid_dt: null, paid_method: '', paid_note: '' })
  await recordSteps(context, [stepOf(statement_no, { from: '1', to: '0', verb: 'unpay', reason })])
  return { statement_no }
}

const stepOf = (
  key: string,
  step: { readonly from: string; readonly to: string; readonly verb: string; readonly reason: string },
) => ({ document: 'supplier_statement', key, axis: 'paid_status', ...step })

/** Behind the locks of their suppliers: whoever was faster may have paid or withdrawn some of them. */
async function held(context: Context, numbers: readonly string[]): Promise<readonly Statement[]> {
  const seen = await read(context, numbers)
  if (seen.length !== numbers.length) throw http[404].with()
  await holdAccounts(context, seen)
  return read(context, numbers)
}

const read = ({ tx, session }: Context, numbers: readonly string[]): Promise<readonly Statement[]> =>
  rows(
    tx,
    columns,
    sql`SELECT s.statement_no, s.supplier_cd, s.branch_no, s.statement_status, s.transfer_nm, s.pay_amount::text AS pay_amount,
        coalesce(s.paid_dt::text, '') AS paid_dt, coalesce(${supplierRead.of('s', 'toriteki_flg')}, false) AS toriteki_flg
      FROM ${supplierStatement} AS s WHERE s.company_cd = ${session.company_cd}
        AND s.statement_no = ANY(${textArray(numbers)}) ORDER BY s.supplier_cd, s.branch_no, s.statement_no`,
  )

function refusePayment(one: Statement, paid_method: string): void {
  const { statement_no: no, paid_dt, supplier_cd: code } = one
  if (one.statement_status === '9') throw transferErrors.BIZ_TRANSFER_WITHDRAWN.with({ no })
  if (paid_dt !== '') throw paymentErrors.BIZ_PAYMENT_DONE.with({ no, date: paid_dt })
  if (decimal(one.pay_amount).units <= 0n) throw transferErrors.BIZ_TRANSFER_AMOUNT.with({ no })
  if (one.toriteki_flg && paid_method === promissoryNote)
    throw paymentErrors.BIZ_PAYMENT_NOTE.with({ code }).at('paid_method')
}

interface Payment {
  readonly paid_dt: string | null
  readonly paid_method: string
  readonly paid_note: string
}

async function write(
  { tx, session }: Context,
  numbers: readonly string[],
  { paid_dt, paid_method, paid_note }: Payment,
): Promise<void> {
  await tx.execute(sql`UPDATE ${supplierStatement} AS s SET paid_dt = ${paid_dt}::date, paid_method = ${paid_method},
      paid_note = ${paid_note}, update_user = ${session.user_cd}, update_dt = now(), update_cnt = s.update_cnt + 1
    WHERE s.company_cd = ${session.company_cd} AND s.statement_no = ANY(${textArray(numbers)})`)
}
