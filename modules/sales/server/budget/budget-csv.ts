import { comparedLines, summed, yearCsv } from '#modules/receive-order/server/index.ts'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import type { FileAnswer, InputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { budgetBy, type budgetCsv as csvCall } from '../../contract/budget/budget-calls.ts'
import { readBudget } from './read-budget.ts'

/** The budget as it is stored, and where there is one, what it has come to. */
export async function budgetCsv(context: Context, asked: InputOf<typeof csvCall>): Promise<FileAnswer> {
  const { year, months, has_actual, rows } = await readBudget(context, asked)
  const division = fixedCodes.sales_budget_div.texts[asked.sales_budget_div].ja
  const by = budgetBy.texts[asked.by].ja
  const content = yearCsv({
    lead: ['年度', '区分', '集計単位', 'コード', '枝番', '名称'],
    months,
    rows: rows.map(({ code, branch_no, name, budget, actual, before }) => ({
      cells: [year, division, by, code, branch_no, name],
      lines: has_actual
        ? comparedLines('予算', { planned: budget, actual, before })
        : [summed('予算', budget)],
    })),
  })
  return { name: `売上予算_${year}_${division}_${by}.csv`, content }
}
