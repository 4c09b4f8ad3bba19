import { forecastFiles, forecastMatchings } from '#modules/receive-order/contract/forecast/forecast-import.ts'
import type { ForecastImportField } from '#modules/receive-order/contract/forecast/forecast-target.ts'
import type { ImportRecord } from '#modules/receive-order/contract/import/import-file.ts'
import { forecastImportHandler } from '#modules/receive-order/server/forecast/of-forecasts.ts'
import {
  plainConverter,
  type FieldMatching,
  type MatchedField,
} from '#platform/contract/matching/field-matching.ts'
import { csv } from './order-file.ts'
import type { OrderStage } from './order-stage.ts'
import { runJob } from './run-job.ts'

export const forecastField = (
  name: ForecastImportField,
  source: number | string,
  converter: Partial<MatchedField['converter']> = {},
): MatchedField => ({
  field: name,
  source:
    typeof source === 'number' ? { kind: 'column', columns: [source] } : { kind: 'fixed', value: source },
  converter: { ...plainConverter, ...converter },
})

/** Two columns say which item and when it was announced, and three periods stand beside each other. */
export const sideBySide = (
  customer: string,
  date: 'MM/dd' | 'yyyy/MM/dd' | 'yyyy/MM',
  kind = '1',
): FieldMatching => ({
  ...{ heading_rows: 1, width: 5, key: [], per_day: { from: 3, to: 5, date } },
  fields: [
    ...[forecastField('customer_cd', customer), forecastField('item_cd', 1), forecastField('received_dt', 2)],
    forecastField('period_kind', kind),
  ],
})
export const dayHeading = ['品番', '発行日', '2027/02/10', '2027/02/12', '2027/03/01']

/** Customers' files of forecasts, from the moment they come to the versions that they become. */
export const forecastFileStage = (stage: () => OrderStage) => ({
  matched: async (matching_cd: string, matching: FieldMatching) => {
    await stage().call(forecastMatchings.save, {
      ...{ target: 'forecast', matching_cd, assign_mode: '0', matching_nm: matching_cd, matching },
    })
    const upload = (lines: readonly (readonly string[])[], heading: readonly string[], file_nm = 'a.csv') =>
      stage().call(forecastFiles.upload, { file_nm, content: csv(lines, heading), matching_cd })
    return { upload }
  },
  run: async ({ head: { import_no, update_cnt } }: ImportRecord) => {
    await stage().call(forecastFiles.commit, { import_no, update_cnt })
    return runJob(stage().database, forecastImportHandler, { company_cd: 'DEMO', input: { import_no } })
  },
  again: ({ head: { import_no } }: ImportRecord) => stage().call(forecastFiles.detail, { import_no }),
  withdraw: ({ head: { import_no } }: ImportRecord, reason = '別の月のファイル') =>
    stage().call(forecastFiles.withdraw, { import_no, reason }),
})
