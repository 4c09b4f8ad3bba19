import { day } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { branchNo } from '#modules/master/contract/partner-fields.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { price } from '#platform/contract/field-kinds.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { lawErrors } from '../law/law-errors.ts'
import { purchaseErrors } from './purchase-errors.ts'
import { purchaseSlip } from './purchase-slip.ts'

const base = '/api/placeorder/purchase'
const guard = ['placeorder:yes'] as const
const write = 'write:placeorder' as const
const purchase_no = z.string().min(1).max(20)
const reason = z.string().trim().min(1).max(100)
const dated = [stockErrors.BIZ_STOCK_MONTH_CLOSED, stockErrors.BIZ_STOCK_FUTURE] as const
const acting = {
  method: 'POST',
  ...{ guard, write, output: purchaseSlip.schema.record, audit: purchaseSlip.name },
} as const

/** 計上. */
export const postPurchase = endpoint({
  ...acting,
  path: `${base}/post`,
  summary: { ja: '仕入：計上', en: 'Purchase: post', zh: '采购入账：入账' },
  input: z.object({ purchase_no }),
  errors: [
    ...[http[404], ...Object.values(purchaseErrors), ...dated, stockErrors.BIZ_STOCK_VARIANCE],
    ...[lawErrors.BIZ_LAW_PRICE_CUT, lawErrors.BIZ_LAW_REDUCTION],
    ...[lawErrors.BIZ_LAW_SET_OFF, lawErrors.BIZ_LAW_SET_OFF_UNPAID],
  ],
})

/** 取消 of a slip that was never posted. */
export const cancelPurchase = endpoint({
  ...acting,
  path: `${base}/cancel`,
  summary: { ja: '仕入：取消', en: 'Purchase: cancel', zh: '采购入账：取消' },
  input: z.object({ purchase_no, reason }),
  errors: [http[404], purchaseErrors.BIZ_PURCHASE_STATE],
})

/** 訂正: answers the replacement, which is edited and posted like any other. */
export const correctPurchase = endpoint({
  ...acting,
  path: `${base}/correct`,
  summary: { ja: '仕入：訂正', en: 'Purchase: correct', zh: '采购入账：更正' },
  input: z.object({ purchase_no, account_dt: day, reason }),
  errors: [http[404], ...Object.values(purchaseErrors), ...dated],
})

/** 赤伝: answers the reversal. */
export const reversePurchase = endpoint({
  ...acting,
  path: `${base}/reverse`,
  summary: { ja: '仕入：赤伝', en: 'Purchase: reverse', zh: '采购入账：红冲' },
  input: z.object({ purchase_no, account_dt: day, reason }),
  errors: [http[404], ...Object.values(purchaseErrors), ...dated],
})

const text = z.string()
const { supplier_cd, account_dt } = purchaseSlip.header
const { item_cd, receipt_dt, tax_cd } = purchaseSlip.lines

/** What follows from an item, a tax category or a day that has just been typed. */
export const lineOfPurchase = endpoint({
  method: 'GET',
  path: `${base}/getLine`,
  summary: { ja: '仕入：行の初期値', en: 'Purchase: what a line follows from', zh: '采购入账：行默认值' },
  guard,
  input: z.object({
    ...{ supplier_cd: supplier_cd.schema, branch_no: branchNo().schema.default('00') },
    ...{ account_dt: account_dt.schema, item_cd: item_cd.schema },
    ...{ receipt_dt: receipt_dt.schema, tax_cd: tax_cd.schema },
    /** An item brings its own category. */
    is_new_item: z.enum(['0', '1']).default('0'),
  }),
  output: z.object({
    ...{ unit_cd: text, item_nm: text, tax_cd: text, tax_rate: text, deductible_rate: text },
  }),
})

const concerned = {
  supplier_cd: codeSchema(10),
  branch_no: branchNo().schema.default('00'),
  item_cd: codeSchema(20),
  /** Goods that were received from this day on. */
  from_dt: day,
  to_dt: day,
  unit_price: price({ ja: '決定単価', en: 'Settled price', zh: '决定单价' }, { min: '0.01' }).schema,
}

const settledLine = z.object({
  ...{ purchase_no: text, line_no: z.number().int(), account_dt: text, receipt_dt: text, stock_div: text },
  ...{ qty: text, unit_price: text, price_base_qty: text, temp_price_flg: z.boolean() },
  /** What it costs now, what it will cost, and what lies between. */
  ...{ amount: text, new_amount: text, difference: text },
})
export type SettledLine = z.output<typeof settledLine>

/** 単価決定・遡及: the lines that a price would concern, and what would become different. */
export const linesToSettle = endpoint({
  method: 'GET',
  path: `${base}/getSettleLines`,
  summary: { ja: '単価決定：対象明細', en: 'Settle prices: lines concerned', zh: '单价决定：对象明细' },
  guard,
  input: z.object(concerned),
  output: z.object({ list: z.array(settledLine), difference: text }),
})

export const settlePrices = endpoint({
  method: 'POST',
  path: `${base}/settlePrices`,
  summary: { ja: '単価決定：計上', en: 'Settle prices: post', zh: '单价决定：入账' },
  ...{ guard, write, audit: 'settlePrices' },
  input: z.object({ ...concerned, account_dt: day, reason }),
  /** The slips with the differences; none where provisional prices turned out to be right. */
  output: z.object({ purchase_no: z.array(text), lines: z.number().int(), difference: text }),
  errors: [
    http[404],
    purchaseErrors.BIZ_PURCHASE_NOTHING,
    purchaseErrors.BIZ_PURCHASE_SAME_PRICE,
    lawErrors.BIZ_LAW_PRICE_CUT,
    ...dated,
  ],
})
