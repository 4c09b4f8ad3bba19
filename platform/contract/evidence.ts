import { z } from 'zod'
import { job } from './job.ts'

/** Evidence is sealed after its commit (電子帳簿保存法): whoever writes it waits for nobody. */
export const sealEvidence = job({
  name: 'platform.seal-evidence',
  title: { ja: '証跡の封印', en: 'Sealing of evidence', zh: '封存操作证据' },
  guard: 'schedule',
  input: z.object({}),
  result: z.object({ rows: z.string(), seal: z.string() }),
  cancellable: false,
  retries: 5,
  schedule: { rule: { every: 'minutes', minutes: 30 }, per: 'company' },
  finished: {
    ja: '証跡{rows}件を封印しました（最新の封印 {seal}）。',
    en: '{rows|# row|# rows} of evidence sealed; the newest seal is {seal}.',
    zh: '已封存{rows}条证据（最新封条 {seal}）。',
  },
})
