import { z } from 'zod'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { codeDivMaster } from '#modules/system/contract/code-div.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { fileErrors } from '#platform/contract/stored-file.ts'
import { languages } from '#platform/contract/text.ts'
import { checkItem, measuredSchema } from '../measured.ts'
import { recordWork } from '../work-calls.ts'
import { workErrors } from '../work-errors.ts'
import { inspectionErrors } from './inspection-errors.ts'

const { work_order_no, good_qty, defective_qty, reason_cd } = recordWork.input.shape
const certified = { work_order_no, lot_no: z.string().trim().max(40) }

/** What is measured of a work order's pieces when it is inspected: as at its last process. */
export const inspectionPoints = endpoint({
  method: 'GET',
  path: '/api/mes/finalInspection/getMeasures',
  summary: { ja: '完成検査：検査項目', en: 'Final inspection: points', zh: '成品检验：检验项目' },
  guard: ['mes:yes'],
  input: z.object({ work_order_no }),
  output: z.object({ list: z.array(checkItem) }),
  errors: [http[404]],
})

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
    measures: measuredSchema,
    /** 特採: why pieces are good although what was measured of them is outside its limits. */
    good_reason: z.string().trim().max(200).default(''),
  }),
  output: z.object({ inspection_no: z.string() }),
  looksUp: [codeDivMaster],
  errors: [
    http[404],
    stockErrors[20084],
    inspectionErrors.BIZ_INSPECTION_NOTHING,
    inspectionErrors.BIZ_INSPECTION_TOO_MANY,
    inspectionErrors.BIZ_INSPECTION_OUTSIDE,
    inspectionErrors.BIZ_INSPECTION_POINT,
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
  errors: [http[404], inspectionErrors.BIZ_INSPECTION_THERE],
  audit: 'finalInspection',
})

/** 検査成績書 of a lot: how it was judged, and what was measured of it. It is kept as it goes out, a revision for each judgement. */
export const printCertificate = endpoint({
  method: 'POST',
  path: '/api/mes/finalInspection/print',
  summary: {
    ja: '完成検査：検査成績書の印刷',
    en: 'Final inspection: print report',
    zh: '成品检验：打印检验报告',
  },
  guard: ['mes:yes'],
  write: 'write:mes',
  input: z.object(certified),
  output: fileAnswer,
  errors: [http[404], inspectionErrors.BIZ_INSPECTION_NOT_JUDGED],
  audit: 'printCertificate',
  file: 'application/pdf',
})

const language = z.enum(languages)

/** 発行済の検査成績書 of a lot, the last one first. */
export const issuedCertificates = endpoint({
  method: 'GET',
  path: '/api/mes/finalInspection/getIssued',
  summary: {
    ja: '完成検査：発行済の検査成績書',
    en: 'Final inspection: issued reports',
    zh: '成品检验：已签发的检验报告',
  },
  guard: ['mes:yes'],
  input: z.object(certified),
  output: z.object({
    list: z.array(
      z.object({
        ...{ revision: z.int(), language, issued_at: z.string(), issued_by: z.string() },
        ...{ file_nm: z.string(), good_qty: z.string(), defective_qty: z.string() },
      }),
    ),
  }),
})

/** One of them, as it went out. */
export const issuedCertificate = endpoint({
  method: 'GET',
  path: '/api/mes/finalInspection/getIssuedFile',
  summary: {
    ja: '完成検査：発行済の検査成績書のファイル',
    en: 'Final inspection: file of an issued report',
    zh: '成品检验：已签发检验报告的文件',
  },
  guard: ['mes:yes'],
  input: z.object({ ...certified, revision: z.coerce.number().int().min(1), language }),
  output: fileAnswer,
  errors: [http[404], fileErrors.FILE_DAMAGED],
  file: 'application/pdf',
})
