import { readShop, type ShopOfFactory } from '#modules/master/server/index.ts'
import type { HeldTakes } from '#modules/receive-order/contract/promised.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import type { Context } from '#platform/server/context.ts'
import type { OperationInput } from '#planning/scheduling/factory-snapshot.ts'
import { frameOf, readRunningWork, scheduleDays } from '../run/shop-snapshot.ts'
import { readTaken } from './free-goods.ts'
import { readHeld, slotsFrom, type Held } from './held-promises.ts'

/** What plans take of machines belongs to it, whatever they are for. */
export const standingOrder = 'P'

export type Ground = Awaited<ReturnType<typeof readGround>>

/** Who and what works, and what they have to do already: read once for all lines. */
export async function readGround(context: Context) {
  const today = await businessDateOf(context)
  const from_dt = dayAfter(today, 1)
  const shop = await readShop(context, { from_dt, days: scheduleDays })
  const running = await readRunningWork(context, shop, from_dt)
  const wide = shop.facilities.filter(({ capacity = 1 }) => capacity > 1).map(({ id }) => id)
  const taken = await readTaken(context, { from_dt, wide })
  const standing = fixedAt(shop, taken, 'P')
  return {
    ...{ today, from_dt, shop, frame: frameOf(shop, from_dt), held: await readHeld(context, { today }) },
    orders: [...running.orders, { id: standingOrder, item: '', release: 0, due: 0, weight: 1 }],
    operations: [...running.operations, ...standing],
  }
}

/** What is held for lines of orders, where it stands. */
export const heldOperations = ({
  shop,
  from_dt,
  held,
}: Pick<Ground, 'shop' | 'from_dt' | 'held'>): readonly OperationInput[] =>
  held.flatMap((one: Held) => fixedAt(shop, slotsFrom(one, from_dt), `H ${one.line}`))

/** What takes machines, and people, where it stands. */
function fixedAt(
  shop: ShopOfFactory,
  slots: readonly HeldTakes['slots'][number][],
  name: string,
): readonly OperationInput[] {
  const machines = new Set(shop.facilities.map(({ id }) => id))
  const workers = new Set(shop.workers.map(({ id }) => id))
  return slots
    .filter(({ facility_cd }) => machines.has(facility_cd))
    .map(({ facility_cd, worker_cd, start, end }, at) => ({
      ...{ id: `${name} ${at}`, order: standingOrder, quantity: 0, after: [], splittable: true },
      candidates: [{ facility: facility_cd, minutes: Math.max(end - start, 1) }],
      fixed: {
        ...{ facility: facility_cd, start: Math.max(start, 0), end },
        ...(workers.has(worker_cd) ? { worker: worker_cd } : {}),
      },
    }))
}
