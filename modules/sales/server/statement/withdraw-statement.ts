import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { recordSteps, takeStep } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { say } from '#platform/server/facts/say.ts'
import { receivablesChanged } from '../../contract/statement/receivable-facts.ts'
import type { withdrawStatement as withdrawCall } from '../../contract/statement/statement-calls.ts'
import { statementStatus } from '../../contract/statement/statement-codes.ts'
import { statementMachine } from '../../contract/statement/statement-machine.ts'
import { sales } from '../tables.ts'
import { holdCustomers } from './hold-customers.ts'
import { invoiceStatement, receipt, receiptMatch } from './tables.ts'

const text = z.string()

/** 取消: its sales are open again, and what was received stands on no statement. */
export async function withdrawStatement(
  context: Context,
  { statement_no, reason }: InputOf<typeof withdrawCall>,
): Promise<OutputOf<typeof withdrawCall>> {
  const { tx, session } = context
  const { company_cd, user_cd } = session
  const isThis = sql`s.company_cd = ${company_cd} AND s.statement_no = ${statement_no}`
  const [of] = await rows(
    tx,
    { customer_cd: text, branch_no: text },
    sql`SELECT s.customer_cd, s.branch_no FROM ${invoiceStatement} AS s WHERE ${isThis}`,
  )
  if (!of) throw http[404].with()
  await holdCustomers(context, [of])
  const [found] = await rows(
    tx,
    { state: statementStatus.schema, later_no: text, receipt_no: text },
    sql`SELECT s.statement_status AS state, coalesce((SELECT min(o.statement_no) FROM ${invoiceStatement} AS o
        WHERE o.company_cd = s.company_cd AND o.customer_cd = s.customer_cd AND o.branch_no = s.branch_no
          AND o.statement_status <> '9' AND (o.closing_dt, o.statement_no) > (s.closing_dt, s.statement_no)), '') AS later_no,
        coalesce((SELECT min(m.receipt_no) FROM ${receiptMatch} AS m WHERE m.company_cd = s.company_cd
          AND m.statement_no = s.statement_no), '') AS receipt_no
      FROM ${invoiceStatement} AS s WHERE ${isThis}`,
  )
  if (!found) throw http[404].with()
  const statement_status = await takeStep(context, statementMachine, {
    ...{ document: 'invoice_statement', key: statement_no, state: found.state, verb: 'withdraw', reason },
    facts: found,
  })
  await tx.execute(sql`UPDATE ${invoiceStatement} AS s SET statement_status = ${statement_status},
      update_user = ${user_cd}, update_dt = now(), update_cnt = s.update_cnt + 1 WHERE ${isThis}`)
  await tx.execute(sql`UPDATE ${receipt} AS r SET statement_no = ''
    WHERE r.company_cd = ${company_cd} AND r.statement_no = ${statement_no}`)
  await rows(
    tx,
    {},
    sql`SELECT FROM ${sales} AS h WHERE h.company_cd = ${company_cd} AND h.statement_no = ${statement_no}
      ORDER BY h.factory_cd, h.sales_no FOR NO KEY UPDATE`,
  )
  const opened = await rows(
    tx,
    { factory_cd: text, sales_no: text },
    sql`UPDATE ${sales} AS h SET sales_slip_status = '1', statement_no = ''
      WHERE h.company_cd = ${company_cd} AND h.statement_no = ${statement_no} RETURNING h.factory_cd, h.sales_no`,
  )
  await recordSteps(
    context,
    opened.map(({ factory_cd, sales_no }) => ({
      ...{ document: 'sales', key: `${factory_cd} ${sales_no}`, axis: 'sales_slip_status' },
      ...{ from: '2', to: '1', verb: 'withdraw', reason },
    })),
  )
  say(context, receivablesChanged, {})
  return { statement_no }
}
