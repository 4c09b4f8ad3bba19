import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { codes } from '#platform/contract/code-table.ts'
import { screen } from '#platform/contract/screen.ts'

const guard = ['receiveorder:yes'] as const
const code = z.string().trim().max(40).default('')

/** 受注残集計. */
export const backlogSumsScreen = screen({
  path: '/receiveOrder/backlogSums',
  name: 'backlogSums',
  title: { ja: '受注残集計', en: 'Backlog summary', zh: '未交订单汇总' },
  icon: 'columns',
  guard,
  keepAlive: true,
})

export const backlogBy = codes('backlog_by', {
  item: { ja: '品目別', en: 'By item', zh: '按物料' },
  customer: { ja: '得意先別', en: 'By customer', zh: '按客户' },
  week: { ja: '週別', en: 'By week', zh: '按周' },
})

export type BacklogBy = (typeof backlogBy.codes)[number]

/** Weeks ahead that have a figure of their own; what is due later is one. */
export const weeksAhead = 12
export const overdue = 'overdue'
export const later = 'later'

const sums = z.object({
  /** An item, a customer with its branch, or the Monday of a week (`overdue`, `later`). */
  code: z.string(),
  name: z.string(),
  /** Of an item: in what it is counted. */
  unit_nm: z.string(),
  lines: z.number().int(),
  qty: z.string(),
  amount: z.string(),
  allocated_qty: z.string(),
  overdue_qty: z.string(),
  overdue_amount: z.string(),
  /** Of the line that is most overdue. */
  delay_days: z.number().int(),
  /** Of an item: what may be allocated of it, what is to come, and what both leave uncovered. */
  free_qty: z.string(),
  coming_qty: z.string(),
  uncovered_qty: z.string(),
  weeks: z.array(z.object({ week: z.string(), qty: z.string(), amount: z.string() })),
})
export type BacklogSums = Readonly<z.output<typeof sums>>

/** 受注残 by item, customer or week, the most overdue first. */
export const backlogSums = endpoint({
  method: 'GET',
  path: '/api/receiveorder/backlogSums/getSums',
  summary: { ja: '受注残集計', en: 'Backlog summary', zh: '未交订单汇总' },
  guard,
  input: z.object({ by: backlogBy.schema.default('item'), customer_cd: code, item_cd: code }),
  output: z.object({ weeks: z.array(z.string()), list: z.array(sums) }),
})

/** Where open lines are handed on to shipping; blank while no module to the right does that. */
export const shippingPage = endpoint({
  method: 'GET',
  path: '/api/receiveorder/backlogSums/getShippingPage',
  summary: { ja: '受注残：出荷の画面', en: 'Backlog: page of the shipping', zh: '未交订单：出货页面' },
  guard,
  input: z.object({}),
  output: z.object({ path: z.string(), parameter: z.string() }),
})
