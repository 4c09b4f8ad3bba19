import type { OutputOf } from '#platform/contract/endpoint.ts'
import { allows, type Requirement } from '#platform/contract/permission.ts'
import type { Screen } from '#platform/contract/screen.ts'
import type { Context } from '#platform/server/context.ts'
import { point } from '#platform/server/module/point.ts'
import type { trialPage as pageCall } from '../../contract/import/import-calls.ts'

/** Where the plan is tried with a file before it is imported: a screen of a module to the right. */
export interface PlanTrial {
  readonly screen: Pick<Screen, 'path'> & { readonly guard: Requirement }
  /** What its address calls the file's number. */
  readonly parameter: string
}

export const planTrial = point<PlanTrial>('plan trial')

/** Blank while nobody plans, and for whoever does not see plans. */
export function trialPage({ registered, session }: Context): Promise<OutputOf<typeof pageCall>> {
  const [trial] = registered(planTrial)
  const isSeen = trial && allows(trial.screen.guard, session)
  return Promise.resolve(
    isSeen ? { path: trial.screen.path, parameter: trial.parameter } : { path: '', parameter: '' },
  )
}
