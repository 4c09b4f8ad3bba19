import { lazyScreen } from '#platform/web/kit/feedback/lazy-screen.ts'
import type { ModulePages } from '#platform/web/module/module-pages.ts'

const trial = () => import('./trial/trial-screens.tsx')

export const developerPages: ModulePages = {
  name: 'developer',
  manual: async () => (await import('./manual/developer.text.ts')).developerManual,
  screens: {
    tableExport: lazyScreen(
      async () => (await import('./table-export/table-export-screen.tsx')).TableExportScreen,
    ),
    apiPage: lazyScreen(async () => (await import('./api-page/api-page-screen.tsx')).ApiPageScreen),
    apiKeyList: lazyScreen(async () => (await import('./api-keys/api-key-screen.tsx')).ApiKeyScreen),
    webhookList: lazyScreen(async () => (await import('./webhook/webhook-screen.tsx')).WebhookScreen),
    webhookLog: lazyScreen(async () => (await import('./webhook/webhook-log-screen.tsx')).WebhookLogScreen),
    kit: lazyScreen(async () => (await import('./kit/kit-screen.tsx')).KitScreen),
    trialSlip: lazyScreen(async () => (await trial()).TrialSlipScreen),
    trialSlipList: lazyScreen(async () => (await trial()).TrialListScreen),
  },
}
