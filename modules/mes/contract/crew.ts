import type { WorkToldKind } from './work-codes.ts'

/**
 * 作業人員: who is at a process from an entry on. Whoever is not at it and reports, stops or resumes takes it over; with nobody at it a
 * machine runs by itself.
 */
export function crewAfter(
  kind: WorkToldKind,
  worker_cd: string,
  before: readonly string[],
): readonly string[] {
  const others = before.filter((one) => one !== worker_cd)
  if (kind === '7') return [...others, worker_cd]
  if (kind === '8') return others
  if (kind === '1') return worker_cd === '' ? [] : [worker_cd]
  return worker_cd === '' || before.includes(worker_cd) ? before : [worker_cd]
}
