import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { mailPapers } from '#modules/system/server/index.ts'
import { decimal, grouped } from '#platform/contract/decimal.ts'
import type { FileAnswer, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { dateText } from '#platform/contract/paper-parts.ts'
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
export const printStatements = async (
  context: TransactionsContext,
  { statement_no }: InputOf<typeof printCall>,
): Promise<FileAnswer> => keepPapers(context, statementPaper, await draw(context, statement_no))

/** 支払通知メール. */
export async function mailStatements(
  context: TransactionsContext,
  { statement_no }: InputOf<typeof mailCall>,
): Promise<OutputOf<typeof mailCall>> {
  const { company_cd } = context.session
  const addressOf = await supplierAddresses(
    context,
    sql`SELECT s.company_cd, s.supplier_cd, s.branch_no FROM ${supplierStatement} AS s
      WHERE s.company_cd = ${company_cd} AND s.statement_no = ANY(${textArray(statement_no)})`,
  )
  return mailPapers(context, {
    ...{ paper: statementPaper, words: statementPaperTexts },
    draw: (drawing) => draw(drawing, statement_no, refuseWithdrawn),
    letter: ({ supplier, data: { addressee: to, company: from, ...data } }) => ({
      to: addressOf(supplier),
      params: {
        ...{ to, from, no: data.statement_no, amount: grouped(decimal(data.pay_amount)) },
        ...{ closing: dateText(data.closing_dt), pay: dateText(data.pay_dt) },
      },
    }),
  })
}

function refuseWithdrawn({ data: { statement_status } }: Paper): void {
  if (statement_status === '9')
    throw statementErrors.BIZ_STATEMENT_STATE.with({ state: statementStatus.texts[statement_status] })
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
    return { documents: papers, name: nameOfPapers(statementPaper.title, numbers) }
  })
  return { file, papers: papers.map(keptPaper) }
}

const keptPaper = ({ data, print_no, supplier, supplier_nm }: Paper) => ({
  ...{ data, print_no, supplier, name: [statementPaper.title.ja, data.statement_no].join('_') },
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
