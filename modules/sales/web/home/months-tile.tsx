import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { annualPlanScreen } from '#modules/receive-order/contract/forecast/annual-plan.ts'
import { stockValueGuard } from '#modules/stock/contract/cost-guard.ts'
import { valuationList } from '#modules/stock/contract/valuation-list.ts'
import { decimal, grouped } from '#platform/contract/decimal.ts'
import type { Screen } from '#platform/contract/screen.ts'
import type { Text } from '#platform/contract/text.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { LineChart } from '#platform/web/kit/chart/line-chart.tsx'
import { useSay } from '#platform/web/language/say.ts'
import { useLive } from '#platform/web/live/live-context.tsx'
import type { HomeTile } from '#platform/web/module/home-tile.ts'
import { Allowed, type Need } from '#platform/web/session/allowed.tsx'
import { businessMonths, monthsShown, type BusinessMonth } from '../../contract/months/month-calls.ts'
import { salesChanged } from '../../contract/sales-facts.ts'
import { salesList, salesManageList } from '../../contract/sale/sales-list.ts'
import { deliveryList } from '../../contract/shipping/delivery-list.ts'
import { salesHomeTexts } from './home.text.ts'
import './months.css'

interface Course {
  readonly name: keyof Omit<BusinessMonth, 'month'>
  readonly title: Text
  readonly unit: Text
  readonly screen: Screen
  /** The month in the conditions of its list. */
  readonly asks?: (month: string) => string
  readonly need?: Need
}

const posted = (month: string) => `?account_dt=${month}&sales_slip_status=1,2`

const courses: readonly Course[] = [
  { name: 'orders', title: salesHomeTexts.orders, unit: salesHomeTexts.yen, screen: annualPlanScreen },
  {
    name: 'sales',
    title: salesHomeTexts.sales,
    unit: salesHomeTexts.yen,
    screen: salesList.screen,
    asks: posted,
  },
  {
    ...{ name: 'margin', title: salesHomeTexts.margin, unit: salesHomeTexts.yen, need: ['cost:yes'] },
    ...{ screen: salesManageList.screen, asks: posted },
  },
  {
    name: 'in_time',
    title: salesHomeTexts.inTime,
    unit: salesHomeTexts.percent,
    screen: deliveryList.screen,
  },
  {
    ...{ name: 'turns', title: salesHomeTexts.turns, unit: salesHomeTexts.times },
    ...{ need: stockValueGuard, screen: valuationList.screen },
  },
]

/** 月次の推移, for whoever looks at the whole: thirteen months, each with the same month of the year before. */
export const monthsTile: HomeTile = {
  ...{ name: 'months', title: salesHomeTexts.months, icon: 'chart' },
  need: ['receiveorder:yes'],
  panel: 'broad',
  looksBack: true,
  Content: Months,
}

function Months() {
  const call = useCall()
  const { data, refetch } = useQuery({
    queryKey: ['home', businessMonths.path],
    queryFn: ({ signal }) => call(businessMonths, {}, signal),
    staleTime: 0,
  })
  useLive(salesChanged, () => void refetch())
  if (!data) return null
  return (
    <div className="months">
      {courses.map((course) => {
        const card = <CourseOfMonths key={course.name} course={course} list={data.list} />
        return course.need ? (
          <Allowed key={course.name} need={course.need}>
            {card}
          </Allowed>
        ) : (
          card
        )
      })}
    </div>
  )
}

function CourseOfMonths({ course, list }: { course: Course; list: readonly BusinessMonth[] }) {
  const { name, title, unit, screen, asks } = course
  const say = useSay()
  const shown = list.slice(-monthsShown)
  const before = list.slice(-monthsShown - 12, -12)
  // Where there is nothing yet, as before the first month, a line along the bottom would say that nothing was sold.
  const points = (months: readonly BusinessMonth[]) =>
    months.flatMap((month, at) => {
      const value = Number(month[name])
      return month[name] === '' || value === 0 ? [] : [{ at: nameOf(shown[at]?.month ?? ''), value }]
    })
  const latest = shown.findLast((month) => month[name] !== '')
  return (
    <section>
      <h3>
        <Link to={`${screen.path}${latest && asks ? asks(latest.month) : ''}`}>{say(title)}</Link>
        <small>{latest ? nameOf(latest.month) : ''}</small>
        <b>{latest ? `${grouped(decimal(latest[name]))} ${say(unit)}` : '—'}</b>
      </h3>
      <LineChart
        label={say(title)}
        axis="words"
        series={[
          { name: 'now', label: say(salesHomeTexts.year), points: points(shown) },
          { name: 'before', label: say(salesHomeTexts.yearBefore), points: points(before) },
        ]}
      />
    </section>
  )
}

const nameOf = (month: string): string => month.replace('-', '/')
