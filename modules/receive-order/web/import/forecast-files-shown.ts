import {
  forecastFiles,
  forecastImportScreen,
  forecastMatchings,
  forecastMatchingScreen,
} from '../../contract/forecast/forecast-import.ts'
import { forecastOrderScreen } from '../../contract/forecast/forecast-order.ts'
import { forecastTarget } from '../../contract/forecast/forecast-target.ts'
import type { FilesShown } from './files-shown.ts'
import { importTexts } from './import.text.ts'

const { item_cd, qty, period_dt, destination_cd } = forecastTarget.fields

/** 内示取込. */
export const forecastFilesShown: FilesShown = {
  screen: forecastImportScreen,
  matchingScreen: forecastMatchingScreen,
  calls: forecastFiles,
  matchings: forecastMatchings,
  target: forecastTarget.name,
  made: { label: importTexts.versions, sentence: importTexts.importedVersions },
  leads: { label: forecastOrderScreen.title, path: forecastOrderScreen.path },
  withdrawHint: importTexts.withdrawForecasts,
  shown: { item_cd, destination_cd, desired_dt: period_dt, qty },
  changed: (period) => period.replaceAll('-', '/'),
}
