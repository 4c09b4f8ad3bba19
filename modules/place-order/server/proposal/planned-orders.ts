import { amountAt, type PriceBase } from '#modules/master/contract/price-base.ts'
import { pricesOfSupplier } from '#modules/master/server/index.ts'
import { decimal, plus, sum, written, zero } from '#platform/contract/decimal.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { proposalErrors } from '../../contract/proposal/proposal-errors.ts'
import type { Proposal } from './open-proposals.ts'

/** A line that is ordered for one proposal or several: the same item on the same day, at the price of all of them. */
export interface OrderedLine {
  readonly item_cd: string
  readonly qty: string
  readonly due_dt: string
  readonly proposals: readonly Proposal[]
  readonly unit_price: string
  readonly price_base_qty: PriceBase
  /** Nobody has agreed on a price yet. */
  readonly temp_price_flg: boolean
}

export interface OrderOfSupplier {
  readonly supplier_cd: string
  readonly branch_no: string
  readonly lines: readonly OrderedLine[]
}

/** One order for each supplier, its lines by day and item; what is tied to an order line stands by itself. */
export async function plannedOrders(
  context: Context,
  proposals: readonly Proposal[],
  today: string,
): Promise<readonly OrderOfSupplier[]> {
  const without = proposals.find(({ supplier_cd }) => supplier_cd === '')
  if (without)
    throw proposalErrors.BIZ_PROPOSAL_SUPPLIER.with({ no: without.proposal_no, item: without.item_cd })
  const bySupplier = groupedBy(proposals, ({ supplier_cd, branch_no }) => `${supplier_cd} ${branch_no}`)
  const orders: OrderOfSupplier[] = []
  for (const ofSupplier of bySupplier) {
    const [{ supplier_cd, branch_no }] = ofSupplier
    orders.push({ supplier_cd, branch_no, lines: await pricedLines(context, ofSupplier, today) })
  }
  return orders
}

type Some<Element> = readonly [Element, ...(readonly Element[])]

async function pricedLines(
  context: Context,
  ofSupplier: Some<Proposal>,
  today: string,
): Promise<readonly OrderedLine[]> {
  const [{ supplier_cd, branch_no }] = ofSupplier
  const lines = mergedLines(ofSupplier)
  const prices = await pricesOfSupplier(
    context,
    { supplier_cd, branch_no },
    lines.map(({ item_cd, qty }) => ({ item_cd, qty, on_dt: today })),
  )
  return lines.map((line, at) => {
    const price = prices[at]
    if (!price || price instanceof BusinessError)
      return { ...line, unit_price: '0', price_base_qty: '1', temp_price_flg: true }
    const { price: unit_price, price_base_qty, temp_price_flg } = price
    return { ...line, unit_price, price_base_qty, temp_price_flg }
  })
}

/** What becomes one line: a quantity step of the price may be reached by all of them together. */
export function mergedLines(
  proposals: readonly Proposal[],
): readonly Pick<OrderedLine, 'item_cd' | 'qty' | 'due_dt' | 'proposals'>[] {
  const nameOf = ({ item_cd, due_dt, demand_no, demand_line }: Proposal) =>
    [due_dt, item_cd, demand_no, demand_line].join(' ')
  return groupedBy(
    proposals.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1)),
    nameOf,
  ).map((same) => ({
    item_cd: same[0].item_cd,
    due_dt: same[0].due_dt,
    qty: written(same.reduce((all, { qty }) => plus(all, decimal(qty)), zero)),
    proposals: same,
  }))
}

export const amountOf = ({ lines }: OrderOfSupplier): string =>
  written(
    sum(
      lines.map(({ unit_price, price_base_qty, qty }) =>
        amountAt({ price: unit_price, price_base_qty }, qty),
      ),
    ),
  )

function groupedBy<One>(all: readonly One[], keyOf: (one: One) => string): readonly Some<One>[] {
  const groups = new Map<string, [One, ...One[]]>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return [...groups.values()]
}
