import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { refuseWithoutMail, sendMail } from '#modules/system/server/index.ts'
import { decimal, grouped } from '#platform/contract/decimal.ts'
import type { FileAnswer, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { dateText } from '#platform/contract/paper-parts.ts'
import { say } from '#platform/contract/text.ts'
import { logPrint } from '#platform/server/audit/print-log.ts'
import type { Context, TransactionsContext } from '#platform/server/context.ts'
import { acrossFactories } from '#platform/server/database/across-factories.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { keepPapers, type KeptPaper } from '#platform/server/documents/keep-papers.ts'
import { printTogether } from '#platform/server/documents/print-file.ts'
import type {
  mailStatements as mailCall,
  printStatements as printCall,
} from '../../contract/statement/statement-calls.ts'
import { statementStatus } from '../../contract/statement/statement-codes.ts'
import { statementErrors } from '../../contract/statement/statement-errors.ts'
import { statementPaperTexts } from '../../contract/statement/statement-paper.text.ts'
import { statementPaper, type StatementPaper } from '../../contract/statement/statement-paper.ts'
import { readAccountLines } from './read-account.ts'
import { readSupplierLetter } from '../paper/read-supplier-letter.ts'
import { supplierAddresses } from '../paper/supplier-addresses.ts'
import { supplierStatement, supplierStatementTax } from './tables.ts'

interface Paper {
  readonly data: StatementPaper
  readonly print_no: number
  readonly supplier: { readonly supplier_cd: string; readonly branch_no: string }
  readonly supplier_nm: string
}

/** 支払通知書: drawn from what was closed; what goes out is kept, and found by partner, day and amount. */
export async function printStatements(
  context: TransactionsContext,
  { statement_no }: InputOf<typeof printCall>,
): Promise<FileAnswer> {
  const { file, papers } = await draw(context, statement_no)
  await keepPapers(context, statementPaper, papers.map(keptPaper), file)
  return file
}

/** 支払通知メール: each leaves with the transaction that keeps it. */
export async function mailStatements(
  context: TransactionsContext,
  { statement_no }: InputOf<typeof mailCall>,
): Promise<OutputOf<typeof mailCall>> {
  refuseWithoutMail(context)
  const { company_cd } = context.session
  const addressOf = await supplierAddresses(
    context,
    sql`SELECT s.company_cd, s.supplier_cd, s.branch_no FROM ${supplierStatement} AS s
      WHERE s.company_cd = ${company_cd} AND s.statement_no = ANY(${textArray(statement_no)})`,
  )
  const { file, papers } = await draw(context, statement_no, (paper) => {
    if (paper.data.statement_status !== '9') return
    const state = say(statementStatus.texts[9], context.language)
    throw statementErrors.BIZ_STATEMENT_STATE.with({ state })
  })
  const letters = papers.map((paper): KeptPaper<StatementPaper> => {
    const to = addressOf(paper.supplier)
    const also: KeptPaper<StatementPaper>['also'] = (keeping, file_no) =>
      sendMail(keeping, { to, file_nos: [file_no], ...lettered(paper.data) })
    return { ...keptPaper(paper), also }
  })
  await keepPapers(context, statementPaper, letters, file)
  return { mails: letters.length }
}

/** Suppliers read Japanese, whoever sends it. */
function lettered({ addressee: to, company: from, statement_no: no, ...paper }: StatementPaper) {
  const { closing_dt, pay_dt, pay_amount } = paper
  const params = {
    ...{ to, from, no, amount: grouped(decimal(pay_amount)) },
    ...{ closing: dateText(closing_dt), pay: dateText(pay_dt) },
  }
  return {
    subject: say(statementPaperTexts.mailSubject, 'ja', params),
    text: say(statementPaperTexts.mailBody, 'ja', params),
  }
}

async function draw(
  context: TransactionsContext,
  numbers: readonly string[],
  judge: (paper: Paper) => void = () => undefined,
) {
  const papers: Paper[] = []
  const file = await printTogether(context, statementPaper, async (reading) => {
    await acrossFactories(reading, 'account of a supplier')
    for (const number of new Set(numbers)) {
      const paper = await readPaper(reading, number)
      judge(paper)
      papers.push(paper)
    }
    const [first = '', ...others] = numbers
    const more = others.length === 0 ? [] : [`他${others.length}件`]
    return { documents: papers, name: [statementPaper.title.ja, first, ...more].join('_') }
  })
  return { file, papers }
}

const keptPaper = ({ data, print_no, supplier, supplier_nm }: Paper): KeptPaper<StatementPaper> => ({
  ...{ data, print_no, name: [statementPaper.title.ja, data.statement_no].join('_') },
  business: {
    ...({ direction: 'sent', partner_cd: supplier.supplier_cd, partner_nm: supplier_nm } as const),
    ...{ document_dt: data.closing_dt, amount: data.pay_amount },
  },
})

const text = z.string()
const columns = {
  ...{
    closing_dt: text,
    pay_dt: text,
    opening_amount: text,
    pay_amount: text,
    statement_status: text,
    confirmed_dt: text,
  },
  ...{ confirmed_by: text, invoice_reg_no: text, supplier_cd: text, branch_no: text },
}

async function readPaper(context: Context, statement_no: string): Promise<Paper> {
  const { tx, session } = context
  const { company_cd } = session
  const [found] = await rows(
    tx,
    columns,
    sql`SELECT s.closing_dt::text AS closing_dt, s.pay_dt::text AS pay_dt, s.opening_amount::text AS opening_amount,
        s.pay_amount::text AS pay_amount,
        s.statement_status, coalesce(s.confirmed_dt::text, '') AS confirmed_dt, s.confirmed_by, s.invoice_reg_no,
        s.supplier_cd, s.branch_no
      FROM ${supplierStatement} AS s WHERE s.company_cd = ${company_cd} AND s.statement_no = ${statement_no}`,
  )
  if (!found) throw http[404].with()
  const taxes = await rows(
    tx,
    { tax_cd: text, tax_rate: text, net_amount: text, tax_amount: text, deductible_tax: text },
    sql`SELECT t.tax_cd, trim_scale(t.tax_rate)::text AS tax_rate, t.net_amount::text AS net_amount,
        t.tax_amount::text AS tax_amount, t.deductible_tax::text AS deductible_tax
      FROM ${supplierStatementTax} AS t WHERE t.company_cd = ${company_cd} AND t.statement_no = ${statement_no}
      ORDER BY t.tax_cd, t.tax_rate DESC`,
  )
  const { supplier_nm, ...letter } = await readSupplierLetter(context, found)
  const lines = await readAccountLines(context, found, sql`h.statement_no = ${statement_no}`)
  const print_no = await logPrint(context, { document: statementPaper.name, key: statement_no })
  return {
    ...{ print_no, supplier: found, supplier_nm },
    data: {
      ...{ ...found, ...letter, statement_no, taxes, lines },
    },
  }
}
