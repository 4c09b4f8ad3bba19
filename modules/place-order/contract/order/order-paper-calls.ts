import { z } from 'zod'
import { mailErrors } from '#modules/system/contract/mail-errors.ts'
import { printedNumbers } from '#platform/contract/document.ts'
import { codes } from '#platform/contract/code-table.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { placeOrderStatus } from './place-order-codes.ts'
import { placeOrderErrors } from './place-order-errors.ts'

const base = '/api/placeorder/registerplaceorder'
const going = {
  method: 'POST',
  guard: ['placeorder:yes'],
  write: 'write:placeorder',
  audit: 'printPlaceOrder',
} as const

/** 注文書, 変更注文書: logged, and kept with the order as they went out. */
export const printPlaceOrders = endpoint({
  ...going,
  path: `${base}/print`,
  summary: { ja: '注文書の印刷', en: 'Print purchase orders', zh: '打印订货单' },
  input: z.object({ po_no: printedNumbers }),
  output: fileAnswer,
  file: 'application/pdf',
  errors: [http[404], placeOrderErrors.BIZ_PO_PRINT_FIRST],
})

/** The same by mail, to the supplier's address. */
export const mailPlaceOrder = endpoint({
  ...going,
  path: `${base}/mail`,
  summary: { ja: '注文書のメール送信', en: 'Mail a purchase order', zh: '邮件发送订货单' },
  input: z.object({ po_no: z.string().min(1).max(20) }),
  output: z.object({ to: z.string() }),
  errors: [
    http[404],
    placeOrderErrors.BIZ_PO_PRINT_FIRST,
    placeOrderErrors.BIZ_PO_NO_MAIL,
    mailErrors.BIZ_MAIL_NOT_SET,
  ],
})

/** How an order goes to its supplier, as his master says (注文書の送付); what he has already goes nowhere. */
export const sendWay = codes(
  'order_way',
  {
    0: { ja: '送付済', en: 'Sent already', zh: '已发送' },
    1: { ja: '印刷', en: 'Print', zh: '打印' },
    2: { ja: 'メール', en: 'E-mail', zh: '邮件' },
    9: { ja: '取消', en: 'Cancelled', zh: '已取消' },
  },
  { 0: 'done', 1: 'go', 2: 'go', 9: 'bad' },
)

const text = z.string()
const orderToSend = z.object({
  ...{ po_no: text, supplier_cd: text, supplier_nm: text, net_amount: text, pay_days: text },
  ...{ po_status: placeOrderStatus.schema, way: sendWay.schema, pay_late_flg: z.boolean() },
  /** It goes by mail, and nobody has entered where. */
  no_mail_flg: z.boolean(),
})
export type OrderToSend = z.output<typeof orderToSend>

/** 発注・送付: what is to be done with these orders, one after the other. */
export const ordersToSend = endpoint({
  method: 'GET',
  path: `${base}/toSend`,
  summary: { ja: '発注登録：送付の確認', en: 'Purchase orders: how they go out', zh: '采购订单：发送确认' },
  guard: ['placeorder:yes'],
  input: z.object({ po_no: printedNumbers }),
  output: z.object({ list: z.array(orderToSend) }),
})
