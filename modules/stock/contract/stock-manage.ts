import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { list } from '#platform/contract/list-screen.ts'
import { screen } from '#platform/contract/screen.ts'
import { costMethod } from '#modules/master/contract/item-type.ts'
import { stockErrors } from './stock-errors.ts'

const month = z.string().regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, 'V_DATE')

const period = z.object({
  month,
  closed: z.boolean(),
  /** Movements in the month, and what our stock was or is worth at its end. */
  movements: z.number().int(),
  amount: z.string(),
  changed_by: z.string(),
  changed_at: z.string(),
  reason: z.string(),
})

/** 在庫管理: the months, the next one to be closed, and the one that can be opened again. */
export const stockPeriods = endpoint({
  method: 'GET',
  path: '/api/stock/stockManage/getList',
  summary: { ja: '在庫管理：締めの状況', en: 'Stock management: months', zh: '库存管理：结账情况' },
  guard: ['stock:yes'],
  input: z.object({}),
  output: z.object({
    business_date: z.string(),
    list: z.array(period),
    next_month: z.string(),
    last_closed: z.string(),
  }),
})

const changing = { method: 'POST', guard: ['stock:yes'], write: 'write:stock' } as const

/** 締め: prices are worked out first. */
export const closeStockMonth = endpoint({
  ...changing,
  path: '/api/stock/stockManage/close',
  summary: { ja: '在庫管理：締め', en: 'Stock management: close a month', zh: '库存管理：结账' },
  input: z.object({ month }),
  output: z.object({ repriced: z.number().int() }),
  errors: Object.values(stockErrors),
  audit: 'closeStockMonth',
})

/** 締め解除: of the latest closed month, with a reason; for whoever manages the system. */
export const reopenStockMonth = endpoint({
  ...changing,
  guard: { permissions: ['stock:yes', 'system:yes'], mode: 'allOf' },
  path: '/api/stock/stockManage/reopen',
  summary: { ja: '在庫管理：締め解除', en: 'Stock management: reopen a month', zh: '库存管理：取消结账' },
  input: z.object({ month, reason: z.string().trim().min(1).max(200) }),
  output: z.object({}),
  errors: Object.values(stockErrors),
  audit: 'reopenStockMonth',
})

/** 単価計算: total averages of a month that is still open. */
export const calculatePrices = endpoint({
  ...changing,
  path: '/api/stock/stockManage/calculate',
  summary: { ja: '在庫管理：単価計算', en: 'Stock management: work out prices', zh: '库存管理：计算单价' },
  input: z.object({ month }),
  output: z.object({ repriced: z.number().int(), amount: z.string() }),
  errors: Object.values(stockErrors),
  audit: 'calculateStockPrices',
})

export const stockManageScreen = screen({
  path: '/stock/stockManage',
  name: 'stockManage',
  title: { ja: '在庫管理', en: 'Stock management', zh: '库存管理' },
  icon: 'lock',
  guard: ['stock:yes'],
  keepAlive: true,
})

const figure = { kind: 'decimal', width: 11 } as const

/** 在庫評価表: what the stock of each item was worth at the end of a closed month, or is worth now. */
export const valuationList = list({
  name: 'stockValuation',
  title: { ja: '在庫評価表', en: 'Stock valuation', zh: '库存评估表' },
  area: 'stock',
  path: '/stock/stockValuation',
  icon: 'columns',
  hidden: true,
  key: ['month', 'item_cd'],
  columns: {
    month: { kind: 'code', label: { ja: '年月', en: 'Month', zh: '年月' }, width: 10 },
    item_cd: { kind: 'code', label: { ja: '品目', en: 'Item', zh: '物料' }, width: 28, named: 'item_nm' },
    item_type_cd: {
      kind: 'code',
      label: { ja: '品目区分', en: 'Item type', zh: '物料类型' },
      width: 16,
      named: 'item_type_nm',
    },
    cost_method: {
      kind: 'choice',
      label: { ja: '評価方法', en: 'Valuation', zh: '计价方法' },
      width: 15,
      codes: costMethod,
    },
    unit_nm: { kind: 'text', label: { ja: '単位', en: 'Unit', zh: '单位' }, width: 6 },
    opening_qty: { ...figure, label: { ja: '繰越数量', en: 'Opening', zh: '期初数量' } },
    in_qty: { ...figure, label: { ja: '受入数量', en: 'In', zh: '收入数量' } },
    out_qty: { ...figure, label: { ja: '払出数量', en: 'Out', zh: '发出数量' } },
    qty: { ...figure, label: { ja: '在庫数', en: 'On hand', zh: '库存数' }, total: true },
    unit_cost: { ...figure, label: { ja: '評価単価', en: 'Unit cost', zh: '评估单价' } },
    amount: { ...figure, width: 14, label: { ja: '評価額', en: 'Value', zh: '评估额' }, total: true },
  },
  shown: [
    'item_cd',
    'month',
    'item_type_cd',
    'cost_method',
    'opening_qty',
    'in_qty',
    'out_qty',
    'qty',
    'unit_cost',
    'amount',
  ],
  search: ['month', 'item_cd', 'item_type_cd'],
  sort: 'item_cd',
})
