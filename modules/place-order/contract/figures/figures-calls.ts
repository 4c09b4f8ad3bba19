import { z } from 'zod'
import { codes } from '#platform/contract/code-table.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { figuresList } from './figures-list.ts'

const base = '/api/placeorder/placeOrderManage'
const guard = ['placeorder:yes'] as const
const text = z.string()

export const figuresBy = codes('purchase_figures_by', {
  1: { ja: '月別', en: 'Monthly', zh: '按月' },
  2: { ja: '仕入先別', en: 'By supplier', zh: '按供应商' },
  3: { ja: '品目別', en: 'By item', zh: '按物料' },
})

const sums = z.object({
  /** A month, a supplier with its branch, or an item; blank for what is bought without one. */
  ...{ code: text, name: text },
  ...{ ordered_qty: text, ordered_amount: text, received_qty: text, accepted_qty: text },
  ...{ returned_qty: text, purchased_qty: text, purchased_amount: text },
})
export type FigureSums = z.output<typeof sums>

/** 集計 of what the list shows: the same conditions, the same rows. Quantities are added up by item only. */
export const sumFigures = endpoint({
  method: 'GET',
  path: `${base}/getSums`,
  summary: { ja: '発注管理：集計', en: 'Purchasing figures: sums', zh: '采购管理：汇总' },
  guard,
  input: figuresList.endpoints.getTotal.input.and(z.object({ by: figuresBy.schema.default('1') })),
  output: z.object({ list: z.array(sums) }),
})

const point = z.object({ date: text, price: text })

/** 単価推移: what one piece of an item was ordered and bought for, by the day. */
export const pricesOverTime = endpoint({
  method: 'GET',
  path: `${base}/getPrices`,
  summary: { ja: '発注管理：単価推移', en: 'Purchasing figures: prices over time', zh: '采购管理：单价走势' },
  guard,
  input: z.object({
    supplier_cd: z.string().max(10),
    branch_no: z.string().max(4),
    item_cd: z.string().min(1).max(20),
  }),
  output: z.object({ ordered: z.array(point), purchased: z.array(point) }),
})
