import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { PlannedItem, PlannedOutput } from '#modules/master/server/index.ts'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { scaleDown } from '#planning/mrp/quantity.ts'
import { placeOrderSupplyKind } from '../../../contract/order/place-order-number.ts'
import { placeOrder } from '../../tables.ts'
import type { KeptProposal } from './fill-expected.ts'
import type { ExpectedRow } from './read-expected.ts'

/** What comes out beside subcontracted goods (連産品・副産物): with what is on order of these, or with a proposal that a person has edited. */
export interface ComesBeside {
  readonly item_cd: string
  /** Thousandths; days are counted from the business date. */
  readonly day: number
  readonly qty: number
  readonly of: ExpectedRow | KeptProposal
}

interface Known {
  readonly today: string
  readonly items: readonly PlannedItem[]
  readonly outputs: readonly PlannedOutput[]
  readonly orders: readonly ExpectedRow[]
  readonly kept: readonly KeptProposal[]
}

/** As planned orders bring it: rounded down for each, on its day, where the output is valid when it is ordered. */
export async function readBeside(
  context: Context,
  { today, items, outputs, orders, kept }: Known,
): Promise<readonly ComesBeside[]> {
  const outside = new Set(items.flatMap(({ item_cd, make_buy }) => (make_buy === '2' ? [item_cd] : [])))
  const known = outputs.filter(({ parent_item_cd }) => outside.has(parent_item_cd))
  const ofParent = groupedBy(known, ({ parent_item_cd }) => parent_item_cd)
  const ordered = orders.filter(({ item_cd, kind }) => kind === placeOrderSupplyKind && ofParent.has(item_cd))
  const orderedOn = await readOrderDays(context, ordered, today)
  const broughtBy = (of: ExpectedRow | KeptProposal, start: number): readonly ComesBeside[] =>
    (ofParent.get(of.item_cd) ?? [])
      .filter(({ from_day, to_day }) => from_day <= start && start <= (to_day ?? Infinity))
      .map(({ item_cd, need, base, decimals }) => ({
        ...{ item_cd, day: of.day, of },
        qty: scaleDown(of.qty, need, base, 10 ** (3 - decimals)),
      }))
  return [
    ...ordered.flatMap((one) => broughtBy(one, orderedOn.get(one.no) ?? 0)),
    ...kept.flatMap((one) => broughtBy(one, one.start)),
  ]
}

async function readOrderDays(
  { tx, session: { company_cd, factory_cd } }: Context,
  ordered: readonly ExpectedRow[],
  today: string,
): Promise<ReadonlyMap<string, number>> {
  if (ordered.length === 0) return new Map()
  const found = await rows(
    tx,
    { po_no: z.string(), day: z.int() },
    sql`SELECT h.po_no, h.order_dt - ${today}::date AS day FROM ${placeOrder} AS h WHERE h.company_cd = ${company_cd}
      AND h.factory_cd = ${factory_cd} AND h.po_no = ANY(${textArray([...new Set(ordered.map(({ no }) => no))])})`,
  )
  return new Map(found.map(({ po_no, day }) => [po_no, day]))
}
