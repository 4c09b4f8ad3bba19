import { directory } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rowsToTry } from '#platform/server/matching/matching-service.ts'
import { forecastImportJob, type forecastMatchings } from '../../contract/forecast/forecast-import.ts'
import { forecastTarget } from '../../contract/forecast/forecast-target.ts'
import type { FilesOf } from '../import/files-of.ts'
import { fileHandler } from '../import/import-job.ts'
import { assessForecasts } from './assess-forecasts.ts'
import { againstForecasts, withdrawForecasts } from './withdraw-forecasts.ts'

/** Files that are matched to forecasts. */
export const ofForecasts: FilesOf = {
  ...{ target: forecastTarget, directory, job: forecastImportJob },
  assess: assessForecasts,
  standsAgainst: againstForecasts,
  withdraw: withdrawForecasts,
}

export const forecastImportHandler = fileHandler(ofForecasts)

/** Every row of the sample as the import would announce it; nothing is written. */
export async function tryForecasts(
  context: Context,
  sent: InputOf<(typeof forecastMatchings)['tryAll']>,
): Promise<OutputOf<(typeof forecastMatchings)['tryAll']>> {
  const { rows } = await assessForecasts(context, await rowsToTry(context, ofForecasts, sent))
  return { rows: [...rows] }
}
