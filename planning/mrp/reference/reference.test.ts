import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildSnapshot } from '../build-snapshot.ts'
import { type MrpInput } from '../input.ts'
import { planRequirements } from '../plan.ts'
import { planIssues } from '../plan-issues.ts'
import { plannedOrders, supplyMessages } from '../proposal.ts'
import { randomNetwork } from './random-network.ts'
import { referencePlan } from './reference-plan.ts'

it('a random network is planned exactly as the textbook planner does', () => {
  fc.assert(
    fc.property(randomNetwork(), (input) => {
      const reference = referencePlan(input)
      const state = planRequirements(buildSnapshot(input))
      expect(ordersOf(state, input)).toEqual(sorted(reference.orders))
      expect(messagesOf(state)).toEqual(sorted(reference.messages))
      expect(uncoveredOf(state)).toEqual(sorted(reference.uncovered))
    }),
    { numRuns: 400 },
  )
}, 60_000)

type Plan = ReturnType<typeof planRequirements>

function ordersOf(state: Plan, input: MrpInput) {
  return sorted(
    [...plannedOrders(state)].map(({ itemCode, need, start, due, quantity, good, origin }) => ({
      item: itemCode,
      need,
      start,
      due,
      quantity,
      good,
      origin: origin === undefined ? undefined : input.demands?.[origin]?.code,
    })),
  )
}

function messagesOf(state: Plan) {
  return sorted(
    [...supplyMessages(state)].map(({ supplyCode, move, change }) => ({
      supply: supplyCode,
      ...(move && { move: [move.advice, move.to] }),
      ...(change && { change: [change.advice, change.to] }),
    })),
  )
}

function uncoveredOf(state: Plan) {
  return sorted(
    planIssues(state).flatMap((one) => (one.issue === 'need-uncovered' ? [[one.item, one.quantity]] : [])),
  )
}

/** As lines, whatever their sequence; amounts are bigint in the one and numbers in the other. */
function sorted(rows: readonly object[]): readonly string[] {
  return rows
    .map((row) =>
      JSON.stringify(row, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)),
    )
    .sort()
}
