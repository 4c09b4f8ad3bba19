import { z } from 'zod'
import { printedNumbers } from '#platform/contract/document.ts'
import { mailErrors } from '#modules/system/contract/mail-errors.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { placeOrderErrors } from '../order/place-order-errors.ts'
import { supplyErrors } from './supply-errors.ts'
import { supplySlip } from './supply-slip.ts'

const base = '/api/placeorder/supplyOut'
const number = z.string().min(1).max(20)
const acting = {
  method: 'POST',
  guard: ['placeorder:yes'],
  write: 'write:placeorder',
  output: supplySlip.schema.record,
  audit: supplySlip.name,
} as const

/** 発注から作成: a slip with the material that the order still lacks. */
export const prepareSupply = endpoint({
  ...acting,
  path: `${base}/prepare`,
  summary: { ja: '支給：発注から作成', en: 'Supply: begin from an order', zh: '供料：由采购订单生成' },
  input: z.object({ po_no: number }),
  errors: [supplyErrors.BIZ_SUPPLY_ORDER, supplyErrors.BIZ_SUPPLY_PLACE, supplyErrors.BIZ_SUPPLY_NOTHING],
})

/** 支給確定: the material leaves for the supplier. */
export const supplyMaterial = endpoint({
  ...acting,
  path: `${base}/supply`,
  summary: { ja: '支給：確定', en: 'Supply: hand over', zh: '供料：确定' },
  input: z.object({ supply_no: number }),
  errors: [
    http[404],
    supplyErrors.BIZ_SUPPLY_STATE,
    supplyErrors.BIZ_SUPPLY_PLACE,
    supplyErrors.BIZ_SUPPLY_ORDER,
    supplyErrors.BIZ_SUPPLY_PRICE,
    supplyErrors.BIZ_SUPPLY_PRICE_REASON,
    ...Object.values(stockErrors),
  ],
})

/** 支給取消: it comes back, as long as nothing has been made of it. */
export const cancelSupply = endpoint({
  ...acting,
  path: `${base}/cancel`,
  summary: { ja: '支給：取消', en: 'Supply: cancel', zh: '供料：取消' },
  input: z.object({ supply_no: number, reason: z.string().trim().min(1).max(100) }),
  errors: [
    http[404],
    supplyErrors.BIZ_SUPPLY_STATE,
    supplyErrors.BIZ_SUPPLY_USED,
    ...Object.values(stockErrors),
  ],
})

/** The same by mail, to the supplier's address. */
export const mailSupply = endpoint({
  method: 'POST',
  path: `${base}/mail`,
  summary: { ja: '支給明細書のメール送信', en: 'Mail a supply', zh: '邮件发送供料明细书' },
  ...{ guard: ['placeorder:yes'], write: 'write:placeorder', audit: 'printSupply' },
  input: z.object({ supply_no: number }),
  output: z.object({ to: z.string() }),
  errors: [
    http[404],
    supplyErrors.BIZ_SUPPLY_STATE,
    placeOrderErrors.BIZ_PO_NO_MAIL,
    mailErrors.BIZ_MAIL_NOT_SET,
  ],
})

export const printSupplies = endpoint({
  method: 'POST',
  path: `${base}/print`,
  summary: { ja: '支給明細書の印刷', en: 'Print supplies', zh: '打印供料明细书' },
  ...{ guard: ['placeorder:yes'], write: 'write:placeorder', audit: 'printSupply', file: 'application/pdf' },
  input: z.object({ supply_no: printedNumbers }),
  output: fileAnswer,
  errors: [http[404], supplyErrors.BIZ_SUPPLY_STATE],
})
