import { readGoods, type ItemFacts, type LocationFacts } from '#modules/master/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { arrivalLocation, dispatchLocation } from '../../contract/stock-codes.ts'
import { locationKey } from './line.ts'
import type { MovementEnd, Posting } from './posting.ts'

/** What the masters say about the items and places of a posting. */
export interface Facts {
  readonly items: ReadonlyMap<string, ItemFacts>
  /** By factory and location. */
  readonly locations: ReadonlyMap<string, LocationFacts>
}

export interface WantedFacts {
  readonly biz_dt: string
  readonly items: readonly string[]
  readonly locations: readonly { readonly factory_cd: string; readonly location_cd: string }[]
}

export async function readFacts(context: Context, wanted: WantedFacts): Promise<Facts> {
  const found = await readGoods(context, wanted)
  return {
    items: new Map(found.items.map((item) => [item.item_cd, item])),
    locations: new Map(found.locations.map((location) => [locationKey(location), location])),
  }
}

/** Everything that the posting names, once. */
export function factsOf(posting: Posting, factory_cd: string): Omit<WantedFacts, 'biz_dt'> {
  const places = new Map<string, { readonly factory_cd: string; readonly location_cd: string }>()
  for (const { from, to } of posting.movements)
    for (const place of [from, to]) {
      if (!place || isOutside(place)) continue
      const named = { factory_cd: place.factory_cd ?? factory_cd, location_cd: place.location_cd }
      places.set(locationKey(named), named)
    }
  const items = [...new Set(posting.movements.map((movement) => movement.item_cd))]
  return { items, locations: [...places.values()] }
}

const isOutside = ({ location_cd }: MovementEnd): boolean =>
  location_cd === arrivalLocation || location_cd === dispatchLocation

/** 9999 and 9998 need no master row: they are in no factory's hands. */
export const outside = (factory_cd: string, end: 'arrival' | 'dispatch'): LocationFacts => ({
  factory_cd,
  location_cd: end === 'arrival' ? arrivalLocation : dispatchLocation,
  location_nm: end === 'arrival' ? arrivalLocation : dispatchLocation,
  warehouse_cd: '',
  ours: false,
  abort_div: '0',
})
