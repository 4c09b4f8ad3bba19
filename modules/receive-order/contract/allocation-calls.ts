import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { ability } from '#platform/contract/list.ts'
import { validation } from '#platform/contract/validation.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { allocationStatus } from './order-codes.ts'
import { orderErrors } from './order-errors.ts'
import { orderSlip } from './order-slip.ts'

const base = '/api/receiveorder/allocation'
const guard = ['receiveorder:yes'] as const
const write = 'write:receiveorder' as const

export const lineKey = z.object({
  order_no: z.string().min(1).max(20),
  line_no: z.coerce.number().int().min(1),
})
export type LineKey = Readonly<z.output<typeof lineKey>>

/** A line as it has been promised goods. */
const promisedLine = lineKey.extend({
  item_cd: z.string(),
  item_nm: z.string(),
  /** What has still to be shipped. */
  backlog: z.string(),
  allocated_qty: z.string(),
  allocation_status: allocationStatus.schema,
  firm: z.boolean(),
  /** What it waits for of supplies to come. */
  pegged_qty: z.string(),
})
export type PromisedLine = Readonly<z.output<typeof promisedLine>>

/** The open lines of an order, with what they have been promised. */
export const promisesOfOrder = endpoint({
  method: 'GET',
  path: `${base}/getLines`,
  summary: { ja: '引当：受注の行', en: 'Allocation: lines of an order', zh: '预留：订单行' },
  guard,
  input: z.object({ order_no: lineKey.shape.order_no }),
  output: z.object({ list: z.array(promisedLine) }),
})

/** What can be done with what single lines have been promised. */
export const promiseVerbs = ['allocate', 'release', 'firm', 'loosen'] as const
export type PromiseVerb = (typeof promiseVerbs)[number]

/** As many as a person ticks, and a pasted page of them. */
export const mostTicked = 500

/** 引当, 引当解除, 確定, 確定解除 of ticked lines: what one of them refuses does not keep the others from it. */
export const changePromises = endpoint({
  method: 'POST',
  path: `${base}/changeLines`,
  summary: {
    ja: '引当：行の引当・解除・確定',
    en: 'Allocation: change lines',
    zh: '预留：行的预留·解除·确定',
  },
  guard,
  write,
  input: z.object({ verb: z.enum(promiseVerbs), lines: z.array(lineKey).min(1).max(mostTicked) }),
  /** `done`: true, or why this line was left as it is. */
  output: z.object({ list: z.array(promisedLine.extend({ done: ability })) }),
  errors: [http[404]],
  audit: orderSlip.name,
})

/** Supplies that a line could wait for. */
export const suppliesForLine = endpoint({
  method: 'GET',
  path: `${base}/getSupplies`,
  summary: { ja: '紐付け：入庫予定', en: 'Peg: supplies to come', zh: '关联：预计入库' },
  guard,
  input: lineKey,
  output: z.object({
    list: z.array(
      z.object({
        supply_kind: z.string(),
        supply_no: z.string(),
        supply_line: z.number().int(),
        what: z.string(),
        date: z.string(),
        open: z.string(),
        /** To any demand, and to this line. */
        tied: z.string(),
        own: z.string(),
      }),
    ),
  }),
  errors: [http[404]],
})

/** 紐付け: the line waits for so much of a supply; what comes of it is allocated to it. */
export const pegLine = endpoint({
  method: 'POST',
  path: `${base}/peg`,
  summary: { ja: '受注：紐付け', en: 'Peg a line to a supply', zh: '关联供应' },
  guard,
  write,
  input: lineKey.extend({
    supply_kind: z.string().min(1).max(20),
    supply_no: z.string().min(1).max(40),
    supply_line: z.coerce.number().int().min(0),
    qty: orderSlip.lines.qty.schema,
  }),
  output: promisedLine,
  errors: [
    http[404],
    orderErrors.BIZ_ORDER_LINE_CLOSED,
    orderErrors.BIZ_ALLOCATION_DIRECT,
    orderErrors.BIZ_ALLOCATION_FULL,
    orderErrors.BIZ_PEG_ABOVE_LINE,
    stockErrors.BIZ_PEG_SHORT,
    validation.V_POSITIVE,
  ],
  audit: orderSlip.name,
})

/** 紐付け解除: the line waits for no supply any more. */
export const unpegLine = endpoint({
  method: 'POST',
  path: `${base}/unpeg`,
  summary: { ja: '受注：紐付け解除', en: 'Loosen the pegs of a line', zh: '解除关联' },
  guard,
  write,
  input: lineKey,
  output: promisedLine,
  errors: [http[404]],
  audit: orderSlip.name,
})

const lost = z.object({
  release_no: z.string(),
  order_no: z.string(),
  line_no: z.number().int(),
  customer_nm: z.string(),
  item_cd: z.string(),
  item_nm: z.string(),
  qty: z.string(),
  /** The slip or the count that has shown it. */
  document_no: z.string(),
  released_at: z.string(),
})
export type LostPromise = Readonly<z.output<typeof lost>>

/** Lines that have lost what they had been promised, until somebody has seen it; and who has seen the latest ones. */
export const lostPromises = endpoint({
  method: 'GET',
  path: `${base}/getLost`,
  summary: { ja: '引当：失われた引当', en: 'Allocation: lost allocations', zh: '预留：失去的预留' },
  guard,
  input: z.object({}),
  output: z.object({
    unseen: z.array(lost),
    seen: z.array(lost.extend({ seen_at: z.string(), seen_user: z.string() })),
  }),
})

export const seeLost = endpoint({
  method: 'POST',
  path: `${base}/seeLost`,
  summary: {
    ja: '引当：失われた引当の確認',
    en: 'Allocation: lost allocations seen',
    zh: '预留：确认失去的预留',
  },
  guard,
  write,
  input: z.object({
    numbers: z
      .array(z.string().regex(/^\d{1,18}$/))
      .min(1)
      .max(1000),
  }),
  output: z.object({}),
  audit: orderSlip.name,
})
