import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { companyDate } from '#modules/system/server/index.ts'
import type { AnyValues, StoredOf, WrittenOf } from '#platform/contract/master-record.ts'
import { changesBetween, recordChange } from '#platform/server/audit/change-history.ts'
import type { Context } from '#platform/server/context.ts'
import { sayKeysChanged } from '#platform/server/master/say-changed.ts'
import { rows, type Tx } from '#platform/server/database/database.ts'
import { customerMaster } from '../../contract/customer.ts'
import { datedFields } from '../../contract/customer-history.ts'
import { customer, customerHistory } from '../tables.ts'

type Customer = StoredOf<typeof customerMaster>

const listOf = (one: (name: SQL) => SQL): SQL =>
  sql.join(
    datedFields.map((name) => one(sql`${sql.identifier(name)}`)),
    sql`, `,
  )
const wholeRow = z.record(z.string(), z.unknown())
const plainList = listOf((name) => name)

interface Written {
  readonly company_cd: string
  readonly user_cd: string
  readonly from_dt: string
}

/** What a customer is, as a row of its history from a day on; a row that is there for that day becomes this one. */
const writeDated = (tx: Tx, { company_cd, user_cd, from_dt }: Written, record: AnyValues) =>
  tx.execute(sql`
    INSERT INTO ${customerHistory} (company_cd, customer_cd, branch_no, from_dt, ${plainList}, create_user, update_user)
    SELECT ${company_cd}, customer_cd, branch_no, ${from_dt}::date, ${plainList}, ${user_cd}, ${user_cd}
    FROM jsonb_populate_record(NULL::${customerHistory}, ${JSON.stringify(record)}::jsonb)
    ON CONFLICT (company_cd, customer_cd, branch_no, from_dt) DO UPDATE SET
      ${listOf((name) => sql`${name} = excluded.${name}`)}, abort_div = '0', update_user = excluded.update_user,
      update_dt = now(), update_cnt = ${customerHistory.update_cnt} + 1`)

/** A customer begins its history on the day on which it is registered. */
export async function beginHistory(
  { tx, session }: Context,
  record: WrittenOf<typeof customerMaster>,
): Promise<void> {
  const { company_cd, user_cd } = session
  await writeDated(tx, { company_cd, user_cd, from_dt: await companyDate(tx, company_cd) }, record)
}

/** A change made in the customer master itself holds from today on. */
export async function keepHistory(
  { tx, session }: Context,
  before: Customer,
  after: Customer,
): Promise<void> {
  if (datedFields.every((field) => before[field] === after[field])) return
  const { company_cd, user_cd } = session
  await writeDated(tx, { company_cd, user_cd, from_dt: await companyDate(tx, company_cd) }, after)
}

/** For records that came without their history, such as those of the demo company. */
export const beginMissingHistories = (tx: Tx, { company_cd, user_cd }: Omit<Written, 'from_dt'>) =>
  tx.execute(sql`
    INSERT INTO ${customerHistory} (company_cd, customer_cd, branch_no, from_dt, ${plainList}, create_user, update_user)
    SELECT company_cd, customer_cd, branch_no, create_dt::date, ${plainList}, ${user_cd}, ${user_cd}
    FROM ${customer} WHERE company_cd = ${company_cd} AND NOT EXISTS (SELECT FROM ${customerHistory} AS known
      WHERE known.company_cd = customer.company_cd AND known.customer_cd = customer.customer_cd
        AND known.branch_no = customer.branch_no)`)

/** A row of the history that holds already changes the customer at once. */
export const applyNow = (context: Context): Promise<void> => applyOnNewDay(context)

/** When the business date has moved on everywhere, customers become what was written for that day. */
export async function applyOnNewDay(context: Context): Promise<void> {
  await applyDated(context, await companyDate(context.tx, context.session.company_cd))
}

/** The customer master is always the latest row of the history that holds on the business date. */
async function applyDated(context: Context, biz_dt: string): Promise<void> {
  const { tx, session } = context
  const { company_cd, user_cd } = session
  const holding = sql`SELECT DISTINCT ON (customer_cd, branch_no) * FROM ${customerHistory}
    WHERE company_cd = ${company_cd} AND abort_div = '0' AND from_dt <= ${biz_dt}::date
    ORDER BY customer_cd, branch_no, from_dt DESC`
  const differing = await rows(
    tx,
    { customer_cd: z.string(), branch_no: z.string(), was: wholeRow, becomes: wholeRow },
    sql`SELECT now_is.customer_cd, now_is.branch_no, to_jsonb(now_is) AS was, to_jsonb(dated) AS becomes
      FROM ${customer} AS now_is JOIN (${holding}) AS dated
        ON dated.customer_cd = now_is.customer_cd AND dated.branch_no = now_is.branch_no
      WHERE now_is.company_cd = ${company_cd} AND now_is.abort_div <> '2'
        AND (${listOf((name) => sql`now_is.${name}`)}) IS DISTINCT FROM (${listOf((name) => sql`dated.${name}`)})
      FOR UPDATE OF now_is`,
  )
  for (const { customer_cd, branch_no, was, becomes } of differing) {
    await tx.execute(sql`
      UPDATE ${customer} SET ${listOf((name) => sql`${name} = dated.${name}`)},
        update_user = ${user_cd}, update_dt = now(), update_cnt = ${customer.update_cnt} + 1
      FROM jsonb_populate_record(NULL::${customerHistory}, ${JSON.stringify(becomes)}::jsonb) AS dated
      WHERE ${customer.company_cd} = ${company_cd} AND ${customer}.customer_cd = ${customer_cd}
        AND ${customer}.branch_no = ${branch_no}`)
    await recordChange(context, {
      table: customerMaster.name,
      key: `${customer_cd} ${branch_no}`,
      action: 'update',
      changes: changesBetween(was, becomes, datedFields),
    })
  }
  if (differing.length > 0)
    sayKeysChanged(
      customerMaster,
      context,
      differing.map(({ customer_cd, branch_no }) => `${customer_cd} ${branch_no}`),
    )
}
