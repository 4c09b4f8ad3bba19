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
 * else the largest: what is then missing somebody has to speak about.
 */
export async function lotsForLine(
  context: Context,
  { header, line, wanted, ...asked }: Asked,
  left: readonly LotLeft[],
): Promise<readonly LotLeft[]> {
  const taken: LotLeft[][] = []
  for (const lot_no of new Set(left.map((one) => one.lot_no))) {
    const places = left.filter((one) => one.lot_no === lot_no && one.rest.units > 0n)
    if (places.length === 0 || (await wrongLotOf(context, header, line, { lot_no, ...asked }))) continue
    taken.push(places)
    const reached = isOneLot(asked.terms) ? restOf(places) : restOf(taken.flat())
    if (compare(reached, wanted) < 0) continue
    return isOneLot(asked.terms) ? places : taken.flat()
  }
  if (!isOneLot(asked.terms)) return taken.flat()
  const [largest = []] = taken.toSorted((one, other) => compare(restOf(other), restOf(one)))
  return largest
}

const restOf = (places: readonly LotLeft[]): Decimal => sum(places.map(({ rest }) => rest))
