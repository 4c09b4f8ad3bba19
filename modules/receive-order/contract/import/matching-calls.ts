import { z } from 'zod'
import { csvBodyMegabytes, csvPreviewInput } from '#platform/contract/csv.ts'
import { unreadableCsv } from '#platform/contract/csv-errors.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { screen } from '#platform/contract/screen.ts'
import { fieldMatching } from './field-matching.ts'
import { assessedRow } from './import-calls.ts'
import { importErrors } from './import-errors.ts'
import { orderTarget } from './order-target.ts'

const base = '/api/receiveorder/tblToCsvFieldMatching'
const guard = ['receiveorder:yes'] as const
const write = 'write:receiveorder' as const

/** CSV項目対応設定. */
export const matchingScreen = screen({
  path: '/receiveOrder/tblToCsvFieldMatching',
  name: 'tblToCsvFieldMatching',
  title: { ja: 'CSV項目対応設定', en: 'CSV field matching', zh: 'CSV字段对应设置' },
  icon: 'settings',
  guard,
  keepAlive: true,
})

const text = z.string()

/** What files are matched to; module by module more are added. */
export const matchingTarget = z.enum([orderTarget.name])
const ofMatching = { target: matchingTarget, matching_cd: codeSchema(20) }

const matchingHead = z.object({
  ...{ matching_cd: text, matching_nm: text, version: z.int(), update_cnt: z.int() },
  ...{ update_user: text, update_dt: text },
})
export type MatchingHead = z.output<typeof matchingHead>

const matchingRecord = z.object({
  head: matchingHead,
  matching: fieldMatching,
  sample_nm: text,
  /** Rows of the sample as they came, the headings too. */
  sample: z.array(z.array(text)),
})
export type MatchingRecord = z.output<typeof matchingRecord>

export const matchingList = endpoint({
  method: 'GET',
  path: `${base}/getMatchings`,
  summary: { ja: '項目対応：一覧', en: 'Field matching: list', zh: '字段对应：列表' },
  guard,
  input: z.object({ target: matchingTarget }),
  output: z.object({ list: z.array(matchingHead) }),
})

export const matchingDetail = endpoint({
  method: 'GET',
  path: `${base}/getDetail`,
  summary: { ja: '項目対応：内容', en: 'Field matching: one', zh: '字段对应：内容' },
  guard,
  input: z.object(ofMatching),
  output: matchingRecord,
  errors: [http[404]],
})

/** A new version; the older ones stay for the files that were read by them. */
export const saveMatching = endpoint({
  method: 'POST',
  path: `${base}/doEdit`,
  summary: { ja: '項目対応：登録', en: 'Field matching: save', zh: '字段对应：登记' },
  guard,
  write,
  input: z.object({
    ...ofMatching,
    assign_mode: z.enum(['0', '1']),
    update_cnt: z.int().min(0).default(0),
    matching_nm: z.string().trim().min(1).max(60),
    matching: fieldMatching,
    /** Left out: the sample of the version before. */
    sample: csvPreviewInput.optional(),
  }),
  output: matchingRecord,
  errors: [
    ...[http[404], generic.STALE, importErrors.IMP_MATCHING_THERE, importErrors.IMP_FIELD_UNMATCHED],
    ...unreadableCsv,
  ],
  bodyMegabytes: csvBodyMegabytes,
  audit: 'tblToCsvFieldMatching',
})

/** The rows of a sample as the server reads them. */
export const readSample = endpoint({
  method: 'POST',
  path: `${base}/readSample`,
  summary: { ja: '項目対応：見本の読込', en: 'Field matching: read a sample', zh: '字段对应：读取样本' },
  guard,
  write,
  input: csvPreviewInput,
  output: z.object({ sample: z.array(z.array(text)) }),
  errors: unreadableCsv,
  bodyMegabytes: csvBodyMegabytes,
})

/** Every row as the import would make it, with all its checks; nothing is written. */
export const tryMatching = endpoint({
  method: 'POST',
  path: `${base}/try`,
  summary: { ja: '項目対応：全行で試す', en: 'Field matching: try all rows', zh: '字段对应：全部行试算' },
  guard,
  write,
  input: z.object({
    matching: fieldMatching,
    /** Left out: the stored sample of the matching. */
    sample: csvPreviewInput.optional(),
    matching_cd: z.string().max(20).default(''),
  }),
  output: z.object({ rows: z.array(z.object({ row_no: z.int(), assessed: assessedRow })) }),
  errors: [http[404], ...unreadableCsv],
  bodyMegabytes: csvBodyMegabytes,
})
