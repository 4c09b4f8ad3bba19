import { day } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { branchNo } from '#modules/master/contract/partner-fields.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { price } from '#platform/contract/field-kinds.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { salesErrors } from './sales-errors.ts'
import { salesSlip } from './sales-slip.ts'

const base = '/api/receiveorder/registerSales'
const guard = ['receiveorder:yes'] as const
const text = z.string()
const mostItems = 50

/** `A001:120.5,A002:98`: what each item costs from now on. */
const prices = text
  .transform((sent) => sent.split(',').map(priceOf))
  .pipe(
    z
      .array(
        z.object({
          item_cd: codeSchema(40),
          unit_price: price({ ja: '決定単価', en: 'Settled price', zh: '决定单价' }, { min: '0.01' }).schema,
        }),
      )
      .min(1)
      .max(mostItems),
  )

/** As people type prices: with commas, or in full width. */
export const pricesText = (
  all: readonly { readonly item_cd: string; readonly unit_price: string }[],
): string =>
  all
    .map(({ item_cd, unit_price }) => `${item_cd}:${unit_price.normalize('NFKC').replaceAll(',', '').trim()}`)
    .join(',')

function priceOf(text: string): { item_cd: string; unit_price: string | undefined } {
  const [item_cd = '', unit_price = ''] = text.split(':')
  return { item_cd, unit_price }
}

const concerned = {
  customer_cd: codeSchema(10),
  branch_no: branchNo().schema.default('00'),
  /** Goods that left from this day on. */
  ...{ from_dt: day, to_dt: day },
  prices,
}

const settledLine = z.object({
  ...{ sales_no: text, line_no: z.number().int(), slip_dt: text, sales_div: text, item_cd: text },
  ...{ qty: text, unit_price: text, settled_price: text, temp_price_flg: z.boolean() },
  /** What it costs now, what it will cost, and what lies between. */
  ...{ amount: text, new_amount: text, difference: text },
  /** What is not gets its price in place, without a difference. */
  posted: z.boolean(),
})
export type SettledLine = Readonly<z.output<typeof settledLine>>

/** 単価決定・遡及: the lines that prices would concern, and what would become different. */
export const salesToSettle = endpoint({
  method: 'GET',
  path: `${base}/getSettleLines`,
  summary: { ja: '売上の単価決定：対象明細', en: 'Settle sales prices: lines', zh: '销售单价决定：对象明细' },
  guard,
  input: z.object(concerned),
  output: z.object({ list: z.array(settledLine), difference: text }),
})

export const settleSales = endpoint({
  method: 'POST',
  path: `${base}/settlePrices`,
  summary: { ja: '売上の単価決定：計上', en: 'Settle sales prices: post', zh: '销售单价决定：入账' },
  ...{ guard, write: 'write:receiveorder', audit: salesSlip.name },
  input: z.object({ ...concerned, account_dt: day, reason: text.trim().min(1).max(100) }),
  /** The slips with the differences; none where provisional prices turned out to be right. */
  output: z.object({ sales_no: z.array(text), lines: z.number().int(), difference: text }),
  errors: [
    salesErrors.BIZ_SALES_NO_LINES,
    salesErrors.BIZ_SALES_SAME_PRICE,
    ...[stockErrors.BIZ_STOCK_MONTH_CLOSED, stockErrors.BIZ_STOCK_FUTURE],
  ],
})
