import { useQuery } from '@tanstack/react-query'
import { siteHealth } from '#modules/system/contract/site-health.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { homeTexts } from './home.text.ts'

const everyMs = 60_000

/** Said before somebody types what cannot be saved. */
export function DiskNotice() {
  const say = useSay()
  const call = useCall()
  const { data } = useQuery({
    queryKey: ['site-health'],
    queryFn: ({ signal }) => call(siteHealth, {}, signal),
    refetchInterval: everyMs,
  })
  const free = data?.disk_short
  return typeof free === 'number' ? (
    <p className="no-date" role="alert">
      {say(homeTexts.diskShort, { free })}
    </p>
  ) : null
}
