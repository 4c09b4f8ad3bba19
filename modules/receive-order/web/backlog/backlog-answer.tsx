import { bracketed } from '#platform/contract/punctuation.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { BarChart } from '#platform/web/kit/chart/bar-chart.tsx'
import { HeatChart } from '#platform/web/kit/chart/heat-chart.tsx'
import { Coded } from '#platform/web/kit/table/coded.tsx'
import { KeyLink } from '#platform/web/kit/table/key-link.tsx'
import type { PlainColumn } from '#platform/web/kit/table/plain-column.ts'
import { PlainTable } from '#platform/web/kit/table/plain-table.tsx'
import { useLanguage, useSay } from '#platform/web/language/say.ts'
import {
  backlogSumsScreen,
  later,
  overdue,
  type BacklogBy,
  type BacklogSums,
  type backlogSums,
} from '../../contract/backlog-sums.ts'
import { backlogTexts } from './backlog.text.ts'

interface Props {
  by: BacklogBy
  data: OutputOf<typeof backlogSums>
  /** The lines behind a figure. */
  onOpen: (conditions: Readonly<Record<string, string>>) => void
}

/** More lines no picture shows at once. */
const mostInPicture = 20

/** The picture over the weeks, and the figures as a table. */
export function BacklogAnswer({ by, data: { weeks, list }, onOpen }: Props) {
  const say = useSay()
  const language = useLanguage()
  const weekName = useWeekName()
  // Quantities of different items are never added.
  const measure = by === 'item' ? 'qty' : 'amount'
  const title = say(by === 'item' ? backlogTexts.heatQty : backlogTexts.heatAmount)
  const first = list.slice(0, mostInPicture)
  const open = (one: BacklogSums) => onOpen(conditionsOf(by, one.code))
  const pointsOf = ({ weeks: own }: BacklogSums) =>
    weeks.map((week) => ({
      at: weekName(week),
      value: Number(own.find((one) => one.week === week)?.[measure] ?? 0),
    }))
  const series = first.map((one) => ({
    name: one.code,
    label: by === 'customer' ? one.name : `${one.code}　${one.name}${bracketed(one.unit_nm, language)}`,
    points: pointsOf(one),
  }))
  const valueOf = (code: string, at: string) =>
    series.find(({ name }) => name === code)?.points.find((point) => point.at === at)?.value
  return (
    <>
      {by === 'week' ? (
        <BarChart
          label={title}
          axis="words"
          series={[
            {
              name: 'amount',
              label: say(backlogTexts.amount),
              points: list.map(({ code, amount }) => ({ at: weekName(code), value: Number(amount) })),
            },
          ]}
        />
      ) : (
        <>
          <HeatChart
            label={title}
            axis="words"
            series={series}
            cellOf={(code, at) => (valueOf(code, at) === 0 ? { words: '' } : undefined)}
            onChoose={(code) => {
              const one = first.find((sums) => sums.code === code)
              if (one) open(one)
            }}
          />
          {first.length < list.length ? (
            <p className="dim">{say(backlogTexts.mostShown, { count: mostInPicture })}</p>
          ) : null}
        </>
      )}
      <PlainTable
        label={say(backlogSumsScreen.title)}
        columns={[nameColumn(by, weekName, open), ...figures, ...(by === 'item' ? ofItem : [])]}
        rows={list}
        keyOf={({ code }) => code}
        rowHeader="name"
        onOpen={open}
      />
    </>
  )
}

function useWeekName() {
  const say = useSay()
  return (week: string): string =>
    week === overdue
      ? say(backlogTexts.overdue)
      : week === later
        ? say(backlogTexts.later)
        : week.slice(5).replace('-', '/')
}

const nameColumn = (
  by: BacklogBy,
  weekName: (week: string) => string,
  open: (one: BacklogSums) => void,
): PlainColumn<BacklogSums> => ({
  name: 'name',
  label: backlogTexts[by],
  cell: (one) => (
    <KeyLink onOpen={() => open(one)}>
      {by === 'week' ? weekName(one.code) : <Coded code={one.code} name={one.name} />}
    </KeyLink>
  ),
})

const figure = (
  name: Exclude<keyof BacklogSums, 'weeks'>,
  label: PlainColumn<BacklogSums>['label'],
  sum = true,
) => ({
  ...{ name, label, kind: 'figure' as const, sum },
  cell: (one: BacklogSums) => String(one[name]),
})

const figures: readonly PlainColumn<BacklogSums>[] = [
  figure('lines', backlogTexts.lines),
  figure('amount', backlogTexts.amount),
  figure('overdue_amount', backlogTexts.overdueAmount),
  figure('delay_days', backlogTexts.delayDays, false),
]

const ofItem: readonly PlainColumn<BacklogSums>[] = [
  figure('qty', backlogTexts.qty, false),
  { name: 'unit', label: backlogTexts.unit, cell: ({ unit_nm }) => unit_nm },
  figure('overdue_qty', backlogTexts.overdueQty, false),
  figure('allocated_qty', backlogTexts.allocated, false),
  figure('free_qty', backlogTexts.free, false),
  figure('coming_qty', backlogTexts.coming, false),
  figure('uncovered_qty', backlogTexts.uncovered, false),
]

/** As the list of lines is asked for the same. */
function conditionsOf(by: BacklogBy, code: string): Readonly<Record<string, string>> {
  if (by === 'item') return { item_cd: code }
  if (by === 'customer') return { customer_cd: code.split(' ')[0] ?? '' }
  if (code === overdue) return { delay_days: '1..' }
  return code === later ? {} : { delivery_dt: `${code}..${dayAfter(code, 6)}` }
}
