import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { recordSteps, takeStep } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { statementStatus } from '../../contract/statement/statement-codes.ts'
import type {
  confirmStatement as confirmCall,
  withdrawStatement as withdrawCall,
} from '../../contract/statement/statement-calls.ts'
import { statementMachine } from '../../contract/statement/statement-machine.ts'
import { purchase } from '../tables.ts'
import { holdAccounts } from './hold-accounts.ts'
import { supplierStatement } from './tables.ts'

type Key = Pick<InputOf<typeof withdrawCall>, 'statement_no'>

/** 取消: its purchases are open again. */
export async function withdrawStatement(
  context: Context,
  { statement_no, reason }: InputOf<typeof withdrawCall>,
): Promise<Key> {
  const statement_status = await step(context, { statement_no, verb: 'withdraw', reason })
  const { tx, session } = context
  await tx.execute(sql`UPDATE ${supplierStatement} AS s SET statement_status = ${statement_status},
      update_user = ${session.user_cd}, update_dt = now(), update_cnt = s.update_cnt + 1
    WHERE s.company_cd = ${session.company_cd} AND s.statement_no = ${statement_no}`)
  const opened = await rows(
    tx,
    { factory_cd: z.string(), purchase_no: z.string() },
    sql`UPDATE ${purchase} AS h SET purchase_status = '1', statement_no = ''
      WHERE h.company_cd = ${session.company_cd} AND h.statement_no = ${statement_no}
      RETURNING h.factory_cd, h.purchase_no`,
  )
  await recordSteps(
    context,
    opened.map(({ factory_cd, purchase_no }) => ({
      ...{ document: 'purchase', key: `${factory_cd} ${purchase_no}`, axis: 'purchase_status' },
      ...{ from: '2', to: '1', verb: 'withdraw', reason },
    })),
  )
  return { statement_no }
}

/** 先方確認: who confirmed it, and when, is kept with it. */
export async function confirmStatement(
  context: Context,
  { statement_no, confirmed_dt, confirmed_by }: InputOf<typeof confirmCall>,
): Promise<Key> {
  const statement_status = await step(context, { statement_no, verb: 'confirm', reason: confirmed_by })
  const { tx, session } = context
  await tx.execute(sql`UPDATE ${supplierStatement} AS s SET statement_status = ${statement_status},
      confirmed_dt = ${confirmed_dt}::date, confirmed_by = ${confirmed_by}, update_user = ${session.user_cd},
      update_dt = now(), update_cnt = s.update_cnt + 1
    WHERE s.company_cd = ${session.company_cd} AND s.statement_no = ${statement_no}`)
  return { statement_no }
}

interface Wanted extends Key {
  readonly verb: (typeof statementMachine.verbs)[number]
  readonly reason: string
}

async function step(context: Context, { statement_no, verb, reason }: Wanted): Promise<string> {
  const { tx, session } = context
  const isThis = sql`s.company_cd = ${session.company_cd} AND s.statement_no = ${statement_no}`
  const [of] = await rows(
    tx,
    { supplier_cd: z.string(), branch_no: z.string() },
    sql`SELECT s.supplier_cd, s.branch_no FROM ${supplierStatement} AS s WHERE ${isThis}`,
  )
  if (!of) throw http[404].with()
  await holdAccounts(context, [of])
  const [found] = await rows(
    tx,
    { state: statementStatus.schema, transfer_nm: z.string(), paid_dt: z.string(), later_no: z.string() },
    sql`SELECT s.statement_status AS state, s.transfer_nm, coalesce(s.paid_dt::text, '') AS paid_dt, coalesce((SELECT min(o.statement_no) FROM ${supplierStatement} AS o
        WHERE o.company_cd = s.company_cd AND o.supplier_cd = s.supplier_cd AND o.branch_no = s.branch_no
          AND o.statement_status <> '9' AND (o.closing_dt, o.statement_no) > (s.closing_dt, s.statement_no)), '') AS later_no
      FROM ${supplierStatement} AS s WHERE ${isThis}`,
  )
  if (!found) throw http[404].with()
  return takeStep(context, statementMachine, {
    ...{ document: 'supplier_statement', key: statement_no, state: found.state, verb, reason },
    facts: found,
  })
}
