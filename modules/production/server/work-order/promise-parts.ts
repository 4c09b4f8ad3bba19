import { readLocations } from '#modules/master/server/index.ts'
import { allocate, type AllocationRequest } from '#modules/stock/server/index.ts'
import { compare, decimal, minus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import type { LaterValue } from '#platform/server/unit/later.ts'
import { workOrderKindOfStock } from '../../contract/work-order/work-order-number.ts'
import type { Draft } from './draft-work-order.ts'

interface WantsParts {
  readonly work_order_no: LaterValue<string>
  readonly start_dt: string
  readonly parts: Draft['parts']
  /** What of a part is to come by what it has been tied to. */
  readonly tiedFor?: (part_no: number) => Decimal
}

/** Promised is what lies where the item usually does; what has been staged at a process is there for it anyway. */
const placeOfPart = ({ usual_cd, location_cd }: Draft['parts'][number]): string => usual_cd || location_cd

/** The warehouses that processes draw these parts from, by the place of a part. */
export async function warehousesOfParts(
  context: Context,
  parts: Draft['parts'],
): Promise<(part: Draft['parts'][number]) => string | undefined> {
  const { factory_cd } = context.session
  const places = [...new Set(parts.map(placeOfPart))].filter(Boolean)
  const locations = await readLocations(
    context,
    places.map((location_cd) => ({ factory_cd, location_cd })),
  )
  const warehouses = new Map(locations.map(({ location_cd, warehouse_cd }) => [location_cd, warehouse_cd]))
  return (part) => warehouses.get(placeOfPart(part))
}

/** 材料の引当: what the stock has free of our own parts, from the warehouse that the process draws from. */
export async function promiseParts(context: Context, orders: readonly WantsParts[]): Promise<void> {
  const warehouseOf = await warehousesOfParts(
    context,
    orders.flatMap(({ parts }) => parts),
  )
  const requests = orders.flatMap(({ work_order_no, start_dt, parts, tiedFor = () => zero }) =>
    parts.flatMap((part): AllocationRequest[] => {
      const { part_no, item_cd, need_qty, supply_div } = part
      const warehouse_cd = warehouseOf(part)
      const qty = minus(decimal(need_qty), tiedFor(part_no))
      if (supply_div !== '1' || warehouse_cd === undefined || compare(qty, zero) <= 0) return []
      return [
        {
          ...{ demand_kind: workOrderKindOfStock, demand_no: work_order_no, demand_line: part_no },
          ...{ warehouse_cd, item_cd, qty: written(qty), partly: true, priority: 3, need_dt: start_dt },
        },
      ]
    }),
  )
  if (requests.length > 0) allocate(context, requests)
}
