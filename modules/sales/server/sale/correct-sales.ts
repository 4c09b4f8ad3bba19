import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { refuseAccountDate } from '#modules/stock/server/index.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { addSlips } from '#platform/server/slip/insert-slips.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import type {
  correctSales as correctCall,
  reverseSales as reverseCall,
} from '../../contract/sale/sales-calls.ts'
import { salesErrors } from '../../contract/sale/sales-errors.ts'
import type { salesSlip } from '../../contract/sale/sales-slip.ts'
import { sales } from '../tables.ts'
import { bringBack, holdSales, record, withOrigins } from './post-sales.ts'
import { redOf } from './red-slip.ts'
import { markCorrected } from './replace-origin.ts'
import { refusalToCorrect, refusalToReverse, salesKept } from './sales-kept.ts'

type Sales = SlipRecordOf<typeof salesSlip>

/** 訂正: begins the replacement; nothing is different until that is posted. */
export async function correctSales(
  context: Context,
  { sales_no, account_dt, reason }: InputOf<typeof correctCall>,
): Promise<Sales> {
  const number = await inOneUnit(context, async () => {
    await holdSales(context, [sales_no])
    const origin = await readKept(salesKept, context, { sales_no })
    const refusal = refusalToCorrect(origin)
    if (refusal) throw refusal
    await refuseAccountDate(context, account_dt, 'account_dt')
    await refuseSecondDraft(context, sales_no)
    const keys = await addSlips(salesKept, context, [
      {
        header: {
          ...origin.header,
          ...({ sales_no: '', colour: '2', sales_slip_status: '0' } as const),
          ...{ account_dt, reason, origin_sales_no: sales_no, statement_no: '' },
        },
        lines: origin.lines.map((line) => ({ ...line, corrected_line_no: String(line.line_no) })),
      },
    ])
    return () => keys()[0]?.sales_no ?? ''
  })
  return readKept(salesKept, context, { sales_no: number })
}

async function refuseSecondDraft(context: Context, sales_no: string): Promise<void> {
  const { company_cd, factory_cd } = context.session
  const [open] = await rows(
    context.tx,
    { sales_no: z.string() },
    sql`SELECT h.sales_no FROM ${sales} AS h WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd}
      AND h.origin_sales_no = ${sales_no} AND h.sales_slip_status = '0' LIMIT 1`,
  )
  if (open) throw salesErrors.BIZ_SALES_CORRECTED.with({ no: sales_no, other: open.sales_no })
}

/** 赤伝: what was typed by mistake is taken back, its goods too, and nothing stands in its place. */
export async function reverseSales(
  context: Context,
  { sales_no, account_dt, reason }: InputOf<typeof reverseCall>,
): Promise<Sales> {
  const number = await inOneUnit(context, async () => {
    await holdSales(context, await withOrigins(context, [sales_no]))
    const origin = await readKept(salesKept, context, { sales_no })
    const refusal = refusalToReverse(origin)
    if (refusal) throw refusal
    await refuseAccountDate(context, account_dt, 'account_dt')
    const keys = await addSlips(salesKept, context, [redOf(origin, { account_dt, reason })])
    const no = () => keys()[0]?.sales_no ?? ''
    markCorrected(context, sales_no, no)
    for (const no of await chainOf(context, origin))
      await bringBack(context, { sales_no: no, biz_dt: account_dt, reason })
    await record(context, [{ ...origin, header: { ...origin.header, colour: '0' } }], 'unpost', reason)
    return no
  })
  return readKept(salesKept, context, { sales_no: number })
}

/** A replacement and what it has replaced: goods were posted with the slip on which they first stood. */
async function chainOf(context: Context, { header }: Sales): Promise<readonly string[]> {
  const chain = [header.sales_no]
  let before = header.origin_sales_no
  while (before !== '') {
    chain.push(before)
    before = (await readKept(salesKept, context, { sales_no: before })).header.origin_sales_no
  }
  return chain
}
