import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arithmeticOf, coverage } from '../explain/arithmetic.ts'
import { PegBook } from '../explain/peg-tree.ts'
import { pegsOf, type Peg } from '../explain/pegs.ts'
import { timePhased } from '../explain/time-phased.ts'
import { buildSnapshot } from './build-snapshot.ts'
import { type MrpInput } from './input.ts'
import { goodOfOrder } from './lots.ts'
import { orderFlag } from './order-dates.ts'
import { planRequirements } from './plan.ts'
import { daysOf, openDemandsOf, type PlanState } from './plan-state.ts'
import { plannedOrders } from './proposal.ts'
import { randomNetwork } from './reference/random-network.ts'
import { broughtTo } from './outputs.ts'
import { drawnBy } from './requirements.ts'
import { orderMethod } from './snapshot.ts'
import { takenFrom } from './substitutes.ts'

const networks = randomNetwork()

function forEveryPlan(check: (state: PlanState, input: MrpInput) => void, numRuns = 200): void {
  fc.assert(
    fc.property(networks, (input) => check(planRequirements(buildSnapshot(input)), input)),
    { numRuns },
  )
}

const itemsOf = (state: PlanState) => Array.from({ length: state.items.count }, (_, item) => item)
const ordersOf = (state: PlanState, item: number) =>
  Array.from({ length: state.orders.size[item] ?? 0 }, (_, ordinal) => ordinal)
const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

describe('every plan', { timeout: 60_000 }, () => {
  it('conserves quantity: stock + supplies + orders + what comes out beside others = what is drawn + what is left, per item', () => {
    forEveryPlan((state) => {
      for (const item of itemsOf(state)) {
        const isPooled = !state.items.tied[item]
        if (!isPooled) continue
        const supplied = total([...state.suppliesOf.of(item)].map((supply) => counted(state, supply)))
        const planned = total(ordersOf(state, item).map((ordinal) => goodAt(state, item, ordinal)))
        const beside = total([...broughtTo(state, item)].map(({ quantity }) => quantity))
        const left = timePhased(state, item).at(-1)?.balance ?? 0
        expect((state.items.onHand[item] ?? 0) + supplied + planned + beside - behind(state, item)).toBe(
          consumed(state, item) + left,
        )
      }
    })
  })

  it('keeps the balance of an item that is planned by shortage at its safety stock or above', () => {
    forEveryPlan((state) => {
      for (const item of itemsOf(state)) {
        if (state.items.method[item] !== orderMethod.eachTime || state.uncovered[item]) continue
        const safety = state.items.safetyStock[item] ?? 0
        for (const { balance } of timePhased(state, item)) expect(balance).toBeGreaterThanOrEqual(safety)
      }
    })
  })

  it('plans parents before their parts', () => {
    forEveryPlan((state) => {
      const { usedFrom, usedParent, position, level } = state.structure
      for (const item of itemsOf(state))
        for (let use = usedFrom[item] ?? 0; use < (usedFrom[item + 1] ?? 0); use++) {
          const parent = usedParent[use] ?? 0
          expect(position[parent]).toBeLessThan(position[item] ?? 0)
          expect(level[parent]).toBeLessThan(level[item] ?? 0)
        }
    })
  })

  it('starts orders on working days, not before the frozen days, and ends them a lead time later, on days on which they can arrive', () => {
    forEveryPlan((state) => {
      const { orders, items, snapshot } = state
      for (const item of itemsOf(state)) {
        if (items.phantom[item]) continue
        const { calendar, arrivals } = daysOf(state, item)
        for (const ordinal of ordersOf(state, item)) {
          const order = (orders.from[item] ?? 0) + ordinal
          const [start, due] = [orders.start[order] ?? 0, orders.due[order] ?? 0]
          expect(calendar.isWorking(start)).toBe(true)
          expect(arrivals.isWorking(due)).toBe(true)
          expect(start).toBeGreaterThanOrEqual(snapshot.frozenDays)
          const isReviewed = ((orders.flags[order] ?? 0) & orderFlag.review) !== 0
          const lead = items.leadTime[item] ?? 0
          // Who looks at it orders at once; who needs it, as late as it can be done.
          expect(isReviewed ? arrivals.onOrAfter(calendar.forward(start, lead)) : due).toBe(due)
          expect(isReviewed ? start : calendar.back(due, lead)).toBe(start)
          const isLate = ((orders.flags[order] ?? 0) & orderFlag.lateMask) !== 0
          expect(isLate).toBe(due > (orders.need[order] ?? 0))
        }
      }
    })
  })

  it('explains every quantity: the arithmetic ends at it, and the parts of a need cover what was short', () => {
    forEveryPlan((state) => {
      for (const item of itemsOf(state))
        for (const ordinal of ordersOf(state, item)) {
          const order = (state.orders.from[item] ?? 0) + ordinal
          expect(arithmeticOf(state, { item, ordinal }).at(-1)?.value).toBe(state.orders.quantity[order])
          const { net, good } = coverage(state, { item, ordinal })
          expect(good).toBeGreaterThanOrEqual(net)
        }
    })
  })

  it('pegs every demand exactly, and no supply twice', () => {
    forEveryPlan((state) => {
      for (const item of itemsOf(state)) {
        const pegs = pegsOf(state, item)
        for (const [demand, quantity] of wanted(state, item))
          expect(pegged(pegs, `demand ${demand}`)).toBe(quantity)
        for (const ordinal of ordersOf(state, item)) {
          const used = pegs.filter(({ supply }) => supply.kind === 'order' && supply.ordinal === ordinal)
          expect(total(used.map(({ quantity }) => quantity))).toBeLessThanOrEqual(
            goodAt(state, item, ordinal),
          )
        }
        const byShortage =
          state.items.method[item] === orderMethod.eachTime && !state.uncovered[item] ? pegs : []
        expect(byShortage.filter(({ supply }) => supply.kind === 'nothing')).toEqual([])
        expect(byShortage.filter(({ needed, available }) => available > needed)).toEqual([])
      }
    })
  })

  it('leads from every order up to a customer, a forecast, a component, a safety stock or negative books', () => {
    forEveryPlan((state) => {
      const book = new PegBook(state)
      for (const item of itemsOf(state)) {
        if (state.items.method[item] !== orderMethod.eachTime) continue
        for (const ordinal of ordersOf(state, item)) {
          const purposes = book.purposeOf({ item, ordinal })
          expect(purposes.length).toBeGreaterThan(0)
          for (const { peg, branches } of purposes)
            expect(branches().length > 0 || isReviewed(state, peg)).toBe(peg.demand.kind === 'order')
        }
      }
    }, 100)
  })

  it('is the same for the same input', () => {
    fc.assert(
      fc.property(networks, (input) => {
        const orders = () => [...plannedOrders(planRequirements(buildSnapshot(input)))]
        expect(orders()).toEqual(orders())
      }),
      { numRuns: 50 },
    )
  })

  it('never orders less, lot for lot and without supplies, when a customer orders more', () => {
    const simple = randomNetwork().map((input) => ({
      ...input,
      supplies: [],
      // More of a parent brings more of what comes out beside it, so less of that is ordered.
      outputs: [],
      items: input.items.map((item) => ({
        ...item,
        lot: { rule: 'lot-for-lot' as const },
        orderMethod: { method: 'each-time' as const },
      })),
    }))
    fc.assert(
      fc.property(simple, fc.integer({ min: 1, max: 20 }), (input, more) => {
        const first = input.demands?.find(({ kind }) => kind === 'component')
        if (!first) return
        const demands = input.demands?.map((row) =>
          row === first ? { ...row, quantity: Number(row.quantity) + more } : row,
        )
        const ordered = (of: MrpInput) =>
          total([...plannedOrders(planRequirements(buildSnapshot(of)))].map(({ quantity }) => quantity))
        expect(ordered({ ...input, demands: demands ?? [] })).toBeGreaterThanOrEqual(ordered(input))
      }),
      { numRuns: 150 },
    )
  })
})

/** Who draws it was ordered at a review, for stock: there may be nobody behind. */
function isReviewed({ items }: PlanState, { demand }: Peg): boolean {
  return demand.kind === 'order' && items.method[demand.item] !== orderMethod.eachTime
}

function goodAt(state: PlanState, item: number, ordinal: number): number {
  return goodOfOrder(state, item, (state.orders.from[item] ?? 0) + ordinal)
}

/** A supply counts when it comes inside the horizon; what is kept for an order counts with it. */
function counted({ supplies, horizon, advice }: PlanState, supply: number): number {
  const inside = (supplies.day[supply] ?? 0) < horizon
  return (inside ? supplies.quantity[supply] : advice.reserved[supply]) ?? 0
}

/** Reviewed orders may arrive behind the horizon; then they are not in the balance. */
function behind(state: PlanState, item: number): number {
  const { orders, horizon } = state
  const isBehind = (ordinal: number) => {
    const order = (orders.from[item] ?? 0) + ordinal
    return ((orders.flags[order] ?? 0) & orderFlag.review) !== 0 && (orders.due[order] ?? 0) >= horizon
  }
  return total(
    ordersOf(state, item)
      .filter(isBehind)
      .map((ordinal) => goodAt(state, item, ordinal)),
  )
}

/** Own demands with their allocations, what parents draw, and what other parts' shortages take. */
function consumed(state: PlanState, item: number): number {
  const own = total([...wanted(state, item).values()])
  const taken = total(takenFrom(state, item).map(({ quantity }) => quantity))
  const replaced = total((state.substitutions.get(item) ?? []).map(({ quantity }) => quantity))
  let drawn = 0
  const { usedFrom } = state.structure
  for (let use = usedFrom[item] ?? 0; use < (usedFrom[item + 1] ?? 0); use++)
    for (const { order, quantity } of drawnBy(state, item, use))
      if ((state.orders.start[order] ?? 0) < state.horizon) drawn += quantity
  return own + drawn + taken - replaced
}

/** What each of an item's own demands needs: its open quantity inside the horizon, and what is allocated to it. */
function wanted(state: PlanState, item: number): ReadonlyMap<number, number> {
  const { demands, demandsOf, horizon } = state
  const open = openDemandsOf(state, item)
  return new Map(
    [...demandsOf.of(item)].map((demand, place) => {
      const inside = (demands.day[demand] ?? 0) < horizon ? (open[place] ?? 0) : 0
      return [demand, inside + (demands.allocated[demand] ?? 0)]
    }),
  )
}

function pegged(pegs: readonly Peg[], name: string): number {
  const mine = pegs.filter(({ demand }) => demand.kind === 'demand' && `demand ${demand.demand}` === name)
  return total(mine.map(({ quantity }) => quantity))
}
