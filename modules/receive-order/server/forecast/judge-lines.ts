import type { BusinessError } from '#platform/contract/errors.ts'
import type { PeriodKind } from '../../contract/forecast/forecast-codes.ts'
import { forecastErrors } from '../../contract/forecast/forecast-errors.ts'
import { judgeCell, type ForecastCell, type ForecastMasters, type Month } from './judge-forecast.ts'
import { placeKey } from './period-figures.ts'

/** A line of a file: what a customer announces, for a period. */
export interface ForecastOfFile extends ForecastCell, Month {
  /** When the customer issued it; without it, the day on which it is imported. */
  readonly received_dt?: string
}

export interface LineToJudge {
  readonly line: ForecastOfFile
  readonly refuse: (field: keyof ForecastCell | 'customer_cd' | 'period_kind', refusal: BusinessError) => void
}

/** The lines of one customer beside its masters and each other. */
export function judgeLines(lines: readonly LineToJudge[], masters: ForecastMasters | undefined): void {
  const seen = new Set<string>()
  const kinds = new Map<string, PeriodKind>()
  for (const { line, refuse } of lines) {
    if (!masters) {
      refuse('customer_cd', forecastErrors.BIZ_FORECAST_CUSTOMER.with({ code: line.customer_cd }))
      continue
    }
    const wrong = judgeCell(line, masters, line)
    if (wrong) refuse(wrong[0], wrong[1])
    const kind = kinds.get(line.month) ?? line.period_kind
    if (kind !== line.period_kind) refuse('period_kind', forecastErrors.BIZ_FORECAST_KIND.with())
    kinds.set(line.month, kind)
    if (seen.has(placeKey(line)))
      refuse('item_cd', forecastErrors.BIZ_FORECAST_TWICE.with({ code: line.item_cd, date: line.period_dt }))
    seen.add(placeKey(line))
  }
}
