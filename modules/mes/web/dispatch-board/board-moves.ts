import { nextShown, type BoardJob } from '../../contract/dispatch-board/board-calls.ts'
import { keyOfJob } from './board-places.ts'

interface Machine {
  readonly facility_cd: string
  readonly jobs: readonly BoardJob[]
  readonly more: number
}

/** Among those that wait at a machine, from 1. */
export interface QueuePlace {
  readonly facility_cd: string
  readonly place: number
}

export type Step = 'earlier' | 'later' | 'up' | 'down'

const waitingAt = ({ jobs }: Machine) => jobs.filter(({ work_status }) => work_status === '0')

/** Nobody has begun it, and it may stand at that machine. */
export const mayStandAt = (job: BoardJob, facility_cd: string): boolean =>
  job.work_status === '0' && job.machines.includes(facility_cd)

/** Where a step takes a job: in its queue as far as the board shows it, or to the next machine above or below that can do it. */
export function stepped(machines: readonly Machine[], job: BoardJob, step: Step): QueuePlace | undefined {
  const row = machines.findIndex((machine) =>
    waitingAt(machine).some((one) => keyOfJob(one) === keyOfJob(job)),
  )
  const own = machines[row]
  if (!own) return undefined
  const waiting = waitingAt(own)
  const place = waiting.findIndex((one) => keyOfJob(one) === keyOfJob(job)) + 1
  if (step === 'earlier' || step === 'later') {
    const next = place + (step === 'earlier' ? -1 : 1)
    const isPlace =
      next >= 1 && next <= Math.min(nextShown, waiting.length) && mayStandAt(job, own.facility_cd)
    return isPlace ? { facility_cd: own.facility_cd, place: next } : undefined
  }
  const others = step === 'up' ? machines.slice(0, row).toReversed() : machines.slice(row + 1)
  const other = others.find(({ facility_cd }) => mayStandAt(job, facility_cd))
  return other && { facility_cd: other.facility_cd, place: Math.min(place, waitingAt(other).length + 1) }
}
