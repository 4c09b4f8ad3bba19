import { businessDateOf } from '#modules/system/server/index.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { compare, decimal, sum, written } from '#platform/contract/decimal.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import { convertFile, type ConvertedRow } from '#platform/contract/matching/convert-file.ts'
import { validation } from '#platform/contract/validation.ts'
import type { Context } from '#platform/server/context.ts'
import { periodKind } from '../../contract/forecast/forecast-codes.ts'
import { forecastErrors } from '../../contract/forecast/forecast-errors.ts'
import { monthOf, periodStart } from '../../contract/forecast/forecast-periods.ts'
import { forecastTarget, type ForecastImportField } from '../../contract/forecast/forecast-target.ts'
import { orderErrors } from '../../contract/order-errors.ts'
import type { AssessedFile, FileToAssess } from '../import/files-of.ts'
import { RowFindings, shownOf } from '../import/row-findings.ts'
import { announce } from './announce.ts'
import { readForecastMasters, type ForecastMasters } from './judge-forecast.ts'
import { judgeLines, type ForecastOfFile } from './judge-lines.ts'
import { readLines } from './month-figures.ts'
import { placeKey } from './period-figures.ts'
import { readCounting } from './write-version.ts'

type ForecastRow = ConvertedRow<ForecastImportField>

/** A period that a row announces. */
interface Announced {
  readonly row: ForecastRow
  readonly line: ForecastOfFile
}

const mostQty = decimal('999999999')

/** Every row as the import would announce it: judged as what is typed, beside the version that counts now. */
export async function assessForecasts(context: Context, file: FileToAssess): Promise<AssessedFile> {
  const { heading, matching, file_nm } = file
  const today = await businessDateOf(context)
  const findings = new RowFindings(file.rows)
  const fitting = file.rows.filter((row) => findings.isToRead(row, matching.width))
  const converted = convertFile(forecastTarget, { heading, matching, rows: fitting, today })
  const readable = converted.filter((row) => findings.readable(row))
  const lines: ForecastOfFile[] = []
  for (const ofCustomer of groupedBy(readable, customerOf).values()) {
    const masters = await readForecastMasters(context, keyOf(ofCustomer[0]), ...codesOf(ofCustomer))
    const announced = ofCustomer.flatMap((row) => {
      const line = lineOf(row, masters, (field, error) => findings.refuse(row, field, error))
      return line ? [{ row, line }] : []
    })
    judgeLines(
      announced.map(({ row, line }) => ({
        line,
        refuse: (field, error) => findings.refuse(row, field, error),
      })),
      masters,
    )
    lines.push(...announced.map(({ line }) => line))
    await showBeside(context, findings, announced)
  }
  return {
    rows: findings.rows(),
    error_cnt: findings.count,
    write: (import_no) => announce(context, lines, { file_nm, import_no }),
  }
}

const keyOf = ({ values: { customer_cd, branch_no } }: ForecastRow) => ({
  customer_cd,
  branch_no: branch_no || '00',
})
const customerOf = (row: ForecastRow): string => Object.values(keyOf(row)).join(' ')

const codesOf = (
  rows: readonly ForecastRow[],
): readonly [items: readonly string[], theirs: readonly string[]] => [
  [...new Set(rows.map(({ values }) => values.item_cd))].filter((code) => code !== ''),
  [...new Set(rows.map(({ values }) => values.customer_item_cd))].filter((code) => code !== ''),
]

type Refuse = (field: ForecastImportField, error: BusinessError) => void

/** The row as a period of an item, or what stands in its way. */
function lineOf(
  row: ForecastRow,
  masters: ForecastMasters | undefined,
  refuse: Refuse,
): ForecastOfFile | undefined {
  const { destination_cd, period_dt: day, qty, received_dt } = row.values
  const kind = periodKind.schema.parse(row.values.period_kind)
  const item_cd = itemOf(row, masters, refuse)
  if (day === '') refuse('period_dt', validation.V_REQUIRED.with())
  const isBelow = compare(decimal(qty), decimal('0')) < 0
  if (isBelow) refuse('qty', stockErrors.BIZ_QTY_MINUS.with())
  const isAbove = compare(decimal(qty), mostQty) > 0
  if (isAbove) refuse('qty', validation.V_RANGE.with({ min: '0', max: written(mostQty, 0) }))
  if (item_cd === undefined || day === '' || isBelow || isAbove) return undefined
  const period_dt = periodStart(kind, day)
  return {
    ...{ ...keyOf(row), destination_cd, item_cd, period_kind: kind, period_dt, qty },
    month: monthOf(period_dt),
    ...(received_dt === '' ? {} : { received_dt }),
  }
}

/** Ours, or what the customer's number stands for; both where they agree. */
function itemOf(
  { values: { item_cd, customer_item_cd } }: ForecastRow,
  masters: ForecastMasters | undefined,
  refuse: Refuse,
): string | undefined {
  const theirs = masters?.customerItems.get(customer_item_cd)
  if (customer_item_cd !== '' && masters && theirs === undefined)
    refuse('customer_item_cd', orderErrors.BIZ_CUSTOMER_ITEM_MISSING.with({ code: customer_item_cd }))
  else if (theirs !== undefined && item_cd !== '' && theirs !== item_cd)
    refuse('item_cd', orderErrors.BIZ_CUSTOMER_ITEM_OTHER.with({ code: customer_item_cd, item: theirs }))
  else if (item_cd === '' && customer_item_cd === '') refuse('item_cd', validation.V_REQUIRED.with())
  else return item_cd || (theirs ?? customer_item_cd)
  return undefined
}

/** Beside each row, what it announces in all, and what is different from the version that counts now. */
async function showBeside(
  context: Context,
  findings: RowFindings,
  announced: readonly Announced[],
): Promise<void> {
  const before = new Map<string, string>()
  for (const ofMonth of groupedBy(announced, ({ line }) => line.month).values()) {
    const [{ line: first }] = ofMonth
    const counting = await readCounting(context, first)
    if (!counting) continue
    for (const { row, line } of ofMonth)
      if (
        counting.source === '2' &&
        line.received_dt !== undefined &&
        line.received_dt < counting.received_dt
      )
        findings.refuse(
          row,
          'received_dt',
          forecastErrors.BIZ_FORECAST_OLDER.with({
            ...{ date: line.received_dt, month: line.month, before: counting.received_dt },
          }),
        )
    for (const one of await readLines(context, { ...first, version_no: counting.version_no }, ''))
      before.set(placeKey(one), one.qty)
  }
  for (const ofRow of groupedBy(announced, ({ row }) => String(row.row)).values()) {
    const [{ row, line }] = ofRow
    const changes = ofRow.flatMap((one) => {
      const old = before.get(placeKey(one.line)) ?? '0'
      return compare(decimal(old), decimal(one.line.qty)) === 0
        ? []
        : [{ field: one.line.period_dt, old, new: one.line.qty }]
    })
    const qty = written(sum(ofRow.map((one) => decimal(one.line.qty))), 0)
    const { customer_item_cd } = row.values
    findings.show(row, {
      ...{ kind: before.size > 0 ? '2' : '1', changes },
      shown: shownOf({ ...line, customer_item_cd, qty, desired_dt: line.period_dt }),
    })
  }
}
