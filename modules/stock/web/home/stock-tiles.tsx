import { useQuery } from '@tanstack/react-query'
import { dayAfter } from '#platform/contract/business-day.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { compare, decimal, grouped, minus } from '#platform/contract/decimal.ts'
import { Link } from 'react-router'
import type { Screen } from '#platform/contract/screen.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { BarChart } from '#platform/web/kit/chart/bar-chart.tsx'
import { LineChart } from '#platform/web/kit/chart/line-chart.tsx'
import { TileFigure } from '#platform/web/kit/figures/tile-figure.tsx'
import { useFigureText } from '#platform/web/language/figure-text.ts'
import { useSay } from '#platform/web/language/say.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import { countTile } from '#platform/web/module/count-tile.tsx'
import { countTileTexts } from '#platform/web/module/count-tile.text.ts'
import type { HomeTile } from '#platform/web/module/home-tile.ts'
import { Allowed } from '#platform/web/session/allowed.tsx'
import { stockValueGuard } from '../../contract/cost-guard.ts'
import { inventoryTime, openCounts } from '../../contract/inventory-list.ts'
import { lotList } from '../../contract/lot-list.ts'
import { movementList } from '../../contract/movement-list.ts'
import { shortageList } from '../../contract/shortage-list.ts'
import { stockStanding } from '../../contract/standing.ts'
import { inventoriesChanged, stockChanged } from '../../contract/stock-facts.ts'
import { stockList } from '../../contract/stock-list.ts'
import { stockManageScreen } from '../../contract/stock-manage.ts'
import { stockHomeTexts } from './home.text.ts'

const need = ['stock:yes'] as const

const warnedDays = 30

/** The lots of which there is something and that will have expired by then. */
const expiringBy = (businessDate: string) => ({
  expiry_dt: `..${dayAfter(businessDate, warnedDays)}`,
  qty: '0.000001..',
})

/** What whoever looks after the stock wants to know first in the morning. */
export const stockTiles: readonly HomeTile[] = [
  { name: 'stock-worth', title: stockHomeTexts.worth, icon: 'box', need: stockValueGuard, Content: Worth },
  countTile({
    ...{ name: 'below-safety', title: stockHomeTexts.below, icon: 'warn', need },
    ...{ list: shortageList, asks: () => ({}), bad: true, follows: stockChanged },
  }),
  countTile({
    ...{ name: 'expiring-lots', title: stockHomeTexts.expiring, icon: 'history', need },
    ...{ list: lotList, asks: expiringBy, bad: true, follows: stockChanged },
  }),
  countTile({
    ...{ name: 'open-counts', title: stockHomeTexts.counts, icon: 'order', need },
    ...{ list: inventoryTime, asks: () => openCounts, follows: inventoriesChanged },
  }),
  { name: 'month-to-close', title: stockHomeTexts.toClose, icon: 'lock', need, Content: MonthToClose },
  {
    name: 'movements',
    title: stockHomeTexts.movements,
    icon: 'columns',
    need,
    panel: 'broad',
    looksBack: true,
    Content: Movements,
  },
]

function useStanding() {
  const call = useCall()
  const { data, refetch } = useQuery({
    queryKey: ['stockStanding'],
    queryFn: ({ signal }) => call(stockStanding, {}, signal),
    staleTime: 0,
  })
  useLive(stockChanged, () => void refetch())
  return data
}

const useOpen = () => {
  const say = useSay()
  return ({ title, path }: Screen) => ({
    to: path,
    label: say(countTileTexts.open, { title: say(title) }),
  })
}

function Worth() {
  const say = useSay()
  const open = useOpen()
  const figureText = useFigureText()
  const data = useStanding()
  const change = data && minus(decimal(data.amount), decimal(data.days[0]?.amount ?? data.amount))
  const sign = change && change.units > 0n ? '+' : ''
  return (
    <TileFigure
      figure={data && grouped(decimal(data.amount))}
      unit={say(stockHomeTexts.yen)}
      foot={change && say(stockHomeTexts.since, { change: `${sign}${figureText(change)}` })}
      {...open(stockList.screen)}
    />
  )
}

function MonthToClose() {
  const open = useOpen()
  const data = useStanding()
  const isLate =
    data !== undefined && data.next_month !== '' && data.next_month < data.business_date.slice(0, 7)
  return (
    <TileFigure
      figure={data && (data.next_month.replace('-', '/') || '—')}
      unit=""
      bad={isLate}
      {...open(stockManageScreen)}
    />
  )
}

function Movements() {
  const say = useSay()
  const data = useStanding()
  const open = useOpen()(movementList.screen)
  if (!data) return null
  const moves = data.days.some(({ movements }) => movements > 0)
  return (
    <>
      <BarChart
        label={say(stockHomeTexts.movements)}
        axis="days"
        series={[
          {
            name: 'movements',
            label: say(stockHomeTexts.lines),
            points: moves ? data.days.map(({ date, movements }) => ({ at: date, value: movements })) : [],
          },
        ]}
      />
      <Allowed need={stockValueGuard}>
        <Course days={data.days} />
      </Allowed>
      <p className="foot">
        <Link to={open.to}>{open.label}</Link>
      </p>
    </>
  )
}

function Course({ days }: { days: OutputOf<typeof stockStanding>['days'] }) {
  const say = useSay()
  const hasWorth = days.some(({ amount }) => compare(decimal(amount), decimal('0')) !== 0)
  return (
    <>
      <h3>{say(stockHomeTexts.course)}</h3>
      <LineChart
        label={say(stockHomeTexts.course)}
        axis="days"
        steps
        series={[
          {
            name: 'worth',
            label: say(stockHomeTexts.worth),
            points: hasWorth ? days.map(({ date, amount }) => ({ at: date, value: Number(amount) })) : [],
          },
        ]}
      />
    </>
  )
}
