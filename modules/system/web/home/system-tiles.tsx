import { useQuery } from '@tanstack/react-query'
import { profile } from '#modules/system/contract/profile.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useListText } from '#platform/web/language/use-list-text.ts'
import { useMomentText } from '#platform/web/language/use-moment-text.ts'
import type { HomeTile } from '#platform/web/module/home-tile.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { homeTexts } from './home.text.ts'
import { JobTile } from './job-tile.tsx'

/** What this module knows about the person and the company. */
export const systemTiles: readonly HomeTile[] = [
  { name: 'jobs', title: homeTexts.jobs, icon: 'history', Content: JobTile },
  { name: 'last-sign-in', title: homeTexts.lastSignIn, icon: 'user', Content: LastSignIn },
]

function LastSignIn() {
  const say = useSay()
  const listText = useListText()
  const momentText = useMomentText()
  const call = useCall()
  const roles = useSession((state) => state.user?.roles) ?? []
  const { data } = useQuery({ queryKey: ['profile'], queryFn: ({ signal }) => call(profile, {}, signal) })
  const [day = '—', time = ''] = data?.last_sign_in_dt ? momentText(data.last_sign_in_dt).split(' ') : []
  return (
    <>
      <p className="figure">
        <b>{data ? day : ''}</b> {data ? time : ''}
      </p>
      <p className="foot">{say(homeTexts.roles, { roles: listText(roles) || '—' })}</p>
    </>
  )
}
