import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { checkFactory } from '#planning/checker/check-factory.ts'
import { generateFactory } from '#planning/scheduling/generate-factory.ts'
import { type PlanProgress, planTogether } from '#planning/scheduling/plan-together.ts'
import { type Answer, type Ask } from '#planning/scheduling/plan-thread.ts'
import { startThread } from '#platform/server/thread.ts'
import { wholeNumber } from './whole-number.ts'

const program = { bundle: 'planning-thread', source: 'app/plan/planning-thread.ts' }

/**
 * `plan factory --operations N --seed K --threads T --seconds S | --trials N`: schedules a generated factory on several
 * threads, tells how far it is, and stops on Ctrl-C with the best so far.
 */
export async function factory(words: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      operations: { type: 'string', default: '2000' },
      seed: { type: 'string', default: '1' },
      threads: { type: 'string', default: '2' },
      seconds: { type: 'string', default: '10' },
      trials: { type: 'string' },
    },
  })
  const number = (name: 'operations' | 'seed' | 'threads' | 'seconds') => wholeNumber(name, values[name])
  const snapshot = generateFactory({ operations: number('operations') }, number('seed'))
  const threads = Array.from({ length: number('threads') }, () => startThread<Ask, Answer>(program))
  const began = performance.now()
  const elapsed = () => (performance.now() - began) / 1000
  const run = planTogether(snapshot, threads, {
    seed: number('seed'),
    onProgress: teller(elapsed),
    ...(values.trials === undefined
      ? { until: () => elapsed() >= number('seconds') }
      : { trials: wholeNumber('trials', values.trials), until: () => false }),
  })
  process.once('SIGINT', run.stop)
  try {
    const plan = await run.done
    const { result, bestRule, latenessBound } = plan
    console.log(
      `late ${result.lateness} (best rule ${bestRule.lateness}, bound ${Math.round(latenessBound)}) | set-up ${result.setup} | ` +
        `${plan.unplaced.length} unplaced | ${elapsed().toFixed(2)} s | ${checkFactory(snapshot, plan).length} faults`,
    )
  } finally {
    process.removeListener('SIGINT', run.stop)
    await Promise.all(threads.map(({ close }) => close()))
  }
}

/** A line a second. */
function teller(elapsed: () => number): (progress: PlanProgress) => void {
  let told = 0
  return ({ best, latenessBound, trials }) => {
    const now = elapsed()
    if (now < told + 1) return
    told = now
    console.error(
      `${now.toFixed(0)} s: late ${best.lateness}, bound ${Math.round(latenessBound)}, set-up ${best.setup}, ${Math.round(trials / now)} schedules/s`,
    )
  }
}
