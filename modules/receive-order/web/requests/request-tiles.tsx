import { useQuery } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { TileFigure } from '#platform/web/kit/figures/tile-figure.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import type { HomeTile } from '#platform/web/module/home-tile.ts'
import { useSession } from '#platform/web/session/session-context.tsx'
import { openRequests, requestList, requestsChanged } from '../../contract/requests/request-list.ts'
import { requestTexts } from './request.text.ts'

/** 変更依頼: what waits for the planner, and the answers that whoever asked has not seen. */
export const requestTiles: readonly HomeTile[] = [
  {
    ...{ name: 'change-requests', title: requestTexts.openTile, icon: 'edit' },
    need: ['receiveorder:yes'],
    Content: OpenRequests,
  },
]

function OpenRequests() {
  const say = useSay()
  const user_cd = useSession((state) => state.user?.user_cd) ?? ''
  const unseen = { request_status: '1,2,4', seen: '0', create_user: user_cd }
  const waiting = useTotal(openRequests)
  const answered = useTotal(unseen)
  const isSeen = !answered
  return (
    <TileFigure
      figure={waiting}
      unit={say(requestTexts.items)}
      foot={isSeen ? undefined : say(requestTexts.unseen, { count: answered })}
      bad={(waiting ?? 0) > 0}
      to={`${requestList.screen.path}?${new URLSearchParams(isSeen ? openRequests : unseen).toString()}`}
      label={say(requestTexts.toList)}
    />
  )
}

function useTotal(conditions: Readonly<Record<string, string>>): number | undefined {
  const call = useCall()
  const { data, refetch } = useQuery({
    queryKey: ['home', requestList.name, conditions],
    queryFn: ({ signal }) => call(requestList.endpoints.getTotal, conditions, signal),
    staleTime: 0,
  })
  useLive(requestsChanged, () => void refetch())
  return data?.total
}
