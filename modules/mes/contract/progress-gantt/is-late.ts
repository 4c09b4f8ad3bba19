import type { ProgressedOperation } from './progress-calls.ts'

type Planned = Pick<ProgressedOperation, 'work_status' | 'late_minutes' | 'planned_to' | 'due'>

/** 遅れ: what should have begun, or ended, by now and has not; or will end behind its due date. */
export function isLate({ work_status, late_minutes, planned_to, due }: Planned, now: number): boolean {
  if (work_status === '3') return false
  if (late_minutes !== null) return true
  return planned_to !== null && (planned_to < now || planned_to > due)
}
