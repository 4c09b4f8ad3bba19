import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { holdLots, scrapLots } from '#modules/stock/server/index.ts'
import { codeDivMaster } from '#modules/system/contract/code-div.ts'
import { codeRead } from '#modules/system/server/views.ts'
import type { FileAnswer, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { csvErrors } from '#platform/contract/csv-errors.ts'
import { validation } from '#platform/contract/validation.ts'
import { rows } from '#platform/server/database/database.ts'
import { guardFormula } from '#platform/contract/formula-text.ts'
import type { Context } from '#platform/server/context.ts'
import { csvLine } from '#platform/server/csv/cell-text.ts'
import { encodeCp932, toCp932Form } from '#platform/server/csv/cp932.ts'
import type {
  affectedCustomersCsv,
  scrapAffected,
  setLotsHold,
} from '../../contract/quarantine/quarantine-calls.ts'
import { findAffected } from './find-affected.ts'

export async function holdAffected(
  context: Context,
  asked: InputOf<typeof setLotsHold>,
): Promise<OutputOf<typeof setLotsHold>> {
  await holdLots(context, asked)
  return { lots: asked.lots.length }
}

/** 廃棄, for one of the company's reasons in use. */
export async function scrapAll(
  context: Context,
  asked: InputOf<typeof scrapAffected>,
): Promise<OutputOf<typeof scrapAffected>> {
  const { tx, session } = context
  const known = await rows(
    tx,
    { code_cd: z.string() },
    sql`SELECT c.code_cd FROM ${codeRead.rows} AS c WHERE c.company_cd = ${session.company_cd}
      AND c.kind_cd = 'STOCK_REASON' AND c.code_cd = ${asked.reason_cd} AND c.abort_div = '0'`,
  )
  if (known.length === 0)
    throw validation.V_NOT_IN_MASTER.with({ code: asked.reason_cd, title: codeDivMaster.title }).at(
      'reason_cd',
    )
  return scrapLots(context, asked)
}

const heading = [
  '得意先',
  '枝番',
  '得意先名',
  '伝票番号',
  '状態',
  '日付',
  '品目',
  '品目名',
  'ロット',
  '数量',
  '箱数',
]

/** Like all files of ours, Japanese for everyone. */
export async function customersCsv(
  context: Context,
  asked: InputOf<typeof affectedCustomersCsv>,
): Promise<FileAnswer> {
  const { shipments } = await findAffected(context, asked)
  const lines = shipments.map((one) => [
    ...[one.customer_cd, one.branch_no, guardFormula(toCp932Form(one.customer_nm)), one.document_no],
    ...[one.is_gone ? '出荷済' : 'ピッキング済', one.date.replaceAll('-', '/')],
    ...[
      one.item_cd,
      guardFormula(toCp932Form(one.item_nm)),
      guardFormula(one.lot_no),
      one.qty,
      String(one.boxes),
    ],
  ])
  const content = encodeCp932([heading, ...lines].map((cells) => csvLine(cells)).join(''))
  if (!content) throw csvErrors.CSV_NOT_WRITABLE.with({ qty: 1 })
  return { name: '隔離_出荷先.csv', content }
}
