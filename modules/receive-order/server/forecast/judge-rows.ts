import { readDate } from '#platform/contract/date-entry.ts'
import { readDecimal, written } from '#platform/contract/decimal.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import { say } from '#platform/contract/text.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import { validation } from '#platform/contract/validation.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { unguardFormula } from '#platform/contract/formula-text.ts'
import {
  cellError,
  columnOf,
  notANumber,
  wrongWidth,
  type JudgedRow,
  type RowError,
} from '#platform/server/csv/judged-rows.ts'
import type { CsvRow } from '#platform/server/csv/read-csv.ts'
import { forecastCsvColumns, type ForecastColumn } from '../../contract/forecast/forecast-csv.ts'
import { periodKind } from '../../contract/forecast/forecast-codes.ts'
import { monthOf, periodStart } from '../../contract/forecast/forecast-periods.ts'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import { readForecastMasters } from './judge-forecast.ts'
import { judgeLines, type ForecastOfFile } from './judge-lines.ts'

interface Read {
  readonly csv: CsvRow
  readonly line: ForecastOfFile | undefined
  readonly errors: RowError[]
}

/** Each row of a file with what it announces, or with what is wrong with it, cell by cell. */
export async function judgeRows(
  context: Context,
  rows: readonly CsvRow[],
): Promise<readonly JudgedRow<ForecastOfFile>[]> {
  const today = await businessDateOf(context)
  const read = rows.map((row) => readRow(row, today))
  const customers = groupedBy(
    read.flatMap((one) => (one.line ? [{ ...one, line: one.line }] : [])),
    ({ line }) => `${line.customer_cd} ${line.branch_no}`,
  )
  for (const ofCustomer of customers.values()) {
    const items = [...new Set(ofCustomer.map(({ line }) => line.item_cd))]
    judgeLines(
      ofCustomer.map(({ csv, line, errors }) => ({
        line,
        refuse: (name, error) => void errors.push(refusal(csv.row, name, error)),
      })),
      await readForecastMasters(context, ofCustomer[0].line, items),
    )
  }
  return read.map(({ csv: { row, cells }, line, errors }) => ({
    ...{ row, cells, errors, line, seen: -1 },
    state: errors.length > 0 ? 'wrong' : 'new',
  }))
}

function readRow(csv: CsvRow, today: string): Read {
  const { row, cells } = csv
  const width = wrongWidth(forecastCsvColumns, csv)
  if (width) return { csv, line: undefined, errors: [width] }
  const cell = (name: ForecastColumn) =>
    unguardFormula(cells[columnOf(forecastCsvColumns, name)] ?? '').trim()
  const errors: RowError[] = []
  const refuse = (name: ForecastColumn, error: BusinessError) => errors.push(refusal(row, name, error))
  const kind = periodKind.schema.safeParse(cell('period_kind').normalize('NFKC'))
  if (!kind.success) refuse('period_kind', validation.V_CHOOSE.with())
  const day = readDate(cell('period_dt'), today)
  if (day === undefined) refuse('period_dt', validation.V_DATE.with())
  const qty = readDecimal(cell('qty'))
  if (!qty || qty.units < 0n || !/^\d{1,9}(\.\d{1,3})?$/.test(written(qty, 0)))
    errors.push(notANumber(forecastCsvColumns, row, 'qty'))
  if (!kind.success || day === undefined || !qty || errors.length > 0) return { csv, line: undefined, errors }
  const period_kind = kind.data
  const period_dt = periodStart(period_kind, day)
  return {
    csv,
    errors,
    line: {
      customer_cd: normaliseCode(cell('customer_cd')),
      branch_no: normaliseCode(cell('branch_no')) || '00',
      destination_cd: normaliseCode(cell('destination_cd')),
      item_cd: normaliseCode(cell('item_cd')),
      ...{ month: monthOf(period_dt), period_kind, period_dt, qty: written(qty, 0) },
    },
  }
}

const refusal = (row: number, name: ForecastColumn, error: BusinessError): RowError =>
  cellError(
    forecastCsvColumns,
    { row, name },
    (language) => say(error.text, language, error.params),
    error.code,
  )
