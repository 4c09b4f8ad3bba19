import { z } from 'zod'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { codeDivMaster } from '#modules/system/contract/code-div.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { recordWork } from '../work-calls.ts'
import { workErrors } from '../work-errors.ts'

const { work_order_no, good_qty, defective_qty, reason_cd } = recordWork.input.shape

/** 完成検査の判定: good pieces of a lot can be used from now on, defective ones stay as such; the rest goes on waiting. */
export const judgeFinished = endpoint({
  method: 'POST',
  path: '/api/mes/finalInspection/judge',
  summary: { ja: '完成検査：判定', en: 'Final inspection: judge', zh: '成品检验：判定' },
  guard: ['mes:yes'],
  write: 'write:mes',
  input: z.object({
    work_order_no,
    location_cd: z.string().trim().min(1).max(20),
    lot_no: z.string().trim().max(40),
    ...{ good_qty, defective_qty, reason_cd },
  }),
  output: z.object({}),
  looksUp: [codeDivMaster],
  errors: [
    http[404],
    stockErrors[20084],
    workErrors.BIZ_INSPECTION_NOTHING,
    workErrors.BIZ_INSPECTION_TOO_MANY,
    workErrors.BIZ_WORK_REASON,
    workErrors.BIZ_WORK_DEFECT_REASON,
  ],
  audit: 'finalInspection',
})

/** 検査待ちの終了: what has been moved by hand or scrapped while it waited will not be judged any more. */
export const closeMissing = endpoint({
  method: 'POST',
  path: '/api/mes/finalInspection/closeMissing',
  summary: {
    ja: '完成検査：在庫のない分の終了',
    en: 'Final inspection: close what is missing',
    zh: '成品检验：结束无库存部分',
  },
  guard: ['mes:yes'],
  write: 'write:mes',
  input: z.object({ work_order_no, reason: z.string().trim().min(1).max(200) }),
  output: z.object({}),
  errors: [http[404], workErrors.BIZ_INSPECTION_THERE],
  audit: 'finalInspection',
})
