import { z } from 'zod'
import { fiscalYear } from '#modules/receive-order/contract/forecast/annual-plan.ts'
import { month } from '#modules/receive-order/contract/forecast/monthly-plan.ts'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { codes } from '#platform/contract/code-table.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { csvErrors } from '#platform/contract/csv-errors.ts'
import { generic } from '#platform/contract/error-catalogue.ts'
import { amount } from '#platform/contract/field-kinds.ts'
import { screen } from '#platform/contract/screen.ts'
import type { salesManageList } from '../sale/sales-list.ts'
import { budgetErrors } from './budget-errors.ts'

/** 売上予算: what is to be sold, and to be made, in the months of a fiscal year. */
export const budgetScreen = screen({
  path: '/sales/salesBudget',
  name: 'salesBudget',
  title: { ja: '売上予算', en: 'Sales budget', zh: '销售预算' },
  icon: 'yen',
  guard: ['receiveorder:yes'],
  keepAlive: true,
})

/** Each way of dividing has a budget of its own: nothing says that their sums agree. */
export const budgetBy = codes('budget_by', {
  1: { ja: '部門', en: 'Department', zh: '部门' },
  2: { ja: '得意先', en: 'Customer', zh: '客户' },
  3: { ja: '品目区分', en: 'Item type', zh: '物料类型' },
})
export type BudgetBy = (typeof budgetBy.codes)[number]

/** What the list of lines calls them. */
export const conditionOf: Readonly<Record<BudgetBy, keyof typeof salesManageList.columns>> = {
  1: 'department_cd',
  2: 'customer_cd',
  3: 'item_type_cd',
}

const { sales_budget_div } = fixedCodes
export type BudgetDiv = (typeof sales_budget_div.codes)[number]

/** A cell of a month; blank and 0 are none. */
export const budgetAmount = amount({ ja: '予算', en: 'Budget', zh: '预算' }, { initial: '0' })

const base = '/api/receiveorder/salesBudget'
const guard = ['receiveorder:yes'] as const
const text = z.string()
const figures = z.record(z.string(), z.string())
const which = { sales_budget_div: sales_budget_div.schema, by: budgetBy.schema }

const budgetRow = z.object({
  /** A department, a customer with its branch, an item type; blank: what was sold without one. */
  ...{ code: text, branch_no: text, name: text },
  /** By the month of this year; `before` and `budget_before` are those of the year before. */
  ...{ budget: figures, actual: figures, before: figures, budget_before: figures },
  update_cnt: z.record(z.string(), z.number().int()),
})
export type BudgetRow = z.output<typeof budgetRow>

export const readBudget = endpoint({
  method: 'GET',
  path: `${base}/getBudget`,
  summary: { ja: '売上予算', en: 'Sales budget', zh: '销售预算' },
  guard,
  input: z.object({ ...which, year: fiscalYear }),
  output: z.object({
    year: text,
    months: z.array(text),
    /** What comes later has not happened yet. */
    this_month: text,
    /** False: nobody says what it has come to, so nothing is compared. */
    has_actual: z.boolean(),
    rows: z.array(budgetRow),
  }),
})

export const editBudget = endpoint({
  method: 'POST',
  path: `${base}/doEdit`,
  summary: { ja: '売上予算：登録', en: 'Sales budget: save', zh: '销售预算：登记' },
  guard,
  write: 'write:receiveorder',
  input: z.object({
    ...which,
    cells: z
      .array(
        z.object({
          ...{ code: z.string().min(1).max(20), branch_no: z.string().max(4), month },
          amount: budgetAmount.schema,
          /** −1: there was none. */
          update_cnt: z.number().int().min(-1),
        }),
      )
      .min(1)
      .max(20_000),
  }),
  output: z.object({ saved: z.number().int() }),
  errors: [generic.STALE, budgetErrors.BIZ_BUDGET_CODE, budgetErrors.BIZ_BUDGET_TWICE],
  audit: 'sales_budget',
})

/** Budget, actual, difference and rate, as they are stored. */
export const budgetCsv = endpoint({
  method: 'GET',
  path: `${base}/csvDownload`,
  summary: { ja: '売上予算：CSV', en: 'Sales budget: CSV', zh: '销售预算：CSV' },
  guard,
  input: z.object({ ...which, year: fiscalYear }),
  output: fileAnswer,
  file: 'text/csv; charset=Shift_JIS',
  errors: [csvErrors.CSV_NOT_WRITABLE],
})
