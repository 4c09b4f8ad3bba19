import { day } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { orderErrors } from '#modules/receive-order/contract/order-errors.ts'
import { branchNo } from '#modules/master/contract/partner-fields.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { costsAmong } from '#platform/contract/fields.ts'
import { salesErrors } from './sales-errors.ts'
import { salesSlip } from './sales-slip.ts'

const base = '/api/receiveorder/registerSales'
const guard = ['receiveorder:yes'] as const
const write = 'write:receiveorder' as const
const text = z.string()
const sales_no = text.min(1).max(20)
const reason = text.trim().min(1).max(100)
/** As many as one looks through before they are posted. */
const mostPosted = 200
const many = z.array(sales_no).min(1).max(mostPosted)
const dated = [stockErrors.BIZ_STOCK_MONTH_CLOSED, stockErrors.BIZ_STOCK_FUTURE] as const
const costs = costsAmong(salesSlip.header, salesSlip.lines)
const acting = { method: 'POST', ...{ guard, write, costs, audit: salesSlip.name } } as const
const answered = { ...acting, output: salesSlip.schema.record } as const

const postable = z.object({
  ...{ sales_no: text, account_dt: text, customer_nm: text, net_amount: text, tax_amount: text },
  /** Blank where it is not known before it is posted. */
  margin_amount: text,
  /** Why it is not posted; blank where nothing stands against it. */
  refusal: text,
})
export type Postable = Readonly<z.output<typeof postable>>

/** 一括計上: what would be posted, and what stands against it. */
export const previewPosting = endpoint({
  method: 'GET',
  path: `${base}/getPosting`,
  summary: { ja: '売上：計上の確認', en: 'Sales: what would be posted', zh: '销售：入账预览' },
  guard,
  costs,
  input: z.object({ sales_no: text }),
  output: z.object({ list: z.array(postable) }),
  errors: [http[404]],
})

/** 計上: all of them, or none. */
export const postSales = endpoint({
  ...acting,
  path: `${base}/post`,
  summary: { ja: '売上：計上', en: 'Sales: post', zh: '销售：入账' },
  input: z.object({ sales_no: many }),
  output: z.object({ sales_no: z.array(text) }),
  errors: [http[404], ...Object.values(salesErrors), ...dated, orderErrors.BIZ_ORDER_LINE_CLOSED],
})

/** 計上取消: until a statement closes it, while its month is open. */
export const unpostSales = endpoint({
  ...answered,
  path: `${base}/unpost`,
  summary: { ja: '売上：計上取消', en: 'Sales: take the posting back', zh: '销售：取消入账' },
  input: z.object({ sales_no, reason }),
  errors: [http[404], ...Object.values(salesErrors), ...dated, orderErrors.BIZ_ORDER_LINE_CLOSED],
})

/** 取消 of a slip that is not posted; what follows from a delivery is cancelled with it. */
export const cancelSales = endpoint({
  ...answered,
  path: `${base}/cancel`,
  summary: { ja: '売上：取消', en: 'Sales: cancel', zh: '销售：取消' },
  input: z.object({ sales_no, reason }),
  errors: [http[404], salesErrors.BIZ_SALES_STATE, salesErrors.BIZ_SALES_OF_DELIVERY],
})

/** 訂正: answers the replacement, which is edited and posted like any other. */
export const correctSales = endpoint({
  ...answered,
  path: `${base}/correct`,
  summary: { ja: '売上：訂正', en: 'Sales: correct', zh: '销售：更正' },
  input: z.object({ sales_no, account_dt: day, reason }),
  errors: [http[404], ...Object.values(salesErrors), ...dated],
})

/** 赤伝: answers the reversal. */
export const reverseSales = endpoint({
  ...answered,
  path: `${base}/reverse`,
  summary: { ja: '売上：赤伝', en: 'Sales: reverse', zh: '销售：红冲' },
  input: z.object({ sales_no, account_dt: day, reason }),
  errors: [http[404], ...Object.values(salesErrors), ...dated],
})

const { customer_cd, account_dt } = salesSlip.header
const { item_cd, qty, lot_no, sales_div, tax_cd, origin_no, origin_line_no } = salesSlip.lines

/** What the goods of a typed line can be: where they lie by lot, or of a return which lots were sold. */
export const goodsOfLine = endpoint({
  method: 'GET',
  path: `${base}/getGoods`,
  summary: {
    ja: '売上：行の在庫とロット',
    en: 'Sales: goods and lots of a line',
    zh: '销售：行的库存和批次',
  },
  guard,
  input: z.object({
    ...{ customer_cd: customer_cd.schema, branch_no: branchNo().schema.default('00') },
    ...{ item_cd: item_cd.schema, sales_div: sales_div.schema },
    ...{ origin_no: origin_no.schema.default(''), origin_line_no: origin_line_no.schema.default('0') },
  }),
  output: z.object({
    list: z.array(
      z.object({ location_cd: text, location_nm: text, lot_no: text, qty: text, expiry_dt: text }),
    ),
  }),
})

/** What follows from an item, a tax category or a quantity that has just been typed. */
export const lineOfSales = endpoint({
  method: 'GET',
  path: `${base}/getLine`,
  summary: { ja: '売上：行の初期値', en: 'Sales: what a line follows from', zh: '销售：行默认值' },
  guard,
  input: z.object({
    ...{ customer_cd: customer_cd.schema, branch_no: branchNo().schema.default('00') },
    ...{ account_dt: account_dt.schema, item_cd: item_cd.schema, qty: qty.schema },
    ...{ sales_div: sales_div.schema, tax_cd: tax_cd.schema },
    /** What a return brings back, where it is named. */
    ...{ origin_no: origin_no.schema.default(''), origin_line_no: origin_line_no.schema.default('0') },
    lot_no: lot_no.schema.default(''),
    /** An item brings its own category and price. */
    is_new_item: z.enum(['0', '1']).default('0'),
  }),
  output: z.object({
    ...{ unit_cd: text, item_nm: text, tax_cd: text, tax_rate: text },
    ...{ unit_price: text, price_base_qty: text },
    /** Where goods of a typed line leave from, or are laid. */
    location_cd: text,
    /** What was sold as one lot comes back as that. */
    lot_no: text,
  }),
})
