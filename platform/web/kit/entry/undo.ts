/** The steps of typing: what stands now, what stood before, and what was taken back. */
export interface Steps<T> {
  readonly now: T
  readonly before: readonly T[]
  readonly after: readonly T[]
}

const mostSteps = 200

export const firstStep = <T>(now: T): Steps<T> => ({ now, before: [], after: [] })

/** A step that can be taken back; what had been taken back is forgotten. */
export const step = <T>(steps: Steps<T>, now: T): Steps<T> =>
  Object.is(now, steps.now)
    ? steps
    : { now, before: [...steps.before, steps.now].slice(-mostSteps), after: [] }

/** Belongs to the step before: a price that was looked up for a typed item goes with the item. */
export const amend = <T>(steps: Steps<T>, now: T): Steps<T> => ({ ...steps, now })

export function undone<T>(steps: Steps<T>): Steps<T> {
  const last = steps.before.at(-1)
  return last === undefined
    ? steps
    : { now: last, before: steps.before.slice(0, -1), after: [steps.now, ...steps.after] }
}

export function redone<T>(steps: Steps<T>): Steps<T> {
  const [next, ...after] = steps.after
  return next === undefined ? steps : { now: next, before: [...steps.before, steps.now], after }
}
