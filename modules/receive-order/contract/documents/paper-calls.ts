import { printedNumbers } from '#platform/contract/document.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { z } from 'zod'

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
