import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { csvErrors } from '#platform/contract/csv-errors.ts'
import { decimal, minus, sum, written, type Decimal } from '#platform/contract/decimal.ts'
import type { FileAnswer, InputOf } from '#platform/contract/endpoint.ts'
import { guardFormula } from '#platform/contract/formula-text.ts'
import { percentOf } from '#platform/contract/percent-of.ts'
import type { Context } from '#platform/server/context.ts'
import { csvLine } from '#platform/server/csv/cell-text.ts'
import { encodeCp932, toCp932Form } from '#platform/server/csv/cp932.ts'
import { budgetBy, type BudgetRow, type budgetCsv as csvCall } from '../../contract/budget/budget-calls.ts'
import { readBudget } from './read-budget.ts'

/** Like all files of ours, Japanese for everyone. */
export async function budgetCsv(context: Context, asked: InputOf<typeof csvCall>): Promise<FileAnswer> {
  const { year, months, has_actual, rows } = await readBudget(context, asked)
  const division = fixedCodes.sales_budget_div.texts[asked.sales_budget_div].ja
  const by = budgetBy.texts[asked.by].ja
  const spans = [months, months.slice(0, 6), months.slice(6), ...months.map((month) => [month])]
  const heading = [
    ...['年度', '区分', '集計単位', 'コード', '枝番', '名称', '項目', '合計', '上期', '下期'],
    ...months.map((month) => month.replace('-', '/')),
  ]
  const lines = rows.flatMap((row) =>
    linesOf(row, has_actual).map(([kind, figure]) => [
      ...[
        year,
        division,
        by,
        guardFormula(row.code),
        row.branch_no,
        guardFormula(toCp932Form(row.name)),
        kind,
      ],
      ...spans.map(figure),
    ]),
  )
  const content = encodeCp932([heading, ...lines].map((cells) => csvLine(cells)).join(''))
  if (!content) throw csvErrors.CSV_NOT_WRITABLE.with({ qty: 1 })
  return { name: `売上予算_${year}_${division}_${by}.csv`, content }
}

type Line = readonly [kind: string, figure: (months: readonly string[]) => string]

function linesOf({ budget, actual, before }: BudgetRow, hasActual: boolean): readonly Line[] {
  const of =
    (figures: BudgetRow['budget']) =>
    (months: readonly string[]): Decimal =>
      sum(months.map((month) => decimal(figures[month] ?? '0')))
  const [planned, done, last] = [of(budget), of(actual), of(before)]
  const budgeted: Line = ['予算', (months) => written(planned(months), 0)]
  if (!hasActual) return [budgeted]
  return [
    budgeted,
    ['実績', (months) => written(done(months), 0)],
    ['差異', (months) => written(minus(done(months), planned(months)), 0)],
    ['達成率%', (months) => percentOf(done(months), planned(months))],
    ['前年実績', (months) => written(last(months), 0)],
  ]
}
