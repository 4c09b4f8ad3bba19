import { useQuery } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import type { Entry } from '#platform/web/kit/offline/offline-queue.ts'
import { workerNow } from '../../contract/indirect-calls.ts'
import { terminalScreen } from '../../contract/terminal-calls.ts'
import { indirectOf } from './told-job.ts'

/** What the worker who stands here is at, here and elsewhere; with what this terminal has told of indirect work since it was read. */
export function useWorkerNow(worker_cd: string, toldSince: (readAt: number) => readonly Entry[]) {
  const call = useCall()
  const { data, dataUpdatedAt } = useQuery({
    queryKey: [terminalScreen.name, 'worker', worker_cd],
    queryFn: ({ signal }) => call(workerNow, { worker_cd }, signal),
    enabled: worker_cd !== '',
  })
  const last = toldSince(dataUpdatedAt).findLast((entry) => indirectOf(entry)?.worker_cd === worker_cd)
  const told = last ? indirectOf(last) : undefined
  const begun = told && last ? { ...told, since: last.occurred_at } : (data?.indirect ?? null)
  return {
    jobs: data?.jobs ?? [],
    parallel: data?.parallel ?? 1,
    /** What may be taken back; nothing while the server has not heard everything. */
    last: told ? null : (data?.last ?? null),
    indirect: begun && begun.activity_cd !== '' ? begun : null,
  }
}
