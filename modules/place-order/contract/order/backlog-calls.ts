import { z } from 'zod'
import { mailErrors } from '#modules/system/contract/mail-errors.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { validation } from '#platform/contract/validation.ts'
import { placeOrderErrors } from './place-order-errors.ts'
import { placeOrderLineFields } from './place-order-line-fields.ts'

const base = '/api/placeorder/placeOrderBacklog'
const { answer_dt } = placeOrderLineFields

const lineMeant = z.object({ po_no: z.string().min(1).max(20), line_no: z.int().positive() })
export type PlaceOrderLineMeant = z.output<typeof lineMeant>

/** At most as many as a person has ticked in a page. */
const mostTicked = 500

const acting = {
  method: 'POST',
  guard: ['placeorder:yes'],
  write: 'write:placeorder',
  output: z.object({ lines: z.int() }),
  audit: 'placeOrderBacklog',
} as const
const refusals = [
  http[404],
  placeOrderErrors.BIZ_PO_NOT_ISSUED,
  placeOrderErrors.BIZ_PO_STATE,
  placeOrderErrors.BIZ_PO_DELIVERED,
]

/** Why a day is not taken for the supplier's answer. */
export const answerRefusals = [...refusals, validation.V_CHANGED, placeOrderErrors.BIZ_PO_DUE_BEFORE_ORDER]

/** 督促: the supplier has been asked where the goods are; counted at each line, and kept with who asked and when. */
export const remindSupplier = endpoint({
  ...acting,
  path: `${base}/remind`,
  summary: { ja: '発注残照会：督促', en: 'Open purchase orders: remind', zh: '未到采购订单：催交' },
  input: z.object({ lines: z.array(lineMeant).min(1).max(mostTicked) }),
  errors: refusals,
})

/** 督促取消: what was recorded by mistake counts no more; that it was, stays in the history of the line. */
export const takeBackReminder = endpoint({
  ...acting,
  path: `${base}/takeBackReminder`,
  summary: {
    ja: '発注残照会：督促取消',
    en: 'Open purchase orders: undo a reminder',
    zh: '未到采购订单：撤销催交',
  },
  input: remindSupplier.input,
  errors: [...refusals, placeOrderErrors.BIZ_PO_NOT_REMINDED],
})

/** 督促メール: the same in writing, one letter to each supplier with all that he is asked for; all of them leave, or none. */
export const remindByMail = endpoint({
  ...acting,
  path: `${base}/remindByMail`,
  summary: {
    ja: '発注残照会：督促メール',
    en: 'Open purchase orders: remind by mail',
    zh: '未到采购订单：邮件催交',
  },
  input: remindSupplier.input,
  output: z.object({ lines: z.int(), mails: z.int() }),
  errors: [...refusals, placeOrderErrors.BIZ_PO_REMIND_NO_MAIL, mailErrors.BIZ_MAIL_NOT_SET],
})

/** 回答納期: when the supplier says that the goods will come; an empty day takes the answer back. All lines, or none. */
export const answerOfSupplier = endpoint({
  ...acting,
  path: `${base}/answer`,
  summary: { ja: '発注残照会：納期回答', en: 'Open purchase orders: answer', zh: '未到采购订单：答复交期' },
  input: z.object({
    lines: z
      .array(
        lineMeant.extend({
          date: answer_dt.schema,
          /** What stood there when it was typed. */
          seen: answer_dt.schema,
        }),
      )
      .min(1)
      .max(mostTicked),
  }),
  errors: answerRefusals,
})
