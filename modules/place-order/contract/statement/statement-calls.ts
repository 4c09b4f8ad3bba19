import { day, dayOrBlank } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { branchNo } from '#modules/master/contract/partner-fields.ts'
import { printedNumbers } from '#platform/contract/document.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { mailErrors } from '#modules/system/contract/mail-errors.ts'
import { placeOrderErrors } from '../order/place-order-errors.ts'
import { statementErrors } from './statement-errors.ts'

const base = '/api/placeorder/supplierStatement'
const guard = ['placeorder:yes'] as const
const write = 'write:placeorder' as const
const audit = 'supplierStatement'
const text = z.string()
const statement_no = z.string().min(1).max(20)

const closable = z.object({
  ...{ supplier_cd: text, branch_no: text, supplier_nm: text, purchase_cnt: z.number().int() },
  ...{ opening_amount: text, net_amount: text, tax_amount: text, pay_amount: text, pay_dt: text },
  /** Counted from the first receipt; later than the law allows. */
  ...{ pay_days: z.number().int(), late_flg: z.boolean() },
  /** The closing to which the oldest of it belongs, and whether that is this one, or he was left out on it. */
  ...{ closes_dt: text, due_flg: z.boolean() },
})
export type Closable = z.output<typeof closable>

/** 締め対象: everybody with something open, with what they would get, and whose closing day it is. */
export const closableSuppliers = endpoint({
  method: 'GET',
  path: `${base}/getClosable`,
  summary: { ja: '支払通知：締め対象', en: 'Statements: what may be closed', zh: '付款通知：结账对象' },
  guard,
  /** Blank: the first closing day that has come and is not done; today where there is none. */
  input: z.object({ closing_dt: dayOrBlank }),
  output: z.object({
    closing_dt: day,
    /** Closing days that have come, of suppliers with something open up to them. */
    due: z.array(z.object({ closing_dt: day, suppliers: z.int() })),
    list: z.array(closable),
  }),
})

const supplier = z.object({ supplier_cd: codeSchema(10), branch_no: branchNo().schema })

export const closeSuppliers = endpoint({
  method: 'POST',
  path: `${base}/close`,
  summary: { ja: '支払通知：締め', en: 'Statements: close', zh: '付款通知：结账' },
  ...{ guard, write, audit },
  input: z.object({ closing_dt: day, suppliers: z.array(supplier).min(1).max(200) }),
  output: z.object({ statement_no: z.array(text) }),
  errors: [
    statementErrors.BIZ_STATEMENT_NOTHING,
    statementErrors.BIZ_STATEMENT_FUTURE,
    statementErrors.BIZ_STATEMENT_BEFORE,
  ],
})

export const withdrawStatement = endpoint({
  method: 'POST',
  path: `${base}/withdraw`,
  summary: { ja: '支払通知：取消', en: 'Statement: withdraw', zh: '付款通知：撤回' },
  ...{ guard, write, audit },
  input: z.object({ statement_no, reason: z.string().trim().min(1).max(100) }),
  output: z.object({ statement_no: text }),
  errors: [
    http[404],
    statementErrors.BIZ_STATEMENT_LATER,
    statementErrors.BIZ_STATEMENT_PAID,
    statementErrors.BIZ_STATEMENT_PAID_ON,
    statementErrors.BIZ_STATEMENT_STATE,
  ],
})

/** 先方確認: with it the statement is the supplier's invoice (仕入明細書). */
export const confirmStatement = endpoint({
  method: 'POST',
  path: `${base}/confirm`,
  summary: { ja: '支払通知：先方確認', en: 'Statement: confirmed', zh: '付款通知：对方确认' },
  ...{ guard, write, audit },
  input: z.object({ statement_no, confirmed_dt: day, confirmed_by: z.string().trim().min(1).max(60) }),
  output: z.object({ statement_no: text }),
  errors: [http[404], statementErrors.BIZ_STATEMENT_STATE],
})

export const printStatements = endpoint({
  method: 'POST',
  path: `${base}/print`,
  summary: { ja: '支払通知書の印刷', en: 'Print statements', zh: '打印付款通知书' },
  ...{ guard, write, audit: 'printStatement', file: 'application/pdf' },
  input: z.object({ statement_no: printedNumbers }),
  output: fileAnswer,
  errors: [http[404]],
})

/** 支払通知メール: each goes to its supplier's address, with the paper as it is kept; all addresses are known, or nothing leaves. */
export const mailStatements = endpoint({
  method: 'POST',
  path: `${base}/mail`,
  summary: { ja: '支払通知書のメール送信', en: 'Mail statements', zh: '邮件发送付款通知书' },
  ...{ guard, write, audit: 'printStatement' },
  input: z.object({ statement_no: printedNumbers }),
  output: z.object({ mails: z.int() }),
  errors: [
    ...[http[404], statementErrors.BIZ_STATEMENT_STATE],
    ...[placeOrderErrors.BIZ_PO_NO_MAIL, mailErrors.BIZ_MAIL_NOT_SET],
  ],
})
