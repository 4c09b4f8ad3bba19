import { z } from 'zod'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { dayOrBlank } from '#platform/contract/day-input.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import { validation } from '#platform/contract/validation.ts'
import { orderErrors } from '../order-errors.ts'
import { orderLineFields } from '../order-line-fields.ts'
import { restsOn } from '../possible-day.ts'
import { daysMeant, linesMeant } from './lines-meant.ts'

const base = '/api/receiveorder/deliveryDateManage'
const guard = ['receiveorder:yes'] as const

/** The first day on which what is left of each line could arrive: one question for a page of lines. */
export const possibleDays = endpoint({
  method: 'GET',
  path: `${base}/getPossible`,
  summary: { ja: '納期管理：可能日', en: 'Delivery dates: possible days', zh: '交期管理：可能日' },
  guard,
  input: z.object({ lines: linesMeant }),
  output: z.object({
    list: z.array(
      z.object({
        order_no: z.string(),
        line_no: z.number().int(),
        possible_dt: z.string(),
        rests_on: restsOn,
        /** The first receipt with which there is enough, where it rests on one. */
        supply: z.object({ what: z.string(), no: z.string(), date: z.string() }).nullable(),
      }),
    ),
  }),
})

/** Further nobody shifts an answer. */
const mostShifted = 366

/** ずらす: each day moved by so many on which its destination works, back with a minus. */
export const shiftDays = endpoint({
  method: 'GET',
  path: `${base}/getShifted`,
  summary: {
    ja: '納期管理：営業日でずらした日',
    en: 'Delivery dates: shifted by working days',
    zh: '交期管理：按工作日移动后的日期',
  },
  guard,
  input: z.object({
    lines: daysMeant,
    days: z.coerce.number().int().min(-mostShifted).max(mostShifted),
  }),
  output: z.object({
    list: z.array(z.object({ order_no: z.string(), line_no: z.number().int(), date: z.string() })),
  }),
})

/** At most as many as a person has ticked in a page. */
const mostAnswered = 500

/** 納期回答: what the customer is told of each line, or what has been agreed on with it. */
export const answerDates = endpoint({
  method: 'POST',
  path: `${base}/answer`,
  summary: { ja: '納期管理：納期回答', en: 'Delivery dates: answer', zh: '交期管理：答复交期' },
  guard,
  write: 'write:receiveorder',
  input: z.object({
    /** 1: told to the customer; 2: the customer has agreed. */
    kind: z.enum(['1', '2']),
    reason: z.string().trim().max(100).default(''),
    /** Up to this day what the lines rest on is held for them; blank: nothing is. */
    hold_dt: dayOrBlank,
    lines: z
      .array(
        z.object({
          order_no: z.string().min(1).max(20),
          line_no: z.number().int().min(1),
          date: orderLineFields.answer_dt.schema.refine((date) => date !== '', { error: 'V_REQUIRED' }),
          /** What stood there when it was decided. */
          seen: orderLineFields.answer_dt.schema,
        }),
      )
      .min(1)
      .max(mostAnswered),
  }),
  /** Held are those that rest on a plan. */
  output: z.object({ answered: z.number().int(), held: z.number().int() }),
  errors: [
    http[404],
    generic.STALE,
    validation.V_CHANGED,
    stockErrors[20002],
    orderErrors[20121],
    orderErrors.BIZ_ORDER_STATE,
    orderErrors.BIZ_ORDER_LINE_CLOSED,
    orderErrors.BIZ_CALENDAR_HOLIDAY,
    orderErrors.BIZ_ORDER_DELIVERY_BEFORE_SHIP,
    orderErrors.BIZ_ORDER_SHIP_BEFORE_ORDER,
    orderErrors.BIZ_HOLD_DAY,
    orderErrors.BIZ_HOLD_MANY,
  ],
  audit: 'deliveryDateManage',
})

/** 仮押さえ解除: what was held for these lines is there for everybody again. */
export const releaseHolds = endpoint({
  method: 'POST',
  path: `${base}/releaseHolds`,
  summary: {
    ja: '納期管理：仮押さえ解除',
    en: 'Delivery dates: release what is held',
    zh: '交期管理：解除暂留',
  },
  guard,
  write: 'write:receiveorder',
  input: z.object({ lines: linesMeant }),
  output: z.object({ released: z.number().int() }),
  audit: 'deliveryDateManage',
})
