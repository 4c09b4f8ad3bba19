import { z } from 'zod'
import { csvErrors } from '#platform/contract/csv-errors.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { journalLayout } from './journal-codes.ts'
import { journalErrors } from './journal-errors.ts'

/** Of suppliers: whoever may see what is bought, and no others. */
const base = '/api/placeorder/purchaseJournal'
const guard = ['placeorder:yes'] as const
const write = 'write:placeorder' as const
const audit = 'purchaseJournal'
const text = z.string()
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'V_DATE' })
const journal_layout = journalLayout.schema

/** What is still to be told of a month, before anybody tells it. */
export const previewPurchaseJournal = endpoint({
  method: 'GET',
  path: `${base}/getPreview`,
  summary: { ja: '仕入仕訳出力：確認', en: 'Purchase journal: preview', zh: '采购分录导出：预览' },
  guard,
  input: z.object({ month }),
  output: z.object({
    ...{ entry_cnt: z.number().int(), purchase_amount: text, tax_amount: text, paid_amount: text },
    /** Those that take back or correct what was exported before. */
    changed_cnt: z.number().int(),
  }),
})

export const exportPurchaseJournal = endpoint({
  method: 'POST',
  path: `${base}/export`,
  summary: { ja: '仕入仕訳出力：出力', en: 'Purchase journal: export', zh: '采购分录导出：导出' },
  ...{ guard, write, audit, file: 'text/csv' },
  input: z.object({ month, journal_layout }),
  output: fileAnswer,
  errors: [journalErrors.BIZ_JOURNAL_NOTHING, journalErrors.BIZ_JOURNAL_ACCOUNT, csvErrors.CSV_NOT_WRITABLE],
})

/** The same entries once more; the file says so in its name. */
export const exportPurchasesAgain = endpoint({
  method: 'POST',
  path: `${base}/exportAgain`,
  summary: { ja: '仕入仕訳出力：再出力', en: 'Purchase journal: again', zh: '采购分录导出：重新导出' },
  ...{ guard, write, audit, file: 'text/csv' },
  input: z.object({ export_no: z.string().min(1).max(20) }),
  output: fileAnswer,
  errors: [http[404], journalErrors.BIZ_JOURNAL_ACCOUNT, csvErrors.CSV_NOT_WRITABLE],
})
