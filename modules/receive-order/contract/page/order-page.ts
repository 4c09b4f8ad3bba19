import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { pageOfRecords } from '#platform/contract/record-page.ts'

/** 受注: one order with everything that hangs on it; its address names it. */
export const orderPage = pageOfRecords(
  { name: 'receiveOrder', area: 'receiveorder', path: '/receiveOrder/receiveOrder' },
  { ja: '受注', en: 'Order', zh: '销售订单' },
)

/** From the promise to the invoice; each stage is a column of the tree. */
export const stages = ['promise', 'purchase', 'production', 'shipping', 'sales', 'invoice'] as const
export type Stage = (typeof stages)[number]

const node = z.object({
  line_no: z.number().int(),
  stage: z.enum(stages),
  /** What people call the document, in the language of the call. */
  what: z.string(),
  no: z.string(),
  qty: z.string(),
  date: z.string(),
  /** Where it is looked at; blank where there is no such screen. */
  link: z.string(),
  state: z.enum(['done', 'underWay', 'expected', 'late']),
})
/** A document that hangs on a line of an order. */
export type OrderNode = z.output<typeof node>

export const orderPageOf = endpoint({
  method: 'GET',
  path: '/api/receiveorder/receiveOrderPage/getPage',
  summary: { ja: '受注ページ', en: 'Order page', zh: '订单页面' },
  guard: ['receiveorder:yes'],
  input: z.object({ order_no: z.string().min(1).max(20) }),
  output: z.object({
    names: z.object({ customer_nm: z.string(), destination_nm: z.string() }),
    items: z.array(z.object({ item_cd: z.string(), item_nm: z.string(), unit_nm: z.string() })),
    nodes: z.array(node),
  }),
  errors: [http[404]],
})
