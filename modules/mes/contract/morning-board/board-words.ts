import { compare, decimal, divided, grouped, sum, times, written } from '#platform/contract/decimal.ts'
import { dateText } from '#platform/contract/paper-parts.ts'
import { percentOf } from '#platform/contract/percent-of.ts'
import { say, type Language } from '#platform/contract/text.ts'
import { boardTexts as words } from './board.text.ts'
import type { Board, BoardLine, BoardLoss, BoardRisk, Measure } from './board-calls.ts'

/** 達成: to a tenth of a percent; blank where nothing was planned. */
export const rateOf = ({ plan, good }: Pick<BoardLine, 'plan' | 'good'>): string =>
  percentOf(decimal(good), decimal(plan))

/** Under 80 % of its plan a cell is red, under 95 % amber. */
export function cellTone({
  plan,
  good,
}: {
  readonly plan: string
  readonly good: string
}): 'bad' | 'low' | '' {
  const [planned, made] = [decimal(plan), decimal(good)]
  if (planned.units === 0n) return ''
  const isUnder = (percent: string) =>
    compare(times(made, decimal('100')), times(planned, decimal(percent))) < 0
  return isUnder('80') ? 'bad' : isUnder('95') ? 'low' : ''
}

/** 全体: of all lines together. */
export function wholeOf({
  hours,
  lines,
}: Pick<Board, 'hours' | 'lines'>): Pick<BoardLine, 'cells' | 'plan' | 'good'> {
  const all = (values: readonly string[]): string => written(sum(values.map(decimal)))
  return {
    cells: hours.map((hour, at) => ({
      hour,
      plan: all(lines.map(({ cells }) => cells[at]?.plan ?? '0')),
      good: all(lines.map(({ cells }) => cells[at]?.good ?? '0')),
      reason_nm: '',
    })),
    plan: all(lines.map(({ plan }) => plan)),
    good: all(lines.map(({ good }) => good)),
  }
}

/** Behind midnight the hours go on. */
export const hourWords = (hour: number, language: Language): string =>
  say(words.hour, language, { hour: hour % 24 })

export const extentWords = ({ kind, minutes, qty }: BoardLoss, language: Language): string =>
  kind === 'stop'
    ? say(words.hours, language, { hours: (minutes / 60).toFixed(1) })
    : say(words.pieces, language, { qty: grouped(decimal(qty)) })

/** What a risk is about, and what is known of it. */
export function riskWords(
  risk: BoardRisk,
  language: Language,
): { readonly about: string; readonly what: string } {
  const { risk_kind, item_nm, item_cd, facility_nm, amount, coming_dt, qty, unit_nm, lot_no, remarks } = risk
  const job = `${risk.work_order_no}-${risk.process_no}　${risk.operation_nm}　${item_nm}`
  switch (risk_kind) {
    case 'late':
      return {
        about: facility_nm || item_nm,
        what: say(words.lateBy, language, {
          ...{ job, day: dateText(coming_dt).slice(5), days: Math.max(1, Math.ceil(amount / 1440)) },
        }),
      }
    case 'behind':
      return {
        about: facility_nm || item_nm,
        what: say(words.behindBy, language, { job, length: lengthOf(amount) }),
      }
    case 'part':
      return {
        about: item_nm || item_cd,
        what: [
          say(words.shortBy, language, { qty: grouped(decimal(qty)), unit: unit_nm }),
          coming_dt === ''
            ? say(words.comesNever, language)
            : say(words.comes, language, { day: dateText(coming_dt).slice(5) }),
          risk.work_order_no,
        ].join('　'),
      }
    case 'held':
      return {
        about: item_nm || item_cd,
        what: say(words.heldLot, language, { lot: lot_no, qty: grouped(decimal(qty)), reason: remarks }),
      }
    case 'unmanned':
      return { about: facility_nm, what: say(words.unmanned, language, { count: amount }) }
  }
}

/** `2:05`, and days as hours. */
const lengthOf = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** Its last day is the day of the board, also when nothing was lost on it; where nothing ever was, there is nothing to compare. */
export const trendUntil = (day: string, trend: Board['trend']): Board['trend'] =>
  trend.length === 0 || trend.at(-1)?.day === day ? trend : [...trend, { day, yen: '0' }]

/** The mean of the days before the last one; nothing where it stands alone. */
export function meanBefore(trend: Board['trend']): string | undefined {
  const before = trend.slice(0, -1)
  if (before.length === 0) return undefined
  const all = sum(before.map(({ yen }) => decimal(yen)))
  return written(divided(all, decimal(String(before.length)), 0, 'half-up'))
}

export const openMeasures = (measures: readonly Measure[]) => {
  const open = measures.filter(({ measure_status }) => measure_status !== '9')
  return { open: open.length, overdue: open.filter(({ overdue_days }) => overdue_days > 0).length }
}
