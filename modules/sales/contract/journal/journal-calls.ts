import { z } from 'zod'
import { csvErrors } from '#platform/contract/csv-errors.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { journalLayout } from './journal-codes.ts'
import { journalErrors } from './journal-errors.ts'

const base = '/api/receiveorder/journalExport'
const guard = ['receiveorder:yes'] as const
const write = 'write:receiveorder' as const
const audit = 'journalExport'
const text = z.string()
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'V_DATE' })
const journal_layout = journalLayout.schema

/** What is still to be told of a month, before anybody tells it. */
export const previewJournal = endpoint({
  method: 'GET',
  path: `${base}/getPreview`,
  summary: { ja: '仕訳出力：確認', en: 'Journal export: preview', zh: '分录导出：预览' },
  guard,
  input: z.object({ month }),
  output: z.object({
    ...{ entry_cnt: z.number().int(), sales_amount: text, tax_amount: text, received_amount: text },
    /** Those that take back or correct what was exported before. */
    changed_cnt: z.number().int(),
  }),
})

export const exportJournal = endpoint({
  method: 'POST',
  path: `${base}/export`,
  summary: { ja: '仕訳出力：出力', en: 'Journal export: export', zh: '分录导出：导出' },
  ...{ guard, write, audit, file: 'text/csv' },
  input: z.object({ month, journal_layout }),
  output: fileAnswer,
  errors: [journalErrors.BIZ_JOURNAL_NOTHING, journalErrors.BIZ_JOURNAL_ACCOUNT, csvErrors.CSV_NOT_WRITABLE],
})

/** The same entries once more; the file says so in its name. */
export const exportAgain = endpoint({
  method: 'POST',
  path: `${base}/exportAgain`,
  summary: { ja: '仕訳出力：再出力', en: 'Journal export: again', zh: '分录导出：重新导出' },
  ...{ guard, write, audit, file: 'text/csv' },
  input: z.object({ export_no: z.string().min(1).max(20) }),
  output: fileAnswer,
  errors: [http[404], journalErrors.BIZ_JOURNAL_ACCOUNT, csvErrors.CSV_NOT_WRITABLE],
})
