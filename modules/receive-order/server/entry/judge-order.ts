import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { gathered } from '#platform/server/gathered.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import type { JudgedSlip } from '#platform/server/slip/kept-slip.ts'
import { daysAfter } from '../../contract/order-days.ts'
import { orderErrors } from '../../contract/order-errors.ts'
import { refusalToCancel } from '../../contract/order-machine.ts'
import type { orderSlip } from '../../contract/order-slip.ts'
import { askGuards } from '../order-guards.ts'
import { receiveOrderLine } from '../tables.ts'
import { judgeLine } from './judge-line.ts'
import { factsToJudge, type OrderLine } from './order-facts.ts'
import { WrongCells } from '#platform/server/slip/wrong-cells.ts'

export type JudgedOrder = JudgedSlip<typeof orderSlip>
/** What is judged of it: that needs no number. */
type OrderToJudge = Omit<JudgedOrder, 'number'>

/** What the plan and the shop floor have been told: these stay as they are once it is confirmed. */
const guardedFields = [
  'item_cd',
  'qty',
  'desired_dt',
  'ship_dt',
  'answer_dt',
  'confirmed_dt',
  'treatment_div',
] as const

/** Refuses everything that is wrong with an order at once, each thing at its cell. */
export async function judgeOrder(
  context: Context,
  order: OrderToJudge,
  { accepted = false }: { readonly accepted?: boolean } = {},
): Promise<void> {
  const { header, lines, stored } = order
  const wrong = new WrongCells()
  const facts = await factsToJudge(context, header, lines)
  const { business_dt } = facts
  if (stored?.header.order_dt !== header.order_dt) {
    const [from, to] = [daysAfter(business_dt, -daysBack), daysAfter(business_dt, daysAhead)]
    if (header.order_dt < from || header.order_dt > to)
      wrong.at('header.order_dt', stockErrors[20002].with({ from, to }))
  }
  if (header.destination_cd === '')
    wrong.at('header.destination_cd', orderErrors.BIZ_DESTINATION_MISSING.with({ code: header.customer_cd }))
  const storedLines = new Map(stored?.lines.map((line) => [line.line_no, line]))
  for (const [at, line] of lines.entries()) {
    if (line.line_status !== '0') continue
    const before = storedLines.get(line.line_no)
    const found = judgeLine({
      ...{ line, before, header, business_dt, storedHeader: stored?.header },
      item: facts.item(line.item_cd),
      calendars: facts.calendars,
    })
    for (const [field, error] of found) wrong.at(`lines.${at}.${field}`, error)
  }
  await refuseTwice(context, order, wrong)
  if (stored) await refuseGuarded(context, order, { storedLines, wrong, accepted })
  wrong.refuse()
}

/** An order is entered when it comes, or soon after it. */
const daysBack = 366
const daysAhead = 31

const onceKeys = ['po_key', 'code_key'] as const

/** What a customer numbers comes once: in this order, and in all others. */
async function refuseTwice(context: Context, { lines, stored }: OrderToJudge, wrong: WrongCells) {
  const own = stored?.header.order_no ?? ''
  const taken = await numbersTaken(
    context,
    onceKeys.map((key) => lines.map((line) => line[key]).filter((text) => text !== '')),
  )
  for (const [at, key] of onceKeys.entries()) {
    const seen = new Set<string>()
    for (const [no, line] of lines.entries()) {
      const text = line[key]
      if (text === '') continue
      const isElsewhere = taken[at]?.get(text)?.some((order_no) => order_no !== own) ?? false
      if (isElsewhere || seen.has(text)) wrong.at(`lines.${no}.customer_line_no`, twice(no, line, key))
      seen.add(text)
    }
  }
}

type Taken = readonly ReadonlyMap<string, readonly string[]>[]

/** The orders in which numbers of customers stand already, by the kind of the number; of many orders in one question. */
const numbersTaken = gathered(
  async (context, asked: readonly (readonly (readonly string[])[])[]): Promise<readonly Taken[]> => {
    const taken: ReadonlyMap<string, readonly string[]>[] = []
    for (const [at, key] of onceKeys.entries())
      taken.push(
        await ordersWith(
          context,
          key,
          asked.flatMap((keys) => keys[at] ?? []),
        ),
      )
    return asked.map(() => taken)
  },
)

async function ordersWith(
  { tx, session }: Context,
  key: (typeof onceKeys)[number],
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (keys.length === 0) return new Map()
  const column = sql.identifier(key)
  const found = await rows(
    tx,
    { found: z.string(), order_no: z.string() },
    sql`SELECT ${column} AS found, order_no FROM ${receiveOrderLine} WHERE company_cd = ${session.company_cd}
      AND ${column} <> '' AND ${column} = ANY(${textArray(keys)})`,
  )
  const orders = new Map<string, string[]>()
  for (const one of found) {
    const known = orders.get(one.found)
    if (known) known.push(one.order_no)
    else orders.set(one.found, [one.order_no])
  }
  return orders
}

const twice = (at: number, line: OrderLine, key: 'po_key' | 'code_key'): BusinessError => {
  const [, , no = ''] = line[key].split('|')
  return orderErrors[30022].with({ row: at + 1, code: no, item: line.customer_line_no })
}

interface Guarding {
  readonly storedLines: ReadonlyMap<number, OrderLine>
  readonly wrong: WrongCells
  /** The planner has agreed to the change. */
  readonly accepted: boolean
}

/** What others have built upon the stored lines: changed ones, and those that are left out. */
async function refuseGuarded(
  context: Context,
  { header, lines, stored }: OrderToJudge,
  { storedLines, wrong, accepted }: Guarding,
): Promise<void> {
  const { order_no } = header
  const changed = lines.flatMap((line, at) => {
    const before = storedLines.get(line.line_no)
    const field = before && guardedFields.find((name) => before[name] !== line[name])
    return before && field ? [{ at, field, line_no: line.line_no, before }] : []
  })
  const staying = new Set(lines.map(({ line_no }) => line_no))
  const left = stored?.lines.filter(({ line_no }) => !staying.has(line_no)) ?? []
  const toChange = await askGuards(context, {
    ...{ order_no, verb: 'change', accepted },
    lines: changed.map(({ line_no }) => line_no),
  })
  const toLeave = await askGuards(context, {
    ...{ order_no, verb: 'cancel', accepted },
    lines: left.map(({ line_no }) => line_no),
  })
  for (const { at, field, line_no, before } of changed)
    wrong.at(
      `lines.${at}.${field}`,
      toChange.get(line_no) ??
        (before.plan_status === '2' && !accepted ? orderErrors[20121].with({ code: order_no }) : undefined),
    )
  for (const line of left) {
    const refusal =
      refusalToCancel(order_no, line) ??
      toLeave.get(line.line_no) ??
      (line.confirmed_dt === '' ? undefined : orderErrors.BIZ_FIXED_ORDER_DELETE.with())
    if (refusal) throw refusal
  }
}
