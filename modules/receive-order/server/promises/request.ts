import { readLocations } from '#modules/master/server/index.ts'
import type { AllocationRequest } from '#modules/stock/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { demandOf } from '../../contract/order-number.ts'
import type { OrderLine } from '../entry/order-facts.ts'

/** Promises are made for a warehouse; a line may name a shelf in it. */
export async function warehousesOf(
  context: Context,
  places: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(places)].filter((place) => place !== '')
  if (wanted.length === 0) return new Map()
  const { factory_cd } = context.session
  const locations = await readLocations(
    context,
    wanted.map((location_cd) => ({ factory_cd, location_cd })),
  )
  return new Map(locations.map(({ location_cd, warehouse_cd }) => [location_cd, warehouse_cd]))
}

/** What a line asks of the stock, without how much. */
export const requestFor = (
  order_no: string,
  {
    line_no,
    location_cd,
    ship_item_cd,
    ship_dt,
  }: Pick<OrderLine, 'line_no' | 'location_cd' | 'ship_item_cd' | 'ship_dt'>,
  warehouses: ReadonlyMap<string, string>,
): Omit<AllocationRequest, 'qty'> => ({
  ...demandOf(order_no, line_no),
  warehouse_cd: warehouses.get(location_cd) ?? location_cd,
  item_cd: ship_item_cd,
  priority: orderPriority,
  ...(ship_dt === '' ? {} : { need_dt: ship_dt }),
})

/** Orders come before what is made for stock. */
export const orderPriority = 3
