import { z } from 'zod'
import { facilityMaster } from '#modules/master/contract/facility.ts'
import { workerMaster } from '#modules/master/contract/worker.ts'
import { codeDivMaster } from '#modules/system/contract/code-div.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { measuredSchema } from '../measured.ts'
import { mostSerialText, serialNosSchema } from '../serial-numbers.ts'
import { agreedSchema, recordWork } from '../work-calls.ts'
import { workErrors } from '../work-errors.ts'
import { refusedKind } from './refused-codes.ts'

const guard = ['mes:yes'] as const
const write = 'write:mes' as const
const text = z.string()
const typed = (length: number) => z.string().trim().max(length).default('')
const { good_qty, defective_qty, rework_qty } = recordWork.input.shape
const counts = { good_qty, defective_qty, rework_qty }
const one = { refused_no: z.string().regex(/^[0-9]{1,18}$/), update_cnt: z.coerce.number().int().min(0) }

/** A terminal hands over what it kept without a network and the server has refused since; sent again it is the same one. */
export const keepRefused = endpoint({
  method: 'POST',
  path: '/api/mes/refusedWork/keep',
  summary: { ja: '登録できなかった実績：保管', en: 'Entries not taken: keep', zh: '未能登记的实绩：保管' },
  guard,
  write,
  input: z.object({
    event_kind: refusedKind.schema,
    work_order_no: typed(20),
    process_no: z.coerce.number().int().min(0).max(9999).default(0),
    ...{ worker_cd: typed(10), facility_cd: typed(10), activity_cd: typed(10), ...counts },
    reason_cd: typed(10),
    /** Kept with it, and entered with it. */
    ...{ measures: measuredSchema, serial_nos: serialNosSchema },
    client_key: z.string().trim().min(1).max(40),
    occurred_at: z.iso.datetime({ offset: true }),
    refusal: z.string().trim().max(500),
  }),
  output: z.object({ refused_no: text }),
  looksUp: [workerMaster, facilityMaster, codeDivMaster],
  audit: 'mes_refused_event',
})

/** 訂正登録: told again as it should have been, when it happened. */
export const enterRefused = endpoint({
  method: 'POST',
  path: '/api/mes/refusedWork/enter',
  summary: {
    ja: '登録できなかった実績：訂正登録',
    en: 'Entries not taken: correct and enter',
    zh: '未能登记的实绩：更正登记',
  },
  guard,
  write,
  input: z.object({
    ...one,
    work_order_no: z.string().trim().min(1).max(20),
    process_no: z.coerce.number().int().min(1).max(9999),
    ...{ worker_cd: typed(10), ...counts, reason_cd: typed(10), agreed: agreedSchema },
    /** Of the good pieces, with blanks or commas between them. */
    serial_nos: typed(mostSerialText),
  }),
  output: z.object({ event_no: text }),
  looksUp: [workerMaster, codeDivMaster],
  errors: [http[404], ...(recordWork.errors ?? [])],
  audit: 'mes_refused_event',
})

/** 登録見送り: it is not entered, and says why. */
export const dismissRefused = endpoint({
  method: 'POST',
  path: '/api/mes/refusedWork/dismiss',
  summary: {
    ja: '登録できなかった実績：登録見送り',
    en: 'Entries not taken: drop',
    zh: '未能登记的实绩：放弃登记',
  },
  guard,
  write,
  input: z.object({ ...one, reason: z.string().trim().min(1).max(200) }),
  output: z.object({ refused_no: text }),
  errors: [http[404], workErrors.BIZ_REFUSED_SETTLED],
  audit: 'mes_refused_event',
})
