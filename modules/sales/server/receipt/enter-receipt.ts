import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead } from '#modules/master/server/views.ts'
import { businessDateOf, slipNumberOf } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { recordStep } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { say } from '#platform/server/facts/say.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type {
  cancelReceipt as cancelCall,
  enterReceipt as enterCall,
} from '../../contract/receipt/receipt-calls.ts'
import { receiptStatus } from '../../contract/receipt/receipt-codes.ts'
import { receiptErrors } from '../../contract/receipt/receipt-errors.ts'
import { receiptNumber } from '../../contract/receipt/receipt-number.ts'
import { receivablesChanged } from '../../contract/statement/receivable-facts.ts'
import { holdCustomers, type Billed } from '../statement/hold-customers.ts'
import { receipt } from '../statement/tables.ts'
import { holdReceipt } from './read-receipt.ts'

/** 入金: what comes late with an older day stands on the next statement. */
export async function enterReceipt(
  context: Context,
  input: InputOf<typeof enterCall>,
): Promise<OutputOf<typeof enterCall>> {
  const { receipt_dt, amount } = input
  if (BigInt(amount) === 0n) throw receiptErrors.BIZ_RECEIPT_ZERO.with().at('amount')
  await refuseReceipt(context, input)
  return inOneUnit(context, async () => {
    await holdCustomers(context, [input])
    const number = slipNumberOf(context, { ...receiptNumber, date: receipt_dt })
    unitOf(context).write(() => writeReceipt(context, { ...input, receipt_no: number.value }))
    return () => ({ receipt_no: number.value })
  })
}

/** Nobody, and no day to come; `at` is where the fields stand. */
export async function refuseReceipt(
  context: Context,
  { customer_cd, branch_no, receipt_dt }: Billed & { readonly receipt_dt: string },
  at = '',
): Promise<void> {
  const business_dt = await businessDateOf(context)
  if (receipt_dt > business_dt)
    throw receiptErrors.BIZ_RECEIPT_FUTURE.with({ date: business_dt }).at(`${at}receipt_dt`)
  const { tx, session } = context
  const key = {
    company_cd: sql`${session.company_cd}`,
    customer_cd: sql`${customer_cd}`,
    branch_no: sql`${branch_no}`,
  }
  const [found] = await rows(
    tx,
    { customer_nm: z.string() },
    sql`SELECT coalesce(${customerRead.of(key, 'customer_nm')}, '') AS customer_nm`,
  )
  if (!found?.customer_nm)
    throw receiptErrors.BIZ_RECEIPT_CUSTOMER.with({ code: `${customer_cd}-${branch_no}` }).at(
      `${at}customer_cd`,
    )
}

type NewReceipt = Pick<
  typeof receipt.$inferInsert,
  'customer_cd' | 'branch_no' | 'receipt_dt' | 'receipt_kind' | 'amount' | 'receipt_no'
> & { readonly origin_no?: string; readonly payer_nm?: string; readonly remarks?: string }

export async function writeReceipt(context: Context, made: NewReceipt): Promise<void> {
  const { tx, session } = context
  const { company_cd, user_cd } = session
  const { receipt_no, customer_cd, branch_no, receipt_dt, receipt_kind, amount } = made
  const { origin_no = '', payer_nm = '', remarks = '' } = made
  await tx.insert(receipt).values({
    ...{ company_cd, receipt_no, customer_cd, branch_no, receipt_dt, receipt_kind, amount },
    ...{ origin_no, payer_nm, remarks, create_user: user_cd, update_user: user_cd },
  })
  await recordStep(context, { ...stepOf(receipt_no), from: null, to: '0', verb: 'enter' })
  say(context, receivablesChanged, {})
}

export const stepOf = (receipt_no: string) =>
  ({ document: 'receipt', key: receipt_no, axis: 'receipt_status' }) as const

export async function cancelReceipt(
  context: Context,
  { receipt_no, reason }: InputOf<typeof cancelCall>,
): Promise<OutputOf<typeof cancelCall>> {
  const { statement_no, receipt_status } = await holdReceipt(context, receipt_no)
  if (receipt_status !== '0')
    throw receiptErrors.BIZ_RECEIPT_STATE.with({ state: receiptStatus.texts[receipt_status] })
  if (statement_no !== '') throw receiptErrors.BIZ_RECEIPT_STATED.with({ no: statement_no })
  const { tx, session } = context
  await tx.execute(sql`UPDATE ${receipt} AS r SET cancel_flg = '1', update_user = ${session.user_cd}, update_dt = now(),
      update_cnt = r.update_cnt + 1
    WHERE r.company_cd = ${session.company_cd} AND r.receipt_no = ${receipt_no}`)
  await recordStep(context, { ...stepOf(receipt_no), from: '0', to: '9', verb: 'cancel', reason })
  say(context, receivablesChanged, {})
  return { receipt_no }
}
