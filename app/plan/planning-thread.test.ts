import { expect, it } from 'vitest'
import { generateFactory } from '#planning/scheduling/generate-factory.ts'
import { planTogether } from '#planning/scheduling/plan-together.ts'
import { type Answer, type Ask } from '#planning/scheduling/plan-thread.ts'
import { KeptThread, startThread } from '#platform/server/thread.ts'

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

it(
  'a thread that is kept answers one after the other, begins again when it has ended, and gives up what takes too long',
  { timeout: 60_000 },
  async () => {
    const program = { bundle: 'planning-thread', source: 'app/plan/planning-thread.ts' }
    const keep = { ask: 'keep', snapshot, standing: new Map(), mostDays: 40 } as const
    const kept = new KeptThread<Ask, Answer>(program, { restMs: 1, longestMs: 50_000 })
    const answers = await Promise.all([kept.ask(keep), kept.ask(keep)])
    expect(answers).toEqual([{ answer: 'not kept' }, { answer: 'not kept' }])
    await new Promise((wait) => setTimeout(wait, 20))
    expect(await kept.ask(keep)).toEqual({ answer: 'not kept' })
    const hurried = new KeptThread<Ask, Answer>(program, { restMs: 1, longestMs: 1 })
    await expect(hurried.ask(keep)).rejects.toThrow('has ended')
  },
)
