import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { date } from '#platform/contract/field-kinds.ts'
import { stockErrors } from './stock-errors.ts'
import { requiredLine } from '#platform/contract/written-text.ts'

/** 取消: the whole slip, by a slip the other way round. */
export const cancelSlip = endpoint({
  method: 'POST',
  path: '/api/stock/slip/cancel',
  summary: { ja: '在庫伝票：取消', en: 'Stock slip: cancel', zh: '库存单据：红冲' },
  guard: ['stock:yes'],
  write: 'write:stock',
  input: z.object({
    slip_no: z.string().min(1).max(40),
    biz_dt: date({ ja: '取消日', en: 'Date of reversal', zh: '红冲日期' }).schema,
    reason: requiredLine(200),
  }),
  output: z.object({ slip_no: z.string() }),
  errors: [http[404], ...Object.values(stockErrors)],
  audit: 'cancelStockSlip',
})
