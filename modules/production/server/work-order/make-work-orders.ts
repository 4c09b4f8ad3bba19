import { readMakingTerms, termsByItem } from '#modules/master/server/index.ts'
import { businessDateOf, slipNumberOf } from '#modules/system/server/index.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { say } from '#platform/server/facts/say.ts'
import type { LaterValue } from '#platform/server/unit/later.ts'
import { unitOf } from '#platform/server/unit/unit-of-work.ts'
import { workOrdersChanged } from '../../contract/production-facts.ts'
import { workOrderNumber } from '../../contract/work-order/work-order-number.ts'
import { workOrder, workOrderOperation, workOrderOutput, workOrderPart } from './tables.ts'
import { draftWorkOrder, type Draft } from './draft-work-order.ts'

/** When and on what a process was planned. */
export interface PlannedOperation {
  readonly process_no: number
  readonly facility_cd: string
  readonly worker_cd: string
  readonly start_at: string | null
  readonly end_at: string | null
}

export interface NewWorkOrder {
  readonly item_cd: string
  readonly qty: string
  readonly start_dt: string
  readonly due_dt: string
  readonly work_order_kind?: '1' | '2' | '3'
  readonly parent_no?: string
  readonly parent_process_no?: number
  readonly reason?: string
  readonly plan_no?: string
  readonly production_div?: '030' | '031' | '050' | '051'
  readonly demand?: { readonly demand_kind: string; readonly demand_no: string; readonly demand_line: number }
  readonly lot_no?: string
  readonly planned?: readonly Omit<PlannedOperation, 'worker_cd'>[]
  readonly remarks?: string
}

/** Known by its number when the unit of work has been finished. */
export interface MadeWorkOrder {
  readonly work_order_no: LaterValue<string>
  readonly draft: Draft
}

/**
 * 製造指図: each with its own copy of how its item is made on the business date, so that a master that changes later changes
 * no order that is under way. In the unit of work of whoever calls; five questions, however many they are.
 */
export async function makeWorkOrders(
  context: Context,
  wanted: readonly NewWorkOrder[],
): Promise<readonly MadeWorkOrder[]> {
  const date = await businessDateOf(context)
  const items = [...new Set(wanted.map(({ item_cd }) => item_cd))]
  const terms = await readMakingTerms(context, { items, on_dt: date })
  const known = new Set(terms.items.map(({ item_cd }) => item_cd))
  if (items.some((item) => !known.has(item))) throw http[404].with()
  const termsOf = termsByItem(terms)
  return writeDrafts(
    context,
    date,
    wanted.map((one) => ({ one, draft: draftWorkOrder(termsOf(one.item_cd), one) })),
  )
}

/** What has been drafted gets its number, and its rows when the unit of work is finished. */
export function writeDrafts(
  context: Context,
  date: string,
  drafted: readonly { readonly one: NewWorkOrder; readonly draft: Draft }[],
): readonly MadeWorkOrder[] {
  const made = drafted.map(({ one, draft }) => ({
    ...{ one, draft, number: slipNumberOf(context, { ...workOrderNumber, date }) },
  }))
  unitOf(context).write(async () => {
    await write(
      context,
      made.map(({ one, draft, number }) => ({ one, draft, work_order_no: number.value })),
    )
    say(context, workOrdersChanged, { work_orders: made.map(({ number }) => number.value) })
  })
  return made.map(({ number, draft }) => ({ work_order_no: number, draft }))
}

interface Numbered {
  readonly one: NewWorkOrder
  readonly draft: Draft
  readonly work_order_no: string
}

async function write({ tx, session }: Context, made: readonly Numbered[]): Promise<void> {
  const { company_cd, factory_cd, user_cd } = session
  const common = { company_cd, factory_cd, create_user: user_cd, update_user: user_cd }
  await inParts(
    made.map((one) => ({ ...common, ...headerOf(one) })),
    (some) => tx.insert(workOrder).values([...some]),
  )
  const own = ({ work_order_no }: Numbered) => ({ ...common, work_order_no })
  await inParts(
    made.flatMap((one) =>
      one.draft.operations.map((step) => ({ ...own(one), ...step, ...placeOf(one, step.process_no) })),
    ),
    (some) => tx.insert(workOrderOperation).values([...some]),
  )
  await inParts(
    made.flatMap((one) => one.draft.parts.map(({ usual_cd: _usual, ...part }) => ({ ...own(one), ...part }))),
    (some) => tx.insert(workOrderPart).values([...some]),
  )
  await inParts(
    made.flatMap((one) => one.draft.outputs.map((output) => ({ ...own(one), ...output }))),
    (some) => tx.insert(workOrderOutput).values([...some]),
  )
}

const headerOf = ({ one, draft, work_order_no }: Numbered) => ({
  ...{ work_order_no, item_cd: one.item_cd, qty: one.qty, start_dt: one.start_dt, due_dt: one.due_dt },
  ...{ work_order_kind: one.work_order_kind ?? '1', parent_no: one.parent_no ?? '' },
  ...{ parent_process_no: one.parent_process_no ?? 0, reason: one.reason ?? '' },
  plan_no: one.plan_no === undefined ? null : BigInt(one.plan_no),
  production_div: one.production_div ?? '030',
  ...one.demand,
  lot_no: one.lot_no ?? work_order_no,
  final_flg: draft.final_flg,
  ...{ location_cd: draft.location_cd, remarks: one.remarks ?? '' },
})

const placeOf = ({ one }: Numbered, process_no: number) => {
  const planned = one.planned?.find((place) => place.process_no === process_no)
  return planned ?? {}
}

/** A statement has 65,535 parameters at the most. */
async function inParts<Row>(
  all: readonly Row[],
  insert: (some: readonly Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let from = 0; from < all.length; from += 1000) await insert(all.slice(from, from + 1000))
}
