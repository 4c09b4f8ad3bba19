import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { monthAfter } from '#modules/receive-order/contract/forecast/forecast-periods.ts'
import { fiscalMonths } from '#modules/receive-order/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { BudgetRow, readBudget as readCall } from '../../contract/budget/budget-calls.ts'
import { dividings, readSold, type Span } from './budgeted.ts'
import { salesBudget } from './tables.ts'

type Asked = InputOf<typeof readCall>

/** The budget of a fiscal year beside what was posted, and beside the year before. */
export async function readBudget(context: Context, asked: Asked): Promise<OutputOf<typeof readCall>> {
  const { year, months, this_month } = await fiscalMonths(context, asked.year)
  const span: Span = { first: monthAfter(months[0] ?? '', -12), last: months.at(-1) ?? '' }
  const has_actual = asked.sales_budget_div === '1'
  const budgets = await readBudgets(context, asked, span)
  const sold = has_actual ? await readSold(context, asked.by, span) : []
  const found = new Map<string, BudgetRow>()
  for (const { code, branch_no, name } of await readDivided(context, asked.by, [...budgets, ...sold]))
    found.set(`${code} ${branch_no}`, { ...{ code, branch_no, name }, ...noFigures() })
  const known = new Set(months)
  for (const { code, branch_no, month, amount, update_cnt } of budgets) {
    const row = rowOf(found, code, branch_no)
    if (known.has(month)) {
      row.budget[month] = amount
      row.update_cnt[month] = update_cnt
    } else row.budget_before[monthAfter(month, 12)] = amount
  }
  for (const { code, branch_no, month, amount } of sold) {
    if (amount === '0') continue
    const row = rowOf(found, code, branch_no)
    if (known.has(month)) row.actual[month] = amount
    else row.before[monthAfter(month, 12)] = amount
  }
  return {
    ...{ year, months: [...months], this_month, has_actual },
    // What belongs to nobody stands last.
    rows: [...found.values()].toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1)),
  }
}

const noFigures = () => ({ budget: {}, actual: {}, before: {}, budget_before: {}, update_cnt: {} })

const orderOf = ({ code, branch_no }: BudgetRow): string => (code === '' ? '\uffff' : `${code} ${branch_no}`)

function rowOf(found: Map<string, BudgetRow>, code: string, branch_no: string): BudgetRow {
  const key = `${code} ${branch_no}`
  const row = found.get(key) ?? { ...{ code, branch_no, name: '' }, ...noFigures() }
  found.set(key, row)
  return row
}

const readBudgets = (
  { tx, session }: Context,
  { sales_budget_div, by }: Pick<Asked, 'sales_budget_div' | 'by'>,
  { first, last }: Span,
) =>
  rows(
    tx,
    { code: z.string(), branch_no: z.string(), month: z.string(), amount: z.string(), update_cnt: z.int() },
    sql`SELECT b.budget_cd AS code, b.branch_no, b.month, trim_scale(b.amount)::text AS amount, b.update_cnt
      FROM ${salesBudget} AS b WHERE b.company_cd = ${session.company_cd} AND b.factory_cd = ${session.factory_cd}
        AND b.sales_budget_div = ${sales_budget_div} AND b.budget_by = ${by} AND b.month BETWEEN ${first} AND ${last}`,
  )

/** Who is in use, and who has figures although it is not any more. */
function readDivided(
  { tx, session }: Context,
  by: Asked['by'],
  figures: readonly { readonly code: string; readonly branch_no: string }[],
) {
  const named = figures.map(({ code, branch_no }) => ({ code, branch_no }))
  return rows(
    tx,
    { code: z.string(), branch_no: z.string(), name: z.string() },
    sql`SELECT a.code, a.branch_no, a.name FROM (${dividings[by].all}) AS a WHERE a.company_cd = ${session.company_cd}
      AND (a.abort_div = '0' OR EXISTS (SELECT FROM ${sentRows(named, 's', { code: 'text', branch_no: 'text' })}
        WHERE s.code = a.code AND s.branch_no = a.branch_no)) ORDER BY 1, 2`,
  )
}
