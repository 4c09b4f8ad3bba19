import { matchingCalls } from '#platform/contract/matching/matching-calls.ts'
import { screen } from '#platform/contract/screen.ts'
import { assessedRow } from './import-file.ts'
import { orderTarget } from './order-target.ts'

const name = 'tblToCsvFieldMatching'

/** CSV項目対応設定. */
export const matchingScreen = screen({
  path: `/receiveOrder/${name}`,
  name,
  title: { ja: 'CSV項目対応設定', en: 'CSV field matching', zh: 'CSV字段对应设置' },
  icon: 'settings',
  guard: ['receiveorder:yes'],
  keepAlive: true,
})

export const orderMatchings = matchingCalls({
  ...{ area: 'receiveorder', name, target: orderTarget, assessed: assessedRow },
})
export const {
  list: matchingList,
  detail: matchingDetail,
  save: saveMatching,
  readSample,
  tryAll: tryMatching,
} = orderMatchings
