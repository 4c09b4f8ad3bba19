import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { date } from '#platform/contract/field-kinds.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { screen } from '#platform/contract/screen.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { stockDivision } from './division.ts'

const day = date({ ja: '日付', en: 'Date', zh: '日期' }).schema

const payment = z.object({
  ledger_no: z.string(),
  biz_dt: z.string(),
  stock_div: stockDivision.schema,
  document_kind: z.string(),
  document_no: z.string(),
  location_cd: z.string(),
  lot_no: z.string(),
  qty: z.string(),
  amount: z.string(),
  reason: z.string(),
  user_cd: z.string(),
  /** After this movement. */
  balance: z.string(),
})

/** 受払台帳 of one item: what was carried over, and every movement with the balance after it. */
export const stockPayments = endpoint({
  method: 'GET',
  path: '/api/stock/stockPayments/getList',
  summary: { ja: '受払照会', en: 'Stock ledger', zh: '收发台账' },
  guard: ['stock:yes'],
  input: z.object({
    item_cd: codeSchema(20),
    from: day,
    to: day,
    location_cd: z.string().trim().max(20).default(''),
  }),
  output: z.object({
    item_nm: z.string(),
    unit_nm: z.string(),
    carried: z.string(),
    list: z.array(payment),
    has_more: z.boolean(),
  }),
  errors: [http[404]],
})

export const stockPaymentsScreen = screen({
  path: '/stock/stockPayments',
  name: 'stockPayments',
  title: { ja: '受払照会', en: 'Stock ledger', zh: '收发台账' },
  icon: 'history',
  guard: ['stock:yes'],
  keepAlive: true,
})
