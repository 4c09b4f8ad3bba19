import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { recordSteps } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { say } from '#platform/server/facts/say.ts'
import type { unmatchReceipt as unmatchCall } from '../../contract/receipt/receipt-calls.ts'
import { receiptStatus } from '../../contract/receipt/receipt-codes.ts'
import { receiptErrors } from '../../contract/receipt/receipt-errors.ts'
import { receivablesChanged } from '../../contract/statement/receivable-facts.ts'
import { invoiceStatement, receipt, receiptMatch } from '../statement/tables.ts'
import { stepOf } from './enter-receipt.ts'
import { holdReceipt, readReceipt, statusOfReceipt } from './read-receipt.ts'

const text = z.string()

/** 消込解除: of the money and of what was deducted with it, from whichever of them it is asked. */
export async function unmatchReceipt(
  context: Context,
  { receipt_no, reason }: InputOf<typeof unmatchCall>,
): Promise<OutputOf<typeof unmatchCall>> {
  const { origin_no } = await readReceipt(context, receipt_no)
  const money_no = origin_no || receipt_no
  const { receipt_status } = await holdReceipt(context, money_no)
  if (receipt_status !== '1' && receipt_status !== '2')
    throw receiptErrors.BIZ_RECEIPT_STATE.with({ state: receiptStatus.texts[receipt_status] })
  const { tx, session } = context
  const { company_cd, user_cd } = session
  const isOfIt = sql`r.company_cd = ${company_cd} AND r.cancel_flg = '0'
    AND (r.receipt_no = ${money_no} OR r.origin_no = ${money_no})`
  const concerned = await rows(
    tx,
    { receipt_no: text, receipt_status: text, statement_no: text, origin_no: text },
    sql`SELECT r.receipt_no, ${statusOfReceipt} AS receipt_status, r.statement_no, r.origin_no FROM ${receipt} AS r
      WHERE ${isOfIt} ORDER BY r.receipt_no`,
  )
  const stated = concerned.find((one) => one.origin_no !== '' && one.statement_no !== '')
  if (stated) throw receiptErrors.BIZ_RECEIPT_STATED.with({ no: stated.statement_no })
  await tx.execute(sql`UPDATE ${invoiceStatement} AS s SET settled_amount = s.settled_amount - w.amount
    FROM (SELECT m.statement_no, sum(m.amount) AS amount FROM ${receiptMatch} AS m JOIN ${receipt} AS r
      USING (company_cd, receipt_no) WHERE ${isOfIt} GROUP BY 1) AS w
    WHERE s.company_cd = ${company_cd} AND s.statement_no = w.statement_no`)
  await tx.execute(sql`DELETE FROM ${receiptMatch} AS m USING ${receipt} AS r
    WHERE m.company_cd = r.company_cd AND m.receipt_no = r.receipt_no AND ${isOfIt}`)
  await tx.execute(sql`UPDATE ${receipt} AS r SET matched_amount = 0, update_user = ${user_cd}, update_dt = now(),
      update_cnt = r.update_cnt + 1, cancel_flg = CASE r.origin_no WHEN '' THEN '0' ELSE '1' END WHERE ${isOfIt}`)
  await recordSteps(
    context,
    concerned.map((one) => ({
      ...stepOf(one.receipt_no),
      ...{ from: one.receipt_status, to: one.origin_no === '' ? '0' : '9', verb: 'unmatch', reason },
    })),
  )
  say(context, receivablesChanged, {})
  return { receipt_no: money_no }
}
