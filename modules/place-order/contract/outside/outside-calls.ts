import { day } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { masterErrors } from '#modules/master/contract/master-errors.ts'
import { branchNo } from '#modules/master/contract/partner-fields.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { printedNumbers } from '#platform/contract/document.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { amount, quantity } from '#platform/contract/field-kinds.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { placeOrderErrors } from '../order/place-order-errors.ts'
import { purchaseErrors } from '../purchase/purchase-errors.ts'
import { outsideErrors } from './outside-errors.ts'

const base = '/api/placeorder/outside'
const guard = ['placeorder:yes'] as const
const write = 'write:placeorder' as const
const number = z.string().min(1).max(20)
const label = { ja: '数量', en: 'Quantity', zh: '数量' }
const pieces = quantity(label, { min: '0.001' }).schema
const piecesOrNone = quantity(label, { initial: '0', min: '0' }).schema
const step = { work_order_no: number, process_no: z.coerce.number().int().min(1).max(9999) }
const orderLine = { po_no: number, line_no: z.number().int().min(1).max(999) }
const reason = z.string().trim().min(1).max(100)
const remarks = z.string().trim().max(200)
const move = z.object({ move_no: z.string() })

/** 試作指図: until there is production, a work order whose routing is copied from the master. */
export const makeTrialWork = endpoint({
  method: 'POST',
  path: `${base}/makeTrialWork`,
  summary: { ja: '試作指図：登録', en: 'Trial work order: make', zh: '试制工单：登记' },
  ...{ guard, write, audit: 'trialWork' },
  input: z.object({ item_cd: codeSchema(20), qty: pieces, due_dt: day, remarks }),
  output: z.object({ work_order_no: z.string() }),
  errors: [http[404], outsideErrors.BIZ_OUTSIDE_ROUTING],
})

/** 工程完了 of a trial work order: what one of our own processes has finished waits for the next one. */
export const finishTrialStep = endpoint({
  method: 'POST',
  path: `${base}/finishTrialStep`,
  summary: { ja: '試作指図：工程完了', en: 'Trial work order: process finished', zh: '试制工单：工序完成' },
  ...{ guard, write, audit: 'trialWork' },
  input: z.object({ ...step, good_qty: pieces }),
  output: z.object({ work_order_no: z.string() }),
  errors: [outsideErrors.BIZ_OUTSIDE_STEP, outsideErrors.BIZ_OUTSIDE_TOO_MANY, ...Object.values(stockErrors)],
})

/** 外注発注: one order for each subcontractor, a line for each process. */
export const orderOutside = endpoint({
  method: 'POST',
  path: `${base}/order`,
  summary: { ja: '外注工程：発注', en: 'Outside process: order', zh: '外协工序：下单' },
  ...{ guard, write, audit: 'outsideProcess' },
  input: z.object({ steps: z.array(z.object(step)).min(1).max(200) }),
  output: z.object({ orders: z.array(z.object({ po_no: z.string(), supplier_cd: z.string() })) }),
  errors: [
    outsideErrors.BIZ_OUTSIDE_ORDERED,
    outsideErrors.BIZ_OUTSIDE_SUPPLIER,
    masterErrors.MST_PURCHASE_PRICES,
    ...Object.values(placeOrderErrors),
  ],
})

const moveErrors = [
  http[404],
  ...Object.values(outsideErrors),
  ...Object.values(placeOrderErrors),
  ...Object.values(purchaseErrors),
  ...Object.values(stockErrors),
] as const

/** 外注出庫: one slip to one subcontractor, for as many work orders as there are. */
export const sendOutside = endpoint({
  method: 'POST',
  path: `${base}/send`,
  summary: { ja: '外注工程：出庫', en: 'Outside process: send out', zh: '外协工序：出库' },
  ...{ guard, write, audit: 'outsideProcess' },
  input: z.object({
    move_dt: day,
    lines: z
      .array(z.object({ ...orderLine, qty: pieces }))
      .min(1)
      .max(200),
    remarks,
  }),
  /** When the subcontractor comes next, if he does not come on the day of the slip; else blank. */
  output: move.extend({ pick_up_dt: z.string() }),
  errors: moveErrors,
})

/** 外注戻り: good and defective pieces come back, or the good ones go straight on to the next subcontractor. */
export const receiveOutside = endpoint({
  method: 'POST',
  path: `${base}/receive`,
  summary: { ja: '外注工程：戻り', en: 'Outside process: come back', zh: '外协工序：返回' },
  ...{ guard, write, audit: 'outsideProcess' },
  input: z.object({
    move_dt: day,
    supplier_slip_no: z.string().trim().max(30),
    lines: z
      .array(
        z.object({
          ...orderLine,
          good_qty: piecesOrNone,
          defective_qty: piecesOrNone,
          reason: z.string().trim().max(100),
          claim_amount: amount({ ja: '請求額', en: 'Claim', zh: '索赔金额' }, { initial: '0' }).schema,
          /** 次の外注先へ直送: the good ones go on to the next outside process, whose order has been issued. */
          straight_on: z.boolean(),
        }),
      )
      .min(1)
      .max(200),
    remarks,
  }),
  output: move,
  errors: moveErrors,
})

/** 取消: everything is as it was, by counter-entries. */
export const takeBackOutside = endpoint({
  method: 'POST',
  path: `${base}/takeBack`,
  summary: { ja: '外注工程：取消', en: 'Outside process: cancel', zh: '外协工序：取消' },
  ...{ guard, write, audit: 'outsideProcess' },
  input: z.object({ move_no: number, reason }),
  output: move,
  errors: moveErrors,
})

export const printOutsideNotes = endpoint({
  method: 'POST',
  path: `${base}/printNotes`,
  summary: { ja: '外注加工指示書の印刷', en: 'Print outside process notes', zh: '打印外协加工指示书' },
  ...{ guard, write, audit: 'printOutsideNote', file: 'application/pdf' },
  input: z.object({ move_no: printedNumbers }),
  output: fileAnswer,
  errors: [http[404]],
})

/** 外注預け残確認書: what a subcontractor should have of ours, for his own count. */
export const printOutsideStock = endpoint({
  method: 'POST',
  path: `${base}/printStock`,
  summary: { ja: '外注預け残確認書の印刷', en: 'Print stock at subcontractors', zh: '打印外协在库确认书' },
  ...{ guard, write, audit: 'printOutsideStock', file: 'application/pdf' },
  input: z.object({ supplier_cd: codeSchema(10), branch_no: branchNo().schema }),
  output: fileAnswer,
  errors: [http[404]],
})
