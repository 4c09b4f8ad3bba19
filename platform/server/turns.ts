import { setImmediate as nextTurn } from 'node:timers/promises'

/** So long may the work for one caller keep everybody else waiting. */
const longestMs = 15

/** For a loop over much: called for each of it, and whenever the work has gone on for a while, whoever waits has their turn. */
export function takingTurns(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < longestMs) return
    await nextTurn()
    since = performance.now()
  }
}

/** Work that says itself where it can wait. */
export async function inTurns<Done>(steps: Generator<undefined, Done>): Promise<Done> {
  const turn = takingTurns()
  let step = steps.next()
  while (!step.done) {
    await turn()
    step = steps.next()
  }
  return step.value
}

export async function mapInTurns<From, To>(
  all: readonly From[],
  work: (one: From, at: number) => To,
): Promise<To[]> {
  const turn = takingTurns()
  const done: To[] = []
  for (const [at, one] of all.entries()) {
    await turn()
    done.push(work(one, at))
  }
  return done
}

/** Pieces of work that come all at once are done one in each turn. */
export function oneATurn(): () => Promise<void> {
  let last = Promise.resolve()
  return () => (last = last.then(() => nextTurn()))
}
