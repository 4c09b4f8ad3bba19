import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'

/** What is promised to a line now, and what becomes of it. */
const effect = z.object({
  /** 0: the line has no such document: promised of the stock on hand. */
  ...{ line_no: z.int(), item_cd: z.string(), item_nm: z.string() },
  /** A document by its name and number; blank number: of the stock. */
  ...{ what: z.string(), no: z.string() },
  ...{ qty: z.string(), kept_qty: z.string(), free_qty: z.string() },
  /** When it comes, and how many days behind the wanted day; blank where it is there, or where nobody knows. */
  ...{ date: z.string(), late_days: z.int() },
})
export type RequestEffect = z.output<typeof effect>

/** What accepting a request would do: nothing is changed. */
export const effectsOfRequest = endpoint({
  method: 'GET',
  path: '/api/receiveorder/changeRequest/effects',
  summary: {
    ja: '変更依頼：承諾の影響',
    en: 'Change request: what accepting would do',
    zh: '变更申请：同意的影响',
  },
  guard: ['receiveorder:yes'],
  input: z.object({ request_no: z.string().regex(/^\d{1,18}$/) }),
  output: z.object({
    list: z.array(effect),
    /** What the lines want beyond what they are promised, and nobody makes or buys yet. */
    missing: z.array(
      z.object({ line_no: z.int(), item_cd: z.string(), item_nm: z.string(), qty: z.string() }),
    ),
  }),
  errors: [http[404]],
})
