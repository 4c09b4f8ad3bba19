import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildSnapshot } from './build-snapshot.ts'
import { type MrpInput } from './input.ts'
import { planRequirements } from './plan.ts'
import { plannedOrders } from './proposal.ts'
import { randomNetwork } from './random-network.ts'
import { referencePlan } from './reference-planner.ts'

it('a random network is planned exactly as the textbook planner does', () => {
  fc.assert(
    fc.property(randomNetwork(), (input) => {
      const key = (order: object) => JSON.stringify(order)
      expect(engineOrders(input).map(key).sort()).toEqual(
        referencePlan(input)
          .map((order) => ({ ...order, quantity: Number(order.quantity) }))
          .map(key)
          .sort(),
      )
    }),
    { numRuns: 400 },
  )
}, 60_000)

function engineOrders(input: MrpInput) {
  const state = planRequirements(buildSnapshot(input))
  return [...plannedOrders(state)].map(({ itemCode, need, start, due, quantity, origin }) => ({
    item: itemCode,
    quantity,
    origin: origin === undefined ? undefined : input.demands?.[origin]?.code,
    need,
    start,
    due,
  }))
}
