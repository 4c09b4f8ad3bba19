import { codes } from '#platform/contract/code-table.ts'

/** For how long a figure of a forecast stands. */
export const periodKind = codes('forecast_period_kind', {
  1: { ja: '日', en: 'Day', zh: '日' },
  2: { ja: '週', en: 'Week', zh: '周' },
  3: { ja: '月', en: 'Month', zh: '月' },
})
export type PeriodKind = (typeof periodKind.codes)[number]

export const forecastSource = codes('forecast_source', {
  1: { ja: '手入力', en: 'Typed', zh: '手工输入' },
  2: { ja: 'CSV', en: 'CSV', zh: 'CSV' },
})
