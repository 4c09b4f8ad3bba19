import { and, eq, getTableName, lte, sql } from 'drizzle-orm'
import type { BusinessError } from '#platform/contract/errors.ts'
import { formatNumber, periodOf, resetDivision } from '#platform/contract/numbering.ts'
import type { Text } from '#platform/contract/text.ts'
import type { Context } from '../context.ts'
import type { Later } from '../unit/later.ts'
import { takenTogether } from '../unit/taken-together.ts'
import type { NumberControlTable } from './control-table.ts'
import { numberCounter } from './tables.ts'

/** One sort of printed numbers (slips, stocktakings): where it counts, and what it says when it cannot. */
export interface NumberSeries {
  readonly table: NumberControlTable
  missing(name: string): BusinessError
  usedUp(name: string, end_no: number): BusinessError
}

export interface NumberRequest {
  /** The series within the factory: what sort of slip. */
  readonly kind: string
  /** What people call it, for the error. */
  readonly name: Text
  /** The document's business date: it decides the period, and stands in the prefix. */
  readonly date: string
  /** Several at once, when one call issues several documents. */
  readonly count?: number
}

/**
 * The numbers of the documents that the unit of work writes, one after the other. They are taken as its last lock: the
 * counter's row stays locked until the commit, and everybody else who needs a number of this kind waits for it, so
 * whatever can be refused has been refused before. In return a rollback leaves no gap.
 */
export const numbersOf = (
  context: Context,
  series: NumberSeries,
  { count = 1, ...request }: NumberRequest,
): Later<readonly string[]> => numbersTogether(context, { series, request }, count)

interface Asked {
  readonly series: NumberSeries
  readonly request: Omit<NumberRequest, 'count'>
}

const numbersTogether = takenTogether({
  orderOf: (_context, { series, request: { kind, date } }: Asked) =>
    `2 ${getTableName(series.table)} ${kind} ${date}`,
  take: takeNumbers,
})

async function takeNumbers(
  { tx, session, language }: Context,
  { series, request: { kind, name, date } }: Asked,
  count: number,
): Promise<readonly string[]> {
  const { table } = series
  const { company_cd, factory_cd } = session
  const [rule] = await tx
    .select()
    .from(table)
    .where(
      and(
        eq(table.company_cd, company_cd),
        eq(table.factory_cd, factory_cd),
        eq(table.kind, kind),
        eq(table.abort_div, '0'),
      ),
    )
  if (!rule) throw series.missing(name[language])

  const period = periodOf(resetDivision.schema.parse(rule.reset_div), date)
  const advance = rule.step * count
  if (rule.start_no + advance > rule.end_no) throw series.usedUp(name[language], rule.end_no)
  // Everybody else who needs a number of this series waits at this row until the commit.
  const [taken] = await tx
    .insert(numberCounter)
    .values({
      company_cd,
      factory_cd,
      series: getTableName(table),
      kind,
      period,
      current_no: rule.start_no + advance,
    })
    .onConflictDoUpdate({
      target: [
        numberCounter.company_cd,
        numberCounter.factory_cd,
        numberCounter.series,
        numberCounter.kind,
        numberCounter.period,
      ],
      set: { current_no: sql`${numberCounter.current_no} + ${advance}::int`, last_at: sql`now()` },
      setWhere: lte(numberCounter.current_no, rule.end_no - advance),
    })
    .returning({ current_no: numberCounter.current_no })
  if (!taken) throw series.usedUp(name[language], rule.end_no)
  return Array.from({ length: count }, (_, at) =>
    formatNumber(rule, date, taken.current_no - rule.step * (count - 1 - at)),
  )
}
