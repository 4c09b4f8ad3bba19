import type { WorkToldKind } from '../../contract/work-codes.ts'
import { workErrors } from '../../contract/work-errors.ts'

/** Only somebody who is not at it joins, and only somebody who is leaves. */
export function refuseCrew(kind: WorkToldKind, worker_cd: string, before: readonly string[]): void {
  if (kind !== '7' && kind !== '8') return
  if (worker_cd === '') throw workErrors.BIZ_WORK_CREW_WHO.with().at('worker_cd')
  const isAtIt = before.includes(worker_cd)
  if (kind === '7' && isAtIt) throw workErrors.BIZ_WORK_CREW_IN.with({ code: worker_cd }).at('worker_cd')
  if (kind === '8' && !isAtIt) throw workErrors.BIZ_WORK_CREW_OUT.with({ code: worker_cd }).at('worker_cd')
}
