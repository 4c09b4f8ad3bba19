import { TileFigure } from '#platform/web/kit/figures/tile-figure.tsx'
import { useSay } from '#platform/web/language/say.ts'
import type { HomeTile } from '#platform/web/module/home-tile.ts'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '#platform/web/api/api-context.tsx'
import { useLive } from '#platform/web/live/live-context.tsx'
import { messageList, openMessages } from '../../contract/message/message-list.ts'
import { proposalsChanged } from '../../contract/proposal/proposal-facts.ts'
import { messageTexts } from './message.text.ts'

/** 変更勧告 that nobody has answered. */
export const messageTile: HomeTile = {
  ...{ name: 'change-messages', title: messageTexts.tile, icon: 'warn' },
  need: ['placeorder:yes'],
  Content: OpenMessages,
}

function OpenMessages() {
  const say = useSay()
  const call = useCall()
  const { data, refetch } = useQuery({
    queryKey: ['home', messageList.name],
    queryFn: ({ signal }) => call(messageList.endpoints.getTotal, openMessages, signal),
    staleTime: 0,
  })
  useLive(proposalsChanged, () => void refetch())
  return (
    <TileFigure
      figure={data?.total}
      unit={say(messageTexts.items)}
      bad={(data?.total ?? 0) > 0}
      to={`${messageList.screen.path}?${new URLSearchParams(openMessages).toString()}`}
      label={say(messageTexts.toList)}
    />
  )
}
