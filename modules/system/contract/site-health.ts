import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

/** What everybody who works on this server should know. */
export const siteHealth = endpoint({
  method: 'GET',
  path: '/api/system/health',
  summary: { ja: 'サーバーの状態', en: 'State of the server', zh: '服务器状态' },
  guard: 'session',
  input: z.object({}),
  output: z.object({
    /** Megabytes that are free, while there are too few to write. */
    disk_short: z.number().int().nullable(),
  }),
})
