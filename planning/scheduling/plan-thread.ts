import type { Urgency } from './dispatch-factory.ts'
import { buildFactory, type Factory } from './factory.ts'
import type { FactorySnapshot } from './factory-snapshot.ts'
import { keepPlaces } from './keep-places.ts'
import { latenessBound } from './lateness-bound.ts'
import type { Aim, Result } from './objective.ts'
import { type Proposal, readProposal } from './proposal.ts'
import { withRoom } from './room.ts'
import type { StandingPlace } from './standing.ts'
import { walk } from './walk.ts'
import { type Found, type ReleaseOptions, starts, Workbench } from './workbench.ts'

/** What a thread is asked. After `prepare` every ask says all that its answer depends on; `keep` needs no `prepare`. */
export type Ask =
  | {
      readonly ask: 'keep'
      readonly snapshot: FactorySnapshot
      readonly standing: ReadonlyMap<string, StandingPlace>
      readonly mostDays: number
    }
  | ({
      readonly ask: 'prepare'
      readonly snapshot: FactorySnapshot
      readonly mostDays?: number
    } & ReleaseOptions)
  | { readonly ask: 'begin'; readonly start: number }
  | { readonly ask: 'try'; readonly urgency: Urgency }
  | {
      readonly ask: 'walk'
      readonly from: Found
      readonly aims: readonly Aim[]
      readonly seed: number
      readonly trials: number
    }
  | { readonly ask: 'show'; readonly found: Found; readonly bestRule: Result; readonly trials: number }

export type Answer =
  | { readonly answer: 'prepared'; readonly latenessBound: number }
  | { readonly answer: 'found'; readonly found: Found; readonly trials: number }
  | { readonly answer: 'shown'; readonly proposal: Proposal }
  /** Too much has changed for the plan that stands to be kept. */
  | { readonly answer: 'not kept' }
  | { readonly answer: 'failed'; readonly message: string }

/** A thread as the one who asks sees it: one ask at a time. A worker of Node or of a browser needs a line for each. */
export interface Thread {
  readonly post: (ask: Ask) => void
  /** `fail`: the thread has come to an end that nobody wanted. */
  readonly listen: (hear: (answer: Answer) => void, fail: (error: Error) => void) => void
}

/** What a thread does with what it is asked. */
export function planThread(): (ask: Ask) => Answer {
  let desk: Desk | undefined
  return (ask) => {
    try {
      if (ask.ask === 'keep') {
        const proposal = keepPlaces(ask.snapshot, ask.standing, ask)
        return proposal ? { answer: 'shown', proposal } : { answer: 'not kept' }
      }
      if (ask.ask === 'prepare') {
        desk = new Desk(withRoom(ask.snapshot, ask.mostDays), ask)
        return { answer: 'prepared', latenessBound: latenessBound(desk.factory) }
      }
      if (!desk) throw new Error('No factory was given.')
      return desk.answer(ask)
    } catch (error) {
      return { answer: 'failed', message: error instanceof Error ? error.message : String(error) }
    }
  }
}

class Desk {
  readonly factory: Factory
  private readonly bench: Workbench

  constructor(
    private readonly snapshot: FactorySnapshot,
    release: ReleaseOptions,
  ) {
    this.factory = buildFactory(snapshot)
    this.bench = new Workbench(this.factory, release)
  }

  answer(ask: Exclude<Ask, { readonly ask: 'prepare' | 'keep' }>): Answer {
    const { bench, snapshot, factory } = this
    switch (ask.ask) {
      case 'begin': {
        const start = starts[ask.start]
        if (!start) throw new Error(`There is no rule ${ask.start}.`)
        return { answer: 'found', found: bench.begin(start), trials: 1 }
      }
      case 'try':
        return { answer: 'found', found: bench.try(ask.urgency), trials: 1 }
      case 'walk': {
        let left = ask.trials
        const { found, trials } = walk(bench, ask.from, { ...ask, until: () => left-- <= 0 })
        return { answer: 'found', found, trials }
      }
      case 'show': {
        const { found, bestRule, trials } = ask
        const result = bench.dispatch(found.urgency)
        const plan = { ...bench.show(), result, bestRule, trials }
        return { answer: 'shown', proposal: readProposal(snapshot, factory, plan) }
      }
    }
  }
}
