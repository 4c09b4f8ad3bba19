import { z } from 'zod'
import { ability } from '#platform/contract/list.ts'
import { fileStatus } from '../order-codes.ts'
import { rowKind } from './row-kind.ts'

const text = z.string()
const words = z.object({ ja: text, en: text, zh: text })

/** What is wrong with a row, at a column of the file (from 0) or with the row as a whole (-1). */
const rowProblem = z.object({
  column: z.int(),
  code: z.union([z.number(), text]),
  text: words,
  params: z.record(text, z.union([text, z.number(), words])),
})
export type RowProblem = z.output<typeof rowProblem>

/** What a row comes to: a line of an order, or what is announced (the sum of its periods, from the first of them). */
export const assessedRow = z.object({
  /** New, change or cancel as it was found. */
  kind: rowKind.schema,
  /** Of the order that it changes, or has become; blank before. */
  order_no: text,
  /** The values that a person recognises the line by. */
  shown: z.object({
    ...{ customer_cd: text, customer_po_no: text, customer_line_no: text, customer_item_cd: text },
    ...{ item_cd: text, qty: text, unit_price: text, amount: text, desired_dt: text, ship_dt: text },
    destination_cd: text,
  }),
  /** Of a change: what stands there, and what the file says. */
  changes: z.array(z.object({ field: text, old: text, new: text })),
  problems: z.array(rowProblem),
})
export type AssessedRow = z.output<typeof assessedRow>

const importRow = z.object({
  row_no: z.int(),
  cells: z.array(text),
  /** Columns that somebody has corrected: what came. */
  corrected: z.array(z.object({ column: z.int(), came: text })),
  assessed: assessedRow,
})
export type ImportRow = z.output<typeof importRow>

/** A row whose cells somebody has emptied is not imported: a file has no blank rows of its own. */
export const isLeftOut = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

export const importHead = z.object({
  /** What its rows become. */
  target: text,
  ...{ import_no: text, file_nm: text, matching_cd: text, matching_nm: text, version: z.int() },
  import_status: fileStatus.schema,
  ...{ row_cnt: z.int(), error_cnt: z.int() },
  /** How many orders, or versions of forecasts, have come of it. */
  order_cnt: z.int(),
  ...{ create_user: text, create_dt: text, update_user: text, update_dt: text, update_cnt: z.int() },
  /** Why somebody reset it last, or has withdrawn it. */
  reset_reason: text,
})
export type ImportHead = z.output<typeof importHead>

export const importRecord = z.object({
  head: importHead,
  heading: z.array(text),
  /** Which fields the columns go to, by the column from 0. */
  matched: z.array(z.object({ column: z.int(), label: words })),
  rows: z.array(importRow),
  /** 取下げ: whether what has come of it can be taken back, as it stands now. */
  withdraw: ability,
})
export type ImportRecord = z.output<typeof importRecord>
