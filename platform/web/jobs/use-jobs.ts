import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { jobChanged, jobState, type JobState } from '#platform/contract/job.ts'
import { cancelJob, jobList, type JobRow } from '#platform/contract/job-calls.ts'
import { ApiError } from '../api/api-error.ts'
import { useCall } from '../api/api-context.tsx'
import { showToast } from '../kit/feedback/toast.ts'
import { useSay } from '../language/say.ts'
import { useLive } from '../live/live-context.tsx'

export const isOpen = ({ state }: { readonly state: JobState }) => state === 'waiting' || state === 'running'

/**
 * The jobs, as they are now: read again when one has come further, and never without a reason, because a forgotten tab
 * must not keep its session alive.
 */
export function useJobs({ all }: { all: boolean }): readonly JobRow[] | undefined {
  const call = useCall()
  const queries = useQueryClient()
  useLive(jobChanged, () => void queries.invalidateQueries({ queryKey: ['jobs'] }))
  const { data } = useQuery({
    queryKey: ['jobs', all],
    queryFn: ({ signal }) => call(jobList, { all }, signal),
    refetchOnWindowFocus: true,
    staleTime: 0,
  })
  return data?.list
}

const toastOf = (state: JobState) => (state === 'failed' ? 'bad' : state === 'cancelled' ? 'note' : 'done')

/** Tells the end of a job that was seen under way: its starter has long been on another screen. */
export function useEndOfJobs(jobs: readonly JobRow[] | undefined): void {
  const say = useSay()
  const underWay = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (!jobs) return
    for (const job of jobs)
      if (underWay.current.has(job.job_no) && !isOpen(job)) {
        const words = job.error?.msg ?? (job.result_text || say(jobState.texts[job.state]))
        showToast(toastOf(job.state), `${job.title}: ${words}`)
      }
    underWay.current = new Set(jobs.filter(isOpen).map(({ job_no }) => job_no))
  }, [jobs, say])
}

export function useCancelJob() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (job_no: string) => call(cancelJob, { job_no }),
    onError: (error) => {
      if (error instanceof ApiError && !error.told) showToast('bad', error.msg)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['jobs'] }),
  })
}
