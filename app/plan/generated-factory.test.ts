import { expect, it } from 'vitest'
import { planRequirements } from '#planning/mrp/plan.ts'
import { plannedOrders, supplyMessages } from '#planning/mrp/proposal.ts'
import { replan } from '#planning/mrp/replan.ts'
import { type PlanState } from '#planning/mrp/plan-state.ts'
import { generateFactory } from './generated-factory.ts'
import { Random } from './random.ts'

const size = { items: 2000, bomLines: 16_000, demands: 4000, seed: 7 }
const readable = (state: PlanState) => [[...plannedOrders(state)], [...supplyMessages(state)]]

it('a generated factory has the size that was asked for, and is the same for the same seed', () => {
  const factory = generateFactory(size)
  expect([factory.items.count, factory.bom.count, factory.demands.count]).toEqual([2000, 16_000, 4000])
  const again = generateFactory(size)
  expect(again.bom.child.join()).toBe(factory.bom.child.join())
  expect(again.demands.quantity.join()).toBe(factory.demands.quantity.join())
  expect(again.items.lotMin.join()).toBe(factory.items.lotMin.join())
})

it('net changes in a whole factory give the plan of a full run', { timeout: 60_000 }, () => {
  const random = new Random(1)
  const changed = planRequirements(generateFactory(size))
  const edited = generateFactory(size)
  for (let round = 0; round < 40; round++) {
    const demand = random.whole(0, size.demands - 1)
    const item = random.whole(0, size.items - 1)
    const quantity = random.whole(0, 40) * 1000
    edited.demands.quantity[demand] = quantity
    edited.items.onHand[item] = quantity
    replan(changed, [
      { change: 'edit-demand', demand, quantity },
      { change: 'stock', item, onHand: quantity },
    ])
  }
  expect(readable(changed)).toEqual(readable(planRequirements(edited)))
})
