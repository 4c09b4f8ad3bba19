import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { screen } from '#platform/contract/screen.ts'
import { month } from './month-closing.ts'
import { stockErrors } from './stock-errors.ts'
import { requiredLine } from '#platform/contract/written-text.ts'

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
  costs: ['amount'],
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
  input: z.object({ month, reason: requiredLine(200) }),
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
  costs: ['amount'],
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
