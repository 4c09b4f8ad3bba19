import { z } from 'zod'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { date } from '#platform/contract/field-kinds.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { screen } from '#platform/contract/screen.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { stockDivision } from './division.ts'

const day = date({ ja: '日付', en: 'Date', zh: '日期' }).schema

export const payment = z.object({
  ledger_no: z.string(),
  biz_dt: z.string(),
  stock_div: stockDivision.schema,
  document_kind: z.string(),
  document_no: z.string(),
  location_cd: z.string(),
  lot_no: z.string(),
  qty: z.string(),
  /** From one of the asked places to another; '' where it came from or went elsewhere. */
  moved_qty: z.string(),
  money: z.string(),
  amount: z.string(),
  variance: z.string(),
  reason: z.string(),
  user_cd: z.string(),
  /** After this movement. */
  balance: z.string(),
})

/** Which ledger, and of which days. */
export const paymentsAsked = z.object({
  item_cd: codeSchema(20),
  from: day,
  to: day,
  location_cd: z.string().trim().max(20).default(''),
})

/** 受払台帳 of one item: what was carried over, and every movement with the balance after it. */
export const stockPayments = endpoint({
  method: 'GET',
  path: '/api/stock/stockPayments/getList',
  summary: { ja: '受払照会', en: 'Stock ledger', zh: '收发台账' },
  guard: ['stock:yes'],
  costs: ['money', 'amount', 'variance'],
  input: paymentsAsked,
  output: z.object({
    item_nm: z.string(),
    unit_nm: z.string(),
    carried: z.string(),
    list: z.array(payment),
    has_more: z.boolean(),
  }),
  errors: [http[404]],
})

/** The same by day or by month: what came, what went and what was left. */
export const stockPaymentSums = endpoint({
  method: 'GET',
  path: '/api/stock/stockPayments/getSums',
  summary: { ja: '受払照会：日別・月別', en: 'Stock ledger by day or month', zh: '收发台账：按日・按月' },
  guard: ['stock:yes'],
  costs: ['money', 'amount', 'variance'],
  input: paymentsAsked.extend({ by: fixedCodes.day_month_div.schema }),
  output: z.object({
    item_nm: z.string(),
    unit_nm: z.string(),
    carried: z.string(),
    list: z.array(
      z.object({
        /** yyyy-mm-dd, or yyyy-mm. */
        period: z.string(),
        movements: z.number().int(),
        in_qty: z.string(),
        out_qty: z.string(),
        amount: z.string(),
        variance: z.string(),
        /** At its end. */
        balance: z.string(),
      }),
    ),
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
