import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { orderErrors } from '../order-errors.ts'

const base = '/api/receiveorder/usualOrder'
const guard = ['receiveorder:yes'] as const
const write = 'write:receiveorder' as const
const order_no = z.string().min(1).max(20)
const text = z.string()

/** いつもの注文: a kept order that a customer's next ones begin like. */
const usualOrder = z.object({
  ...{ order_no: text, usual_nm: text, customer_cd: text, branch_no: text, customer_nm: text },
  order_dt: text,
  lines: z.int(),
  /** Its first items, by which it is recognised. */
  items: z.array(text),
})
export type UsualOrder = z.output<typeof usualOrder>

/** Those of the factory, a customer's beside each other. */
export const usualOrders = endpoint({
  method: 'GET',
  path: `${base}/getList`,
  summary: { ja: 'いつもの注文：一覧', en: 'Usual orders: list', zh: '常用订单：列表' },
  guard,
  input: z.object({}),
  output: z.object({ list: z.array(usualOrder) }),
})

/** An order is kept under a name; said again, the name is another one. */
export const keepUsual = endpoint({
  method: 'POST',
  path: `${base}/keep`,
  summary: { ja: 'いつもの注文：登録', en: 'Usual orders: keep', zh: '常用订单：登记' },
  guard,
  write,
  input: z.object({ order_no, usual_nm: z.string().trim().min(1, { error: 'V_REQUIRED' }).max(50) }),
  output: z.object({}),
  errors: [http[404], orderErrors.BIZ_USUAL_NAME_TAKEN],
  audit: 'usualOrder',
})

/** The order itself stays. */
export const dropUsual = endpoint({
  method: 'POST',
  path: `${base}/drop`,
  summary: { ja: 'いつもの注文：登録の解除', en: 'Usual orders: drop', zh: '常用订单：取消登记' },
  guard,
  write,
  input: z.object({ order_no }),
  output: z.object({}),
  errors: [http[404]],
  audit: 'usualOrder',
})
