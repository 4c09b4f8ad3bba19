import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead } from '#modules/master/server/views.ts'
import { slipNumberOf } from '#modules/system/server/index.ts'
import { compare, decimal, grouped, minus, plus, sum, zero } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { recordStep } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { say } from '#platform/server/facts/say.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import { proposeMatch, type Match } from '../../contract/receipt/propose-match.ts'
import type {
  matchExact as exactCall,
  matchReceipt as matchCall,
  openOfReceipt as openCall,
} from '../../contract/receipt/receipt-calls.ts'
import { receiptStatus } from '../../contract/receipt/receipt-codes.ts'
import { receiptErrors } from '../../contract/receipt/receipt-errors.ts'
import { receiptNumber } from '../../contract/receipt/receipt-number.ts'
import { shareDifference } from '../../contract/receipt/share-difference.ts'
import { receivablesChanged } from '../../contract/statement/receivable-facts.ts'
import { holdCustomers, type Billed } from '../statement/hold-customers.ts'
import { invoiceStatement, receipt, receiptMatch } from '../statement/tables.ts'
import { stepOf, writeReceipt } from './enter-receipt.ts'
import { holdReceipt, readReceipt } from './read-receipt.ts'

const text = z.string()
const columns = {
  ...{ statement_no: text, closing_dt: text, pay_dt: text, sales_amount: text, open_amount: text },
}

/** Statements of the customer that are not settled, the oldest first. */
const openStatements = ({ tx, session }: Context, { customer_cd, branch_no }: Billed) =>
  rows(
    tx,
    columns,
    sql`SELECT s.statement_no, s.closing_dt::text AS closing_dt, s.pay_dt::text AS pay_dt, s.sales_amount::text AS sales_amount,
        (s.due_amount - s.settled_amount)::text AS open_amount
      FROM ${invoiceStatement} AS s WHERE s.company_cd = ${session.company_cd} AND s.customer_cd = ${customer_cd}
        AND s.branch_no = ${branch_no} AND s.statement_status <> '9' AND s.due_amount <> s.settled_amount
      ORDER BY s.closing_dt, s.statement_no`,
  )

/** 消込候補: what is open, and what the money is most likely for. */
export async function openOfReceipt(
  context: Context,
  { receipt_no }: InputOf<typeof openCall>,
): Promise<OutputOf<typeof openCall>> {
  const found = await readReceipt(context, receipt_no)
  const open = await openStatements(context, found)
  const { how, fee, matches } = proposeMatch(found.rest_amount, open)
  const [named] = await rows(
    context.tx,
    { customer_nm: text },
    sql`SELECT coalesce((SELECT c.customer_nm FROM ${customerRead.rows} AS c WHERE c.company_cd = ${context.session.company_cd}
      AND c.customer_cd = ${found.customer_cd} AND c.branch_no = ${found.branch_no}), '') AS customer_nm`,
  )
  const proposedFor = new Map(matches.map(({ statement_no, amount }) => [statement_no, amount]))
  return {
    ...{ customer_nm: named?.customer_nm ?? '', rest_amount: found.rest_amount, how, fee },
    list: open.map((one) => ({ ...one, proposed: proposedFor.get(one.statement_no) ?? '0' })),
  }
}

/** 消込: what was deducted becomes a receipt of its own, by its reason, so that money and deduction add up to what is settled. */
export async function matchReceipt(
  context: Context,
  { receipt_no, matches, difference, difference_kind }: InputOf<typeof matchCall>,
): Promise<OutputOf<typeof matchCall>> {
  return inOneUnit(context, async () => {
    const found = await holdReceipt(context, receipt_no)
    const { customer_cd, branch_no, receipt_dt, receipt_status, rest_amount } = found
    if (receipt_status === '2' || receipt_status === '9')
      throw receiptErrors.BIZ_RECEIPT_STATE.with({ state: receiptStatus.texts[receipt_status] })
    const wanted = matches.filter(({ amount }) => BigInt(amount) !== 0n)
    refuseOther(await openStatements(context, found), matches)
    const shared = refuseSum(wanted, rest_amount, difference)
    await writeMatches(context, receipt_no, shared.money)
    if (BigInt(difference) !== 0n) {
      const number = slipNumberOf(context, { ...receiptNumber, date: receipt_dt })
      unitOf(context).write(async () => {
        const deducted_no = number.value
        await writeReceipt(context, {
          ...{ customer_cd, branch_no, receipt_dt, receipt_kind: difference_kind, amount: difference },
          ...{ receipt_no: deducted_no, origin_no: receipt_no },
        })
        await writeMatches(context, deducted_no, shared.deducted)
      })
    }
    return () => ({ receipt_no })
  })
}

function refuseOther(
  open: readonly { readonly statement_no: string; readonly open_amount: string }[],
  matches: readonly Match[],
): void {
  const openOf = new Map(open.map(({ statement_no, open_amount }) => [statement_no, decimal(open_amount)]))
  for (const [at, { statement_no, amount }] of matches.entries()) {
    const left = openOf.get(statement_no)
    if (!left) throw receiptErrors.BIZ_RECEIPT_OTHER.with({ no: statement_no }).at(`matches.${at}.amount`)
    const taken = decimal(amount)
    const rest = minus(left, taken)
    const isMore = compare(left, zero) > 0 ? compare(rest, zero) < 0 : compare(rest, zero) > 0
    const isOpposite = compare(taken, zero) * compare(left, zero) < 0
    if (isMore || isOpposite)
      throw receiptErrors.BIZ_RECEIPT_OVER.with({ open: grouped(left, 0) }).at(`matches.${at}.amount`)
    openOf.set(statement_no, rest)
  }
}

function refuseSum(matches: readonly Match[], rest_amount: string, difference: string) {
  const matched = sum(matches.map(({ amount }) => decimal(amount)))
  const rest = plus(decimal(rest_amount), decimal(difference))
  const said = { sum: grouped(matched, 0), rest: grouped(rest, 0) }
  const isBelow = compare(decimal(rest_amount), zero) < 0
  const over = isBelow ? compare(matched, rest) < 0 : compare(matched, rest) > 0
  if (over || matches.length === 0) throw receiptErrors.BIZ_RECEIPT_MORE.with(said).at('matches')
  const shared = shareDifference(matches, difference)
  if (!shared || (BigInt(difference) !== 0n && compare(matched, rest) !== 0))
    throw receiptErrors.BIZ_RECEIPT_DIFFERENCE.with(said).at('difference')
  return shared
}

/** 一括消込: what settles statements to the yen; the rest waits for a person. */
export async function matchExact(
  context: Context,
  { receipt_no: numbers }: InputOf<typeof exactCall>,
): Promise<OutputOf<typeof exactCall>> {
  const all = []
  for (const number of [...new Set(numbers)].toSorted()) all.push(await readReceipt(context, number))
  await holdCustomers(context, all)
  let matched = 0
  for (const { receipt_no } of all) {
    const found = await readReceipt(context, receipt_no)
    if (found.receipt_status === '2' || found.receipt_status === '9') continue
    const { how, matches } = proposeMatch(found.rest_amount, await openStatements(context, found))
    if (how !== 'exact') continue
    await writeMatches(context, receipt_no, matches)
    matched += 1
  }
  return { matched }
}

async function writeMatches(context: Context, receipt_no: string, matches: readonly Match[]): Promise<void> {
  const { tx, session } = context
  const { company_cd, user_cd } = session
  const before = await readReceipt(context, receipt_no)
  await tx.execute(sql`INSERT INTO ${receiptMatch} AS m (company_cd, receipt_no, statement_no, amount, create_user, update_user)
    SELECT ${company_cd}, ${receipt_no}, w.statement_no, sum(w.amount), ${user_cd}, ${user_cd}
    FROM ${sentRows(matches, 'w', { statement_no: 'text', amount: 'numeric' })} GROUP BY w.statement_no
    ON CONFLICT (company_cd, receipt_no, statement_no) DO UPDATE SET amount = m.amount + excluded.amount`)
  await tx.execute(sql`UPDATE ${invoiceStatement} AS s SET settled_amount = s.settled_amount + w.amount
    FROM (SELECT o.statement_no, sum(o.amount) AS amount
      FROM ${sentRows(matches, 'o', { statement_no: 'text', amount: 'numeric' })} GROUP BY 1) AS w
    WHERE s.company_cd = ${company_cd} AND s.statement_no = w.statement_no`)
  await tx.execute(sql`UPDATE ${receipt} AS r SET matched_amount = (SELECT coalesce(sum(m.amount), 0) FROM ${receiptMatch} AS m
      WHERE m.company_cd = r.company_cd AND m.receipt_no = r.receipt_no), update_user = ${user_cd}, update_dt = now(),
      update_cnt = r.update_cnt + 1
    WHERE r.company_cd = ${company_cd} AND r.receipt_no = ${receipt_no}`)
  const { receipt_status } = await readReceipt(context, receipt_no)
  await recordStep(context, {
    ...stepOf(receipt_no),
    ...{ from: before.receipt_status, to: receipt_status, verb: 'match' },
  })
  say(context, receivablesChanged, {})
}
