import { decimal, negated, written } from '#platform/contract/decimal.ts'
import type { SalesHeader, SalesLine, StoredSales } from './complete-sales.ts'

/** 赤伝: everything of a slip with the other sign, at the rates of its origin. */
export function redOf(
  { header, lines }: Pick<StoredSales, 'header' | 'lines'>,
  { account_dt, reason }: Pick<SalesHeader, 'account_dt' | 'reason'>,
): { readonly header: SalesHeader; readonly lines: readonly SalesLine[] } {
  return {
    header: {
      ...header,
      ...({ colour: '1', sales_slip_status: '1', sales_no: '' } as const),
      ...{ account_dt, reason, origin_sales_no: header.sales_no, corrected_by: '', statement_no: '' },
      ...{ net_amount: turned(header.net_amount), tax_amount: turned(header.tax_amount) },
      ...{ cost_amount: turned(header.cost_amount), margin_amount: turned(header.margin_amount) },
    },
    lines: lines.map((line) => ({
      ...line,
      ...{ corrected_line_no: String(line.line_no), settled_price: '' },
      ...{ qty: turned(line.qty), given_amount: turned(line.given_amount), amount: turned(line.amount) },
      ...{ line_cost: turned(line.line_cost), line_margin: turned(line.line_margin) },
    })),
  }
}

const turned = (figure: string): string => (figure === '' ? '' : written(negated(decimal(figure)), 0))
