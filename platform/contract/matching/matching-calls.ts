import { z } from 'zod'
import { csvBodyMegabytes, csvPreviewInput } from '../csv.ts'
import { unreadableCsv } from '../csv-errors.ts'
import { endpoint } from '../endpoint.ts'
import { generic, http } from '../error-catalogue.ts'
import { codeSchema } from '../fields.ts'
import type { Area } from '../permission.ts'
import { fieldMatching } from './field-matching.ts'
import type { ImportTarget } from './import-target.ts'
import { matchingErrors } from './matching-errors.ts'

const text = z.string()

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

interface Of<Assessed extends z.ZodType> {
  readonly area: Exclude<Area, 'developer'>
  readonly name: string
  readonly target: Pick<ImportTarget, 'name'>
  /** What a row of the file comes to. */
  readonly assessed: Assessed
}

/** The calls of a screen on which a partner's files are matched to the fields of a target. */
export function matchingCalls<Assessed extends z.ZodType>({ area, name, target, assessed }: Of<Assessed>) {
  const base = `/api/${area}/${name}` as const
  const guard = [`${area}:yes`] as const
  const reading = { method: 'GET', guard } as const
  const writing = { method: 'POST', guard, write: `write:${area}`, bodyMegabytes: csvBodyMegabytes } as const
  const ofTarget = { target: z.literal(target.name) }
  const ofMatching = { ...ofTarget, matching_cd: codeSchema(20) }
  return {
    list: endpoint({
      ...reading,
      path: `${base}/getMatchings`,
      summary: { ja: '項目対応：一覧', en: 'Field matching: list', zh: '字段对应：列表' },
      input: z.object(ofTarget),
      output: z.object({ list: z.array(matchingHead) }),
    }),
    detail: endpoint({
      ...reading,
      path: `${base}/getDetail`,
      summary: { ja: '項目対応：内容', en: 'Field matching: one', zh: '字段对应：内容' },
      input: z.object(ofMatching),
      output: matchingRecord,
      errors: [http[404]],
    }),
    /** A new version; the older ones stay for the files that were read by them. */
    save: endpoint({
      ...writing,
      path: `${base}/doEdit`,
      summary: { ja: '項目対応：登録', en: 'Field matching: save', zh: '字段对应：登记' },
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
        ...[http[404], generic.STALE, matchingErrors.IMP_MATCHING_THERE, matchingErrors.IMP_FIELD_UNMATCHED],
        ...unreadableCsv,
      ],
      audit: name,
    }),
    /** The rows of a sample as the server reads them. */
    readSample: endpoint({
      ...writing,
      path: `${base}/readSample`,
      summary: { ja: '項目対応：見本の読込', en: 'Field matching: read a sample', zh: '字段对应：读取样本' },
      input: csvPreviewInput,
      output: z.object({ sample: z.array(z.array(text)) }),
      errors: unreadableCsv,
    }),
    /** Every row as the import would make it, with all its checks; nothing is written. */
    tryAll: endpoint({
      ...writing,
      path: `${base}/try`,
      summary: { ja: '項目対応：全行で試す', en: 'Field matching: try all rows', zh: '字段对应：全部行试算' },
      input: z.object({
        matching: fieldMatching,
        /** Left out: the stored sample of the matching. */
        sample: csvPreviewInput.optional(),
        matching_cd: z.string().max(20).default(''),
      }),
      output: z.object({ rows: z.array(z.object({ row_no: z.int(), assessed })) }),
      errors: [http[404], ...unreadableCsv],
    }),
  }
}

export type MatchingCalls = ReturnType<typeof matchingCalls>
