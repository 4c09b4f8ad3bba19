import { day, dayOrBlank } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { branchNo } from '#modules/master/contract/partner-fields.ts'
import { printedNumbers } from '#platform/contract/document.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { job } from '#platform/contract/job.ts'
import { mailErrors } from '#modules/system/contract/mail-errors.ts'
import { statementErrors } from './statement-errors.ts'

const base = '/api/receiveorder/customerStatement'
const guard = ['receiveorder:yes'] as const
const write = 'write:receiveorder' as const
const audit = 'customerStatement'
const text = z.string()
const statement_no = z.string().min(1).max(20)

const closable = z.object({
  ...{ customer_cd: text, branch_no: text, customer_nm: text, sales_cnt: z.number().int() },
  ...{ previous_amount: text, received_amount: text, carried_amount: text, net_amount: text },
  ...{ tax_amount: text, billed_amount: text, pay_dt: text },
  /** It is one of the customer's closing days, or what is open should have been closed before. */
  due_flg: z.boolean(),
})
export type Closable = z.output<typeof closable>

/** 締め: whoever gets an invoice and has something to be stated up to that day, with what it would say. */
export const closableCustomers = endpoint({
  method: 'GET',
  path: `${base}/getClosable`,
  summary: { ja: '請求：締め対象', en: 'Statements of customers: what may be closed', zh: '账单：结账对象' },
  guard,
  /** Blank: the first closing day that has come and is not done; today where there is none. */
  input: z.object({ closing_dt: dayOrBlank }),
  output: z.object({
    closing_dt: day,
    /** Closing days that have come, of customers with something open up to them. */
    due: z.array(z.object({ closing_dt: day, customers: z.int() })),
    list: z.array(closable),
  }),
})

/** 請求先. */
const billed = z.object({ customer_cd: codeSchema(10), branch_no: branchNo().schema })
const closing = z.object({ closing_dt: day, customers: z.array(billed).min(1).max(2000) })

/** 請求締め: one statement for each customer, some customers in each transaction. */
export const closingJob = job({
  name: 'receiveorder.close-customers',
  title: { ja: '請求締め', en: 'Close customers', zh: '客户结账' },
  guard,
  write,
  input: closing,
  result: z.object({ closed: z.number().int(), unchanged: z.number().int() }),
  cancellable: true,
  retries: 2,
  finished: {
    ja: '{closed}件の請求を作成しました。（対象なし{unchanged}件）',
    en: '{closed} statements made; {unchanged} customers had nothing to close.',
    zh: '生成{closed}份账单（{unchanged}家无可结账内容）。',
  },
})

export const startClosing = endpoint({
  method: 'POST',
  path: `${base}/close`,
  summary: { ja: '請求：締めの開始', en: 'Statements of customers: close', zh: '账单：开始结账' },
  ...{ guard, write, audit },
  input: closing,
  output: z.object({ job_no: text }),
  errors: [statementErrors.BIZ_BILL_FUTURE],
})

export const withdrawStatement = endpoint({
  method: 'POST',
  path: `${base}/withdraw`,
  summary: { ja: '請求：取消', en: 'Statement of a customer: withdraw', zh: '账单：撤回' },
  ...{ guard, write, audit },
  input: z.object({ statement_no, reason: z.string().trim().min(1).max(100) }),
  output: z.object({ statement_no: text }),
  errors: [
    http[404],
    statementErrors.BIZ_BILL_LATER,
    statementErrors.BIZ_BILL_MATCHED,
    statementErrors.BIZ_BILL_STATE,
  ],
})

export const printStatements = endpoint({
  method: 'POST',
  path: `${base}/print`,
  summary: { ja: '請求書の印刷', en: 'Print invoices', zh: '打印请款单' },
  ...{ guard, write, audit: 'printCustomerStatement', file: 'application/pdf' },
  input: z.object({ statement_no: printedNumbers }),
  output: fileAnswer,
  errors: [http[404]],
})

/** The same by mail, each to its customer's address; where one has none nobody gets one. */
export const mailStatements = endpoint({
  method: 'POST',
  path: `${base}/mail`,
  summary: { ja: '請求書のメール送信', en: 'Mail invoices', zh: '邮件发送请款单' },
  ...{ guard, write, audit: 'mailCustomerStatement' },
  input: z.object({ statement_no: printedNumbers }),
  output: z.object({ mails: z.number().int() }),
  errors: [
    http[404],
    statementErrors.BIZ_BILL_NO_MAIL,
    statementErrors.BIZ_BILL_STATE,
    mailErrors.BIZ_MAIL_NOT_SET,
  ],
})
