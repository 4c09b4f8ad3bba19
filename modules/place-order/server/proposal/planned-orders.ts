import { amountAt, type PriceBase } from '#modules/master/contract/price-base.ts'
import { largestLots, pricesOfSupplier } from '#modules/master/server/index.ts'
import { compare, decimal, sum, written } from '#platform/contract/decimal.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { proposalErrors } from '../../contract/proposal/proposal-errors.ts'
import type { Proposal } from './open-proposals.ts'

/** A line that is ordered for one proposal or several: the same item on the same day, at the price of all of them, up to the largest lot. */
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
  const items = [...new Set(ofSupplier.map(({ item_cd }) => item_cd))]
  const lines = mergedLines(ofSupplier, await largestLots(context, { supplier_cd, branch_no, items }))
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

/** What becomes one line: a quantity step of the price may be reached by all of them together. What the largest lot has split stays split. */
export function mergedLines(
  proposals: readonly Proposal[],
  largest: ReadonlyMap<string, string>,
): readonly Pick<OrderedLine, 'item_cd' | 'qty' | 'due_dt' | 'proposals'>[] {
  const nameOf = ({ item_cd, due_dt, demand_no, demand_line }: Proposal) =>
    [due_dt, item_cd, demand_no, demand_line].join(' ')
  return groupedBy(
    proposals.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1)),
    nameOf,
  ).flatMap((same) =>
    withinLargest(same, largest.get(same[0].item_cd)).map((line) => ({
      ...{ item_cd: line[0].item_cd, due_dt: line[0].due_dt },
      ...{ qty: written(quantityOf(line)), proposals: line },
    })),
  )
}

/** One after the other into a line, as long as it is no more than the largest lot; what is more by itself has one of its own. */
function withinLargest(same: Some<Proposal>, largest: string | undefined): readonly Some<Proposal>[] {
  if (largest === undefined) return [same]
  const [first, ...others] = same
  const lines: Some<Proposal>[] = []
  let line: Some<Proposal> = [first]
  for (const one of others) {
    const longer: Some<Proposal> = [...line, one]
    if (compare(quantityOf(longer), decimal(largest)) > 0) {
      lines.push(line)
      line = [one]
    } else line = longer
  }
  return [...lines, line]
}

const quantityOf = (line: readonly Proposal[]) => sum(line.map(({ qty }) => decimal(qty)))

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
