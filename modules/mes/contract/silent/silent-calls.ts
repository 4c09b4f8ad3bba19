import { z } from 'zod'
import { facilityMaster } from '#modules/master/contract/facility.ts'
import { workerMaster } from '#modules/master/contract/worker.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'

const guard = ['mes:yes'] as const
const write = 'write:mes' as const
const text = z.string()
const terminal_key = z.string().trim().min(1).max(40)

/** How long a terminal may be silent before it is named, in minutes. */
export const silentMinutes = 10

/** 端末の合図: a terminal says that it is there, and how many entries it has not sent yet. */
export const signTerminal = endpoint({
  method: 'POST',
  path: '/api/mes/terminal/sign',
  summary: { ja: '生産実績：端末の合図', en: 'Terminal: sign of life', zh: '生产实绩：终端信号' },
  guard,
  write,
  input: z.object({
    terminal_key,
    facility_cd: z.string().trim().max(10).default(''),
    worker_cd: z.string().trim().max(10).default(''),
    unsent_cnt: z.number().int().min(0).max(100_000),
    /** It is put away, with nothing left to send. */
    leaves: z.boolean().default(false),
  }),
  output: z.object({}),
  looksUp: [facilityMaster, workerMaster],
})

/** 応答のない端末: silent for too long, with entries that were not sent, or while work runs at its machine. */
export const silentTerminals = endpoint({
  method: 'GET',
  path: '/api/mes/terminal/getSilent',
  summary: { ja: '応答のない端末', en: 'Silent terminals', zh: '无响应的终端' },
  guard,
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        ...{ terminal_key: text, facility_cd: text, facility_nm: text, worker_nm: text, seen_at: text },
        /** What it had not sent when it was last heard of. */
        unsent_cnt: z.int(),
        /** What runs at its machine; blank: nothing. */
        running: text,
      }),
    ),
  }),
})

/** 確認済: somebody has looked after it; it is named again when it is heard of and falls silent anew. */
export const settleTerminal = endpoint({
  method: 'POST',
  path: '/api/mes/terminal/settle',
  summary: { ja: '応答のない端末：確認済', en: 'Silent terminals: looked after', zh: '无响应的终端：已确认' },
  guard,
  write,
  input: z.object({ terminal_key }),
  output: z.object({}),
  errors: [http[404]],
  audit: 'mes_terminal',
})
