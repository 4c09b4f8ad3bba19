import { z } from 'zod'
import { printedNumbers } from '#platform/contract/document.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { deliveryErrors } from './delivery-errors.ts'

const base = '/api/receiveorder/delivery'
const printing = {
  method: 'POST',
  guard: ['receiveorder:yes'],
  write: 'write:receiveorder',
  file: 'application/pdf',
} as const
const input = z.object({ delivery_no: printedNumbers })
const errors = [http[404], deliveryErrors.BIZ_DELIVERY_STATE]

/** 納品書・控・受領書. */
export const printDeliveryNotes = endpoint({
  ...{ ...printing, path: `${base}/printNotes`, audit: 'printDeliveryNote' },
  summary: { ja: '納品書の印刷', en: 'Print delivery notes', zh: '打印送货单' },
  ...{ input, output: fileAnswer, errors },
})

export const printPickingLists = endpoint({
  ...{ ...printing, path: `${base}/printPicking`, audit: 'printPickingList' },
  summary: { ja: 'ピッキングリストの印刷', en: 'Print picking lists', zh: '打印拣货单' },
  ...{ input, output: fileAnswer, errors },
})
