import type { ProgressedOperation } from './progress-calls.ts'

type Planned = Pick<ProgressedOperation, 'work_status' | 'planned_from' | 'planned_to' | 'due'>

/** 遅れ: what should have begun, or ended, by now and has not; or will end behind its due date. */
export function isLate({ work_status, planned_from, planned_to, due }: Planned, now: number): boolean {
  if (work_status === '3') return false
  if (work_status === '0' && planned_from !== null && planned_from < now) return true
  return planned_to !== null && (planned_to < now || planned_to > due)
}
