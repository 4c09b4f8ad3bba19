import type { SuggestedLot } from '#modules/stock/server/index.ts'
import { compare, sum, type Decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import type { Delivery, DeliveryLine } from '../shipping/read-delivery.ts'
import type { CustomerTerms } from './lot-terms.ts'
import { wrongLotOf } from './wrong-lot.ts'

/** What is left of a lot at a place. */
export type LotLeft = SuggestedLot & { rest: Decimal }

export const isParticular = (terms: CustomerTerms | undefined): terms is CustomerTerms =>
  terms !== undefined && (terms.lot_rule !== '0' || terms.least_life_days > 0)

const isOneLot = ({ lot_rule }: CustomerTerms): boolean => lot_rule === '1' || lot_rule === '3'

interface Asked {
  readonly header: Delivery['header']
  readonly line: DeliveryLine
  readonly terms: CustomerTerms
  readonly wanted: Decimal
  /** What is in boxes already. */
  readonly others: readonly { readonly lot_no: string }[]
}

/**
 * The lots that the customer takes, in the order in which they should go; where it takes one lot only, the first that is enough,
 * else the largest: what is then missing somebody has to speak about. `hasOthers`: there is more, which it does not take beside it.
 */
export async function lotsForLine(
  context: Context,
  { header, line, terms, wanted, others }: Asked,
  left: readonly LotLeft[],
): Promise<{ readonly lots: readonly LotLeft[]; readonly hasOthers: boolean }> {
  const taken: LotLeft[][] = []
  const isOne = isOneLot(terms)
  let besides = 0
  for (const lot_no of new Set(left.map((one) => one.lot_no))) {
    const places = left.filter((one) => one.lot_no === lot_no && one.rest.units > 0n)
    if (places.length === 0 || (await wrongLotOf(context, header, line, { lot_no, terms, others: [] })))
      continue
    if (isOne && others.some((one) => one.lot_no !== lot_no)) {
      besides++
      continue
    }
    taken.push(places)
    const reached = isOne ? restOf(places) : restOf(taken.flat())
    if (compare(reached, wanted) < 0) continue
    return { lots: isOne ? places : taken.flat(), hasOthers: false }
  }
  if (!isOne) return { lots: taken.flat(), hasOthers: false }
  const [largest = [], ...smaller] = taken.toSorted((one, other) => compare(restOf(other), restOf(one)))
  return { lots: largest, hasOthers: smaller.length + besides > 0 }
}

const restOf = (places: readonly LotLeft[]): Decimal => sum(places.map(({ rest }) => rest))
