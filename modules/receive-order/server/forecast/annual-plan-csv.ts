import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import type { FileAnswer, InputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import type { annualPlanCsv as csvCall } from '../../contract/forecast/annual-plan.ts'
import { planOfYear } from './plan-of-year.ts'
import { comparedLines, yearCsv } from './year-csv.ts'

/** The year of a customer as it is stored, with its moving totals, which have no sum. */
export async function annualPlanCsv(context: Context, asked: InputOf<typeof csvCall>): Promise<FileAnswer> {
  const { year, months, rows } = await planOfYear(context, asked)
  const { customer_cd, branch_no, order_sales_div } = asked
  const division = fixedCodes.order_sales_div.texts[order_sales_div].ja
  const content = yearCsv({
    lead: ['年度', '得意先', '枝番', '受注／売上', '品目', '品名'],
    months,
    rows: rows.map(({ item_cd, item_nm, target, actual, before, moving }) => ({
      cells: [year, customer_cd, branch_no, division, item_cd, item_nm],
      lines: [
        ...comparedLines('計画値', { planned: target, actual, before }),
        ['年計', (of) => (of.length === 1 ? (moving[of[0] ?? ''] ?? '') : '')],
      ],
    })),
  })
  return { name: `得意先年間計画_${customer_cd}_${year}_${division}.csv`, content }
}
