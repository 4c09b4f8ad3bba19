import { decimal, negated, plus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { NowOrLater } from '#platform/server/unit/later.ts'
import type { Context } from '#platform/server/context.ts'
import { postStock } from '#modules/stock/server/index.ts'
import { termsOf, type PurchaseHeader, type PurchaseLine } from './complete-purchase.ts'

/** What the price of a line has become dearer or cheaper by. */
export interface Difference {
  readonly line: Pick<PurchaseLine, 'item_cd' | 'qty' | 'stock_div'>
  readonly amount: Decimal
}

interface ValueChange {
  readonly header: Pick<PurchaseHeader, 'supplier_cd' | 'branch_no' | 'account_dt' | 'reason'>
  readonly number: NowOrLater<string>
  readonly differences: readonly Difference[]
}

export const purchaseDocument = '010'

/**
 * Corrects the value of the stock by what has become different (060): by item, because what was returned takes its share
 * with it. Pieces that are still there bear it, the rest is a variance; the ledger's rules say how.
 */
export async function changeValue(
  context: Context,
  { header, number, differences }: ValueChange,
): Promise<void> {
  const lines = differences.map(({ line }) => line)
  const { items } = await termsOf(context, header, lines)
  const kept = new Set(items.filter(({ stock_flg }) => stock_flg).map(({ item_cd }) => item_cd))
  const sums = new Map<string, { amount: Decimal; net: Decimal; gross: Decimal }>()
  for (const { line, amount } of differences) {
    if (!kept.has(line.item_cd) || line.stock_div === '011') continue
    const before = sums.get(line.item_cd) ?? { amount: zero, net: zero, gross: zero }
    const qty = decimal(line.qty.replace('-', ''))
    const net = plus(before.net, line.stock_div === '020' ? negated(qty) : qty)
    sums.set(line.item_cd, { amount: plus(before.amount, amount), net, gross: plus(before.gross, qty) })
  }
  const movements = [...sums]
    .filter(([, { amount }]) => amount.units !== 0n)
    .map(([item_cd, { amount, net, gross }]) => ({
      ...({ stock_div: '060', item_cd } as const),
      ...{ amount: written(amount, 0), qty: written(net.units > 0n ? net : gross, 0) },
      reason: header.reason || '仕入単価の訂正',
    }))
  if (movements.length === 0) return
  postStock(context, {
    ...({ poster: 'document', document_kind: purchaseDocument } as const),
    ...{ document_no: number, biz_dt: header.account_dt, movements },
    cellOf: () => 'header.account_dt',
  })
}
