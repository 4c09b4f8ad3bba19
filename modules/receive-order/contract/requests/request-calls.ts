import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { quantity } from '#platform/contract/field-kinds.ts'
import { validation } from '#platform/contract/validation.ts'
import { orderErrors } from '../order-errors.ts'
import { orderLineFields } from '../order-line-fields.ts'
import { requestKind } from './request-codes.ts'
import { requestErrors } from './request-errors.ts'

const base = '/api/receiveorder/changeRequest'
const order_no = z.string().min(1).max(20)
const request_no = z.string().regex(/^\d{1,18}$/)
const words = z.string().trim().max(200)

/** What was refused, as a wish to the planner: another quantity, another day, or no order at all. */
export const sendRequest = endpoint({
  method: 'POST',
  path: `${base}/send`,
  summary: { ja: '変更依頼：送信', en: 'Change request: send', zh: '变更申请：提交' },
  guard: ['receiveorder:yes'],
  write: 'write:receiveorder',
  input: z.object({
    order_no,
    kind: requestKind.schema,
    /** 0: the whole order. */
    line_no: z.coerce.number().int().min(0).max(99_999),
    /** Blank: as it is. */
    qty: quantity(orderLineFields.qty.label, { positive: true, required: false }).schema,
    date: orderLineFields.desired_dt.schema,
    reason: words.min(1, { error: 'V_REQUIRED' }),
  }),
  output: z.object({ request_no: z.string() }),
  errors: [
    http[404],
    orderErrors.BIZ_ORDER_STATE,
    orderErrors.BIZ_ORDER_LINE_CLOSED,
    validation.V_POSITIVE,
    ...Object.values(requestErrors),
  ],
  audit: 'changeRequest',
})

/** Accepted, the change goes through as if it had been made by hand, and what has been done already still stands against it. */
export const answerRequest = endpoint({
  method: 'POST',
  path: `${base}/answer`,
  summary: { ja: '変更依頼：回答', en: 'Change request: answer', zh: '变更申请：答复' },
  guard: ['receiveorder:yes', 'production:yes'],
  write: 'write:production',
  input: z.object({ request_no, accept: z.enum(['1', '2']), answer: words.default('') }),
  output: z.object({}),
  errors: [
    http[404],
    validation.V_REQUIRED,
    requestErrors.BIZ_REQUEST_ANSWERED,
    ...Object.values(orderErrors),
  ],
  audit: 'changeRequest',
})

/** Second thoughts: whoever may ask takes back what nobody has answered yet. */
export const withdrawRequest = endpoint({
  method: 'POST',
  path: `${base}/withdraw`,
  summary: { ja: '変更依頼：取下げ', en: 'Change request: withdraw', zh: '变更申请：撤回' },
  guard: ['receiveorder:yes'],
  write: 'write:receiveorder',
  input: z.object({ request_no }),
  output: z.object({}),
  errors: [http[404], requestErrors.BIZ_REQUEST_ANSWERED],
  audit: 'changeRequest',
})

/** Whoever has asked has seen the answer. */
export const seeRequest = endpoint({
  method: 'POST',
  path: `${base}/see`,
  summary: { ja: '変更依頼：回答の確認', en: 'Change request: answer seen', zh: '变更申请：确认答复' },
  guard: ['receiveorder:yes'],
  write: 'write:receiveorder',
  input: z.object({ request_no }),
  output: z.object({}),
  errors: [http[404]],
  audit: 'changeRequest',
})
