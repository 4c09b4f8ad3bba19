import type { RoutingStep } from '#modules/master/contract/routing.ts'

/** A step as it stands in the flow of so many good pieces. */
export interface FlowStep {
  readonly step: RoutingStep
  /** Pieces that must begin it, so that enough come out at the end. */
  readonly begun: number
  /** In working days of eight hours, or the days outside. */
  readonly days: number
  /** Of its work; nothing outside. */
  readonly hours: number
}

export interface Flow {
  readonly steps: readonly FlowStep[]
  readonly started: number
  /** Of a hundred that begin, so many come out. */
  readonly through: number
  readonly days: number
}

const secondsOfHour = 3600
const hoursOfDay = 8

/** Backwards from what is wanted: at each step what is lost there is added, in whole pieces. */
export function flowOf(steps: readonly RoutingStep[], wanted: number): Flow {
  let needed = wanted
  const flow: FlowStep[] = []
  for (const step of steps.toReversed()) {
    const share = Number(step.yield_rate) / 100
    // 98 of a hundred must not ask for 101 because of a binary fraction.
    needed = share > 0 ? Math.ceil(Number((needed / share).toFixed(6))) : needed
    const seconds = Number(step.setup_seconds || 0) + Number(step.piece_seconds || 0) * needed
    const hours = step.supplier_nm === '' ? seconds / secondsOfHour : 0
    const days = step.supplier_nm === '' ? hours / hoursOfDay : step.outside_days
    flow.unshift({ step, begun: needed, hours, days })
  }
  return {
    steps: flow,
    started: needed,
    through: steps.reduce((share, { yield_rate }) => (share * Number(yield_rate)) / 100, 100),
    days: flow.reduce((sum, { days }) => sum + days, 0),
  }
}

/** To a tenth, as one speaks of days and hours. */
export const tenth = (value: number): string => String(Math.round(value * 10) / 10)
