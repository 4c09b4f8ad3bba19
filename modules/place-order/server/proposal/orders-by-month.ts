import type { Context } from '#platform/server/context.ts'
import { isoDay } from '#planning/mrp/input-reader.ts'
import { plannedOrdersOf } from '#planning/mrp/proposal.ts'
import { source } from '#planning/mrp/snapshot.ts'
import { planOfFactory } from './plan-of-factory.ts'

/** What would be ordered of an item from its supplier, to come within a month. */
export interface PlannedMonth {
  readonly supplier_cd: string
  readonly branch_no: string
  readonly item_cd: string
  /** yyyy-MM */
  readonly month: string
  readonly qty: string
}

/**
 * What is not ordered yet and would be, by the month in which it is to come: the plan's own orders, and the proposals that
 * people have edited. From the first month to the last, both of them whole; items without a supplier are left out.
 */
export async function plannedOrdersByMonth(
  context: Context,
  { first, last }: { readonly first: string; readonly last: string },
): Promise<readonly PlannedMonth[]> {
  const { state, snapshot } = await planOfFactory(context, { until: lastDayOf(last) })
  const found = new Map<string, Omit<PlannedMonth, 'qty'> & { readonly thousandths: number }>()
  const add = (item: number, due: string, thousandths: number, by: Supplier | undefined) => {
    const month = due.slice(0, 7)
    const item_cd = snapshot.items[item]?.item_cd ?? ''
    if (!by?.supplier_cd || month < first || month > last) return
    const { supplier_cd, branch_no } = by
    const key = `${supplier_cd} ${branch_no} ${item_cd} ${month}`
    const before = found.get(key)?.thousandths ?? 0
    found.set(key, { supplier_cd, branch_no, item_cd, month, thousandths: before + thousandths })
  }
  for (let item = 0; item < state.items.count; item++) {
    if (state.items.source[item] === source.make) continue
    for (const { due, quantity } of plannedOrdersOf(state, item))
      add(item, due, quantity, snapshot.items[item])
  }
  const placeOf = new Map(snapshot.items.map(({ item_cd }, at) => [item_cd, at]))
  for (const { item_cd, day, qty, ...by } of snapshot.kept)
    add(placeOf.get(item_cd) ?? -1, isoDay(state.snapshot.today + day), qty, by)
  return [...found.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { thousandths, ...month }]) => ({ ...month, qty: String(thousandths / 1000) }))
}

type Supplier = Pick<PlannedMonth, 'supplier_cd' | 'branch_no'>

function lastDayOf(month: string): string {
  const [year = 0, one = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, one, 0)).toISOString().slice(0, 10)
}
