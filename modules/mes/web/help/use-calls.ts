import { useQuery } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { useLive } from '#platform/web/live/live-context.tsx'
import { helpCalled, openCalls } from '../../contract/help/help-calls.ts'

const everyMinute = 60_000

/** Open calls of a machine, or of all (`''`); they come and go while one looks. */
export function useCalls(facility_cd: string) {
  const call = useCall()
  const { data, refetch } = useQuery({
    queryKey: [openCalls.path, facility_cd],
    queryFn: ({ signal }) => call(openCalls, { facility_cd }, signal),
    refetchInterval: everyMinute,
  })
  const lookAgain = () => void refetch()
  useLive(helpCalled, lookAgain)
  return { list: data?.list ?? [], day: data?.day, lookAgain }
}
