import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { recordOnLines, type RecordedOnLine } from '#modules/receive-order/server/index.ts'
import { refuseAccountDate, reverseStock, standingMovements } from '#modules/stock/server/index.ts'
import { decimal, negated, written, zero } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import { figureOf } from '#platform/contract/slip-totals.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { say } from '#platform/server/facts/say.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { holdSlips } from '#platform/server/slip/read-kept.ts'
import { stepSlip } from '#platform/server/slip/step-slip.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type {
  cancelSales as cancelCall,
  postSales as postCall,
  unpostSales as unpostCall,
} from '../../contract/sale/sales-calls.ts'
import { salesErrors } from '../../contract/sale/sales-errors.ts'
import { salesMachine } from '../../contract/sale/sales-machine.ts'
import { salesKind } from '../../contract/sale/sales-number.ts'
import type { salesSlip } from '../../contract/sale/sales-slip.ts'
import { salesChanged } from '../../contract/sales-facts.ts'
import { sales, salesLine } from '../tables.ts'
import type { StoredSales } from './complete-sales.ts'
import { replaceOrigin } from './replace-origin.ts'
import { goodsOf, postGoods, type SaleWithGoods } from './goods-of-sale.ts'
import { cameBack, judgeSales } from './judge-sales.ts'
import { refusalToCancel, refusalToUnpost, salesKept } from './sales-kept.ts'
import { writeOwnCosts } from './write-costs.ts'

type Sales = SlipRecordOf<typeof salesSlip>

export const holdSales = (context: Context, numbers: readonly string[]): Promise<void> =>
  holdSlips(
    salesKept,
    context,
    numbers.map((sales_no) => ({ sales_no })),
  )

/** 計上: from now on the customer owes it; all of them, or none. A replacement takes its origin back with a reversal of the same day. */
export async function postSales(
  context: Context,
  { sales_no: asked }: InputOf<typeof postCall>,
): Promise<OutputOf<typeof postCall>> {
  const numbers = [...new Set(asked)].toSorted()
  return inOneUnit(context, async () => {
    await holdSales(context, await withOrigins(context, numbers))
    const posted: (SaleWithGoods & { readonly sales_no: string })[] = []
    for (const sales_no of numbers) {
      const slip = await readKept(salesKept, context, { sales_no })
      await post(context, slip)
      posted.push({ slip, sales_no, goods: await goodsOf(context, slip) })
    }
    refuseReturnedTwice(posted)
    postGoods(context, posted)
    await record(
      context,
      posted.map(({ slip }) => slip),
      'post',
    )
    unitOf(context).write(() => writeOwnCosts(context, posted))
    return () => ({ sales_no: numbers })
  })
}

/** Each was judged by what stood before: of one line that was sold, only one of them brings back. */
function refuseReturnedTwice(slips: readonly SaleWithGoods[]): void {
  const seen = new Map<string, string>()
  for (const { slip } of slips)
    for (const line of slip.lines) {
      if (!cameBack(line) || line.origin_no === '') continue
      const { sales_no } = slip.header
      const key = `${line.origin_no} ${line.origin_line_no}`
      if ((seen.get(key) ?? sales_no) !== sales_no) throw salesErrors.BIZ_SALES_OVER_RETURN.with({ qty: '0' })
      seen.set(key, sales_no)
    }
}

/** With the slips that they replace, and those of which something comes back: all are held together. */
export async function withOrigins(
  { tx, session }: Context,
  numbers: readonly string[],
): Promise<readonly string[]> {
  const found = await rows(
    tx,
    { no: z.string() },
    sql`SELECT DISTINCT o.no FROM ${sales} AS h JOIN ${salesLine} AS l
        ON l.company_cd = h.company_cd AND l.factory_cd = h.factory_cd AND l.sales_no = h.sales_no,
      LATERAL unnest(ARRAY[h.sales_no, h.origin_sales_no, l.origin_no]) AS o(no)
      WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd}
        AND h.sales_no = ANY(${textArray(numbers)}) AND o.no <> '' ORDER BY 1`,
  )
  return [...new Set([...numbers, ...found.map(({ no }) => no)])].toSorted()
}

async function post(context: Context, slip: Sales): Promise<void> {
  const { sales_no, account_dt, slip_dt, origin_sales_no } = slip.header
  const key = { sales_no }
  await stepSlip(salesKept, context, key, {
    ...{ machine: salesMachine, verb: 'post', factsOf: (one) => one, held: slip },
  })
  if (account_dt < slip_dt)
    throw salesErrors.BIZ_SALES_BEFORE_SHIPPING.with({ date: slip_dt }).at('header.account_dt')
  await refuseAccountDate(context, account_dt, 'header.account_dt')
  await judgeSales(context, { ...slip, stored: slip })
  const refusal = refusalOfLines(slip)
  if (refusal) throw refusal
  if (origin_sales_no !== '')
    await replaceOrigin(context, await readKept(salesKept, context, { sales_no: origin_sales_no }), slip)
}

/** A provisional price of nothing is no price, and goods that came back are judged first. */
export function refusalOfLines({ lines }: Pick<StoredSales, 'lines'>): BusinessError | undefined {
  for (const [at, { temp_price_flg, unit_price, sales_div, return_judgement }] of lines.entries()) {
    if (temp_price_flg && (figureOf(unit_price) ?? zero).units === 0n)
      return salesErrors.BIZ_SALES_NO_PRICE.with().at(`lines.${at}.unit_price`)
    if (sales_div === '520' && return_judgement === '0')
      return salesErrors.BIZ_SALES_ON_HOLD.with().at(`lines.${at}.return_judgement`)
  }
  return undefined
}

/** Lines of orders, and lines that were sold before, know what was sold and what has come back. */
export async function record(
  context: Context,
  slips: readonly Pick<StoredSales, 'header' | 'lines'>[],
  verb: 'post' | 'unpost',
  reason = '',
): Promise<void> {
  // A replacement sells what its origin has sold.
  const own = slips.filter(({ header }) => header.colour === '0').flatMap(({ lines }) => lines)
  const counted = (qty: string) => (verb === 'post' ? qty : written(negated(decimal(qty)), 0))
  const ordered = own.flatMap((line): RecordedOnLine[] => {
    const of = { order_no: line.order_no, line_no: Number(line.order_line_no) }
    if (line.order_no === '') return []
    if (line.sales_div === '500' || line.sales_div === '504') return [{ ...of, sold_qty: counted(line.qty) }]
    return cameBack(line) ? [{ ...of, returned_qty: counted(line.qty) }] : []
  })
  if (ordered.length > 0) await recordOnLines(context, ordered, { verb: `${verb}Sales`, reason })
  const returned = own
    .filter((line) => cameBack(line) && line.origin_no !== '')
    .map(({ origin_no, origin_line_no, qty }) => ({
      ...{ sales_no: origin_no, line_no: Number(origin_line_no), qty: counted(qty) },
    }))
  const { company_cd, factory_cd } = context.session
  unitOf(context).write(async () => {
    if (returned.length > 0)
      await context.tx.execute(sql`UPDATE ${salesLine} AS l SET returned_qty = l.returned_qty + w.qty
        FROM (SELECT r.sales_no, r.line_no, sum(r.qty) AS qty FROM ${sentRows(returned, 'r', { sales_no: 'text', line_no: 'int', qty: 'numeric' })} GROUP BY 1, 2) AS w
        WHERE l.company_cd = ${company_cd} AND l.factory_cd = ${factory_cd} AND l.sales_no = w.sales_no AND l.line_no = w.line_no`)
    const orders = [...new Set(ordered.map(({ order_no }) => order_no))]
    say(context, salesChanged, { orders, deliveries: [] })
  })
}

/** 計上取消: stock, orders and origins are as they were before the posting. */
export async function unpostSales(
  context: Context,
  { sales_no, reason }: InputOf<typeof unpostCall>,
): Promise<Sales> {
  await inOneUnit(context, async () => {
    await holdSales(context, await withOrigins(context, [sales_no]))
    const slip = await readKept(salesKept, context, { sales_no })
    const refusal = refusalToUnpost(slip)
    if (refusal) throw refusal
    const step = { machine: salesMachine, verb: 'unpost', reason } as const
    await stepSlip(salesKept, context, { sales_no }, { ...step, factsOf: (one) => one })
    await refuseAccountDate(context, slip.header.account_dt, '')
    const goods = await goodsOf(context, slip)
    await bringBack(context, { sales_no, biz_dt: slip.header.account_dt, reason })
    await record(context, [slip], 'unpost', reason)
    unitOf(context).write(() => writeOwnCosts(context, [{ sales_no, goods }]))
    return () => undefined
  })
  return readKept(salesKept, context, { sales_no })
}

/** What a slip has moved is moved back. */
export async function bringBack(
  context: Context,
  {
    sales_no,
    biz_dt,
    reason,
  }: { readonly sales_no: string; readonly biz_dt: string; readonly reason: string },
): Promise<void> {
  const document = { document_kind: salesKind, document_no: sales_no }
  const ledger_nos = await standingMovements(context, document)
  if (ledger_nos.length > 0)
    reverseStock(context, { ...document, ledger_nos, reason, biz_dt, cellOf: () => '' })
}

/** 取消 of what was never posted. */
export async function cancelSales(
  context: Context,
  { sales_no, reason }: InputOf<typeof cancelCall>,
): Promise<Sales> {
  await inOneUnit(context, async () => {
    const refusal = refusalToCancel(await readKept(salesKept, context, { sales_no }))
    if (refusal) throw refusal
    const step = { machine: salesMachine, verb: 'cancel', reason } as const
    await stepSlip(salesKept, context, { sales_no }, { ...step, factsOf: (one) => one })
    return () => undefined
  })
  return readKept(salesKept, context, { sales_no })
}
