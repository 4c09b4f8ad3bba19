import { decimal, negated, written } from '#platform/contract/decimal.ts'
import type { PurchaseHeader, PurchaseLine, StoredPurchase } from './complete-purchase.ts'

/** 赤伝: everything of a slip with the other sign, at the rates of its origin. */
export function redOf(
  { header, lines }: Pick<StoredPurchase, 'header' | 'lines'>,
  { account_dt, reason }: Pick<PurchaseHeader, 'account_dt' | 'reason'>,
): { readonly header: PurchaseHeader; readonly lines: readonly PurchaseLine[] } {
  return {
    header: {
      ...header,
      ...({ colour: '1', purchase_status: '1', purchase_no: '' } as const),
      ...{ account_dt, reason, origin_purchase_no: header.purchase_no, corrected_by: '', statement_no: '' },
      net_amount: turned(header.net_amount),
      tax_amount: turned(header.tax_amount),
      deductible_tax: turned(header.deductible_tax),
    },
    lines: lines.map((line) => ({
      ...line,
      ...{ origin_no: header.purchase_no, origin_line_no: String(line.line_no), settled_price: '' },
      ...{ qty: turned(line.qty), given_amount: turned(line.given_amount), amount: turned(line.amount) },
    })),
  }
}

const turned = (figure: string): string => (figure === '' ? '' : written(negated(decimal(figure)), 0))
