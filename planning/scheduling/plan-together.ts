import type { Urgency } from './dispatch-factory.ts'
import type { FactorySnapshot } from './factory-snapshot.ts'
import { type Aim, compareResults, type Result } from './objective.ts'
import { best } from './plan-factory.ts'
import type { Answer, Ask, Thread } from './plan-thread.ts'
import type { Proposal } from './proposal.ts'
import { type Found, type ReleaseOptions, starts } from './workbench.ts'

export interface TogetherOptions extends ReleaseOptions {
  readonly aims?: readonly Aim[]
  /** Planned by these aims before, as long again: by its own the answer is then no worse than that plan. */
  readonly first?: readonly Aim[]
  readonly seed?: number
  /** Schedules that are tried at the most; how many threads try them makes no difference to the result. */
  readonly trials?: number
  /** So many days are looked at, at the most, where those of the snapshot have no room for all. */
  readonly mostDays?: number
  /** Asked between two rounds of a fraction of a second; true ends the search. */
  readonly until?: () => boolean
  readonly onProgress?: (progress: PlanProgress) => void
}

export interface PlanProgress {
  readonly best: Result
  /** No plan that places everything has less weighted lateness. */
  readonly latenessBound: number
  readonly trials: number
}

export interface PlanRun {
  /** The best plan, when the search has ended: by itself, or because somebody stopped it. */
  readonly done: Promise<Proposal>
  /** The best plan so far, when the round is over; the search goes on. */
  readonly soFar: () => Promise<Proposal>
  /** No further round is begun. */
  readonly stop: () => void
}

/** Walks that are taken side by side, however many threads take them: the result must not depend on the machine. */
const walksARound = 4
/** A round of walks takes a fraction of a second: that long a stop, or a better beginning, has to wait. */
const operationsAWalk = 100_000

/**
 * A factory planned by several threads: the dispatching rules are shared out among them, then everybody walks on from the
 * best that anybody has found, round after round. Each piece of work is the same wherever it is done, and among equals the
 * first in number wins, so a count of trials gives the same plan on one thread and on eight.
 */
export function planTogether(
  snapshot: FactorySnapshot,
  threads: readonly Thread[],
  options: TogetherOptions = {},
): PlanRun {
  const together = new Together(snapshot, threads, options)
  const done = together.run()
  return {
    done,
    soFar: async () => Promise.race([together.show(), done]),
    stop: () => {
      together.isStopped = true
    },
  }
}

class Together {
  isStopped = false
  private aims: readonly Aim[]
  private readonly crew: Crew
  private best: Found | undefined
  private bestRule: Result | undefined
  private trials = 0
  /** So many are tried at the most, by the aims that count now. */
  private most: number | undefined
  private latenessBound = 0
  /** Those who want to see the plan so far. */
  private readonly waiting: ((found: Found) => void)[] = []

  constructor(
    private readonly snapshot: FactorySnapshot,
    threads: readonly Thread[],
    private readonly options: TogetherOptions,
  ) {
    this.aims = options.first ?? options.aims ?? ['lateness', 'setup', 'makespan']
    this.most = options.trials
    this.crew = new Crew(threads)
  }

  async run(): Promise<Proposal> {
    const { snapshot, crew, options } = this
    const { mode, buffer, mostDays } = options
    const release = {
      ...(mode ? { mode } : {}),
      ...(buffer === undefined ? {} : { buffer }),
      ...(mostDays === undefined ? {} : { mostDays }),
    }
    this.latenessBound = await crew.prepare({ ask: 'prepare', snapshot, ...release })
    const begun = await this.round(starts.map((_, start) => ({ ask: 'begin', start })))
    if (options.first) {
      await this.search()
      this.aims = options.aims ?? this.aims
      if (this.best) this.best = best([...begun, this.best], this.aims)
      if (this.most !== undefined) this.most += this.most - starts.length
    }
    this.bestRule = best(begun, this.aims).result
    await this.search()
    return this.show()
  }

  /** Round after round from the best, until nothing more may be tried. */
  private async search(): Promise<void> {
    for (let round = 0; !this.hasEnded(); round++) {
      const { best } = this
      const ways = await this.round(this.walks(round))
      if (best && ways.length > 1) await this.round([{ ask: 'try', urgency: allSteps(best, ways) }])
    }
  }

  async show(): Promise<Proposal> {
    const found = this.best ?? (await new Promise<Found>((resolve) => this.waiting.push(resolve)))
    const { trials, bestRule = found.result } = this
    const answer = await this.crew.give({ ask: 'show', found, bestRule, trials })
    if (answer.answer !== 'shown') throw new Error('A plan was asked for, and something else came.')
    return answer.proposal
  }

  private hasEnded(): boolean {
    const { isStopped, options, trials, most } = this
    return isStopped || (options.until?.() ?? most === undefined) || (most !== undefined && trials >= most)
  }

  private walks(round: number): readonly Ask[] {
    const { best, aims, options, snapshot } = this
    if (!best) return []
    const usual = Math.max(1, Math.min(64, Math.floor(operationsAWalk / snapshot.operations.length)))
    const left = (this.most ?? Number.POSITIVE_INFINITY) - this.trials
    return Array.from({ length: walksARound }, (_, walk) => ({
      ask: 'walk',
      from: best,
      aims,
      seed: ((options.seed ?? 1) * 1_000_003 + round) * walksARound + walk,
      trials: Math.min(usual, Math.ceil(left / walksARound)),
    }))
  }

  /** What was found that is better than what was known before. */
  private async round(asks: readonly Ask[]): Promise<readonly Found[]> {
    const answers = await Promise.all(asks.map((ask) => this.crew.give(ask)))
    const { best: before } = this
    const better: Found[] = []
    for (const answer of answers) {
      if (answer.answer !== 'found') continue
      this.trials += answer.trials
      if (this.isBetter(answer.found, before)) better.push(answer.found)
      if (this.isBetter(answer.found, this.best)) this.best = answer.found
    }
    const { best, latenessBound, trials } = this
    if (best) this.options.onProgress?.({ best: best.result, latenessBound, trials })
    if (best) for (const resolve of this.waiting.splice(0)) resolve(best)
    return better
  }

  private isBetter({ result }: Found, than: Found | undefined): boolean {
    return !than || compareResults(result, than.result, this.aims) < 0
  }
}

/** Everybody's steps from one place, one after the other: what they changed is mostly not the same. */
function allSteps({ urgency }: Found, ways: readonly Found[]): Urgency {
  const keys = urgency.keys.map((from, x) =>
    ways.reduce((key, way) => key + way.urgency.keys[x]! - from, from),
  )
  const changed = ways.find((way) => way.urgency.setupWorth !== urgency.setupWorth)
  return { ...(changed ?? ways[0]!).urgency, keys }
}

interface Task {
  readonly ask: Ask
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
}

/** Gives each piece of work to the thread that is idle first. */
class Crew {
  private readonly queue: Task[] = []
  private readonly idle: Thread[]
  private readonly busy = new Map<Thread, Task>()
  private broken: Error | undefined

  constructor(private readonly threads: readonly Thread[]) {
    this.idle = [...threads]
    for (const thread of threads)
      thread.listen(
        (answer) => this.finish(thread, answer),
        (error) => this.breakOff(error),
      )
  }

  /** Everybody gets the factory; the bound of its lateness. */
  async prepare(ask: Ask): Promise<number> {
    const answers = await Promise.all(this.threads.map(() => this.give(ask)))
    return Math.max(...answers.map((one) => (one.answer === 'prepared' ? one.latenessBound : 0)))
  }

  give(ask: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.broken) return reject(this.broken)
      this.queue.push({ ask, resolve, reject })
      this.share()
    })
  }

  private share(): void {
    while (this.queue.length > 0 && this.idle.length > 0) {
      const task = this.queue.shift()
      const thread = this.idle.shift()
      if (!task || !thread) return
      this.busy.set(thread, task)
      thread.post(task.ask)
    }
  }

  private finish(thread: Thread, answer: Answer): void {
    const task = this.busy.get(thread)
    if (!task) return
    this.busy.delete(thread)
    this.idle.push(thread)
    if (answer.answer === 'failed') task.reject(new Error(answer.message))
    else task.resolve(answer)
    this.share()
  }

  /** What one of them was to do is lost, and nobody waits for it any more. */
  private breakOff(error: Error): void {
    this.broken = error
    for (const { reject } of [...this.busy.values(), ...this.queue.splice(0)]) reject(error)
    this.busy.clear()
  }
}
