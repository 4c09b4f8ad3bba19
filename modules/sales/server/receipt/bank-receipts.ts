import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead } from '#modules/master/server/views.ts'
import { businessDateOf, directory, slipNumberOf } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { generic } from '#platform/contract/error-catalogue.ts'
import { convertFile } from '#platform/contract/matching/convert-file.ts'
import { guessFields } from '#platform/contract/matching/guess-fields.ts'
import type { Context } from '#platform/server/context.ts'
import { decodeCsv } from '#platform/server/csv/decode-csv.ts'
import { readTable } from '#platform/server/csv/read-csv.ts'
import { rows } from '#platform/server/database/database.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type {
  enterBankRows as enterCall,
  previewBankFile as previewCall,
} from '../../contract/receipt/bank-calls.ts'
import { payerKey, readBankFile, type BankRow } from '../../contract/receipt/bank-file.ts'
import { bankTarget } from '../../contract/receipt/bank-target.ts'
import { receiptErrors } from '../../contract/receipt/receipt-errors.ts'
import { receiptNumber } from '../../contract/receipt/receipt-number.ts'
import { holdCustomers } from '../statement/hold-customers.ts'
import { receipt } from '../statement/tables.ts'
import { refuseReceipt, writeReceipt } from './enter-receipt.ts'

/** 銀行ファイル: what came in, and from whom; of each payer it is remembered who it was. */
export async function previewBankFile(
  context: Context,
  { content }: InputOf<typeof previewCall>,
): Promise<OutputOf<typeof previewCall>> {
  if (content === undefined) throw generic[3001].with()
  const { tx, session } = context
  const acceptUtf8 = await directory.acceptsUtf8(tx, session.company_cd)
  const text = decodeCsv(Buffer.from(content, 'base64'), { acceptUtf8 })
  const today = await businessDateOf(context)
  const found = readBankFile(text, today) ?? (await readBankCsv(text, today))
  if (found.length === 0) throw receiptErrors.BIZ_RECEIPT_FILE.with()
  const payers = await readPayers(context)
  const known = await readKnown(context, found)
  return {
    list: found.map((row, at) => {
      const { customer_cd = '', branch_no = '', customer_nm = '' } = payers.get(payerKey(row.payer_nm)) ?? {}
      return { ...row, customer_cd, branch_no, customer_nm, known_flg: known.has(at) }
    }),
  }
}

async function readBankCsv(text: string, today: string): Promise<readonly BankRow[]> {
  const { heading, rows: table } = await readTable(text, 1)
  const headings = heading[0]?.cells ?? []
  const fields = guessFields(bankTarget, { heading: headings, rows: table.map(({ cells }) => cells) })
  const matching = { heading_rows: 1, width: headings.length, fields: [...fields], key: [], per_day: null }
  return convertFile(bankTarget, { matching, heading: headings, rows: table, today })
    .filter(({ problems, values }) => problems.length === 0 && Number(values.amount) > 0)
    .map(({ values }) => ({ ...values }))
}

const text = z.string()

/** Whoever has the reading, and before it whoever the same payer was when money came last. */
async function readPayers({ tx, session }: Context) {
  const found = await rows(
    tx,
    {
      payer_nm: text,
      customer_cd: text,
      branch_no: text,
      customer_nm: text,
      turn: z.int(),
      receipt_no: text,
    },
    sql`SELECT c.kana AS payer_nm, c.customer_cd, c.branch_no, c.customer_nm, 0 AS turn, '' AS receipt_no
      FROM ${customerRead.rows} AS c WHERE c.company_cd = ${session.company_cd} AND c.abort_div = '0' AND c.kana <> ''
      UNION ALL SELECT r.payer_nm, r.customer_cd, r.branch_no, c.customer_nm, 1, r.receipt_no
      FROM (SELECT DISTINCT ON (payer_nm) * FROM ${receipt} AS r WHERE r.company_cd = ${session.company_cd}
          AND r.payer_nm <> '' AND r.cancel_flg = '0' ORDER BY payer_nm, receipt_no DESC) AS r
      JOIN ${customerRead.rows} AS c ON c.company_cd = r.company_cd AND c.customer_cd = r.customer_cd
        AND c.branch_no = r.branch_no
      ORDER BY turn, receipt_no, branch_no DESC`,
  )
  return new Map(found.map((one) => [payerKey(one.payer_nm), one]))
}

/** The rows of the file that have been entered already. */
async function readKnown({ tx, session }: Context, found: readonly BankRow[]): Promise<ReadonlySet<number>> {
  const known = await rows(
    tx,
    { at: z.int() },
    sql`SELECT w.at::int - 1 AS at FROM jsonb_array_elements(${JSON.stringify(found)}::jsonb) WITH ORDINALITY AS w(row, at)
      WHERE EXISTS (SELECT FROM ${receipt} AS r WHERE r.company_cd = ${session.company_cd} AND r.cancel_flg = '0'
        AND r.receipt_dt = (w.row ->> 'receipt_dt')::date AND r.amount = (w.row ->> 'amount')::numeric
        AND r.payer_nm = w.row ->> 'payer_nm')`,
  )
  return new Set(known.map(({ at }) => at))
}

export async function enterBankRows(
  context: Context,
  { rows: sent }: InputOf<typeof enterCall>,
): Promise<OutputOf<typeof enterCall>> {
  for (const [at, row] of sent.entries()) await refuseReceipt(context, row, `rows.${at}.`)
  return inOneUnit(context, async () => {
    await holdCustomers(context, sent)
    const numbered = sent.map((row) => ({
      row,
      number: slipNumberOf(context, { ...receiptNumber, date: row.receipt_dt }),
    }))
    unitOf(context).write(async () => {
      for (const { row, number } of numbered)
        await writeReceipt(context, { ...row, receipt_kind: '1', receipt_no: number.value })
    })
    return () => ({ receipt_no: numbered.map(({ number }) => number.value) })
  })
}
