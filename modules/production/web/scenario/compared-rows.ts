import type { useSay } from '#platform/web/language/say.ts'
import {
  bottleneckOf,
  loadPercent,
  type MachineFigures,
  type PlanFigures,
} from '../../contract/scenario/figures.ts'
import { scenarioTexts } from './scenario.text.ts'

/** One thing that is compared: what it is in a plan, and whether less of it is better. */
export interface ComparedRow {
  readonly key: string
  readonly label: string
  readonly words: (figures: PlanFigures) => string
  /** Without it there is no difference to be said. */
  readonly value?: (figures: PlanFigures) => number | undefined
  readonly better?: 'less' | 'more'
  readonly places?: number
  /** What it is drawn as beside its figure: so full of what it can, or so many. */
  readonly drawn?: 'load' | 'count'
  /** A heading over the rows below it. */
  readonly isHead?: true
}

interface Named {
  readonly facility_cd: string
  readonly facility_nm: string
}

/** As many machines as one compares at a glance: those that have most to do in any of the plans. */
const mostMachines = 8

export function comparedRows(
  say: ReturnType<typeof useSay>,
  plans: readonly PlanFigures[],
  machines: readonly Named[],
): readonly ComparedRow[] {
  const nameOf = (code: string) =>
    `${code} ${machines.find(({ facility_cd }) => facility_cd === code)?.facility_nm ?? ''}`.trim()
  const measured = (
    key: keyof typeof scenarioTexts,
    value: (figures: PlanFigures) => number | undefined,
    more: Pick<ComparedRow, 'better' | 'places' | 'drawn'> = {},
  ): ComparedRow => ({
    ...{ key, label: say(scenarioTexts[key]), value, ...more },
    words: (figures) => value(figures)?.toFixed(more.places ?? 0) ?? '',
  })
  const head = (key: keyof typeof scenarioTexts): ComparedRow => ({
    ...{ key: `head ${key}`, label: say(scenarioTexts[key]), isHead: true },
    words: () => '',
  })
  const hasMoney = plans.some(({ stock_value }) => stock_value !== '')
  return [
    head('ofDates'),
    measured('lateOrders', ({ late_orders }) => late_orders, { better: 'less', drawn: 'count' }),
    measured('lateDays', ({ late_days }) => late_days, { better: 'less' }),
    measured(
      'inTime',
      ({ orders, late_orders }) => (orders === 0 ? undefined : (1 - late_orders / orders) * 100),
      { better: 'more', places: 1 },
    ),
    head('ofLoad'),
    {
      ...{ key: 'bottleneck', label: say(scenarioTexts.bottleneck) },
      words: (figures) => {
        const found = bottleneckOf(figures)
        return found ? `${nameOf(found.facility_cd)} ${String(loadPercent(found) ?? 0)}%` : ''
      },
    },
    ...loadedMost(plans).map((code): ComparedRow => {
      const percentOf = ({ machines: of }: PlanFigures) => {
        const found = of.find(({ facility_cd }) => facility_cd === code)
        return found && loadPercent(found)
      }
      return {
        ...{ key: `load ${code}`, label: nameOf(code) },
        ...{ value: percentOf, better: 'less', drawn: 'load' },
        words: (figures) => percentOf(figures)?.toString() ?? '',
      }
    }),
    head('ofMoney'),
    ...(hasMoney
      ? [measured('stockValue', ({ stock_value }) => (stock_value === '' ? undefined : Number(stock_value)))]
      : []),
    measured('setups', ({ setup_count }) => setup_count, { better: 'less' }),
    measured('setupHours', ({ setup_minutes }) => setup_minutes / 60, { better: 'less', places: 1 }),
    head('ofChange'),
    { key: 'endDate', label: say(scenarioTexts.endDate), words: ({ end_dt }) => end_dt.replaceAll('-', '/') },
    measured('unplaced', ({ unplaced }) => unplaced, { better: 'less' }),
    {
      ...{ key: 'changedPlans', label: say(scenarioTexts.changedPlans) },
      words: ({ created, changed, removed }) => [created, changed, removed].join('・'),
    },
    {
      ...{ key: 'movedProcesses', label: say(scenarioTexts.movedProcesses) },
      words: ({ moved }) => String(moved),
    },
  ]
}

function loadedMost(plans: readonly PlanFigures[]): readonly string[] {
  const most = new Map<string, number>()
  const see = (one: MachineFigures) =>
    most.set(one.facility_cd, Math.max(most.get(one.facility_cd) ?? 0, loadPercent(one) ?? 0))
  for (const { machines } of plans) machines.forEach(see)
  return [...most]
    .sort(([code, percent], [other, others]) => others - percent || (code < other ? -1 : 1))
    .slice(0, mostMachines)
    .map(([code]) => code)
}

/** How far a plan is from the one that stands, with its sign; and whether that is good. */
export function differenceOf(
  { value, better, places = 0 }: ComparedRow,
  basis: PlanFigures,
  figures: PlanFigures,
): { readonly words: string; readonly look: 'better' | 'worse' | '' } | undefined {
  const [before, now] = [value?.(basis), value?.(figures)]
  if (before === undefined || now === undefined) return undefined
  const by = Number((now - before).toFixed(places))
  if (by === 0) return undefined
  const isBetter = better === 'less' ? by < 0 : by > 0
  const words = `${by > 0 ? '+' : '−'}${Math.abs(by).toLocaleString('en', { minimumFractionDigits: places })}`
  return { words, look: better === undefined ? '' : isBetter ? 'better' : 'worse' }
}

/** The best of a row among all plans; undefined where less and more are alike, or all are the same. */
export function bestOf({ value, better }: ComparedRow, plans: readonly PlanFigures[]): number | undefined {
  const values = plans.flatMap((figures) => value?.(figures) ?? [])
  if (better === undefined || new Set(values).size < 2) return undefined
  return better === 'less' ? Math.min(...values) : Math.max(...values)
}
