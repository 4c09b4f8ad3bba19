import { readClosedDays, readFactoryCalendar } from '#modules/master/server/index.ts'
import { soonestArrival } from '#modules/place-order/contract/order/place-order-days.ts'
import type { HeldTakes, Promised, PromisedStep } from '#modules/receive-order/contract/promised.ts'
import type { PromisedByPlan, PromisedDays } from '#modules/receive-order/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { takingTurns } from '#platform/server/turns.ts'
import { epochDay, isoDay } from '#planning/mrp/input-reader.ts'
import type { FactorySnapshot, OperationInput } from '#planning/scheduling/factory-snapshot.ts'
import { fitIn, type FittedIn } from '#planning/scheduling/fit-in.ts'
import { operationKey, planKey } from '#planning/moves/order-keys.ts'
import { operationsOf, scheduleDays } from '../run/shop-snapshot.ts'
import {
  explodePromise,
  readStructure,
  type Bought,
  type Covered,
  type Structure,
} from './explode-promise.ts'
import { movementsOf } from './free-goods.ts'
import { lineKey, type Held } from './held-promises.ts'
import { heldOperations, readGround, standingOrder, type Ground as Standing } from './what-stands.ts'

const minutesPerDay = 1440

/**
 * 納期回答（CTP）: each line by itself, as if it were the next order to be planned. Plans and work orders stay where they are; what
 * stock and coming supply leave short is made between them, over all levels of the structure, and what is not made is ordered today.
 */
export const promiseDays: PromisedDays = async (context, wanted, { together }) => {
  if (wanted.length === 0) return []
  const ground = await readGround(context)
  const { today } = ground
  const tops = wanted.map(({ item_cd }) => item_cd)
  let structure = await readStructure(context, { tops, today, held: ground.held })
  const boughtOn = await readComing(context, structure, today)
  const turn = takingTurns()
  const promised: (PromisedByPlan | undefined)[] = []
  const held = [...ground.held]
  for (const { item_cd, qty, order_no, line_no } of wanted) {
    await turn()
    const line = lineKey(order_no, line_no)
    const covered = explodePromise(structure, { item_cd, qty, line, today, boughtOn })
    const found = promiseOf({ ...ground, held, line }, covered)
    promised.push(found)
    if (!together || !found) continue
    const taken = { line, takes: found.takes }
    held.push(taken)
    structure = withTaken(structure, taken, today)
  }
  return promised
}

/** What one line takes is not there for the next. */
const withTaken = (structure: Structure, taken: Held, today: string): Structure => ({
  ...structure,
  goods: new Map(
    [...structure.goods].map(([item_cd, goods]) => [
      item_cd,
      { ...goods, movements: [...goods.movements, ...movementsOf(taken, item_cd, today)] },
    ]),
  ),
})

/** When what is ordered today comes, as the requirements reckon: by the days of who supplies it, else by the factory's, when he comes. */
async function readComing(context: Context, { itemOf }: Structure, today: string) {
  const own = await readFactoryCalendar(context)
  const calendarOf = ({ calendar_cd }: Bought) => calendar_cd || own
  const isClosed = await readClosedDays(
    context,
    [...new Set([own, ...[...itemOf.values()].map(calendarOf)])],
    today,
  )
  const isFactoryClosed = (date: string) => isClosed(own, date)
  return (item: Bought): string => {
    const isSupplierClosed = (date: string) => isClosed(calendarOf(item), date)
    return soonestArrival(today, item, { isSupplierClosed, isFactoryClosed })
  }
}

interface Ground extends Standing {
  /** The line that is promised: what is held for it is not in its way. */
  readonly line: string
}

const keyOf = (at: number): string => planKey(`new${at}`)

function promiseOf(ground: Ground, covered: readonly Covered[]): PromisedByPlan | undefined {
  if (covered.length === 0) return undefined
  const made = covered.some(({ how }) => how === 'make')
  const fitted = made ? fitIn(snapshotOf(ground, covered)) : undefined
  const ends = covered.map((one, at) => endOf(ground, one, at, fitted))
  const days = ends.map((end) => dayOf(ground, end))
  const top = covered.flatMap(({ parent }, at) => (parent === undefined ? [at] : []))
  const last = latestOf(top, ends)
  const critical = criticalOf(covered, ends, last)
  return {
    date: days[last] ?? ground.today,
    steps: covered
      .map((one, at) =>
        stepOf(ground, one, { at, fitted, to_dt: days[at] ?? '', critical: critical.has(at) }),
      )
      .toReversed(),
    assumes: assumptionsOf(covered, { fitted, ends }),
    takes: takesOf(ground, covered, fitted),
  }
}

/** The hours that it needs, and the parts that are there or come; its own goods its line wants already. */
function takesOf(
  { today, from_dt }: Ground,
  covered: readonly Covered[],
  fitted: FittedIn | undefined,
): HeldTakes {
  const slots = [...(fitted?.placed.values() ?? [])].map(({ facility, worker, start, end }) => ({
    facility_cd: facility,
    worker_cd: worker,
    start,
    end,
  }))
  const goods = covered.flatMap(({ parent, how, item_cd, ready = today, qty }) =>
    parent !== undefined && (how === 'stock' || how === 'supply') ? [{ item_cd, date: ready, qty }] : [],
  )
  return { base_dt: from_dt, slots, goods }
}

/** What stands, fixed; and what would be made, each after its parts. */
function snapshotOf(
  { frame, shop, orders, operations, from_dt, held, line }: Ground,
  covered: readonly Covered[],
): FactorySnapshot {
  const fresh = covered.flatMap((one, at): readonly OperationInput[] => {
    if (one.how !== 'make' || !one.terms) return []
    const own = operationsOf(one.terms, shop, {
      ...{ plan_no: `new${at}`, item_cd: one.item_cd, operations: one.operations },
    })
    const before = covered.flatMap((part, p) => {
      const last = part.operations.at(-1)
      return part.parent === at && last ? [{ operation: operationKey(keyOf(p), last.process_no) }] : []
    })
    return own.map((operation, nth) =>
      nth === 0 ? { ...operation, after: [...operation.after, ...before] } : operation,
    )
  })
  const asked = new Set(fresh.flatMap(({ candidates }) => candidates.map(({ facility }) => facility)))
  const ofOthers = heldOperations({
    ...{ shop, from_dt },
    held: held.filter((one) => one.line !== line),
  })
  // What runs on other machines is in nobody's way, unless it takes one of the workers.
  const inTheWay = [...operations, ...ofOthers].filter(
    ({ order, fixed }) =>
      order !== standingOrder || fixed?.worker !== undefined || asked.has(fixed?.facility ?? ''),
  )
  const releaseOf = (at: number) =>
    Math.max(
      ...covered.map(({ parent, ready, minute }) =>
        parent === at && ready !== undefined ? minuteOf(ready, from_dt) + (ready < from_dt ? 0 : minute) : 0,
      ),
      0,
    )
  return {
    ...frame,
    orders: [
      ...orders,
      ...covered.flatMap(({ how, item_cd }, at) =>
        how === 'make' ? [{ id: keyOf(at), item: item_cd, release: releaseOf(at), due: 0, weight: 1 }] : [],
      ),
    ],
    operations: [...inTheWay, ...fresh],
  }
}

const minuteOf = (date: string, from_dt: string): number =>
  Math.max((epochDay(date) ?? 0) - (epochDay(from_dt) ?? 0), 0) * minutesPerDay

/** The minute from which it is there; where there is no room for it, the end of all that is looked at. */
function endOf({ from_dt }: Ground, one: Covered, at: number, fitted: FittedIn | undefined): number {
  if (one.ready !== undefined)
    return one.ready < from_dt ? 0 : minuteOf(one.ready, from_dt) + Math.max(one.minute, 1)
  const places = one.operations.map(({ process_no }) =>
    fitted?.placed.get(operationKey(keyOf(at), process_no)),
  )
  return Math.max(...places.map((place) => place?.end ?? scheduleDays * minutesPerDay))
}

/** What ends at midnight is there on the day before. */
const dayOf = ({ today, from_dt }: Ground, end: number): string =>
  end === 0 ? today : isoDay((epochDay(from_dt) ?? 0) + Math.floor((end - 1) / minutesPerDay))

const latestOf = (among: readonly number[], ends: readonly number[]): number =>
  among.reduce((one, other) => ((ends[other] ?? 0) > (ends[one] ?? 0) ? other : one), among[0] ?? 0)

/** From what is promised down to the part that it waits for longest. */
function criticalOf(covered: readonly Covered[], ends: readonly number[], last: number): ReadonlySet<number> {
  const critical = new Set<number>()
  for (let at: number | undefined = last; at !== undefined && (ends[at] ?? 0) > 0;) {
    critical.add(at)
    const under: readonly number[] = covered.flatMap(({ parent }, part) => (parent === at ? [part] : []))
    at = under.length === 0 ? undefined : latestOf(under, ends)
  }
  return critical
}

interface Shown {
  readonly at: number
  readonly fitted: FittedIn | undefined
  readonly to_dt: string
  readonly critical: boolean
}

function stepOf(ground: Ground, one: Covered, { at, fitted, to_dt, critical }: Shown): PromisedStep {
  const places = one.operations.flatMap(({ process_no }) => {
    const place = fitted?.placed.get(operationKey(keyOf(at), process_no))
    return place ? [place] : []
  })
  const start = Math.min(...places.map((place) => place.start))
  const machines = places.map(({ facility }) => facility).filter((facility) => !facility.startsWith('*'))
  const day = one.ready !== undefined && one.ready > ground.today ? one.ready : to_dt
  return {
    ...{ item_cd: one.item_cd, item_nm: one.item_nm, qty: String(one.qty / 1000), how: one.how, critical },
    where: [...new Set(machines)].join('・'),
    from_dt:
      places.length === 0 ? '' : isoDay((epochDay(ground.from_dt) ?? 0) + Math.floor(start / minutesPerDay)),
    to_dt: day,
  }
}

function assumptionsOf(
  covered: readonly Covered[],
  { fitted, ends }: { readonly fitted: FittedIn | undefined; readonly ends: readonly number[] },
): Promised['assumes'] {
  const isOutside = covered.some(({ operations }) => operations.some(({ outside_flg }) => outside_flg))
  return [
    ...(ends.some((end) => end >= scheduleDays * minutesPerDay) ? (['beyond'] as const) : []),
    ...(fitted ? (['plan'] as const) : []),
    ...(covered.some(({ how }) => how === 'buy') ? (['buy'] as const) : []),
    ...(isOutside ? (['outside'] as const) : []),
    ...(fitted?.assumesCalendar ? (['calendar'] as const) : []),
  ]
}
