import { compare, decimal } from '#platform/contract/decimal.ts'

/** A row of a carrier's table: up to a weight, to an area, from a day on. */
export interface Fare {
  readonly carrier_cd: string
  readonly area_cd: string
  readonly from_dt: string
  readonly weight_limit: string
  readonly fare: string
}

export interface Offer {
  readonly carrier_cd: string
  readonly fare: string
}

interface Load {
  readonly area_cd: string
  readonly ship_dt: string
  readonly weight: string
}

/** What each carrier takes for a load, the cheapest first; who carries no such weight there is not among them. */
export function offersFor(fares: readonly Fare[], { area_cd, ship_dt, weight }: Load): readonly Offer[] {
  const best = new Map<string, Fare>()
  for (const one of fares) {
    if (one.area_cd !== area_cd || one.from_dt > ship_dt) continue
    if (compare(decimal(one.weight_limit), decimal(weight)) < 0) continue
    const before = best.get(one.carrier_cd)
    if (!before || isNearer(one, before)) best.set(one.carrier_cd, one)
  }
  return [...best.values()]
    .map(({ carrier_cd, fare }) => ({ carrier_cd, fare }))
    .toSorted(
      (one, other) =>
        compare(decimal(one.fare), decimal(other.fare)) || (one.carrier_cd < other.carrier_cd ? -1 : 1),
    )
}

/** The table that is in force counts, and of it the row that is just large enough. */
const isNearer = (one: Fare, other: Fare): boolean =>
  one.from_dt === other.from_dt
    ? compare(decimal(one.weight_limit), decimal(other.weight_limit)) < 0
    : one.from_dt > other.from_dt
