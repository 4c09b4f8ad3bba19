import { listed } from '#platform/contract/punctuation.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { supplierMaster } from '#modules/master/contract/supplier.ts'
import { supplierRead } from '#modules/master/server/views.ts'
import { bankErrors, wrongInBank } from '#modules/system/contract/bank-rules.ts'
import { unreadable } from '#modules/system/contract/bank-text.ts'
import { bankAccountRead, companyRead } from '#modules/system/server/views.ts'
import { compare, decimal, grouped, sum, written } from '#platform/contract/decimal.ts'
import type { FileAnswer, InputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { say } from '#platform/contract/text.ts'
import type { Context, TransactionsContext } from '#platform/server/context.ts'
import { encodeCp932 } from '#platform/server/csv/cp932.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { storeFile } from '#platform/server/stored-files/stored-file.ts'
import { paymentErrors } from '../../contract/statement/payment-errors.ts'
import type { makeTransfer as makeCall } from '../../contract/statement/transfer-calls.ts'
import { transferErrors } from '../../contract/statement/transfer-errors.ts'
import { mostTransferred, transferFile, type Sender } from '../../contract/statement/transfer-file.ts'
import { holdAccounts } from './hold-accounts.ts'
import { supplierStatement } from './tables.ts'

type Wanted = InputOf<typeof makeCall>
type Storing = Pick<Context, 'tx'> & TransactionsContext

/** 振込データ: what is missing is named, and nothing is paid twice. */
export async function makeTransfer(context: TransactionsContext, wanted: Wanted): Promise<FileAnswer> {
  return context.transaction('write', (tx) => write({ ...context, tx }, wanted))
}

async function write(context: Storing, { account_cd, statement_no }: Wanted): Promise<FileAnswer> {
  const sender = await readSender(context, account_cd)
  const numbers = [...new Set(statement_no)]
  const seen = await readPayments(context, numbers)
  if (seen.length !== numbers.length) throw http[404].with()
  await holdAccounts(context, seen)
  // Behind the locks: whoever was faster may have paid or withdrawn some of them.
  const payments = await readPayments(context, numbers)
  for (const one of payments) refusePayment(context, one)
  const [first] = payments
  const other = payments.find(({ pay_dt }) => pay_dt !== first?.pay_dt)
  if (!first) throw http[404].with()
  if (other) throw transferErrors.BIZ_TRANSFER_DAYS.with({ one: first.pay_dt, other: other.pay_dt })
  const { pay_dt } = first
  const text = transferFile(
    sender,
    pay_dt,
    payments.map((one) => ({ ...one, customer_no: one.statement_no, amount: one.pay_amount })),
  )
  const content = encodeCp932(text)
  if (!content) throw new Error('Every letter of a transfer file can be written')
  const name = `総合振込_${pay_dt}_${first.statement_no}.txt`
  const { tx, session } = context
  await tx.execute(sql`UPDATE ${supplierStatement} AS s SET transfer_nm = ${name}, paid_dt = s.pay_dt,
      paid_method = ${byTransfer}, update_user = ${session.user_cd},
      update_dt = now(), update_cnt = s.update_cnt + 1
    WHERE s.company_cd = ${session.company_cd} AND s.statement_no = ANY(${textArray(numbers)})`)
  await storeFile(context, {
    ...{ file_nm: name, content },
    business: {
      ...({ direction: 'sent', partner_cd: account_cd, partner_nm: sender.company_nm } as const),
      document_dt: pay_dt,
      amount: written(sum(payments.map(({ pay_amount }) => decimal(pay_amount))), 0),
    },
  })
  return { name, content }
}

const text = z.string()
const bank = {
  ...{ bank_cd: text, bank_branch_cd: text, bank_account_type: text },
  ...{ bank_account_no: text, bank_account_nm: text },
}

async function readSender(
  { tx, session }: Storing,
  account_cd: string,
): Promise<Sender & { readonly company_nm: string }> {
  const [found] = await rows(
    tx,
    { ...bank, consignor_cd: text, company_nm: text },
    sql`SELECT a.consignor_cd, a.bank_cd, a.bank_branch_cd, a.bank_account_type, a.bank_account_no, a.bank_account_nm,
        coalesce(${companyRead.of('a', 'company_nm')}, '') AS company_nm
      FROM ${bankAccountRead.rows} AS a WHERE a.company_cd = ${session.company_cd} AND a.account_cd = ${account_cd}
        AND a.abort_div = '0'`,
  )
  if (!found) throw transferErrors.BIZ_TRANSFER_ACCOUNT.with({ code: account_cd }).at('account_cd')
  if (found.consignor_cd === '')
    throw transferErrors.BIZ_TRANSFER_CONSIGNOR.with({ code: account_cd }).at('account_cd')
  return found
}

const payment = {
  ...{ ...bank, statement_no: text, supplier_cd: text, branch_no: text, pay_dt: text, pay_amount: text },
  ...{ payee_cd: text, statement_status: text, transfer_nm: text, paid_dt: text, pay_method: text },
}
type Payment = z.output<z.ZodObject<typeof payment>>

/** Where money goes now: to the supplier's bank, or to that of whoever he has paid (支払先). */
function readPayments({ tx, session }: Storing, numbers: readonly string[]): Promise<readonly Payment[]> {
  const of = (
    name: 'bank_cd' | 'bank_branch_cd' | 'bank_account_type' | 'bank_account_no' | 'bank_account_nm',
  ) =>
    sql`coalesce(${supplierRead.of('s', name, { supplier_cd: 'payee_cd', branch_no: 'payee_branch_no' })}, '')`
  return rows(
    tx,
    payment,
    sql`SELECT s.statement_no, s.supplier_cd, s.branch_no, s.payee_cd, s.pay_dt::text AS pay_dt, s.pay_amount::text AS pay_amount,
        s.statement_status, s.transfer_nm, coalesce(s.paid_dt::text, '') AS paid_dt, coalesce(${supplierRead.of('s', 'pay_method')}, '') AS pay_method,
        ${of('bank_cd')} AS bank_cd, ${of('bank_branch_cd')} AS bank_branch_cd,
        ${of('bank_account_type')} AS bank_account_type, ${of('bank_account_no')} AS bank_account_no,
        ${of('bank_account_nm')} AS bank_account_nm
      FROM (SELECT m.*, coalesce(${supplierRead.of('m', 'pay_to_cd')}, m.supplier_cd) AS payee_cd,
            CASE WHEN ${supplierRead.of('m', 'pay_to_cd')} IS NULL THEN m.branch_no ELSE ${supplierRead.of('m', 'pay_to_branch_no')} END AS payee_branch_no
          FROM ${supplierStatement} AS m WHERE m.company_cd = ${session.company_cd}
            AND m.statement_no = ANY(${textArray(numbers)})) AS s
      ORDER BY s.supplier_cd, s.branch_no, s.statement_no`,
  )
}

const byTransfer = '1'

function refusePayment({ language }: Storing, one: Payment): void {
  const { statement_no: no, supplier_cd: code, transfer_nm: file } = one
  if (one.statement_status === '9') throw transferErrors.BIZ_TRANSFER_WITHDRAWN.with({ no })
  if (file !== '') throw transferErrors.BIZ_TRANSFER_DONE.with({ no, file })
  if (one.paid_dt !== '') throw paymentErrors.BIZ_PAYMENT_DONE.with({ no, date: one.paid_dt })
  if (decimal(one.pay_amount).units <= 0n) throw transferErrors.BIZ_TRANSFER_AMOUNT.with({ no })
  if (compare(decimal(one.pay_amount), decimal(mostTransferred)) > 0)
    throw transferErrors.BIZ_TRANSFER_TOO_MUCH.with({ no, most: grouped(decimal(mostTransferred)) })
  if (one.pay_method !== byTransfer) throw transferErrors.BIZ_TRANSFER_METHOD.with({ code })
  const missing = wrongInBank(one).filter(({ kind }) => kind !== bankErrors.BIZ_BANK_LETTER)
  if (missing.length > 0) {
    const fields = listed(
      missing.map(({ name }) => say(supplierMaster.fields[name].label, language)),
      language,
    )
    throw transferErrors.BIZ_TRANSFER_BANK.with({ code: one.payee_cd, fields })
  }
  const letter = unreadable(one.bank_account_nm)
  if (letter !== '') throw bankErrors.BIZ_BANK_LETTER.with({ letter })
}
