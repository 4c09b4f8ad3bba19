import { matchingCalls } from '#platform/contract/matching/matching-calls.ts'
import { matchedCellErrors } from '#platform/contract/matching/cell-errors.ts'
import { screen } from '#platform/contract/screen.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { validation } from '#platform/contract/validation.ts'
import { fileCalls, fileJob } from '../import/file-calls.ts'
import { importErrors } from '../import/import-errors.ts'
import { assessedRow } from '../import/import-file.ts'
import { orderErrors } from '../order-errors.ts'
import { forecastErrors } from './forecast-errors.ts'
import { forecastTarget } from './forecast-target.ts'

/** 内示取込: what customers announce in files of their own. */
export const forecastImportScreen = screen({
  path: '/receiveOrder/importForecastOrder',
  name: 'importForecastOrder',
  title: { ja: '内示取込', en: 'Forecast import', zh: '预示导入' },
  icon: 'upload',
  guard: ['receiveorder:yes'],
  keepAlive: true,
})

/** 内示項目対応設定: how those files are read. */
export const forecastMatchingScreen = screen({
  path: '/receiveOrder/forecastFieldMatching',
  name: 'forecastFieldMatching',
  title: { ja: '内示項目対応設定', en: 'Forecast field matching', zh: '预示字段对应设置' },
  icon: 'settings',
  guard: ['receiveorder:yes'],
  keepAlive: true,
})

const { BIZ_FORECAST_FIRM_BACK: _ofNoCell, ...ofCells } = forecastErrors

export const forecastFiles = fileCalls({
  ...{ name: forecastImportScreen.name, title: forecastImportScreen.title },
  cellErrors: [
    ...Object.values(matchedCellErrors),
    ...Object.values(ofCells),
    ...[orderErrors.BIZ_CUSTOMER_ITEM_MISSING, orderErrors.BIZ_CUSTOMER_ITEM_OTHER],
    ...[stockErrors.BIZ_QTY_PLACES, stockErrors.BIZ_QTY_MINUS, validation.V_REQUIRED, validation.V_RANGE],
  ],
  withdrawErrors: [importErrors.IMP_FORECASTS_FOLLOWED],
})

export const forecastMatchings = matchingCalls({
  ...{
    area: 'receiveorder',
    name: forecastMatchingScreen.name,
    target: forecastTarget,
    assessed: assessedRow,
  },
})

export const forecastImportJob = fileJob({
  name: 'receive-order.forecast-import',
  title: forecastImportScreen.title,
  finished: {
    ja: '{file_nm}：取込が完了しました。（{rows}行、内示{made}版）',
    en: '{file_nm}: import complete ({rows|# row|# rows}, {made|# version|# versions}).',
    zh: '{file_nm}：导入完成。（{rows}行，预示{made}版）',
  },
})
