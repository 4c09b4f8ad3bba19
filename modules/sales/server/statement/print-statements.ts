import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead, itemRead } from '#modules/master/server/views.ts'
import { mailPapers } from '#modules/system/server/index.ts'
import type { FileAnswer, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import { dateText } from '#platform/contract/paper-parts.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { logPrint } from '#platform/server/audit/print-log.ts'
import type { Context, TransactionsContext } from '#platform/server/context.ts'
import { acrossFactories } from '#platform/server/database/across-factories.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { keepPapers } from '#platform/server/documents/keep-papers.ts'
import { nameOfPapers, printTogether } from '#platform/server/documents/print-file.ts'
import type {
  mailStatements as mailCall,
  printStatements as printCall,
} from '../../contract/statement/statement-calls.ts'
import { statementErrors } from '../../contract/statement/statement-errors.ts'
import { statementStatus } from '../../contract/statement/statement-codes.ts'
import { statementPaperTexts as words } from '../../contract/statement/statement-paper.text.ts'
import { statementPaper, type StatementPaper } from '../../contract/statement/statement-paper.ts'
import { sales, salesLine } from '../tables.ts'
import { paidInto, readOwnAccounts } from './paid-into.ts'
import { readCustomerLetter } from './read-customer-letter.ts'
import { invoiceStatement, invoiceStatementTax } from './tables.ts'

interface Paper {
  readonly data: StatementPaper
  readonly print_no: number
  readonly partner: { readonly partner_cd: string; readonly partner_nm: string; readonly email: string }
}

/** 請求書: drawn from what was closed; each is kept by itself, and found by partner, day and amount. */
export const printStatements = async (
  context: TransactionsContext,
  { statement_no }: InputOf<typeof printCall>,
): Promise<FileAnswer> => keepPapers(context, statementPaper, await draw(context, statement_no))

export const mailStatements = (
  context: TransactionsContext,
  { statement_no }: InputOf<typeof mailCall>,
): Promise<OutputOf<typeof mailCall>> =>
  mailPapers(context, {
    ...{ paper: statementPaper, words, draw: (drawing) => draw(drawing, statement_no, refuseUnmailed) },
    letter: ({ partner, data: { statement_no: no, closing_dt, addressee: to, company: from } }) => ({
      to: partner.email,
      params: { title: statementPaper.title.ja, no, date: dateText(closing_dt), to, from },
    }),
  })

function refuseUnmailed({ data, partner }: Paper): void {
  if (data.statement_status === '9')
    throw statementErrors.BIZ_BILL_STATE.with({ state: statementStatus.texts[9] })
  if (partner.email === '') throw statementErrors.BIZ_BILL_NO_MAIL.with({ customer: partner.partner_nm })
}

async function draw(
  context: TransactionsContext,
  statement_no: readonly string[],
  judge: (paper: Paper) => void = () => undefined,
) {
  let papers: readonly Paper[] = []
  const file = await printTogether(context, statementPaper, async (reading) => {
    await acrossFactories(reading, 'account of a customer')
    papers = await readPapers(reading, statement_no)
    for (const paper of papers) judge(paper)
    return { documents: papers, name: nameOfPapers(statementPaper.title, statement_no) }
  })
  return { file, papers: papers.map(keptPaper) }
}

const keptPaper = ({ data, print_no, partner }: Paper) => ({
  ...{ data, print_no, partner, name: [statementPaper.title.ja, data.statement_no].join('_') },
  business: {
    ...({ direction: 'sent', partner_cd: partner.partner_cd, partner_nm: partner.partner_nm } as const),
    ...{ document_dt: data.closing_dt, amount: data.billed_amount },
  },
})

const text = z.string()
const headColumns = {
  ...{ statement_no: text, customer_cd: text, branch_no: text, closing_dt: text, pay_dt: text },
  ...{ statement_status: text, invoice_reg_no: text, previous_amount: text, received_amount: text },
  ...{ carried_amount: text, net_amount: text, tax_amount: text, billed_amount: text },
  bank_account_cd: text,
}
const taxColumns = {
  ...{ statement_no: text, tax_cd: text, tax_rate: text, net_amount: text, tax_amount: text },
}
const lineColumns = {
  ...{ statement_no: text, account_dt: text, sales_no: text, sales_div: text, customer_item_cd: text },
  ...{
    item_cd: text,
    item_nm: text,
    qty: text,
    unit_nm: text,
    unit_price: text,
    price_base_qty: text,
    amount: text,
  },
  ...{ tax_cd: text, tax_rate: text, given_amount: text, origin_no: text, origin_dt: text },
}

/** 元の売上: of a return, of a price that was settled, and of a reversal. */
const originNo = sql`CASE WHEN l.origin_no <> '' THEN l.origin_no WHEN h.colour = '1' THEN h.origin_sales_no ELSE '' END`

/** In four questions for all of them, and one for each address. */
async function readPapers(context: Context, numbers: readonly string[]): Promise<readonly Paper[]> {
  const { tx, session } = context
  const isOneOf = (row: 's' | 't' | 'h') => sql`${sql.raw(row)}.company_cd = ${session.company_cd}
    AND ${sql.raw(row)}.statement_no = ANY(${textArray(numbers)})`
  const heads = await rows(
    tx,
    headColumns,
    sql`SELECT s.statement_no, s.customer_cd, s.branch_no, s.closing_dt::text AS closing_dt, s.pay_dt::text AS pay_dt,
        s.statement_status, s.invoice_reg_no, s.previous_amount::text AS previous_amount,
        s.received_amount::text AS received_amount, s.carried_amount::text AS carried_amount, s.net_amount::text AS net_amount,
        s.tax_amount::text AS tax_amount, s.billed_amount::text AS billed_amount,
        coalesce(${customerRead.of('s', 'bank_account_cd')}, '') AS bank_account_cd
      FROM ${invoiceStatement} AS s WHERE ${isOneOf('s')}`,
  )
  const taxes = await rows(
    tx,
    taxColumns,
    sql`SELECT t.statement_no, t.tax_cd, trim_scale(t.tax_rate)::text AS tax_rate, t.net_amount::text AS net_amount,
        t.tax_amount::text AS tax_amount
      FROM ${invoiceStatementTax} AS t WHERE ${isOneOf('t')} ORDER BY t.tax_cd, t.tax_rate DESC`,
  )
  const lines = await rows(
    tx,
    lineColumns,
    sql`SELECT h.statement_no, coalesce(h.slip_dt, h.account_dt)::text AS account_dt, h.sales_no, l.sales_div,
        coalesce(l.customer_item_cd, '') AS customer_item_cd, coalesce(l.item_cd, '') AS item_cd,
        coalesce(nullif(l.item_nm, ''), ${itemRead.of('l', 'item_nm')}, '') AS item_nm,
        trim_scale(CASE l.sales_div WHEN '520' THEN -l.qty ELSE l.qty END)::text AS qty,
        coalesce(${itemRead.of('l', 'unit_nm')}, '') AS unit_nm, coalesce(trim_scale(l.unit_price)::text, '') AS unit_price,
        l.price_base_qty, trim_scale(l.amount)::text AS amount, l.tax_cd, trim_scale(l.tax_rate)::text AS tax_rate,
        coalesce(trim_scale(l.given_amount)::text, '') AS given_amount, ${originNo} AS origin_no,
        coalesce((SELECT coalesce(o.slip_dt, o.account_dt)::text FROM ${sales} AS o WHERE o.company_cd = h.company_cd
          AND o.factory_cd = h.factory_cd AND o.sales_no = ${originNo}), '') AS origin_dt
      FROM ${sales} AS h JOIN ${salesLine} AS l USING (company_cd, factory_cd, sales_no) WHERE ${isOneOf('h')}
      ORDER BY h.account_dt, h.factory_cd, h.sales_no, l.place_no`,
  )
  const accounts = await readOwnAccounts(context)
  const [taxesOf, linesOf] = [groupedBy(taxes, numberOf), groupedBy(lines, numberOf)]
  const papers: Paper[] = []
  for (const number of numbers) {
    const found = heads.find(({ statement_no }) => statement_no === number)
    if (!found) throw http[404].with()
    const { bank_account_cd, ...head } = found
    const { customer_nm, email, ...letter } = await readCustomerLetter(context, head)
    papers.push({
      print_no: await logPrint(context, { document: statementPaper.name, key: number }),
      partner: { partner_cd: head.customer_cd, partner_nm: customer_nm, email },
      data: {
        ...{ ...head, ...letter, accounts: paidInto(accounts, bank_account_cd) },
        ...{ taxes: taxesOf.get(number) ?? [], lines: linesOf.get(number) ?? [] },
      },
    })
  }
  return papers
}

const numberOf = ({ statement_no }: { readonly statement_no: string }): string => statement_no
