import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { placeOrderErrors } from './place-order-errors.ts'
import { placeOrderSlip } from './place-order-slip.ts'

const base = '/api/placeorder/registerplaceorder'
const po_no = z.string().min(1).max(20)
const acting = {
  method: 'POST',
  guard: ['placeorder:yes'],
  write: 'write:placeorder',
  output: placeOrderSlip.schema.record,
  audit: placeOrderSlip.name,
} as const

/** 発注確定: from now on the supplier is expected to deliver. */
export const issuePlaceOrder = endpoint({
  ...acting,
  path: `${base}/issue`,
  summary: { ja: '発注：発行', en: 'Purchase order: issue', zh: '采购订单：发行' },
  input: z.object({ po_no }),
  errors: [http[404], placeOrderErrors.BIZ_PO_STATE, placeOrderErrors.BIZ_PO_STATUTORY],
})

/** 発注取消: only of what has not arrived. */
export const cancelPlaceOrder = endpoint({
  ...acting,
  path: `${base}/cancel`,
  summary: { ja: '発注：取消', en: 'Purchase order: cancel', zh: '采购订单：取消' },
  input: z.object({ po_no, reason: z.string().trim().min(1).max(100) }),
  errors: [http[404], placeOrderErrors.BIZ_PO_STATE, placeOrderErrors[20101]],
})

/** 打切: what has not come of these lines is not expected any more. */
export const closePlaceOrderLines = endpoint({
  ...acting,
  path: `${base}/close`,
  summary: { ja: '発注：打切', en: 'Purchase order: close lines', zh: '采购订单：结案' },
  input: z.object({
    po_no,
    lines: z.array(z.int().positive()).min(1).max(200),
    reason: z.string().trim().min(1).max(100),
  }),
  errors: [
    http[404],
    placeOrderErrors.BIZ_PO_STATE,
    placeOrderErrors.BIZ_PO_NOT_ISSUED,
    placeOrderErrors.BIZ_PO_DELIVERED,
  ],
})
