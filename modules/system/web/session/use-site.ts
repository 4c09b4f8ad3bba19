import { useQuery } from '@tanstack/react-query'
import { siteInfo } from '#modules/system/contract/sign-in.ts'
import { useCall } from '#platform/web/api/api-context.tsx'

/** What the installation offers before anyone has signed in; undefined until it is known. */
export function useSite() {
  const call = useCall()
  return useQuery({
    queryKey: ['site'],
    queryFn: ({ signal }) => call(siteInfo, {}, signal),
    staleTime: Infinity,
  }).data
}
