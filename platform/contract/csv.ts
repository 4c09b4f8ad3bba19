import { z } from 'zod'
import { abortDivision } from './code-table.ts'
import type { Field, Fields } from './fields.ts'
import type { Text } from './text.ts'

/** Limits of an upload (specification section 9). */
export const csvMaxBytes = 1024 * 1024
export const csvMaxRows = 3000
/** The file in base 64, and what its rows were when they were seen. */
export const csvBodyMegabytes = 2
/** Limit of a download; a sheet of Excel has 1,048,576 rows. */
export const downloadMaxRows = 1_000_000

/** A column of a master's file: its fields in the definition's order, then the abort division. */
export interface CsvColumn {
  readonly name: string
  readonly label: Text
  readonly kind: Field['kind']
  readonly width: number
}

export function csvColumns(fields: Fields): readonly CsvColumn[] {
  const own = Object.entries(fields).map(([name, { label, kind, width }]) => ({ name, label, kind, width }))
  return [...own, { name: 'abort_div', label: abortDivisionLabel, kind: 'choice', width: 8 }]
}

/** What the codes mean stands in the heading, because the cells hold codes only. */
const abortDivisionLabel: Text = {
  ja: `廃止区分（${words('ja')}）`,
  en: `Discontinue division (${words('en')})`,
  zh: `作废区分（${words('zh')}）`,
}

function words(language: keyof Text): string {
  return abortDivision.codes.map((code) => `${code}:${abortDivision.texts[code][language]}`).join(' ')
}

/** The last column of an error file. A corrected error file can be uploaded as it is: this column is not read. */
export const reasonLabel: Text = { ja: 'エラー内容', en: 'Errors', zh: '错误内容' }

/** Content of the chosen file, as base64. */
const upload = {
  file_nm: z.string().min(1).max(255),
  content: z
    .string()
    .max(Math.ceil(csvMaxBytes / 3) * 4 + 8)
    .regex(/^[A-Za-z0-9+/]*={0,2}$/)
    .optional(),
}
export const csvPreviewInput = z.object(upload)

/** `seen`: the update count of each row's record as the preview told it, so that nothing is overwritten unseen. */
export const csvUploadInput = z.object({ ...upload, seen: z.array(z.number().int().min(-1)).max(csvMaxRows) })

const cellError = z.object({
  /** Number of the column from 0, or -1 when the row as a whole is wrong. */
  column: z.number().int(),
  code: z.union([z.number(), z.string()]),
  msg: z.string(),
})
export type CellError = z.output<typeof cellError>

const previewRow = z.object({
  /** As a spreadsheet numbers it: the heading is row 1. */
  row: z.number().int(),
  state: z.enum(['new', 'changed', 'same', 'wrong']),
  cells: z.array(z.string()),
  /** Columns that differ from the record. */
  differing: z.array(z.number().int()),
  errors: z.array(cellError),
  /** The record's, or -1 when there is none yet. */
  update_cnt: z.number().int(),
})
export type PreviewRow = z.output<typeof previewRow>

const counts = z.object({
  new: z.number().int(),
  changed: z.number().int(),
  same: z.number().int(),
  wrong: z.number().int(),
})
export type CsvCounts = z.output<typeof counts>

export const csvPreviewOutput = z.object({
  rows: z.array(previewRow),
  counts,
  /** The rows with the reasons beside them, as a CSV file in base64; empty when nothing is wrong. */
  error_file: z.string(),
})

export const csvUploadOutput = z.object({ counts })
