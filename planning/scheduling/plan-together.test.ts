import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkFactory } from '../checker/check-factory.ts'
import { generateFactory } from './generate-factory.ts'
import { type PlanProgress, planTogether } from './plan-together.ts'
import { type Answer, planThread, type Thread } from './plan-thread.ts'

/** A thread that answers when the others have had their turn, so that answers come in any order. */
function threadHere(turns: number): Thread {
  const work = planThread()
  let hear: (answer: Answer) => void = () => {}
  const later = (left: number, then: () => void) =>
    void Promise.resolve().then(() => (left > 0 ? later(left - 1, then) : then()))
  return {
    // Through a copy, as between real threads.
    post: (ask) => later(turns, () => hear(structuredClone(work(structuredClone(ask))))),
    listen: (listener) => (hear = listener),
  }
}

const threads = (count: number) => Array.from({ length: count }, (_, i) => threadHere((i * 7) % 5))
const snapshot = generateFactory({ operations: 80, days: 40 }, 3)

describe('a factory planned by several threads', { timeout: 20_000 }, () => {
  it('gets the same plan from one thread, two, three and eight', async () => {
    const plans = [1, 2, 3, 8].map(async (count) => {
      const { done } = planTogether(snapshot, threads(count), { seed: 5, trials: 300 })
      return done
    })
    const [alone, ...others] = await Promise.all(plans)
    expect(alone && checkFactory(snapshot, alone)).toEqual([])
    for (const other of others) expect(other).toEqual(alone)
  })

  it('planned by other aims first, is no worse by its own than that plan', async () => {
    const usual = await planTogether(snapshot, threads(2), { trials: 120 }).done
    const { done } = planTogether(snapshot, threads(2), {
      ...{ aims: ['setup', 'lateness'], first: ['lateness', 'setup', 'makespan'], trials: 120 },
    })
    const setups = await done
    expect(checkFactory(snapshot, setups)).toEqual([])
    expect(setups.result.unplaced).toBeLessThanOrEqual(usual.result.unplaced)
    expect(setups.result.setup).toBeLessThanOrEqual(usual.result.setup)
  })

  it('of a random factory passes the checker and is never worse than the best rule', async () => {
    const property = fc.asyncProperty(fc.nat(10_000), fc.integer({ min: 1, max: 4 }), async (seed, count) => {
      const random = generateFactory({ operations: 60, days: 40 }, seed)
      const plan = await planTogether(random, threads(count), { seed, trials: 60 }).done
      expect(checkFactory(random, plan)).toEqual([])
      expect(plan.result.lateness).toBeLessThanOrEqual(plan.bestRule.lateness)
    })
    await fc.assert(property, { numRuns: 5 })
  })

  it('tells how far it is: never worse than before, never below the bound, with every trial counted', async () => {
    const told: PlanProgress[] = []
    const onProgress = (progress: PlanProgress) => told.push(progress)
    const plan = await planTogether(snapshot, threads(2), { trials: 300, onProgress }).done
    expect(told.length).toBeGreaterThan(2)
    for (const [i, { best, trials, latenessBound }] of told.entries()) {
      expect(best.lateness).toBeLessThanOrEqual(told[i - 1]?.best.lateness ?? Number.POSITIVE_INFINITY)
      expect(trials).toBeGreaterThan(told[i - 1]?.trials ?? 0)
      expect(latenessBound).toBe(plan.latenessBound)
    }
    expect(told.at(-1)?.best).toEqual(plan.result)
    expect(told.at(-1)?.trials).toBeGreaterThanOrEqual(300)
  })

  it('can be looked at while it is planned, and be stopped; what was found is kept', async () => {
    let rounds = 0
    const run = planTogether(snapshot, threads(2), {
      until: () => false,
      onProgress: () => {
        if (++rounds === 4) run.stop()
      },
    })
    const soFar = await run.soFar()
    const last = await run.done
    expect(checkFactory(snapshot, soFar)).toEqual([])
    expect(checkFactory(snapshot, last)).toEqual([])
    expect(last.result.lateness).toBeLessThanOrEqual(soFar.result.lateness)
    expect(rounds).toBeLessThanOrEqual(6)
  })

  it('ends with the reason when a thread dies', async () => {
    const [alive] = threads(1)
    let kill: (error: Error) => void = () => {}
    const dying: Thread = { post: () => kill(new Error('out of memory')), listen: (_, fail) => (kill = fail) }
    const run = planTogether(snapshot, alive ? [alive, dying] : [], { trials: 20 })
    await expect(run.done).rejects.toThrow('out of memory')
  })

  it('is refused in the words of the engine when it cannot be planned', async () => {
    const [first] = snapshot.operations
    const circle = {
      ...snapshot,
      operations: first ? [{ ...first, after: [{ operation: first.id }] }] : [],
    }
    const run = planTogether(circle, threads(2), { trials: 20 })
    await expect(run.done).rejects.toThrow('wait for each other in a circle: O0-0')
    await expect(run.soFar()).rejects.toThrow('circle')
  })
})
