import { decimal, plus, sum, written, zero } from '#platform/contract/decimal.ts'
import { figureOf } from '#platform/contract/slip-totals.ts'
import type { ChartSeries } from '#platform/web/kit/chart/chart-series.ts'
import type { BoardRow } from '#platform/web/kit/board/board-content.ts'
import type { ComparedKind } from '#platform/web/kit/board/compare-rows.ts'
import type { PlannedYear } from '../../contract/forecast/annual-plan.ts'
import type { PlannedLine } from './plan-rows.ts'

/** What stands under an item, from its plan down. */
export const yearKinds = [
  'plan',
  'actual',
  'difference',
  'rate',
  'before',
  'growth',
  'moving',
] as const satisfies readonly ComparedKind[]
export type YearKind = (typeof yearKinds)[number]

/** An item's year; what follows from plan and actual is worked out as they are typed. */
export const yearLine = (
  { item_cd, item_nm, target, actual, before, moving }: PlannedYear,
  nameOf: (kind: YearKind) => string,
): PlannedLine => {
  const stored: { readonly [Kind in YearKind]?: Readonly<Record<string, string>> } = {
    ...{ plan: target, actual, before, moving },
  }
  return {
    ...{ item_cd, item_nm, destination_cd: '' },
    rows: yearKinds.map((kind) => ({ label: nameOf(kind), figures: stored[kind] ?? {} })),
  }
}

export const itemAt = (row: number): number => Math.floor(row / yearKinds.length)
export const planRowOf = (item: number): number => item * yearKinds.length

/** What an item comes to in a year. */
export const yearTotal = (figures: Readonly<Record<string, string>>): string =>
  written(sum(Object.values(figures).map((one) => figureOf(one) ?? zero)), 0)

interface Year {
  readonly months: readonly string[]
  readonly this_month: string
}

interface Names {
  readonly series: Readonly<Record<'monthly' | 'cumulated' | 'moving' | 'planCumulated', string>>
  readonly month: (month: string) => string
}

/** Zチャート: the months, what they come to, and the moving twelve months, which end together; beside it what was planned. */
export function zSeries(
  row: PlannedYear,
  plan: BoardRow['values'],
  { months, this_month }: Year,
  names: Names,
): readonly ChartSeries[] {
  const past = months.filter((month) => month <= this_month)
  const pointsOf = (of: readonly string[], figure: (month: string, at: number) => string) =>
    of.map((month, at) => ({ at: names.month(month), value: Number(figure(month, at)) }))
  const [done, meant] = [cumulated(months, row.actual), cumulated(months, plan)]
  const series = [
    {
      name: 'moving',
      label: names.series.moving,
      points: pointsOf(past, (month) => row.moving[month] ?? '0'),
    },
    { name: 'cumulated', label: names.series.cumulated, points: pointsOf(past, (_, at) => done[at] ?? '0') },
    {
      name: 'planCumulated',
      label: names.series.planCumulated,
      points: pointsOf(months, (_, at) => meant[at] ?? '0'),
    },
    {
      name: 'monthly',
      label: names.series.monthly,
      points: pointsOf(past, (month) => row.actual[month] ?? '0'),
    },
  ]
  return series.filter(({ points }) => points.length > 0)
}

function cumulated(months: readonly string[], figures: Readonly<Record<string, string>>): readonly string[] {
  let all = zero
  return months.map((month) => {
    all = plus(all, decimal(figures[month] || '0'))
    return written(all, 0)
  })
}
