import { useCall } from '#platform/web/api/api-context.tsx'
import { MatchingScreen } from '#platform/web/kit/matching/matching-screen.tsx'
import {
  forecastImportScreen,
  forecastMatchings,
  forecastMatchingScreen,
} from '../../contract/forecast/forecast-import.ts'
import { forecastTarget } from '../../contract/forecast/forecast-target.ts'

/** 内示項目対応設定: how files of customers become forecasts. */
export function ForecastMatchingScreen() {
  const call = useCall()
  return (
    <MatchingScreen
      screen={forecastMatchingScreen}
      files={forecastImportScreen}
      target={forecastTarget}
      calls={forecastMatchings}
      tryAll={async (sent) => {
        const { rows } = await call(forecastMatchings.tryAll, sent)
        return rows.map(({ row_no, assessed: { shown, problems } }) => ({
          ...{ row: row_no, values: { ...shown, period_dt: shown.desired_dt }, problems },
        }))
      }}
      shown={['customer_cd', 'customer_item_cd', 'item_cd', 'destination_cd', 'period_dt', 'qty']}
    />
  )
}
