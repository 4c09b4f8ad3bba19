import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useCall } from '#platform/web/api/api-context.tsx'
import { BarChart } from '#platform/web/kit/chart/bar-chart.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import { countTileTexts } from '#platform/web/module/count-tile.text.ts'
import type { HomeTile } from '#platform/web/module/home-tile.ts'
import { backlogSums, backlogSumsScreen, later, overdue } from '../../contract/backlog-sums.ts'
import { ordersChanged } from '../../contract/order-facts.ts'
import { orderHomeTexts } from './home.text.ts'

/** 受注残 by the week in which it is due, what is late first. */
export const backlogTile: HomeTile = {
  ...{ name: 'backlog-by-week', title: orderHomeTexts.backlog, icon: 'columns' },
  need: ['receiveorder:yes'],
  panel: 'broad',
  Content: BacklogByWeek,
}

function BacklogByWeek() {
  const say = useSay()
  const call = useCall()
  const { data, refetch } = useQuery({
    queryKey: ['home', backlogSums.path],
    queryFn: ({ signal }) => call(backlogSums, { by: 'week' }, signal),
    staleTime: 0,
  })
  useLive(ordersChanged, () => void refetch())
  if (!data) return null
  const named = (week: string) =>
    week === overdue
      ? say(orderHomeTexts.overdue)
      : week === later
        ? say(orderHomeTexts.later)
        : week.slice('2026-'.length).replace('-', '/')
  return (
    <>
      <BarChart
        label={say(orderHomeTexts.backlog)}
        axis="words"
        series={[
          {
            name: 'amount',
            label: say(orderHomeTexts.amount),
            points: data.list.map(({ code, amount }) => ({ at: named(code), value: Number(amount) })),
          },
        ]}
      />
      <p className="foot">
        <Link to={`${backlogSumsScreen.path}?by=week`}>
          {say(countTileTexts.open, { title: say(backlogSumsScreen.title) })}
        </Link>
      </p>
    </>
  )
}
