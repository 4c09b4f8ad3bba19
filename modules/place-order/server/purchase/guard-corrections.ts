import { compare, decimal, minus, times, written } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { guardPriceCuts, guardReductions, guardSetOffs } from '../law/guard-acts.ts'
import type { PurchaseLine, StoredPurchase } from './complete-purchase.ts'

interface Corrected {
  readonly line: PurchaseLine
  readonly was: PurchaseLine
  readonly at: number
  /** As the people who pass it know it. */
  readonly subject: string
}

/**
 * 訂正 as the fair-trade act looks at it: what arrived at an agreed price is not paid less, and no more material is set off
 * than has become part of the goods, whose purchase is the only one that pays for it.
 */
export async function guardCorrections(
  context: Context,
  { header, lines }: StoredPurchase,
  origin: StoredPurchase,
): Promise<void> {
  const before = new Map(origin.lines.map((line) => [String(line.line_no), line]))
  const corrected = lines.flatMap((line, at): readonly Corrected[] => {
    const was = before.get(line.origin_line_no)
    const subject = `${origin.header.purchase_no}-${line.origin_line_no}`
    return was && line.source_line_no !== '0' ? [{ line, was, at, subject }] : []
  })
  const { supplier_cd, branch_no } = header
  await guardPriceCuts(
    context,
    corrected.filter(isCut).map(({ line, was, at, subject }) => ({
      ...{ supplier_cd, branch_no, subject, cell: `lines.${at}.unit_price` },
      ...{ from: was.unit_price, to: line.unit_price },
    })),
  )
  await guardSetOffs(
    context,
    corrected.flatMap(({ line, was, at, subject }) => {
      if (line.stock_div !== '070' || compare(decimal(line.amount), decimal(was.amount)) >= 0) return []
      const amount = written(minus(decimal(was.amount), decimal(line.amount)))
      const cell = `lines.${at}.given_amount`
      return [
        { supplier_cd, branch_no, subject, cell, amount, set_off_dt: header.account_dt, product_pay_dt: '' },
      ]
    }),
  )
}

/** Of goods and work that came at a price that was no provisional one. */
const isCut = ({ line, was }: Corrected): boolean =>
  (was.stock_div === '010' || was.stock_div === '011') &&
  !was.temp_price_flg &&
  compare(
    times(decimal(line.unit_price || '0'), decimal(was.price_base_qty)),
    times(decimal(was.unit_price || '0'), decimal(line.price_base_qty)),
  ) < 0

/** 減額 by a line of its own: a typed price minus (060) takes from what is owed, or more than the slip that it replaces. */
export async function guardTypedReductions(
  context: Context,
  { header, lines }: StoredPurchase,
  origin: StoredPurchase | undefined,
): Promise<void> {
  const before = new Map(origin?.lines.map((line) => [String(line.line_no), line]))
  const { supplier_cd, branch_no, purchase_no } = header
  await guardReductions(
    context,
    lines.flatMap((line, at) => {
      const { stock_div, amount, line_no, origin_line_no } = line
      const least = Number(before.get(origin_line_no)?.amount ?? '0')
      if (stock_div !== '060' || Number(amount) >= Math.min(0, least)) return []
      const subject = `${purchase_no}-${line_no}`
      return [{ supplier_cd, branch_no, subject, cell: `lines.${at}.given_amount`, amount }]
    }),
  )
}
