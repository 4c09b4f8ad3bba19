import { z } from 'zod'
import { codes } from '../code-table.ts'

/** Letters of a date as partners write it; what separates the parts may be anything that does. A month is its first day. */
export const dateFormat = codes('import_date_format', {
  'yyyy/MM/dd': { ja: 'yyyy/MM/dd（年/月/日）', en: 'yyyy/MM/dd', zh: 'yyyy/MM/dd（年/月/日）' },
  yyyyMMdd: { ja: 'yyyyMMdd（年4桁）', en: 'yyyyMMdd', zh: 'yyyyMMdd（4位年）' },
  yyMMdd: { ja: 'yyMMdd（年2桁）', en: 'yyMMdd', zh: 'yyMMdd（2位年）' },
  'yyyy/MM': { ja: 'yyyy/MM（年/月）', en: 'yyyy/MM', zh: 'yyyy/MM（年/月）' },
  yyyyMM: { ja: 'yyyyMM（年月）', en: 'yyyyMM', zh: 'yyyyMM（年月）' },
  'MM/dd': { ja: 'MM/dd（年なし）', en: 'MM/dd (no year)', zh: 'MM/dd（无年份）' },
})
export type DateFormat = (typeof dateFormat.codes)[number]

/** As wide as a partner's file may be. */
export const mostColumns = 200
const column = z.int().min(1).max(mostColumns)
const words = z.string().max(100)

/** Where a value comes from; several columns are written one behind the other. */
const source = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('column'), columns: z.array(column).min(1).max(5) }),
  z.strictObject({ kind: z.literal('heading'), headings: z.array(words.min(1)).min(1).max(5) }),
  z.strictObject({ kind: z.literal('fixed'), value: words }),
])

/** What is done with it, in this order; kind and length follow from the field. */
const converter = z.strictObject({
  /** Between the texts of several columns. */
  between: z.string().max(5).default(''),
  /** Full width becomes half width, letters become capitals. */
  narrow: z.boolean().default(false),
  /** A partner's code, and what it means here. */
  codes: z
    .array(z.strictObject({ from: words, to: words }))
    .max(200)
    .default([]),
  /** Where nothing stands in the file. */
  blank: words.default(''),
  date: dateFormat.schema.default('yyyy/MM/dd'),
  /** So many of the digits are decimals that the file does not mark. */
  decimals: z.int().min(0).max(4).default(0),
  /** Only so many characters of it; 0: all. */
  most: z.int().min(0).max(200).default(0),
})

const matched = z.strictObject({ field: z.string().min(1).max(40), source, converter })
export type MatchedField = z.output<typeof matched>

/** 項目対応: how the rows of a partner's file become ours. */
export const fieldMatching = z.strictObject({
  /** Rows before the data; the last of them has the headings. */
  heading_rows: z.int().min(0).max(20),
  /** Columns of the file that it was made for. */
  width: column,
  fields: z.array(matched).max(100),
  /** Rows with the same values here belong to one document. */
  key: z.array(z.string().min(1).max(40)).max(6),
  /** The first and last column of a file that has a column for each day, and how the day stands in its heading. */
  per_day: z.strictObject({ from: column, to: column, date: dateFormat.schema }).nullable(),
})
export type FieldMatching = z.output<typeof fieldMatching>

/** What nobody has set yet. */
export const plainConverter: MatchedField['converter'] = converter.parse({})
