import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { supplierRead } from '#modules/master/server/views.ts'
import { companyRead } from '#modules/system/server/views.ts'
import type { FileAnswer, InputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { postalText } from '#platform/contract/paper-parts.ts'
import { logPrint } from '#platform/server/audit/print-log.ts'
import type { Context, TransactionsContext } from '#platform/server/context.ts'
import { acrossFactories } from '#platform/server/database/across-factories.ts'
import { rows } from '#platform/server/database/database.ts'
import { printTogether } from '#platform/server/documents/print-file.ts'
import { storeFile } from '#platform/server/stored-files/stored-file.ts'
import type { printStatements as printCall } from '../../contract/statement/statement-calls.ts'
import { statementPaper, type StatementPaper } from '../../contract/statement/statement-paper.ts'
import { readAccountLines } from './read-account.ts'
import { supplierStatement, supplierStatementTax } from './tables.ts'

interface Paper {
  readonly data: StatementPaper
  readonly print_no: number
  readonly partner: { readonly partner_cd: string; readonly partner_nm: string }
}

/** 支払通知書: drawn from what was closed; what goes out is kept, and found by partner, day and amount. */
export async function printStatements(
  context: TransactionsContext,
  { statement_no }: InputOf<typeof printCall>,
): Promise<FileAnswer> {
  const papers: Paper[] = []
  const file = await printTogether(context, statementPaper, async (reading) => {
    await acrossFactories(reading, 'account of a supplier')
    for (const number of statement_no) papers.push(await readPaper(reading, number))
    const [first = '', ...others] = statement_no
    const more = others.length === 0 ? [] : [`他${others.length}件`]
    return { documents: papers, name: [statementPaper.title.ja, first, ...more].join('_') }
  })
  for (const paper of papers) await keep(context, paper, papers.length === 1 ? file : undefined)
  return file
}

async function keep(
  context: TransactionsContext,
  paper: Paper,
  drawn: FileAnswer | undefined,
): Promise<void> {
  const { data, print_no, partner } = paper
  const own =
    drawn ??
    (await printTogether(context, statementPaper, () =>
      Promise.resolve({
        documents: [{ data, print_no }],
        name: [statementPaper.title.ja, data.statement_no].join('_'),
      }),
    ))
  const { content, name: file_nm } = own
  if (!(content instanceof Uint8Array)) throw new Error('A drawn paper is there as a whole')
  const business = {
    ...({ direction: 'sent', ...partner } as const),
    ...{ document_dt: data.closing_dt, amount: data.pay_amount },
  }
  await context.transaction('write', async (tx) => {
    await storeFile({ ...context, tx }, { file_nm, content, business })
  })
}

const text = z.string()
const columns = {
  ...{ closing_dt: text, pay_dt: text, pay_amount: text, statement_status: text, confirmed_dt: text },
  ...{ confirmed_by: text, invoice_reg_no: text, supplier_cd: text, branch_no: text, supplier_nm: text },
  ...{ postal: text, address1: text, address2: text, company_nm: text, company_postal: text },
  ...{ company_address: text, company_phone: text },
}

async function readPaper(context: Context, statement_no: string): Promise<Paper> {
  const { tx, session } = context
  const { company_cd } = session
  const ofSupplier = (name: 'supplier_nm' | 'postal_cd' | 'address1' | 'address2') =>
    sql`coalesce(${supplierRead.of('s', name)}, '')`
  const ofCompany = (name: 'company_nm' | 'postal_cd' | 'address' | 'phone') =>
    sql`coalesce(${companyRead.of('s', name)}, '')`
  const [found] = await rows(
    tx,
    columns,
    sql`SELECT s.closing_dt::text AS closing_dt, s.pay_dt::text AS pay_dt, s.pay_amount::text AS pay_amount,
        s.statement_status, coalesce(s.confirmed_dt::text, '') AS confirmed_dt, s.confirmed_by, s.invoice_reg_no,
        s.supplier_cd, s.branch_no, ${ofSupplier('supplier_nm')} AS supplier_nm, ${ofSupplier('postal_cd')} AS postal,
        ${ofSupplier('address1')} AS address1, ${ofSupplier('address2')} AS address2,
        ${ofCompany('company_nm')} AS company_nm, ${ofCompany('postal_cd')} AS company_postal,
        ${ofCompany('address')} AS company_address, ${ofCompany('phone')} AS company_phone
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
  const filled = (...words: readonly string[]) => words.filter((word) => word !== '')
  const lines = await readAccountLines(context, found, sql`h.statement_no = ${statement_no}`)
  const print_no = await logPrint(context, { document: statementPaper.name, key: statement_no })
  return {
    ...{ print_no, partner: { partner_cd: found.supplier_cd, partner_nm: found.supplier_nm } },
    data: {
      ...{ ...found, statement_no, taxes, lines },
      addressee: `${found.supplier_nm}　御中`,
      addresseeLines: filled(postalText(found.postal), found.address1, found.address2),
      ...{ company: found.company_nm, phone: found.company_phone },
      companyLines: filled(postalText(found.company_postal), found.company_address),
    },
  }
}
