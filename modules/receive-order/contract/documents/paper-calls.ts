import { printedNumbers } from '#platform/contract/document.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { mailErrors } from '#modules/system/contract/mail-errors.ts'
import { z } from 'zod'
import { orderErrors } from '../order-errors.ts'

/** Not a reading: what is printed goes out, is logged and kept. */
const printing = {
  method: 'POST',
  guard: ['receiveorder:yes'],
  write: 'write:receiveorder',
  audit: 'printOrder',
  input: z.object({ order_no: printedNumbers }),
  output: fileAnswer,
  file: 'application/pdf',
  errors: [http[404]],
} as const

/** The customer has this revision from then on; what went out is kept with the order. */
export const printAcknowledgement = endpoint({
  ...printing,
  path: '/api/receiveorder/registerReceiveOrder/print',
  summary: { ja: '注文請書の印刷', en: 'Print order acknowledgements', zh: '打印订单确认书' },
})

export const printAnswers = endpoint({
  ...printing,
  path: '/api/receiveorder/deliveryDateManage/print',
  summary: { ja: '納期回答書の印刷', en: 'Print delivery date replies', zh: '打印交期答复书' },
})

/** The same by mail, each to its customer's address; where one has none nobody gets one. */
const mailing = {
  method: 'POST',
  guard: ['receiveorder:yes'],
  write: 'write:receiveorder',
  audit: 'mailOrder',
  input: z.object({ order_no: printedNumbers }),
  output: z.object({ mails: z.int() }),
  errors: [
    http[404],
    orderErrors.BIZ_ORDER_STATE,
    orderErrors.BIZ_ORDER_NO_MAIL,
    mailErrors.BIZ_MAIL_NOT_SET,
  ],
} as const

export const mailAcknowledgement = endpoint({
  ...mailing,
  path: '/api/receiveorder/registerReceiveOrder/mail',
  summary: { ja: '注文請書のメール送信', en: 'Mail order acknowledgements', zh: '邮件发送订单确认书' },
})

export const mailAnswers = endpoint({
  ...mailing,
  path: '/api/receiveorder/deliveryDateManage/mail',
  summary: { ja: '納期回答書のメール送信', en: 'Mail delivery date replies', zh: '邮件发送交期答复书' },
})
