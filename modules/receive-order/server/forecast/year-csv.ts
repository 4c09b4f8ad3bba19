import { csvErrors } from '#platform/contract/csv-errors.ts'
import { decimal, minus, sum, written, type Decimal } from '#platform/contract/decimal.ts'
import { guardFormula } from '#platform/contract/formula-text.ts'
import { percentOf } from '#platform/contract/percent-of.ts'
import { csvLine } from '#platform/server/csv/cell-text.ts'
import { encodeCp932, toCp932Form } from '#platform/server/csv/cp932.ts'

type Figures = Readonly<Record<string, string>>

/** A line of a year's file: what it is, and its figure for some of the months. */
export type YearLine = readonly [kind: string, figure: (months: readonly string[]) => string]

interface YearFile {
  /** What stands before the kind of a line. */
  readonly lead: readonly string[]
  readonly months: readonly string[]
  readonly rows: readonly { readonly cells: readonly string[]; readonly lines: readonly YearLine[] }[]
}

/** The year, its halves and its months, line by line; like all files of ours, Japanese for everyone. */
export function yearCsv({ lead, months, rows }: YearFile): Uint8Array {
  const spans = [months, months.slice(0, 6), months.slice(6), ...months.map((month) => [month])]
  const heading = [...lead, '項目', '合計', '上期', '下期', ...months.map((month) => month.replace('-', '/'))]
  const lines = rows.flatMap(({ cells, lines: own }) =>
    own.map(([kind, figure]) => [
      ...cells.map((cell) => guardFormula(toCp932Form(cell))),
      kind,
      ...spans.map(figure),
    ]),
  )
  const content = encodeCp932([heading, ...lines].map((cells) => csvLine(cells)).join(''))
  if (!content) throw csvErrors.CSV_NOT_WRITABLE.with({ qty: 1 })
  return content
}

const total =
  (figures: Figures) =>
  (months: readonly string[]): Decimal =>
    sum(months.map((month) => decimal(figures[month] ?? '0')))

export const summed = (kind: string, figures: Figures): YearLine => [
  kind,
  (months) => written(total(figures)(months), 0),
]

/** What was planned, what was done, how far they are apart, and what was done the year before. */
export function comparedLines(
  plan: string,
  figures: { readonly planned: Figures; readonly actual: Figures; readonly before: Figures },
): readonly YearLine[] {
  const [planned, done] = [total(figures.planned), total(figures.actual)]
  return [
    summed(plan, figures.planned),
    summed('実績', figures.actual),
    ['差異', (months) => written(minus(done(months), planned(months)), 0)],
    ['達成率%', (months) => percentOf(done(months), planned(months))],
    summed('前年実績', figures.before),
  ]
}
