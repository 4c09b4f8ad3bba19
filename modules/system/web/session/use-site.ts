import { useQuery } from '@tanstack/react-query'
import { siteInfo } from '#modules/system/contract/sign-in.ts'
import { useCall } from '#platform/web/api/api-context.tsx'

/** What the installation offers before anyone has signed in; undefined until it is known. */
export const useSite = () => useSiteQuery().data

/** The server has not answered yet, and may still. */
export const useSitePending = (): boolean => {
  const { isPending, failureCount } = useSiteQuery()
  return isPending && failureCount === 0
}

function useSiteQuery() {
  const call = useCall()
  return useQuery({
    queryKey: ['site'],
    queryFn: ({ signal }) => call(siteInfo, {}, signal),
    staleTime: Infinity,
  })
}
