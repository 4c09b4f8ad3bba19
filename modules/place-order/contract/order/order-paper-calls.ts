import { z } from 'zod'
import { mailErrors } from '#modules/system/contract/mail-errors.ts'
import { printedNumbers } from '#platform/contract/document.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
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
