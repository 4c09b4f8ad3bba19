import { sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  compare,
  decimal,
  divided,
  minus,
  plus,
  rounded,
  sum,
  times,
  written,
  type Decimal,
} from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { costPlaces, yen } from '../../contract/valuation.ts'
import { endOf } from '../as-of/stock-as-of.ts'
import { postStock } from '../ledger/post-stock.ts'
import type { Movement } from '../ledger/posting.ts'

const priceCalculation = 'price'

type ItemMonth = RowOf<typeof itemMonth>
const itemMonth = {
  item_cd: z.string(),
  opening_qty: z.string(),
  opening_amount: z.string(),
  in_qty: z.string(),
  in_amount: z.string(),
  closing_qty: z.string(),
  closing_amount: z.string(),
  pool_qty: z.string(),
  pool_amount: z.string(),
}

export interface Repriced {
  readonly repriced: number
  /** By which the value of the stock has changed. */
  readonly amount: string
}

/**
 * 総平均: what was there and what came in, together, is what each piece of the month has cost. Until the month is over
 * its issues go out at a moving average; the difference of what is left is posted as a price change on its last day.
 */
export const repriceMonth = (context: Context, month: string): Promise<Repriced> =>
  inOneUnit(context, async () => {
    const repriced = await postNewPrices(context, month)
    return () => repriced
  })

/** The same as a part of closing the month. */
export async function postNewPrices(context: Context, month: string): Promise<Repriced> {
  const found = await readMonth(context, month)
  const changes = found.flatMap((item): { movement: Movement; amount: Decimal }[] => {
    const amount = differenceOf(item)
    const qty = decimal(item.pool_qty)
    if (!amount || amount.units === 0n || qty.units <= 0n) return []
    const worth = plus(decimal(item.pool_amount), amount)
    if (worth.units < 0n) return []
    const price = written(divided(worth, qty, costPlaces, 'half-up'), 0)
    const reason = `総平均単価計算 ${month}`
    return [{ amount, movement: { stock_div: '061', item_cd: item.item_cd, price, reason } }]
  })
  if (changes.length === 0) return { repriced: 0, amount: '0' }
  const [last] = await rows(context.tx, { date: z.string() }, sql`SELECT ${endOf(month)}::text AS date`)
  postStock(context, {
    biz_dt: last?.date ?? '',
    poster: 'document',
    document_kind: priceCalculation,
    document_no: month,
    movements: changes.map(({ movement }) => movement),
  })
  return { repriced: changes.length, amount: written(sum(changes.map(({ amount }) => amount)), 0) }
}

/** What is left of the month at its average, less what the books say; nothing where nothing was there. */
function differenceOf(item: ItemMonth): Decimal | undefined {
  const qty = plus(decimal(item.opening_qty), decimal(item.in_qty))
  const closing = decimal(item.closing_qty)
  if (compare(qty, decimal('0')) <= 0 || closing.units <= 0n) return undefined
  const money = plus(decimal(item.opening_amount), decimal(item.in_amount))
  const average = divided(money, qty, costPlaces, 'half-up')
  return rounded(minus(yen(times(closing, average)), decimal(item.closing_amount)), 0, 'half-up')
}

/** Receipts of the month are what came from outside, and what was paid more or less for it; taken back, they count no more. */
const readMonth = ({ tx, session }: Context, month: string) => {
  const { company_cd, factory_cd } = session
  return rows(
    tx,
    itemMonth,
    sql`WITH pool AS (SELECT item_cd, qty, amount FROM item_cost
        WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND cost_method = '2'),
      moved AS (SELECT e.item_cd, e.ledger_no, e.biz_dt, sum(e.qty) AS qty, sum(e.amount) AS amount
        FROM stock_entry e JOIN pool USING (item_cd)
        WHERE e.ours AND e.company_cd = ${company_cd} AND e.factory_cd = ${factory_cd} AND e.ownership = '0' AND e.process_no = ''
          AND e.biz_dt <= ${endOf(month)}
        GROUP BY e.item_cd, e.ledger_no, e.biz_dt),
      known AS (SELECT m.*, m.biz_dt < ${`${month}-01`}::date AS is_before,
          CASE WHEN l.reverses IS NULL THEN m.qty ELSE -m.qty END AS sign, l.stock_div, l.document_kind
        FROM moved m JOIN stock_ledger l ON l.company_cd = ${company_cd} AND l.ledger_no = m.ledger_no),
      told AS (SELECT *, NOT is_before AND document_kind <> ${priceCalculation} AND (stock_div IN ('001', '010', '016', '020', '040', '060', '061')
          OR (stock_div IN ('080', '090', '520') AND sign > 0)) AS is_receipt FROM known)
      SELECT pool.item_cd, coalesce(sum(t.qty) FILTER (WHERE is_before), 0)::text AS opening_qty,
        coalesce(sum(t.amount) FILTER (WHERE is_before), 0)::text AS opening_amount,
        coalesce(sum(t.qty) FILTER (WHERE is_receipt), 0)::text AS in_qty,
        coalesce(sum(t.amount) FILTER (WHERE is_receipt), 0)::text AS in_amount,
        sum(t.qty)::text AS closing_qty, sum(t.amount)::text AS closing_amount,
        pool.qty::text AS pool_qty, pool.amount::text AS pool_amount
      FROM pool JOIN told t USING (item_cd) GROUP BY pool.item_cd, pool.qty, pool.amount`,
  )
}
