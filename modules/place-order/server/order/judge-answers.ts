import { readDate } from '#platform/contract/date-entry.ts'
import { csvRowErrors } from '#platform/contract/csv-errors.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import { unguardFormula } from '#platform/contract/formula-text.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import { say } from '#platform/contract/text.ts'
import { validation } from '#platform/contract/validation.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import {
  cellError,
  columnOf,
  wrongWidth,
  type JudgedRow,
  type RowError,
} from '#platform/server/csv/judged-rows.ts'
import type { CsvRow } from '#platform/server/csv/read-csv.ts'
import { answerCsvColumns as columns, type AnswerColumn } from '../../contract/order/answer-csv.ts'
import { placeOrderErrors } from '../../contract/order/place-order-errors.ts'
import { linesToAnswer, type AnsweredLine } from './answer-lines.ts'
import { keyOf, notOpen, refusedAnswer } from './follow-up.ts'

/** What the supplier answers for a line. */
export interface Answer {
  readonly po_no: string
  readonly line_no: number
  readonly date: string
  readonly seen: string
}

interface Read {
  readonly csv: CsvRow
  readonly po_no: string
  readonly line_no: number
  readonly item_cd: string
  /** As it is typed; a blank one is no answer. */
  readonly typed: string
}

/** Each row of a supplier's file beside the line of the order that it names, and what is wrong with it, cell by cell. */
export async function judgeAnswers(
  context: Context,
  file: readonly CsvRow[],
): Promise<readonly JudgedRow<Answer>[]> {
  const today = await businessDateOf(context)
  const read = file.map(readRow)
  const lines = await linesToAnswer(
    context,
    read.map(({ po_no }) => po_no),
  )
  const first = new Map(read.toReversed().map((one) => [keyOf(one), one.csv.row]))
  return read.map((one) => {
    const line = lines.get(keyOf(one))
    const date = one.typed === '' ? '' : dayOf(one.typed, today)
    return judged(one, { line, date, sameAs: first.get(keyOf(one)) ?? one.csv.row })
  })
}

/** A number by itself is a quantity or a misprint, and no day of this month. */
const dayOf = (typed: string, today: string): string | undefined =>
  /^\d{1,6}$/.test(typed.normalize('NFKC')) ? undefined : readDate(typed, today)

function readRow(csv: CsvRow): Read {
  const cell = (name: AnswerColumn) => unguardFormula(csv.cells[columnOf(columns, name)] ?? '').trim()
  const typed = cell('line_no').normalize('NFKC')
  return {
    ...{ csv, po_no: normaliseCode(cell('po_no')), item_cd: normaliseCode(cell('item_cd')) },
    ...{ line_no: /^\d{1,6}$/.test(typed) ? Number(typed) : 0, typed: cell('answer_dt') },
  }
}

interface Found {
  readonly line: AnsweredLine | undefined
  /** Undefined: what is typed is no day. */
  readonly date: string | undefined
  /** The first row of the file that names the line. */
  readonly sameAs: number
}

function judged(read: Read, { line, date, sameAs }: Found): JudgedRow<Answer> {
  const { row, cells } = read.csv
  const errors = wrongIn(read, { line, date, sameAs })
  const seen = line?.answer_dt ?? ''
  const answers = line !== undefined && date !== undefined && date !== '' && date !== seen
  return {
    ...{ row, cells, errors, seen: Number(seen.replaceAll('-', '')) },
    state: errors.length > 0 ? 'wrong' : answers ? 'changed' : 'same',
    line: answers ? { po_no: line.po_no, line_no: line.line_no, date, seen } : undefined,
  }
}

function wrongIn({ csv, item_cd, typed }: Read, { line, date, sameAs }: Found): readonly RowError[] {
  const { row } = csv
  const width = wrongWidth(columns, csv)
  if (width) return [width]
  const at = (name: AnswerColumn, { code, text, params }: BusinessError): RowError =>
    cellError(columns, { row, name }, (language) => say(text, language, params), code)
  if (!line) return [at('po_no', placeOrderErrors.BIZ_PO_ANSWER_LINE.with())]
  const errors: RowError[] = []
  if (sameAs !== row) errors.push(twice(`${line.po_no}-${line.line_no}`, row, sameAs))
  if (item_cd !== '' && item_cd !== line.item_cd)
    errors.push(at('item_cd', placeOrderErrors.BIZ_PO_ANSWER_ITEM.with({ item: line.item_cd })))
  if (typed === '') return errors
  const closed = notOpen(line)
  if (closed) errors.push(at('line_no', closed))
  const refused = date === undefined ? validation.V_DATE.with() : refusedAnswer(line, date)
  if (refused) errors.push(at('answer_dt', refused))
  return errors
}

function twice(code: string, row: number, other: number): RowError {
  const { code: kind, text } = csvRowErrors.CSV_KEY_TWICE
  return {
    column: columnOf(columns, 'line_no'),
    code: kind,
    say: (language) => say(text, language, { row, code, other }),
  }
}
