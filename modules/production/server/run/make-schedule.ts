import { KeptThread, startThread } from '#platform/server/thread.ts'
import type { FactorySnapshot } from '#planning/scheduling/factory-snapshot.ts'
import type { Answer, Ask } from '#planning/scheduling/plan-thread.ts'
import type { Aim } from '#planning/scheduling/objective.ts'
import { planTogether } from '#planning/scheduling/plan-together.ts'
import { keepPlaces } from '#planning/scheduling/keep-places.ts'
import { propose, type Proposal } from '#planning/scheduling/proposal.ts'
import type { StandingPlace } from '#planning/scheduling/standing.ts'
import type { ReleaseMode } from '#planning/scheduling/release-gates.ts'
import { starts } from '#planning/scheduling/workbench.ts'

const program = { bundle: 'planning-thread', source: 'app/plan/planning-thread.ts' }

/** Planners change one thing after the other: the thread that knows how it is done waits for the next. */
const keeping = new KeptThread<Ask, Answer>(program, {
  restMs: 10 * 60_000,
  longestMs: 15 * 60_000,
})

/** So few are placed in less time than a thread takes to begin. */
const fewOperations = 300

/** Where half a year has no room for all, the schedule goes on: what waited for the last part would have no place either. */
export const longestDays = 1440

const usual: readonly Aim[] = ['lateness', 'setup', 'makespan']

export interface ScheduleOptions {
  readonly aims?: readonly Aim[]
  readonly mode?: ReleaseMode
}

/**
 * The schedule of a factory: computed beside the server's own thread, so that nobody else's call waits for it. The same factory
 * always has the same plan. By other aims than the usual ones the usual plan is made first: what is asked for is then never worse.
 */
export async function makeSchedule(
  snapshot: FactorySnapshot,
  { aims = usual, mode = 'forward' }: ScheduleOptions = {},
): Promise<Proposal> {
  const operations = snapshot.operations.length
  const trials = trialsFor(operations)
  const isUsual = aims[0] === usual[0]
  if (operations <= fewOperations)
    return propose(snapshot, {
      ...{ aims, mode, until: after(trials), mostDays: longestDays },
      ...(isUsual ? {} : { first: { aims: usual, until: after(trials) } }),
    })
  const thread = startThread<Ask, Answer>(program)
  try {
    return await planTogether(snapshot, [thread], {
      ...{ aims, mode, trials: starts.length + trials, mostDays: longestDays },
      ...(isUsual ? {} : { first: usual }),
    }).done
  } finally {
    await thread.close()
  }
}

/** The plan that stands with what has changed in it, beside the server's own thread as well; nothing when too much has changed for that. */
export async function keepSchedule(
  snapshot: FactorySnapshot,
  standing: ReadonlyMap<string, StandingPlace>,
): Promise<Proposal | undefined> {
  const mostDays = longestDays
  if (snapshot.operations.length <= fewOperations) return keepPlaces(snapshot, standing, { mostDays })
  const answer = await keeping.ask({ ask: 'keep', snapshot, standing, mostDays })
  if (answer.answer === 'failed') throw new Error(answer.message)
  return answer.answer === 'shown' ? answer.proposal : undefined
}

/** So few that nobody waits for it; counted, because what a clock stops differs from day to day. */
const trialsFor = (operations: number): number => Math.min(40, Math.ceil(40_000 / Math.max(operations, 1)))

function after(trials: number): () => boolean {
  let left = trials
  return () => left-- <= 0
}
