import { apiKeyList } from '#modules/system/contract/api-keys/api-keys.ts'
import { section, type Section } from '#platform/contract/screen.ts'
import { apiPageScreen } from './api-page.ts'
import { kitScreen } from './kit.ts'
import { tableExportScreen } from './table-export.ts'
import { trialList } from './trial-list.ts'
import { trialSlip } from './trial-slip.ts'
import { webhookList } from './webhook/webhook-list.ts'
import { webhookLog } from './webhook/webhook-log.ts'

export const developerScreens: readonly Section[] = [
  section({
    path: '/developer',
    name: 'developer',
    title: { ja: '開発者', en: 'Developer', zh: '开发者' },
    icon: 'keyboard',
    guard: ['developer:yes'],
    redirect: '/developer/tableExport',
    children: [
      tableExportScreen,
      apiPageScreen,
      apiKeyList.screen,
      webhookList.screen,
      webhookLog.screen,
      kitScreen,
      trialSlip.screen,
      trialList.screen,
    ],
  }),
]
