import { expect, it } from 'vitest'
import { generateFactory } from '#planning/scheduling/generate-factory.ts'
import { planTogether } from '#planning/scheduling/plan-together.ts'
import { type Answer, type Ask } from '#planning/scheduling/plan-thread.ts'
import { startThread } from '#platform/server/thread.ts'

const snapshot = generateFactory({ operations: 60, days: 40 }, 2)

async function plannedOn(count: number) {
  const program = { bundle: 'planning-thread', source: 'app/plan/planning-thread.ts' }
  const threads = Array.from({ length: count }, () => startThread<Ask, Answer>(program))
  try {
    return await planTogether(snapshot, threads, { seed: 3, trials: 100 }).done
  } finally {
    await Promise.all(threads.map(({ close }) => close()))
  }
}

it(
  'a factory gets the same plan from one thread of the machine and from two',
  { timeout: 60_000 },
  async () => {
    const [one, two] = await Promise.all([plannedOn(1), plannedOn(2)])
    expect(two).toEqual(one)
    expect(one.operations).toHaveLength(60)
  },
)
