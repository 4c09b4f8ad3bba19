import { progressSpeedMs, progressTrickleMs } from '#platform/contract/constants.ts'
import { createStore } from '../../store/store.ts'

export interface Progress {
  readonly shown: boolean
  /** 0 to 1 */
  readonly value: number
}

const idle: Progress = { shown: false, value: 0 }

/** The bar along the top of the page: it fills while something is awaited, never quite, and fills up at its end. */
export const progress = createStore<Progress>(idle)

let waiting = 0
let trickle: ReturnType<typeof setInterval> | undefined
let hiding: ReturnType<typeof setTimeout> | undefined

/** Something is awaited, until the answer is called. */
export function awaitSomething(): () => void {
  waiting += 1
  begin()
  let over = false
  return () => {
    if (over) return
    over = true
    waiting -= 1
    if (waiting === 0) finish()
  }
}

/** One has gone somewhere: the bar runs through once, also when nothing had to be awaited. */
export function showNavigation(): void {
  begin()
  if (waiting === 0) finish()
}

function begin(): void {
  clearTimeout(hiding)
  if (!progress.get().shown || progress.get().value === 1) progress.set({ shown: true, value: 0.08 })
  trickle ??= setInterval(
    () => progress.set(({ value }) => ({ shown: true, value: value + (0.994 - value) * 0.12 })),
    progressTrickleMs,
  )
}

function finish(): void {
  clearInterval(trickle)
  trickle = undefined
  progress.set({ shown: true, value: 1 })
  hiding = setTimeout(() => progress.set(idle), progressSpeedMs)
}
